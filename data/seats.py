"""The tables of rounds with their seats, which are rows of their own: a player once a round, a place once a table."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Unpack

from sqlalchemy import Connection, Select, bindparam, delete, exists, select

from data.bracket_tables import BracketRow
from data.columns import Equal
from data.repository import Repository, RowChange
from data.statements import Shape, inserted, selected, shape_of, table_of
from data.tables import SeatRow, TableRow
from league.ids import EventId, PlayerId, RoundId, TableId
from league.round import Table, TableStatus

SEATS = "seats"
"""Under this name the journal keeps the seats beside the columns of their table."""

_SEAT = table_of(SeatRow)
_OF = select(_SEAT.c.table_id, _SEAT.c.player).where(
    _SEAT.c.table_id.in_(bindparam("tables", expanding=True))
)
_IN_ORDER = _OF.order_by(_SEAT.c.table_id, _SEAT.c.place)
_BOARD = table_of(TableRow)
_SAT_AT = (
    select(_SEAT.c.table_id)
    .join(_BOARD, _BOARD.c.id == _SEAT.c.table_id)
    .where(
        _SEAT.c.player.in_(bindparam("players", expanding=True)),
        _BOARD.c.event_id.in_(bindparam("events", expanding=True)),
    )
)
_PART = select(_BOARD.c.number).where(
    _BOARD.c.id == bindparam("table"), exists().where(table_of(BracketRow).c.round_id == bindparam("round"))
)
"""In a bracket players sit at a table a match."""
_EMPTY = delete(_SEAT).where(_SEAT.c.table_id.in_(bindparam("tables", expanding=True)))


@dataclass(frozen=True, slots=True)
class _Board:
    """A table without its seats, as its row has it."""

    id: TableId
    event_id: EventId
    round_id: RoundId
    number: int
    status: TableStatus
    locked: bool
    private: bool
    version: int


_COLUMNS = tuple(item.name for item in fields(_Board))
_STATUS = {status.value: status for status in TableStatus}


@cache
def _seated_at(shape: Shape) -> Select[Any]:
    tables = selected(TableRow, ("id",), shape).order_by(None)
    return (
        select(_SEAT.c.table_id, _SEAT.c.player)
        .where(_SEAT.c.table_id.in_(tables))
        .order_by(_SEAT.c.table_id, _SEAT.c.place)
    )


class Seats:
    """The seats of tables, in turn order."""

    def __init__(self, connection: Connection) -> None:
        """Rows of one transaction's database."""
        self._connection = connection

    def of(self, tables: Iterable[TableId]) -> Mapping[TableId, tuple[PlayerId, ...]]:
        """Who sits at each table."""
        return self._by_table(_IN_ORDER, {"tables": list(tables)})

    def at(self, **equal: Unpack[Equal[TableId]]) -> Mapping[TableId, tuple[PlayerId, ...]]:
        """Who sits at each of the tables whose columns equal the given ones."""
        return self._by_table(_seated_at(shape_of(TableRow, equal)), equal)

    def tables_of(self, players: Iterable[int], events: Iterable[int]) -> frozenset[TableId]:
        """The tables of these events at which one of these players sits."""
        values = {"players": sorted(players), "events": sorted(events)}
        return frozenset(self._connection.scalars(_SAT_AT, values))

    def _by_table(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Mapping[TableId, tuple[PlayerId, ...]]:
        found: dict[TableId, list[PlayerId]] = defaultdict(list)
        for table, player in self._connection.execute(statement, values).all():
            found[table].append(player)
        return defaultdict(tuple, {table: tuple(players) for table, players in found.items()})

    def empty(self, tables: Iterable[TableId]) -> None:
        """Take the players from these tables."""
        self._connection.execute(_EMPTY, {"tables": list(tables)})

    def fill(self, table: TableId, round_id: RoundId, players: Iterable[PlayerId]) -> None:
        """Seat these players at a table that is empty."""
        part = self._connection.scalar(_PART, {"table": table, "round": round_id}) or 0
        rows = [
            {"table_id": table, "round_id": round_id, "part": part, "place": place, "player": player}
            for place, player in enumerate(players)
        ]
        if rows:
            self._connection.execute(inserted(SeatRow), rows)

    def fill_all(self, tables: Iterable[Table]) -> None:
        """Seat the players of tables that are empty, and whose rounds are no bracket's."""
        rows = [
            {"table_id": table.id, "round_id": table.round_id, "part": 0, "place": place, "player": player}
            for table in tables
            for place, player in enumerate(table.seats)
        ]
        if rows:
            self._connection.execute(inserted(SeatRow), rows)


class Tables:
    """As a repository of tables, whose seats are stored with them."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed."""
        self._boards = Repository(connection, TableRow, _Board, changes)
        self._changes = changes
        self.seats = Seats(connection)

    def get(self, number: TableId) -> Table | None:
        """The table with this number, or None."""
        board = self._boards.get(number)
        return None if board is None else self._whole(board)

    def require(self, number: TableId) -> Table:
        """The table with this number, which must be there."""
        return self._whole(self._boards.require(number))

    def find(self, **equal: Unpack[Equal[TableId]]) -> tuple[Table, ...]:
        """All tables whose columns equal the given ones, in the order in which they were added."""
        boards = self._boards.values(*_COLUMNS, most=None, **equal)
        seats = self.seats.at(**equal) if boards else {}
        return tuple(
            Table(number, event, round_, place, seats[number], _STATUS[status], locked, private, version)
            for number, event, round_, place, status, locked, private, version in boards
        )

    def values(self, *names: str, **equal: Unpack[Equal[TableId]]) -> tuple[tuple[Any, ...], ...]:
        """Some columns alone, without the seats."""
        return self._boards.values(*names, **equal)

    def add(self, table: Table) -> Table:
        """Store a new table; a number of 0 is replaced by the next one."""
        added = self._boards.add(_board(table))
        self.seats.fill(added.id, added.round_id, table.seats)
        return replace(table, id=added.id)

    def add_all(self, tables: Iterable[Table]) -> tuple[Table, ...]:
        """Store new tables of an event without a bracket, all at once."""
        wanted = tuple(tables)
        boards = self._boards.add_all(_board(table) for table in wanted)
        added = tuple(replace(table, id=board.id) for table, board in zip(wanted, boards, strict=True))
        self.seats.fill_all(added)
        return added

    def save(self, table: Table) -> Table:
        """Store a changed table.

        Raises StaleVersion when another transaction saved it since it was loaded.
        """
        return self.save_all((table,))[0]

    def change(self, table: Table, **values: Any) -> Table:  # noqa: ANN401 - values of any fields
        """Store other values in some fields of a table just as it was loaded."""
        return self.save(replace(table, **values))

    def save_all(self, tables: Iterable[Table]) -> tuple[Table, ...]:
        """Store several changed tables together: players may exchange their seats among them."""
        changed = tuple(tables)
        before = self.seats.of(table.id for table in changed)
        moved = [table for table in changed if before[table.id] != table.seats]
        self.seats.empty(table.id for table in moved)
        saved = tuple(self._saved(table, before[table.id]) for table in changed)
        for table in moved:
            self.seats.fill(table.id, table.round_id, table.seats)
        return saved

    def _saved(self, table: Table, before: tuple[PlayerId, ...]) -> Table:
        saved = self._boards.save(_board(table))
        note = self._changes[-1]
        self._changes[-1] = replace(note, before={**(note.before or {}), SEATS: list(before)})
        return replace(table, version=saved.version)

    def _whole(self, board: _Board) -> Table:
        values = {name: getattr(board, name) for name in _COLUMNS}
        return Table(seats=self.seats.of([board.id])[board.id], **values)


def _board(table: Table) -> _Board:
    return _Board(*(getattr(table, name) for name in _COLUMNS))
