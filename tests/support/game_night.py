"""A game of four people on the simulated Discord, driven by moves, and what each of them can see of it."""

import json
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any, TypeAlias

import discord
import pytest
import simcord
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.delivery import notices
from bot.ui.play.component_ids import words_of
from data.game_records import GameSeat, PostGame
from data.records import Timer, TimerKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Action, Offer
from engine.catan.events import Event
from engine.catan.policy import value
from engine.catan.record_codecs import read_event, write_event
from engine.catan.state import CatanState
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import in_order
from tests.support.night import Night
from tests.support.reading import controls_in
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.move import PlayMove, play_move
from usecases.play.player_actions import GiveOrders, give_orders
from usecases.play.stamps import stamp_of
from usecases.play.start import begin_game
from usecases.play.states import STATES
from usecases.play.views import seats_of
from usecases.timers import fire

POLL = 31
"""Seconds after which the outbox has looked for work by itself."""
_MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")
_numbers = count(10**6)


@contextmanager
def secret_of(text: str, seats: int = 4) -> Iterator[None]:
    """Games begun meanwhile have this secret and no starting message: their dice and their seats are known."""
    known = in_order(seats, text.encode())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda *_: known)
        patch.setattr(notices, "begin_game", lambda game, _, now, uow: begin_game(game, 0, now, uow))
        yield


@dataclass
class GameNight:
    """A game under way, its four people in turn order, and how far the requests to Discord have been looked at."""

    night: Night
    number: GameId
    told: int = 0

    @property
    def game(self) -> PostGame:
        """The game as it is stored."""
        found: Any = self.night.read(lambda uow: uow.games.require(self.number))
        return found  # type: ignore[no-any-return]  # read gives any object

    @property
    def seats(self) -> tuple[GameSeat, ...]:
        """The seats as they are stored."""
        found: Any = self.night.read(lambda uow: seats_of(uow, uow.games.require(self.number)))
        return found  # type: ignore[no-any-return]  # read gives any object

    @property
    def state(self) -> CatanState:
        """The whole state, secrets included."""
        found: Any = self.night.read(lambda uow: STATES.of(uow.games.require(self.number), uow))
        return found  # type: ignore[no-any-return]  # read gives any object

    def who(self, seat: int) -> simcord.MemberActor:
        """Who plays a seat."""
        user = self.seats[seat].user_id
        return next(player for player in self.night.players if player.id == user)

    def caller(self, seat: int) -> Caller:
        """A player who speaks now."""
        player = self.who(seat)
        number = next(_numbers)
        return Caller(player.id, "", self.night.guild.id, self.night.env.now(), number)

    def do(self, use_case: Any, command: Any) -> Any:  # noqa: ANN401 - any use case
        """Carry out a use case, without an interaction on Discord."""
        return execute(self.night.bot.bot_context.database, use_case, command)

    def play(self, seat: int, action: Action | str) -> None:
        """A player moves; Discord hears of it when time goes on."""
        words = action if isinstance(action, str) else catan.format(action)
        done = self.do(play_move, PlayMove(self.caller(seat), self.number, stamp_of(self.game), words))
        assert not isinstance(done, Refusal), (words, done)

    def order(self, seat: int, words: str) -> None:
        """A player gives a standing order."""
        done = self.do(give_orders, GiveOrders(self.caller(seat), self.number, words))
        assert not isinstance(done, Refusal), (words, done)

    def choice(self, seat: int) -> Action:
        """What a sensible player does at this seat; offers are left out."""
        actions = tuple(a for a in catan.legal(self.state, seat) if not isinstance(a, Offer))
        return value.choose(catan.view(self.state, seat), actions, lambda _limit: 0)

    def step(self) -> None:
        """The first who must decide moves sensibly."""
        seat = catan.to_act(self.state)[0]
        self.play(seat, self.choice(seat))

    def until(self, fits: Callable[[CatanState], bool], most: int = 300) -> None:
        """Sensible moves until the state fits."""
        for _ in range(most):
            if fits(self.state):
                return
            self.step()
        raise AssertionError("it never comes to that")

    def events(self) -> list[tuple[int, Event]]:
        """What has happened, with its places."""
        stored: Any = self.night.read(lambda uow: uow.game_events.since(self.number, 0))
        return [(one.place, read_event(json.loads(one.event))) for one in stored]

    def rewrite(self, place: int, event: Event) -> None:
        """Put another event in the place of one that happened: nobody notices but those who know of it."""

        def work(uow: UnitOfWork) -> None:
            tail = uow.game_events.since(self.number, place)
            uow.game_events.cut(self.number, place)
            changed = tail[0]._replace(event=json.dumps(write_event(event)))
            uow.game_events.append(self.number, (changed, *tail[1:]), self.night.bot.bot_context.now())

        write(self.night.bot.bot_context.database, work, lambda _: True)
        forget_states()

    async def rest(self, seconds: float = POLL) -> None:
        """Time goes on; the outbox does its work."""
        await self.night.env.advance_time(seconds)

    async def shown(self, seat: int, words: str) -> tuple[discord.Message, tuple[str] | tuple[str, str]]:
        """The player's newest message and its control for these words, once it has come (a slow machine polls more)."""
        for _poll in range(20):
            await self.rest()
            if found := choice_of(self.direct(seat)[-1], words):
                return self.direct(seat)[-1], found
        raise AssertionError(f"seat {seat} is not offered {words}")

    @property
    def thread(self) -> int:
        """The thread under the board."""
        return self.night.read(lambda uow: uow.outbox.posts.first(kind="game", subject=self.number)).thread_id  # type: ignore[attr-defined,no-any-return]  # read gives any object

    def thread_messages(self) -> list[discord.Message]:
        """The messages of the game's thread, oldest first."""
        thread = next(found for found in self.night.hall.threads if found.id == self.thread)
        return list(thread.history())

    def direct(self, seat: int) -> list[discord.Message]:
        """The private messages that a player has received."""
        return list(self.who(seat).user.dm_channel.history())

    def timers(self, seat: int, *kinds: TimerKind) -> list[tuple[str, int, timedelta]]:
        """When something goes off for a seat: kind, detail, how long from now."""
        number, now = self.seats[seat].id, self.night.env.now()
        found: list[Timer] = []
        for kind in kinds or (TimerKind.GAME_DEADLINE, TimerKind.GAME_REMINDER):
            waiting: Any = self.night.read(lambda uow, kind=kind: uow.timers.waiting(kind, number))  # type: ignore[misc]  # bound at once
            found += waiting
        return [(str(one.kind), one.detail, one.due_at - now) for one in found]

    def run_out(self, seat: int) -> None:
        """The time of a seat is up now, without the hours before."""
        number = self.seats[seat].id
        database = self.night.bot.bot_context.database
        waiting = read(database, lambda uow: uow.timers.waiting(TimerKind.GAME_DEADLINE, number))
        assert write(database, lambda uow: fire(waiting[0].id, waiting[0].due_at, uow), bool)

    # What people can see

    def sightings(self, seats: tuple[int, ...]) -> list[str]:
        """Every message that these seats could see sent, edited or deleted since the last look, byte for byte.

        Channels and threads are open to all; private messages are those of the seats. Where several messages go out at
        once their order is chance's, so each channel's are sorted.
        """
        private = {player.user.dm_channel.id for player in self.night.players}
        open_ = self._channels() | {self.who(seat).user.dm_channel.id for seat in seats}
        requests, self.told = self.night.env.http_requests[self.told :], len(self.night.env.http_requests)
        seen = []
        for entry in requests:
            match = _MESSAGE.search(entry.path)
            if match and (int(match[1]) in open_ or int(match[1]) not in private):
                seen.append(f"{match[1]} {entry.method} {_words(entry.json)}")
        return sorted(seen) + [self._shown(channel) for channel in sorted(open_)]

    def _channels(self) -> set[int]:
        channels = self.night.channels.values()
        return {channel.id for channel in channels} | {
            thread.id for channel in channels for thread in channel.threads
        }

    def _shown(self, channel: int) -> str:
        """What a channel shows now: words, boxes, parts, and the files byte for byte."""
        backend = self.night.env.backend
        messages = backend.messages.get(channel, {}).values()
        parts = []
        for message in messages:
            if not message.is_ephemeral:
                files = [
                    (one["filename"], one.get("description"), backend.cdn.get(one["url"]))
                    for one in message.attachments
                ]
                parts.append(repr((message.content, _bare(message.embeds), _bare(message.components), files)))
        return f"{channel}: " + "\n".join(sorted(parts))

    async def answers(self, seats: tuple[int, ...]) -> list[str]:
        """What these players are told when they ask for everything that a game shows."""
        found = []
        for seat in seats:
            who = self.who(seat)
            for command in ("game show", "game hand", "game orders", "game list", "game replay"):
                options = {} if command == "game list" else {"game": self.number}
                result = await self.night.run(who, command, **options)
                found.append(f"{seat} {command}: {self._answer(result)}")
            found.append(repr(await who.autocomplete(self.night.hall, "game show", "game", "")))
        self.told = len(self.night.env.http_requests)
        return found

    def _answer(self, result: simcord.InteractionResult) -> str:
        cdn = self.night.env.backend.cdn
        parts = []
        for message in (result.response, *result.followups):
            if message is not None:
                files = [(one.filename, one.description, cdn.get(one.url)) for one in message.attachments]
                boxes = [_bare([box.to_dict()]) for box in message.embeds]
                parts.append(repr((message.content, boxes, _bare(message.components), files)))
        return "\n".join(parts)


def _words(body: Any) -> str:  # noqa: ANN401 - Discord's JSON
    """A request without what only its sender sees, and without files, which are looked at where they stand."""
    kept = {key: value for key, value in (body or {}).items() if key not in {"nonce", "attachments"}}
    return json.dumps(kept, sort_keys=True, default=str)


def _bare(boxes: Any) -> str:  # noqa: ANN401 - Discord's JSON
    """Boxes or parts without the addresses of files, which are as new as the file."""
    words = json.dumps(boxes, sort_keys=True, default=_as_json)
    return re.sub(r"https?://[^\"'\s)\\]*|(?<=\"attachment_id\": \")\d+", "…", words)


def _as_json(part: Any) -> Any:  # noqa: ANN401 - a part of a layout, or anything else
    return part.to_dict() if hasattr(part, "to_dict") else str(part)


def forget_states() -> None:
    """What this process remembers of games: twins have the same commitment, and a twist changes stored events."""
    STATES._seen.clear()


async def four_at_a_table(
    night: Night, secret: str, where: simcord.ChannelHandle | None = None, **options: object
) -> GameNight:
    """Four people open a game and sit down; it begins."""
    forget_states()
    first, *others = night.players[:4]
    with secret_of(secret):
        await first.slash(where or night.hall, "catan new", seats=4, **options)
        await night.settle()
        games: Any = night.read(lambda uow: uow.games.find())
        table = GameNight(night, GameId(max(int(game.id) for game in games)))
        for player in others:
            await night.run(player, "game join", game=table.number)
        await table.rest()
    return table


Click: TypeAlias = (
    tuple[simcord.MemberActor, discord.Message, str] | tuple[simcord.MemberActor, discord.Message, str, str]
)
"""Who uses which control under which message, and what is chosen where it is a menu."""


async def at_once(night: Night, *clicks: Click) -> list[simcord.InteractionResult]:
    """Several people (or one, twice) use a control before any of them has an answer; it need not be shown any more."""
    results = []
    backend = night.env.backend
    for who, message, custom_id, *values in clicks:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=message.channel.id,
            guild_id=message.guild.id if message.guild else None,
            user_id=who.id,
            data=data | ({"values": values} if values else {}),
        )
        record.source_message_id = message.id
        stored = backend.messages[message.channel.id][message.id]
        payload["message"] = dict(message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload)
        results.append(simcord.InteractionResult(night.env, record))
    await night.settle()
    return results


def controls_of(message: discord.Message) -> list[str]:
    """The ids of the buttons and menus under a message, but for the one that shows it in another language."""
    return [
        str(item.custom_id) for item in _items(message) if not str(item.custom_id).startswith("read-other:")
    ]


def control(message: discord.Message, words: str) -> str:
    """The id of the button that says these words."""
    return next(found for found in controls_of(message) if found.endswith(f":{words}"))


def choice_of(message: discord.Message, words: str) -> tuple[str] | tuple[str, str] | None:
    """The control under a message that says these words: a button's id, or a menu's with the value to choose."""
    for item in _items(message):
        custom_id = str(item.custom_id)
        if not custom_id.startswith("play"):  # not a control of the panel
            continue
        prefix = custom_id.split(":", 3)[3]
        if custom_id.startswith("play:") and prefix == words:
            return (custom_id,)
        for option in getattr(item, "options", ()):
            if words_of(prefix, [option.value]) == words:
                return custom_id, str(option.value)
    return None


def _items(message: discord.Message) -> list[Any]:
    return controls_in(message)
