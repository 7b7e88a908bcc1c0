"""One whole game on the simulated Discord, from opening it to its result, with everything that may happen to it."""

import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import simcord

from data.game_records import GameSeat, GameStatus
from tests.games.kinds import CATAN, Kind
from tests.games.person import Person
from tests.games.sight import is_live, messages_in, posted_button, uses_of
from tests.support.night import Night, said
from tests.support.reading import raw_words
from tests.support.stored_game import StoredGame
from usecases.play.registry import rules_of
from usecases.play.stamps import stamp_of
from usecases.play.states import STATES
from usecases.play.views import seats_of

MOST_STEPS = 4000
PATIENCE = 6
"""Looks around without anybody's finding anything to do, each with more time for the bot, before it counts as stuck:
longer than the house lets its own proposal lie before people who say nothing."""


@dataclass
class Match(StoredGame):
    """A game, the people at it, and what has happened."""

    night: Night
    chance: random.Random
    kind: Kind = CATAN
    number: int = 0
    people: list[Person] = field(default_factory=list)
    moves: int = 0
    substitutions: int = 0
    former: list[Person] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    story: list[str] = field(default_factory=list)

    # Looking in from outside: only to decide what happens next, and to check

    @property
    def status(self) -> str:
        """Where the game stands."""
        return str(self.game.status)

    @property
    def seats(self) -> tuple[GameSeat, ...]:
        """The seats as stored."""
        found: tuple[GameSeat, ...] = self.look(lambda uow: seats_of(uow, self.game))
        return found

    @property
    def awaited(self) -> list[GameSeat]:
        """The seats whose clock runs."""
        return [seat for seat in self.seats if seat.deadline is not None]

    @property
    def thread(self) -> int:
        """The game's thread."""
        found: Any = self.look(lambda uow: uow.outbox.posts.first(kind="game", subject=self.number))
        return int(found.thread_id)

    def person(self, user: int) -> Person | None:
        """Who that is."""
        return next((one for one in self.people if one.user == user), None)

    # Playing

    async def begin(self, players: list[simcord.MemberActor], seats: int) -> None:
        """The first opens the game, the others join; the house's players take the rest."""
        chance, creator = self.chance, players[0]
        options = self.kind.options(chance, seats, len(players))
        options["word"] = f"w{chance.random()}"
        answer = said(await self.night.run(creator, self.kind.command, **options))
        assert "⛔" not in answer, answer
        await self.night.settle()
        games: Any = self.look(lambda uow: uow.games.find())
        self.number = max(game.id for game in games)
        for actor in players[1:]:
            answer = said(await self.night.run(actor, "game join", game=self.number, word=actor.name))
            assert "⛔" not in answer, answer
        self.people = [self.newcomer(actor) for actor in players]
        await self.pass_time(30)
        assert self.game.status is GameStatus.PLAYING

    def newcomer(self, actor: simcord.MemberActor) -> Person:
        """Somebody who plays from now on."""
        return Person(self.night, actor, self.kind, self.number, random.Random(self.chance.random()))

    async def pass_time(self, seconds: float) -> None:
        """Time for the bot's own work."""
        await self.night.env.advance_time(seconds)

    async def step(self, *, bot_rng: bool) -> str:
        """Somebody plays something; what it was."""
        self.chance.shuffle(self.people)
        for person in self.people:
            await self._notice_ping(person)
            played = await person.act(bot_rng=bot_rng)
            if played:
                self.moves += 1
                self.note(f"{person.actor.name} {played}")
                await self.pass_time(self.chance.choice((1, 5, 20, 200)))
                return played
        return ""

    async def _notice_ping(self, person: Person) -> None:
        """Whoever is pinged in the thread opens the panel, unless one is open that can be used."""
        if person.message() is not None:
            return
        ping = self.ping_for(person)
        if ping is not None:
            await person.open_panel(ping)

    def ping_for(self, person: Person) -> Any:  # noqa: ANN401 - a message, or None
        """The newest message in the thread that calls this person to their turn."""
        for message in messages_in(self.night.env, self.thread, person.user):
            if f"<@{person.user}>" in "\n".join(raw_words(message)) and posted_button(
                message, "game-turn", self.number
            ):
                return message
        return None

    async def until_over(self, mischief: Any = None) -> None:  # noqa: ANN401 - an async function of the match
        """Play until the game has ended; whoever is stuck says so."""
        idle = 0
        for _ in range(MOST_STEPS):
            if self.game.status is GameStatus.OVER:
                await self.pass_time(60)
                return
            if mischief is not None:
                await mischief(self)
            played = await self.step(bot_rng=mischief is not None and self.chance.random() < 0.05)
            idle = 0 if played else idle + 1
            if idle:
                await self.pass_time(60 * idle)
            assert idle < PATIENCE, self.where()
        raise AssertionError(f"the game does not end\n{self.where()}")

    async def judged(self, command: str, **options: object) -> str:
        """The judge acts on the game; the answer."""
        return said(await self.night.run(self.night.judge, command, game=self.number, **options))

    def board(self) -> Any:  # noqa: ANN401 - a message
        """The living post below which everybody finds their buttons."""
        posts = messages_in(self.night.env, self.night.hall.id, 0)
        return next(one for one in posts if posted_button(one, "game-turn", self.number))

    def check(self) -> None:
        """Whoever the game waits for has exactly one private message for it, drawn for this very moment."""
        game = self.game
        if game.status is not GameStatus.PLAYING:
            return
        for seat in self.seats:
            person = self.person(seat.user_id)
            if person is None:
                continue
            live = [one for one in person.letters() if is_live(one, self.number)]
            stamps = {next(iter(uses_of(one, self.number))).stamp for one in live}
            assert stamps <= {stamp_of(game)}, f"{stamps}\n{self.where()}"
            if seat.deadline is not None and seat.by_message:
                rests = "rest" in seat.orders.split()  # an order ends the turn: nobody is woken for it
                assert len(live) == 1 or (rests and not live), self.where()
            elif seat.deadline is not None:
                assert self.ping_for(person), self.where()

    def note(self, what: str) -> None:
        """For whoever has to find out what went wrong."""
        self.story.append(f"{self.night.env.now():%d %H:%M:%S} [{self.game.events}] {what}")

    def where(self) -> str:
        """Where the game stands and how it came there."""
        state = self.look(lambda uow: STATES.of(self.game, uow))
        waits = self.look(lambda uow: uow.game_cards.find(game_id=self.number, is_open=True))
        seats = "\n".join(str(seat) for seat in self.seats)
        cards = "\n".join(str(card) for card in waits)
        turn = f"to act {rules_of(self.game).awaited(state)}"
        return "\n".join(["", *self.story[-25:], turn, seats, cards, str(self.game)])

    async def sleep_until(self, due: Any) -> None:  # noqa: ANN401 - a moment
        """Let time pass until a moment, in stretches that the simulation bears."""
        while (left := due - self.night.env.now()) > timedelta():
            await self.pass_time(min(left.total_seconds(), 3600))
