"""A server with many games by post under way, and a bot process that serves it: what `bench.games` measures on.

A few games are played out by the house's player through the engine; each stored game is one of them up to a moment of
its own, so that no two stand alike. From there on the use cases take over: they open the messages, set the deadlines
and wish the posts. The messages are put straight into the simulated Discord as the bot would write them, with the
names of their pictures but empty files (drawing 4,000 would take minutes); every later change is made by the bot.
"""

import json
import random
import secrets
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sqlmodel import insert

from bot.games import seat_games
from bot.i18n import choose
from bot.ui.play import board_post, prompt_post
from bot.ui.reply import Reply
from data.database import Database, open_database
from data.game_records import GameSeat, GameStatus, PostGame, Prompt, PromptKind, SeatState
from data.game_tables import GameEventRow
from data.migrate import upgrade
from data.records import Guild, Post, PostKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Action, Offer
from engine.catan.chance import chance_action
from engine.catan.names import CHANCE, Seat
from engine.catan.options import CatanOptions
from engine.catan.policy import value
from engine.catan.record_codecs import write_event
from engine.catan.rules import CATAN
from engine.catan.state import CatanState, opening
from engine.fairness import ChanceSeed, chance_at, commitment, seating
from engine.protocol import EngineRefusal, Streams
from league.ids import GameId, GameSeatId, PromptId
from tests.support.loopback import TOKEN, BotProcess, Channel, LoopbackDiscord, Message, User
from tests.support.loopback.api import SentFile
from tests.support.loopback.model import LAYOUT, ChannelKind
from tests.support.loopback.posting import create
from usecases.execute import note
from usecases.play.commit import commit_moves, moves_of
from usecases.play.show import board_view, prompt_view

PLAYED = 50
"""Games that are really played; the others begin like one of them."""
USERS = 400
SEATS = 4
TOLD = 16
"""Events since a player's last turn: about a round."""
_BATCH = 50


@dataclass(frozen=True)
class Decision:
    """What one decision of a played game stored: who decided, the events, and where the turn began."""

    seat: Seat
    events: tuple[dict[str, Any], ...]
    turn_place: int


@dataclass(repr=False)
class GamesNight:
    """The server, the bot's process, the database, and the people by their ids."""

    server: LoopbackDiscord
    bot: BotProcess
    database: Database
    people: dict[int, User]
    boards: list[tuple[Message, list[User]]]


@asynccontextmanager
async def games_night(
    folder: Path, games: int, settings: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[GamesNight]:
    """So many games under way, and a bot that serves them, with these settings."""
    seat_games()
    url = f"sqlite:///{folder / 'league.db'}"
    database = open_database(url)
    upgrade(database)
    async with LoopbackDiscord(guild_name="League", locale="ja") as server:
        hall = server.channel("hall")
        row = Guild(server.guild.id, language="ja", announcements_channel=hall.id, pairings_channel=hall.id)
        write(database, lambda uow: uow.guilds.add(row), lambda _: True)
        people = [
            server.user(f"Player {number:03d}", locale=("ja", "en-US")[number % 2]) for number in range(USERS)
        ]
        store(database, server, hall, people, games)
        boards = read(database, lambda uow: post_boards(server, hall, uow))
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "GUILDHALL_DISCORD_BASE": server.base,
            "GUILDHALL_DATABASE_URL": url,
            "GUILDHALL_LOG_LEVEL": "WARNING",
            **settings,
        }
        note_posts(database, server, {user.id: user for user in people}, boards)
        async with BotProcess((sys.executable, "-m", "bot", "run"), folder / "bot.log", environment) as bot:
            await server.ready(within=120)
            by_id = {user.id: user for user in people}
            seats = read(database, lambda uow: seated(uow, by_id))
            yield GamesNight(server, bot, database, by_id, [(boards[game], seats[game]) for game in boards])
    database.dispose()


# Games


def played(number: int) -> list[Decision]:
    """A game between four of the house's players, without trades between them, decision by decision."""
    secret = number.to_bytes(32, "big")
    choice = random.Random(number)  # noqa: S311 - a game, not a secret
    options, place = CatanOptions(), 1
    laid = catan.lay(options, chance_at(secret, (), 0))
    state: CatanState = opening(options, SEATS, laid.layout)
    done = [Decision(CHANCE, (write_event(laid),), 0)]
    turn_place = 0
    while actors := catan.to_act(state):
        seat = actors[0]
        action = chosen(state, seat, secret, place, choice)
        answer = catan.decide(state, seat, action)
        if isinstance(answer, EngineRefusal):
            raise TypeError(answer)
        before = state.turn.number
        for event in answer:
            state = catan.evolve(state, event)
        place += len(answer)
        turn_place = place if state.turn.number != before else turn_place
        done.append(Decision(seat, tuple(write_event(event) for event in answer), turn_place))
    return done


def chosen(state: CatanState, seat: Seat, secret: bytes, place: int, choice: random.Random) -> Action:
    """What chance, or the house's player, does."""
    if seat == CHANCE:
        return chance_action(state, chance_at(secret, (), place))
    actions = tuple(action for action in catan.legal(state, seat) if not isinstance(action, Offer))
    return value.choose(catan.view(state, seat), actions, choice.randrange)


def store(database: Database, server: LoopbackDiscord, hall: Channel, people: list[User], games: int) -> None:
    """The games in the database: all seats by persons, but in every fourth game one by the house."""
    sources = [played(number) for number in range(PLAYED)]
    chance = random.Random(1)  # noqa: S311 - who sits where
    now = datetime.now(UTC)
    for first in range(1, games + 1, _BATCH):

        def begun(uow: UnitOfWork, numbers: range = range(first, min(first + _BATCH, games + 1))) -> None:
            for number in numbers:
                source = sources[number % PLAYED]
                stop = 1 + (number // PLAYED * 997 + number * 31) % (len(source) - 6)
                add(uow, server, hall, chance.sample(people, SEATS), source[:stop], now)

        note(database, begun, now)


def add(
    uow: UnitOfWork,
    server: LoopbackDiscord,
    hall: Channel,
    crowd: list[User],
    decisions: list[Decision],
    now: datetime,
) -> None:
    """One game up to a moment; its commitment is its own, though its past was played with another secret."""
    secret = secrets.token_bytes(32)
    events = [(step, one.seat, event) for step, one in enumerate(decisions) for event in one.events]
    game = uow.games.add(
        PostGame(
            id=GameId(0), guild_id=server.guild.id, channel_id=hall.id, created_by=crowd[0].id, created_at=now,
            secret=secret.hex(), commitment=commitment(secret), kind="catan", rules_version=2,
            options=json.dumps(CATAN.rules.write_options(CatanOptions())),
            seats=SEATS, status=GameStatus.PLAYING, events=len(events), turn_place=decisions[-1].turn_place,
            started_at=now,
        )
    )  # fmt: skip
    drawn = seating(ChanceSeed(secret, ("",) * SEATS), Streams.BY_COUNT)
    for number, user in enumerate(crowd):
        bot = number == 3 and game.id % 4 == 0
        state, user_id, name = (SeatState.BOT, 0, "Bot 1") if bot else (SeatState.TAKEN, user.id, user.name)
        uow.game_seats.add(
            GameSeat(GameSeatId(0), game.id, number, state, user_id, name, listed=drawn[number])
        )
        if not bot:  # the message of an earlier turn: what happened since then is news
            told = max(0, len(events) - TOLD)
            uow.game_cards.add(
                Prompt(
                    PromptId(0),
                    game.id,
                    number,
                    user_id,
                    PromptKind.TURN,
                    -1,
                    max(0, told - TOLD),
                    now,
                    is_open=False,
                    until=told,
                )
            )
    connection = uow._connection  # noqa: SLF001 - 300,000 rows at once, past the repository
    rows = [
        {"game_id": game.id, "place": place, "step": step, "seat": seat, "at": now, "event": event}
        for place, (step, seat, event) in enumerate(events)
    ]
    connection.execute(insert(GameEventRow), rows)
    commit_moves(uow, moves_of(uow, game, now))


# What stands on Discord


def post_boards(server: LoopbackDiscord, hall: Channel, uow: UnitOfWork) -> dict[GameId, Message]:
    """The boards and their threads, by game."""
    posts = {}
    for game in uow.games.find():
        seen = board_view(game.id, uow)
        if seen is None:
            raise LookupError(game.id)
        message = posted(server, hall, board_post.render(seen, "ja"))
        name = board_post.thread_name(seen, "ja")
        message.thread = server.world.add_channel(
            Channel(
                message.id, ChannelKind.PUBLIC_THREAD, name, hall.guild, hall, owner_id=server.world.bot.id
            )
        )
        posts[game.id] = message
    return posts


def note_posts(
    database: Database, server: LoopbackDiscord, people: dict[int, User], boards: dict[GameId, Message]
) -> None:
    """The messages to players; and the bot's own record of where everything stands."""

    def noted(uow: UnitOfWork) -> None:
        rooms = {user_id: server.dm_channel(user) for user_id, user in people.items()}
        for post in uow.outbox.posts.find():
            thread = post.kind is PostKind.GAME
            message = (
                boards[GameId(post.subject)] if thread else card_message(server, rooms, people, post, uow)
            )
            standing = replace(
                post,
                done=post.wanted,
                channel_id=message.channel.id if message else 0,
                message_id=message.id if message else 0,
                thread_id=message.id if message and thread else 0,
            )
            uow.outbox.posts.save(standing)

    write(database, noted, lambda _: True)


def card_message(
    server: LoopbackDiscord, rooms: dict[int, Channel], people: dict[int, User], post: Post, uow: UnitOfWork
) -> Message | None:
    """A message to a player in their language; None for one that has served."""
    seen = prompt_view(PromptId(post.subject), uow)
    if seen is None or seen.card is None:
        return None
    reader = seen.card.user_id
    return posted(server, rooms[reader], prompt_post.render(seen, choose("", people[reader].locale, "")))


def posted(server: LoopbackDiscord, channel: Channel, reply: Reply) -> Message:
    """A message of the bot's; its pictures have names but nothing in them."""
    sent = reply.sent()
    view = sent["view"]
    body = {
        "content": sent["content"],
        "embeds": [box.to_dict() for box in sent["embeds"]],
        "components": view.to_components() if view else [],
        "flags": LAYOUT if reply.cards else 0,
    }
    files = tuple(SentFile(number, file.name, b"") for number, file in enumerate(reply.files))
    return create(server._api, channel, server.world.bot, body, files)  # noqa: SLF001


def seated(uow: UnitOfWork, people: dict[int, User]) -> dict[int, list[User]]:
    """The people at each game."""
    found: dict[int, list[User]] = {}
    for seat in uow.game_seats.find():
        if seat.user_id:
            found.setdefault(seat.game_id, []).append(people[seat.user_id])
    return found
