"""What is kept of a person or a server is given out, and nothing of it stays when it is deleted."""

import json
import stat
from pathlib import Path
from typing import Any

from sqlalchemy import BigInteger
from sqlmodel import SQLModel

from data.all_tables import TABLES
from data.backup import back_up
from data.database import Database, open_database
from data.game_records import UNDECIDED
from data.migrate import upgrade
from data.own_data import PLAYERS, USERS, WORDS
from data.privacy import NO_SERVERS, delete_guild, export_guild, rows_of_guild
from data.records import Destination, TimerKind, UserSettings
from data.statements import table_of
from data.transaction import read, write
from tests.support.every_command import kept
from tests.support.game_table import GameTable, game_table
from tests.support.night import Night, said
from tests.support.rounds import event_with, record_all, running, the_event
from tests.usecases.test_usecase_game_own_news import robbery, told

# Discord's numbers that name no person: servers, channels, messages, threads, roles, and moments of a random drawing.
_NO_PERSON = frozenset(
    {
        "guild_id", "channel_id", "message_id", "thread_id", "announcements_channel", "pairings_channel",
        "results_channel", "judges_channel", "organizer_role", "judge_role", "asked_in", "instead", "seed", "row_id",
        "start",
    }
)  # fmt: skip
_NO_PERSON_TABLES = frozenset(
    {
        "guild.id",
        "command.id",
        "rule_shown.id",
        "blocked.id",
        "judge_call.role",
        "game_hold.role",
        "game_hold.heard_in",
        "post.subject",
        "outbox.about",
        "draft.subject",
        "timer.subject",
    }
)


NEWEST = "Ξανθίππη"


def test_every_column_that_may_name_a_person_is_known() -> None:
    """A new one must be listed in `data.own_data`, or it would stay behind."""
    known = {f"{row.__tablename__}.{name}" for row, names in USERS.items() for name in names}
    unknown = [
        f"{table.name}.{column.name}"
        for table in SQLModel.metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, BigInteger)
        and column.name not in _NO_PERSON
        and f"{table.name}.{column.name}" not in known | _NO_PERSON_TABLES
    ]
    assert unknown == []


def test_every_table_belongs_to_servers_or_is_known_not_to(database: Database) -> None:
    for row in TABLES:
        if row not in NO_SERVERS:
            assert rows_of_guild(database, 7)[str(row.__tablename__)] == []


async def _played(night: Night) -> str:
    """The first player has a name of before and another now, results, a call, a draft, a vote's worth of settings."""
    await running(night)
    player = night.players[0]
    name = "Xanthippe 花"
    database = night.bot.bot_context.database
    person = read(database, lambda uow: uow.people.find(user_id=player.id)[0])
    night.called(player, name)
    await night.run(player, "judge call", question="My own words?")
    await night.run(player, "me language", language="ja")
    await night.run(night.organizer, "signup drop", player=person.id)
    record_all(night)
    assert name in _everywhere(night)
    night.called(player, NEWEST)
    await night.run(player, "event show")
    return name


def _everywhere(night: Night) -> str:
    with night.bot.bot_context.database.connect() as connection:
        rows = [tuple(row) for kind in TABLES for row in connection.execute(table_of(kind).select())]
    return repr(rows)


async def test_me_data_gives_everything_and_deletes_it_and_results_stay(night: Night) -> None:
    name = await _played(night)
    player = night.players[0]
    given = await night.run(player, "me data")
    message = given.followups[-1] if given.followups else given.response
    assert message is not None
    content = json.loads(await message.attachments[0].read())
    assert {"user_settings", "person", "entry", "judge_call"} <= content.keys()
    assert content["judge_call"][0]["question"] == "My own words?"
    results = read(night.bot.bot_context.database, lambda uow: uow.results.find())
    sure = await night.click(player, message, "me-forget")
    asked = sure.followups[-1] if sure.followups else sure.response
    done = said(await night.click(player, asked, "me-forget-now"))
    assert not done.startswith("⛔"), done
    left = _everywhere(night)
    assert name not in left
    assert NEWEST not in left
    assert json.dumps(name)[1:-1] not in left
    assert "My own words" not in left
    assert str(player.id) not in left
    assert read(night.bot.bot_context.database, lambda uow: uow.results.find()) == results


def test_nobody_reads_what_others_were_told_in_private_of_a_game(database: Database) -> None:
    """Who was robbed reads which card it was; whoever plays with them is named there, and must not."""
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    table.play(table.user_of(seat), raid)
    victim = table.user_of(raid.victim)
    assert told(table, victim, "game-own-news")
    for user in range(101, 105):
        private = [row for row in _notices(table, user) if row["place"] == Destination.PRIVATE]
        assert {row["subject"] for row in private} <= {user}
    assert any(row["text"] == "game-own-news" for row in _notices(table, victim))


def test_the_export_of_a_server_tells_nothing_of_what_players_were_told_in_private(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    table.play(table.user_of(seat), raid)
    victim = table.user_of(raid.victim)
    assert told(table, victim, "game-own-news")
    given = json.loads(export_guild(database, table.server))
    news = [row for row in given["outbox"] if row["text"] == "game-own-news"]
    assert news
    assert {tuple(row["params"]) for row in news} == {("game",)}
    assert not any(row["kind"] == TimerKind.GAME_DISCARD for row in given["timer"])


def _notices(table: GameTable, user: int) -> list[dict[str, Any]]:
    given: dict[str, list[dict[str, Any]]] = table.read(lambda uow: uow.own_data(user).everything())
    return given["outbox"]


async def test_whoever_others_wait_for_is_not_forgotten_yet(night: Night) -> None:
    await event_with(night, 8)
    before = kept(night)
    given = await night.run(night.players[0], "me data")
    message = given.followups[-1] if given.followups else given.response
    sure = await night.click(night.players[0], message, "me-forget")
    asked = sure.followups[-1] if sure.followups else sure.response
    answer = said(await night.click(night.players[0], asked, "me-forget-now"))
    assert answer.startswith("⛔")
    assert the_event(night).name in answer
    assert kept(night) == before


async def test_the_export_of_a_server_leaves_running_games_secrets_out(night: Night) -> None:
    await night.run(night.players[0], "catan new", bots=3, word="abracadabra")
    database = night.bot.bot_context.database
    (game,) = read(database, lambda uow: uow.games.find())
    assert game.status in UNDECIDED
    given = export_guild(database, night.guild.id)
    assert game.secret not in given
    assert "abracadabra" not in given
    assert json.loads(given)["game_event"] == []
    assert game.commitment in given


async def test_a_deleted_server_leaves_nothing_behind(night: Night) -> None:
    await running(night)
    await night.run(night.players[0], "catan new", bots=3)
    await night.run(night.players[0], "me language", language="ja")
    await night.run(night.organizer, "rule ask", question="robber?")
    database = night.bot.bot_context.database
    write(database, lambda uow: uow.users.add(UserSettings(77, language="ja")), lambda _: True)
    assert read(database, lambda uow: uow.timers.open_timers()) > 0
    delete_guild(database, night.guild.id)
    with database.connect() as connection:
        left = {
            str(kind.__tablename__): [tuple(row) for row in connection.execute(table_of(kind).select())]
            for kind in TABLES
        }
    people = {night.organizer.id, *(player.id for player in night.players)}
    assert {row[0] for row in left.pop("user_settings")} & people == set()
    left.pop("command")
    left.pop("shard_served")
    left.pop("told_kind")
    assert {name: rows for name, rows in left.items() if rows} == {}
    assert read(database, lambda uow: uow.users.get(77)) is not None


def test_the_database_and_its_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "league.db"
    file.touch(mode=0o644)
    database = open_database(f"sqlite:///{file}")
    upgrade(database)
    kept_files = [file, *tmp_path.glob("league.db-*"), back_up(database, tmp_path)]
    assert len(kept_files) > 2
    assert {stat.S_IMODE(one.stat().st_mode) for one in kept_files} == {0o600}


def test_all_that_is_searched_for_a_person_exists() -> None:
    for listed in (USERS, WORDS):
        for row, names in listed.items():
            assert set(names) <= set(table_of(row).c.keys())
    assert all(name in table_of(row).c for row, name in PLAYERS.items())
