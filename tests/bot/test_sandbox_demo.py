"""The demo league: a whole league night through the real commands, in both languages."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot.config import Settings
from bot.i18n import LANGUAGES, Language
from bot.rulebook import the_rulebook
from bot.sandbox import demo
from bot.sandbox.people import ORGANIZER
from bot.sandbox.stage import live
from bot.sandbox.world import Room, World, build_world
from bot.startup import GuildhallBot, create_bot
from data.game_records import GameStatus, SeatState
from data.records import Delivery, PostKind
from data.transaction import read
from data.unit_of_work import UnitOfWork
from engine.backgammon.waiting import to_act
from engine.catan.phases import BEFORE_ROLL, DISCARD, MAIN, ROBBER
from engine.rivals.state import TurnPhase
from league.event import Event
from league.reporting import ReportKind, ReportState
from league.round import RoundStatus, TableStatus
from tests.support.contract import watch
from tests.support.reading import is_post, titles_of
from usecases.league_state import standings_of
from usecases.play.states import STATES


@pytest.fixture(params=LANGUAGES)
async def played(
    request: pytest.FixtureRequest, database_url: str, tmp_path: Path
) -> AsyncIterator[tuple[World, Language]]:
    """The demo server after the demo league was played."""
    settings = Settings(database_url=database_url, backup_dir=tmp_path, _env_file=None)
    began = datetime.now(UTC) - demo.HISTORY
    the_rulebook().build()  # as the sandbox does: the few seconds of a start are for the bot
    async with live(lambda now: create_bot(settings, now), began) as stage:
        with watch(stage.env):
            world = build_world(stage.env)
            await stage.env.bot.tree.sync()  # type: ignore[attr-defined]  # our own bot class
            await demo.play(stage.env.bot, world, request.param)  # type: ignore[arg-type]  # our own bot class
            yield world, request.param


def look(world: World, query: object) -> object:
    bot = world.env.bot
    assert isinstance(bot, GuildhallBot)
    return read(bot.bot_context.database, query)  # type: ignore[arg-type]  # a unit of work's question


@pytest.mark.slow  # make browser
async def test_the_demo_is_played_to_the_last_round_and_games_by_post_wait(
    played: tuple[World, Language],
) -> None:
    world, language = played

    def facts(uow: UnitOfWork) -> None:
        (event,) = uow.events.find()
        rounds = uow.rounds.find()
        assert [row.status for row in rounds] == [RoundStatus.FINISHED] * 3 + [RoundStatus.RUNNING]
        done = [t for t in uow.tables.find() if t.round_id != rounds[-1].id]
        assert {table.status for table in done} == {TableStatus.FINAL}
        assert any(len(table.seats) == 3 for table in done)
        versions = uow.results.find()
        assert any(version.ended_by_time for version in versions)
        corrected = next(version for version in versions if version.kind is ReportKind.CORRECTION)
        assert [v.state for v in versions if v.table_id == corrected.table_id] == [
            ReportState.SUPERSEDED,
            ReportState.FINAL,
        ]
        _standings_hold(uow, event)
        _everything_is_posted_once(uow, world.env.now())

    look(world, facts)
    words = {"ja": "第4回戦", "en": "Round 4"}[language]
    assert any(words in titles_of(message)[0] for message in _posts(world, Room.PAIRINGS))
    assert len(_posts(world, Room.STANDINGS)) == 1
    assert len(_posts(world, Room.ANNOUNCEMENTS)) == 1
    _games_wait(world)


def _games_wait(world: World) -> None:
    """The visitor is on turn in Catan and in a match against the house; one seat is free; a match is over."""
    direct = [
        message for message in world.members[ORGANIZER].user.dm_channel.history() if message.attachments
    ]
    assert len(direct) == 2
    assert all(letter.components for letter in direct)
    assert len(_posts(world, Room.GAMES)) == 5
    first, *matches = sorted(world.channels[Room.GAMES].threads, key=lambda thread: thread.id)
    assert len(first.history()) >= 5
    assert len(matches) == 3
    assert all(match.history() for match in matches)

    def facts(uow: UnitOfWork) -> None:
        mine, other = uow.games.find(kind="catan")
        assert (mine.status, other.status) == (GameStatus.PLAYING, GameStatus.OPEN)
        seat = uow.game_seats.first(game_id=mine.id, user_id=world.members[ORGANIZER].id)
        state = STATES.of(mine, uow)
        assert seat is not None
        against_the_house, between_two = uow.games.find(kind="backgammon")
        assert (against_the_house.status, between_two.status) == (GameStatus.PLAYING, GameStatus.OVER)
        match = STATES.of(against_the_house, uow)
        visitor = uow.game_seats.first(game_id=against_the_house.id, user_id=world.members[ORGANIZER].id)
        assert visitor is not None
        assert to_act(match) == (visitor.number,)
        assert match.turn >= 14
        (rivals,) = uow.games.find(kind="rivals")
        assert rivals.status is GameStatus.PLAYING
        realms = STATES.of(rivals, uow)
        (prince,) = uow.game_seats.find(game_id=rivals.id, state=SeatState.TAKEN)
        assert (realms.turn.seat, realms.turn.phase) == (prince.number, TurnPhase.BEFORE)
        assert realms.turn.number >= 10
        (turn_card,) = uow.game_cards.find(game_id=rivals.id, is_open=True)
        assert turn_card.since > 0, "the player is told the last round"
        assert state.turn.player == seat.number
        # The house rolls for a player without cards to play; what falls hangs on Discord's number of the first message.
        assert state.turn.phase in {BEFORE_ROLL, MAIN, DISCARD, ROBBER}

    look(world, facts)


def _standings_hold(uow: UnitOfWork, event: Event) -> None:
    """22 are ranked, the disqualified is not, and everybody has played as many games as there are results."""
    table = standings_of(uow, event)
    assert (len(table.rows), len(table.disqualified)) == (22, 1)
    assert table.rows[0].wins >= table.rows[-1].wins
    assert max(row.played for row in table.rows) >= 3


def _everything_is_posted_once(uow: UnitOfWork, now: datetime) -> None:
    posts = uow.outbox.posts.find()
    assert [post for post in posts if post.error or post.wanted > post.done] == []
    kinds = [post.kind for post in posts]
    assert (kinds.count(PostKind.STANDINGS), kinds.count(PostKind.ROUND)) == (1, 4)
    unsent = [notice for notice in uow.outbox.notices.find() if notice.state is not Delivery.SENT]
    waiting = [
        notice.key for notice in unsent if notice.due_at is None or notice.due_at <= now
    ]  # nights are quiet
    # First words to a new player come slowly, one after the other.
    assert [key for key in waiting if not key.startswith("game-first:")] == []


def _posts(world: World, room: Room) -> list[discord.Message]:
    return [message for message in world.channels[room].history() if is_post(message)]
