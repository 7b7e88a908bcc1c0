"""A server's data, given out and deleted: what privacy law asks for, and good manners."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    and_,
    delete,
    exists,
    false,
    or_,
    select,
    true,
)
from sqlmodel import Session, SQLModel
from sqlmodel import select as select_rows

from data import (
    bracket_tables,
    game_tables,
    limit_tables,
    outbox_tables,
    pass_tables,
    shard_tables,
    tables,
    told_kinds,
)
from data.all_tables import TABLES
from data.database import WRITING, Database
from data.game_archive import unpacked
from data.game_records import UNDECIDED
from data.own_data import USERS
from data.records import Destination, TimerKind
from data.statements import table_of

NO_SERVERS: tuple[type[SQLModel], ...] = (
    tables.UserRow, tables.CommandRow, shard_tables.ShardServedRow, limit_tables.BlockedRow,
    told_kinds.ToldKindRow, pass_tables.WebPassRow,
)  # fmt: skip
"""What belongs to no server: people's own settings, numbers of interactions, the shards, whom the host has shut out,
the kinds of messages, the devices on which people are signed in."""
_EVENTS, _TABLES, _RESULTS, _LINES, _GAMES, _SEATS, _BRACKETS, _POSTS = (
    table_of(row)
    for row in (
        tables.EventRow, tables.TableRow, tables.ResultRow, tables.AuditRow, game_tables.GameRow,
        game_tables.GameSeatRow, bracket_tables.BracketRow, outbox_tables.PostRow,
    )
)  # fmt: skip
_OF_PEOPLE = (
    table_of(tables.UserRow).c.id,
    table_of(pass_tables.WebPassRow).c.user_id,
    table_of(outbox_tables.NoticeRow).c.subject,
    table_of(limit_tables.LimitCountRow).c.subject,
)
"""Whose rows there are that belong to no server, or may (then their server is 0)."""
EVENT_TIMERS = (TimerKind.CHECKIN_REMINDER, TimerKind.CHECKIN_CLOSE)
TABLE_TIMERS = (
    TimerKind.CLOCK_WARNING, TimerKind.CLOCK_END, TimerKind.PLACEMENT, TimerKind.BREAK_END, TimerKind.RESULT_LATE,
    TimerKind.ROUND_SOON, TimerKind.ROUND_OVER,
)  # fmt: skip
RESULT_TIMERS = (TimerKind.RESULT_FINAL,)
POST_TIMERS = (TimerKind.GAME_REDRAWN,)
_NOT_OF_SEATS = (*EVENT_TIMERS, *TABLE_TIMERS, *RESULT_TIMERS, *POST_TIMERS)
GAME_TIMERS = tuple(kind for kind in TimerKind if kind not in _NOT_OF_SEATS)


def export_guild(database: Database, guild_id: int) -> str:
    """What is kept of a server, as JSON: table name -> rows; "" where nothing is.

    The secrets of games that are not over are left out, with their events, orders and words, and what was told of them
    in private: whoever reads the file may play in one of them.
    """
    content = rows_of_guild(database, guild_id)
    if not any(content.values()):
        return ""
    running = {row["id"] for row in content["game"] if row["status"] in UNDECIDED}
    for game in content["game"]:
        game["secret"] = "" if game["id"] in running else game["secret"]
    _hide_keys(content)
    for seat in content["game_seat"]:
        if seat["game_id"] in running:
            seat.update(orders="", word="", ticked="")
    for notice in content["outbox"]:
        if notice["place"] == Destination.PRIVATE and notice["params"].get("game") in running:
            notice["params"] = {"game": notice["params"]["game"]}
    # When an order acts late tells that there is one.
    content["timer"] = [row for row in content["timer"] if row["kind"] != TimerKind.GAME_DISCARD]
    for moves in ("game_event", "game_taken_back"):
        content[moves] = [row for row in content[moves] if row["game_id"] not in running]
    content["game_event"] += [event for packed in content.pop("game_archive") for event in _unpacked(packed)]
    return json.dumps(content, ensure_ascii=False, indent=1)


def _hide_keys(content: Mapping[str, list[dict[str, Any]]]) -> None:
    """Whoever has one can make every code of an event."""
    for key in (*content["slip_key"], *content["door_key"]):
        key["secret"] = ""


def _unpacked(archive: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The events of a game that is long over, as those of others stand there."""
    for one in unpacked(archive["events"]):
        yield {"game_id": archive["game_id"], **one._asdict(), "at": one.at.isoformat()}


def rows_of_guild(database: Database, guild_id: int) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept of a server, the secrets of running games too."""
    with database.connect() as connection, Session(connection) as session:
        return {
            str(row.__tablename__): [
                item.model_dump(mode="json")
                for item in session.exec(select_rows(row).where(belongs(row, guild_id))).all()
            ]
            for row in TABLES
        }


def delete_guild(database: Database, guild_id: int) -> int:
    """Remove everything that is kept of a server, and settings and devices of people who are known nowhere else.

    How many rows there were. Only that the host has shut the server out stays.
    """
    with database.connect().execution_options(**{WRITING: True}) as connection:
        users = _users_of(connection, guild_id)
        count = 0
        # Timers first: what they are about says whose they are.
        order: list[type[SQLModel]] = [tables.TimerRow, *reversed(TABLES)]
        for row in order:
            doomed = delete(table_of(row)).where(belongs(row, guild_id))
            count += connection.execute(doomed).rowcount
        for user in _OF_PEOPLE:
            doomed = delete(user.table).where(_of(user.table, a_server=False), _unknown(user, users))
            count += connection.execute(doomed).rowcount
        connection.commit()
    return count


@lru_cache(maxsize=128)  # all tables of a few servers
def belongs(row: type[SQLModel], guild_id: int) -> ColumnElement[bool]:
    """Whether a row is a server's: by its number, or through its events, tables, games and audit lines."""
    if row in NO_SERVERS:
        return false()
    if row is tables.TimerRow:
        return _timers(guild_id)
    table, fields = table_of(row), row.model_fields
    if "guild_id" in fields or row is tables.GuildRow:
        return table.c["guild_id" if "guild_id" in fields else "id"] == guild_id
    events = select(_EVENTS.c.id).where(_EVENTS.c.guild_id == guild_id)
    placed = select(_TABLES.c.id).where(_TABLES.c.event_id.in_(events))
    games = select(_GAMES.c.id).where(_GAMES.c.guild_id == guild_id)
    through = (
        ("event_id", events),
        ("game_id", games),
        ("bracket_id", select(_BRACKETS.c.id).where(_BRACKETS.c.event_id.in_(events))),
        ("table_id", placed),
        ("audit_id", select(_LINES.c.id).where(_LINES.c.guild_id == guild_id)),
    )
    # A clock has its table's number.
    name, whole = next((one for one in through if one[0] in fields), ("id", placed))
    return table.c[name].in_(whole)


def _timers(guild_id: int) -> ColumnElement[bool]:
    """A timer says by its kind what its subject is."""
    timer = table_of(tables.TimerRow).c
    events = select(_EVENTS.c.id).where(_EVENTS.c.guild_id == guild_id)
    placed = select(_TABLES.c.id).where(_TABLES.c.event_id.in_(events))
    results = select(_RESULTS.c.id).where(_RESULTS.c.table_id.in_(placed))
    games = select(_GAMES.c.id).where(_GAMES.c.guild_id == guild_id)
    seats = select(_SEATS.c.id).where(_SEATS.c.game_id.in_(games))
    posts = select(_POSTS.c.id).where(_POSTS.c.guild_id == guild_id)
    subjects = (
        (EVENT_TIMERS, events),
        (TABLE_TIMERS, placed),
        (RESULT_TIMERS, results),
        (GAME_TIMERS, seats),
        (POST_TIMERS, posts),
    )
    return or_(*(and_(timer.kind.in_(kinds), timer.subject.in_(whole)) for kinds, whole in subjects))


def _users_of(connection: Connection, guild_id: int) -> frozenset[int]:
    """The Discord users who are named in a server's rows."""
    found: set[int] = set()
    for row, names in USERS.items():
        if row not in NO_SERVERS:
            table = table_of(row)
            for name in names:
                users = select(table.c[name]).where(belongs(row, guild_id)).distinct()
                found.update(connection.scalars(users))
    return frozenset(user for user in found if user)


def _unknown(user: Column[int], users: frozenset[int]) -> ColumnElement[bool]:
    """Of these people those who are named in no server's row any more."""
    elsewhere = (
        ~exists().where(other.c[name] == user, _of(other, a_server=True))
        for row, names in USERS.items()
        for other in (table_of(row).alias(),)
        if row not in NO_SERVERS
        for name in names
    )
    return and_(user.in_(users), *elsewhere)


def _of(table: FromClause, *, a_server: bool) -> ColumnElement[bool]:
    """Whether a row belongs to a server, or to none; a table that does not say so holds rows of one kind."""
    if "guild_id" not in table.c:
        return true()
    return table.c.guild_id != 0 if a_server else table.c.guild_id == 0
