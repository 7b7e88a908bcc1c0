"""People who play a game by post while the bot is killed: they see private messages, and repeat what got no answer."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from data.game_records import GameSeat, GameStatus, PostGame
from data.records import Delivery, Notice, Post, TimerKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import GameId, GameSeatId
from tests.chaos.reaper import Chaos, until
from tests.games.kinds import CATAN, Kind
from tests.games.sight import Use, controls_of, is_live
from tests.support.loopback import Message, User
from tests.support.loopback.model import InteractionHandle
from tests.support.process_night import ProcessNight
from usecases.play.views import GameView, seats_of, seen_by

ANSWER = 4.0
"""Seconds that somebody waits for an answer before looking again."""
REFUSAL = 2.0
"""Seconds after which a refusal must have followed the redrawn panel."""
REPEAT = 0.7
"""How likely somebody who got no answer uses the same control again without looking."""
_LONGEST_PAUSE = timedelta(minutes=10)
"""Between two tries, and more."""


@dataclass(frozen=True)
class Letter:
    """A private message as it is now."""

    id: int
    channel_id: int
    components: list[dict[str, Any]]


@dataclass(frozen=True)
class Click:
    """A move that somebody made, and when by the loop's clock they looked whether the message had gone on."""

    seat: int
    use: Use
    handle: InteractionHandle
    sent: float
    looked: float
    moved_on: bool

    def accepted(self, ends: Sequence[float]) -> bool:
        """Whether the bot answered that the move is made, and lived on long enough to refuse it in words."""
        lived = not any(self.sent <= end <= self.looked + REFUSAL for end in ends)
        answered = self.moved_on and self.handle.answered_event.is_set()
        return answered and lived and "⛔" not in self.handle.text and "⚠️" not in self.handle.text


@dataclass
class Play:
    """Games on one server, one after the other, until there were enough kills."""

    chaos: Chaos
    people: list[User]
    kind: Kind = CATAN
    number: GameId = GameId(0)
    stopped: bool = False
    clicks: list[Click] = field(default_factory=list)
    repeated: int = 0
    hastened: int = 0
    over: int = 0

    @property
    def night(self) -> ProcessNight:
        """The server and its people."""
        return self.chaos.night

    @property
    def game(self) -> PostGame:
        """The game as stored."""
        return self.night.look(lambda uow: uow.games.require(self.number))

    @property
    def seats(self) -> tuple[GameSeat, ...]:
        """Its seats."""
        return self.night.look(lambda uow: seats_of(uow, uow.games.require(self.number)))

    async def open(self) -> None:
        """A new game; the house takes the seats that are left."""
        first, *others = self.people
        before = self.night.look(lambda uow: len(uow.games.find()))
        hall, seats = self.night.rooms["hall"], max(self.kind.seats)
        options = {**self.kind.options(self.chaos.chance, seats, len(self.people)), "hours": 12}
        await self.chaos.do(
            lambda: self.night.server.slash(first, hall, self.kind.command, options),
            lambda uow: len(uow.games.find()) > before,
        )
        self.number = self.night.look(lambda uow: max(game.id for game in uow.games.find()))
        for person in others:
            await self._join(person)

    async def _join(self, person: User) -> None:
        """One sits down."""
        hall = self.night.rooms["hall"]
        await self.chaos.do(
            lambda: self.night.server.slash(person, hall, "game join", {"game": self.number}),
            lambda uow: bool(uow.game_seats.find(user_id=person.id, game_id=self.number)),
        )

    async def play(self) -> None:
        """Everybody plays, until told to stop; a finished game is followed by another."""
        while not self.stopped:
            await self.open()
            async with asyncio.TaskGroup() as table:
                for person in self.people:
                    table.create_task(self.sit(person))
                table.create_task(self.fate())
            self.over += self.game.status is GameStatus.OVER

    async def sit(self, person: User) -> None:
        """One person plays until the game is over."""
        chance = random.Random(self.chaos.chance.random())
        while not self.stopped and self.game.status is not GameStatus.OVER:
            if not await self.act(person, chance):
                await asyncio.sleep(0.15)

    async def fate(self) -> None:
        """Now and then somebody's time runs out: the timer is due at once."""
        while not self.stopped and self.game.status is not GameStatus.OVER:
            await asyncio.sleep(self.chaos.chance.uniform(4, 10))
            waiting = [seat for seat in self.seats if seat.deadline is not None]
            if waiting:
                seat = self.chaos.chance.choice(waiting)
                self.hastened += self._hasten(seat.id)

    def _hasten(self, seat_id: int) -> bool:
        """Make the end of somebody's time due; whether it was still ahead."""
        return write(self.night.database, lambda uow: _hastened(uow, seat_id), lambda _: True)

    # One person

    def letters(self, person: User) -> list[Message]:
        """The private messages with controls of this game, newest first."""
        found = [one for one in self.night.server.dms(person) if not one.deleted and not one.ephemeral]
        return [one for one in reversed(found) if is_live(shown(one), self.number)]

    def seen(self, person: User) -> GameView | None:
        """What somebody may know."""

        def look(uow: UnitOfWork) -> GameView | None:
            seat = uow.game_seats.first(game_id=self.number, user_id=person.id)
            return seen_by(uow, uow.games.require(self.number), seat.number) if seat else None

        return self.night.look(look)

    async def act(self, person: User, chance: random.Random) -> bool:
        """One tap towards what a sensible player wants; whether there was something to do."""
        seen = self.seen(person)
        if seen is None or seen.seat is None:
            return False
        if seen.seats[seen.seat].autopilot:
            return await self.come_back(person)
        letters, wish = self.letters(person), self.kind.wish(seen, chance)
        if not letters or not wish:
            return False
        use = self.kind.towards(list(controls_of(shown(letters[0]), self.number)), wish, seen)
        if use is None:
            return False
        await self.tap(person, seen.seat, letters[0], use)
        while chance.random() < REPEAT and self.clicks and not self.clicks[-1].moved_on and use.is_move:
            self.repeated += 1
            if not await self.tap(person, seen.seat, letters[0], use):
                break
        return True

    async def tap(self, person: User, seat: int, letter: Message, use: Use) -> bool:
        """Use a control and wait for what happens; whether it is still there to be used."""
        clock, server = asyncio.get_running_loop(), self.night.server
        sent = clock.time()
        try:
            if use.values:
                handle = server.select(letter, use.custom_id, person, list(use.values))
            else:
                handle = server.click(letter, use.custom_id, person)
        except (ValueError, LookupError):
            return False
        edits = letter.edits
        with contextlib.suppress(TimeoutError):
            await server.until(lambda: letter.edits > edits or not self.night.bot.running, ANSWER)
        await asyncio.sleep(0.3)  # a refusal follows the redrawn panel
        if use.is_move:
            stamps = {one.stamp for one in controls_of(shown(letter), self.number) if isinstance(one, Use)}
            moved_on = letter.edits > edits and use.stamp not in stamps
            self.clicks.append(Click(seat, use, handle, sent, clock.time(), moved_on))
        return True

    async def come_back(self, person: User) -> bool:
        """Whoever the house plays for comes back by the button below the board."""
        server, button = self.night.server, f"game-turn:{self.number}:0"
        boards = [one for one in server.messages(self.night.rooms["hall"]) if button in str(one.components)]
        if not boards:
            return False
        try:
            await server.answered(server.click(boards[-1], button, person), within=ANSWER)
        except (TimeoutError, ValueError, LookupError):
            await asyncio.sleep(0.1)
        return True

    async def quiet(self) -> None:
        """The bot lives, and everything that is due is done."""
        try:
            await until("all is delivered", lambda: not self.night.look(_waiting), self.night.bot)
        except AssertionError as late:
            raise AssertionError(f"{self.night.look(_waiting)}") from late


def shown(message: Message) -> Letter:
    """A message as a person sees it now."""
    return Letter(message.id, message.channel.id, list(message.body.get("components") or []))


def _hastened(uow: UnitOfWork, seat_id: int) -> bool:
    seat, timers = (
        uow.game_seats.require(GameSeatId(seat_id)),
        uow.timers.waiting(TimerKind.GAME_DEADLINE, seat_id),
    )
    if seat.deadline is None or not timers:
        return False
    uow.timers.schedule(TimerKind.GAME_DEADLINE, seat_id, seat.deadline.replace(year=2020))
    return True


def _waiting(uow: UnitOfWork) -> list[Post | Notice]:
    """What is not delivered yet, or was to be drawn by an answer that may never have come."""
    timers = [uow.timers.get(number) for number in uow.timers.due(datetime.max.replace(tzinfo=UTC))]
    drawing = {timer.subject for timer in timers if timer and timer.kind is TimerKind.GAME_REDRAWN}
    posts = [post for post in uow.outbox.posts.find() if post.wanted != post.done or post.id in drawing]
    pending = uow.outbox.notices.find(state=Delivery.PENDING)
    return [*posts, *(notice for notice in pending if not waits_for_morning(notice))]


def waits_for_morning(notice: Notice) -> bool:
    """Its reader sleeps, in Japan and by the real clock: it was never tried, and is due later than any other try."""
    due, now = notice.due_at, datetime.now(UTC)
    if due is None or notice.attempted_at is not None:
        return False
    # In the minutes before the morning it is told by the full hour.
    return due > now + _LONGEST_PAUSE or (due > now and not (due.minute or due.second or due.microsecond))
