"""Stamps: short words that differ whenever what a page shows has changed, by whichever process."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, String, Table, bindparam, cast, func, select, true
from sqlmodel import SQLModel

from data.bracket_tables import BracketRow, BracketSeedRow, GoesOnRow, TournamentRow
from data.door_tables import DoorKeyRow, DoorRequestRow
from data.floor_tables import FloorNoteRow
from data.game_tables import GameRow, GameSeatRow
from data.hall_tables import BoardCallRow, HallRow
from data.match_tables import SheetRow
from data.page_tables import EventPageRow
from data.records import Visibility
from data.statements import table_of
from data.tables import (
    CallRow,
    ClockRow,
    EntryRow,
    EventRow,
    GuildRow,
    PenaltyRow,
    PersonRow,
    ResultRow,
    RoundRow,
    TableRow,
    UserRow,
)
from data.team_tables import TeamRow
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import EventId, GameId
from league.match_sheet import PUBLIC_LINES, SheetKind
from league.regulations.terms import PenaltyKind
from league.round import RoundStatus

_EVENT, _PAGE, _TABLE, _BRACKET, _ENTRY, _PERSON = (
    table_of(row) for row in (EventRow, EventPageRow, TableRow, BracketRow, EntryRow, PersonRow)
)
_OF_EVENT: tuple[type[SQLModel], ...] = (
    EventPageRow, EntryRow, RoundRow, TableRow, PenaltyRow, BracketRow, TournamentRow, SheetRow,
    TeamRow, HallRow, BoardCallRow, DoorKeyRow,
)  # fmt: skip

_ROUND, _PENALTY, _SHEET = table_of(RoundRow), table_of(PenaltyRow), table_of(SheetRow)
_SEEN = [status.value for status in RoundStatus if status not in {RoundStatus.PLANNED, RoundStatus.CANCELLED}]
NOTHING_LEFT_OUT: Final[Mapping[Table, ColumnElement[bool]]] = {}
_SEEN_ROUNDS = select(_ROUND.c.id).where(_ROUND.c.status.in_(_SEEN))
_PUBLIC: Final[Mapping[Table, ColumnElement[bool]]] = {
    _ROUND: _ROUND.c.status.in_(_SEEN),
    _TABLE: _TABLE.c.round_id.in_(_SEEN_ROUNDS),
    _BRACKET: _BRACKET.c.round_id.in_(_SEEN_ROUNDS),
    _ENTRY: _ENTRY.c.status.not_in([EntryStatus.PENDING.value, EntryStatus.REFUSED.value]),
    _PENALTY: _PENALTY.c.kind != PenaltyKind.WARNING.value,
    _SHEET: _SHEET.c.kind.in_([kind.value for kind in PUBLIC_LINES])
    & ((_SHEET.c.kind != SheetKind.SCORE.value) | (_SHEET.c.agreed_by != 0)),
}
"""Which rows a page may show at all: a plan, an entry that waits, a warning, an absence and a score on which nobody
else has agreed are nobody's business."""


class Stamps:
    """One question for each stamp: whoever looks at a page asks it again and again.

    Rows count their changes, numbers are never given twice: no two states have the same counts.
    """

    def __init__(self, connection: Connection) -> None:
        """They only read."""
        self._connection = connection

    def event(self, event_id: EventId) -> str:
        """Of everything in an event, planned rounds and entries that wait included."""
        return self._stamp(_of_event(), number=event_id)

    def floor(self, event_id: EventId) -> str:
        """Of everything that whoever runs an event sees: its calls for a judge, notes, and who asks at its door."""
        return self._stamp(_of_floor(), number=event_id)

    def event_pages(self, event_id: EventId) -> str:
        """Of everything that the pages of an event show: it tells nobody that something is planned."""
        return self._stamp(_of_event_pages(), number=event_id)

    def server(self, guild_id: int) -> str:
        """Of everything that the pages of a server's public events and players show; "" where none is public."""
        stamp = self._stamp(_of_server(), number=guild_id)
        return "" if stamp.startswith("0.") else stamp

    def game(self, game_id: GameId) -> str:
        """Of a game by post and its seats, what is hidden included: what a seat sees may be the same all the while."""
        return self._stamp(_of_game(), number=game_id)

    def _stamp(self, question: Select[Any], **values: int) -> str:
        return "-".join(str(value or 0) for value in self._connection.execute(question, values).one())


@cache
def _of_event() -> Select[Any]:
    return _counted(select(_EVENT.c.id).where(_EVENT.c.id == bindparam("number")))


@cache
def _of_floor() -> Select[Any]:
    which = select(_EVENT.c.id).where(_EVENT.c.id == bindparam("number"))
    more = (CallRow, FloorNoteRow, DoorRequestRow)
    return _counted(which).add_columns(*(_count(table_of(row), "event_id", which, true()) for row in more))


@cache
def _of_event_pages() -> Select[Any]:
    return _counted(select(_EVENT.c.id).where(_EVENT.c.id == bindparam("number")), _PUBLIC)


@cache
def _of_game() -> Select[Any]:
    games, seats = table_of(GameRow), table_of(GameSeatRow)
    which = select(games.c.id).where(games.c.id == bindparam("number"))
    return select(_count(games, "id", which, true()), _count(seats, "game_id", which, true()))


@cache
def _of_server() -> Select[Any]:
    public = _PAGE.c.visibility == Visibility.PUBLIC.value
    events = (
        select(_EVENT.c.id)
        .join(_PAGE, _PAGE.c.event_id == _EVENT.c.id)
        .where(_EVENT.c.guild_id == bindparam("number"), public, _EVENT.c.status != EventStatus.DRAFT.value)
    )
    # An event may leave when another one comes, so it also matters which they are.
    which = select(func.aggregate_strings(cast(_EVENT.c.id, String), ",")).where(_EVENT.c.id.in_(events))
    return _counted(events, _PUBLIC).add_columns(which.scalar_subquery())


def _counted(
    events: Select[Any], shown: Mapping[Table, ColumnElement[bool]] = NOTHING_LEFT_OUT
) -> Select[Any]:
    """The counts of every table; of those in `shown` only the rows that fit."""
    tables = select(_TABLE.c.id).where(_TABLE.c.event_id.in_(events), shown.get(_TABLE, true()))
    brackets = select(_BRACKET.c.id).where(_BRACKET.c.event_id.in_(events), shown.get(_BRACKET, true()))
    players = select(_ENTRY.c.player).where(_ENTRY.c.event_id.in_(events))
    users = select(_PERSON.c.user_id).where(_PERSON.c.id.in_(players))
    wholes: list[tuple[type[SQLModel], str, Select[Any]]] = [
        (EventRow, "id", events),
        (GuildRow, "id", select(_EVENT.c.guild_id).where(_EVENT.c.id.in_(events))),
        *((row, "event_id", events) for row in _OF_EVENT),
        (ResultRow, "table_id", tables),
        (ClockRow, "id", tables),
        (GameRow, "table_id", tables),
        (BracketSeedRow, "bracket_id", brackets),
        (GoesOnRow, "bracket_id", brackets),
        (PersonRow, "id", players),
        (UserRow, "id", users),
    ]
    counts = [
        _count(table_of(row), name, whole, shown.get(table_of(row), true())) for row, name, whole in wholes
    ]
    return select(*counts)


def _count(table: Table, name: str, whole: Select[Any], shown: ColumnElement[bool]) -> ColumnElement[Any]:
    """How many rows there are, how often they were changed, and the newest, in one word."""
    parts = (func.count(), func.sum(table.c.version), func.max(table.c.id))
    words = [func.coalesce(cast(part, String), "") for part in parts]
    return (
        select(words[0] + "." + words[1] + "." + words[2])
        .where(table.c[name].in_(whole), shown)
        .scalar_subquery()
    )
