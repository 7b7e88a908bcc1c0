"""The boards as they are seen: who stands at which, and who is next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.hall import BoardCall, ForWhom, Hall, in_line, standing
from league.ids import EventId, TableId
from league.refusal import Refusal
from league.round import Table
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import people_by_id
from usecases.hall.given import hall_of
from usecases.hall.kept import kept_at
from usecases.hall.numbered import Unit, units_of


@dataclass(frozen=True, slots=True)
class BoardAt:
    """Where a match is: the number of its board, or (0) its `place` in line, from 1."""

    number: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class MatchThere:
    """A match or table, and its players."""

    table: Table
    people: tuple[Person, ...]
    unit: Unit


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board: for whom it is, and the match at it (None: it is free)."""

    number: int
    kind: ForWhom
    at: MatchThere | None


@dataclass(frozen=True, slots=True)
class HallView:
    """The boards of an event in their order, and the matches in line, whoever is next first.

    `needing` are the players for whom accessible boards are kept.
    """

    event: Event
    hall: Hall
    boards: tuple[BoardView, ...]
    line: tuple[MatchThere, ...]
    needing: tuple[Person, ...] = ()

    @property
    def free(self) -> int:
        """How many boards nobody has."""
        return sum(board.at is None for board in self.boards)


@dataclass(frozen=True, slots=True)
class HallAsked:
    """Somebody wants to see the boards of an event."""

    caller: Caller
    event_id: EventId = EventId(0)


def show_hall(question: HallAsked, uow: UnitOfWork) -> HallView | Refusal:
    """The boards of an event, for whoever runs it.

    Refusals: `needs-judge`, those of `kept_at`.
    """
    refused = refusal_unless(uow, question.caller, Role.JUDGE)
    kept = refused or kept_at(uow, question.caller, question.event_id)
    return kept if isinstance(kept, Refusal) else _view(uow, kept.event, kept.hall)


def hall_view(uow: UnitOfWork, event: Event) -> HallView | None:
    """The boards of an event; None where it keeps none."""
    hall = hall_of(uow, event.id)
    return None if hall is None else _view(uow, event, hall)


def _view(uow: UnitOfWork, event: Event, hall: Hall) -> HallView:
    calls = uow.board_calls.find(event_id=event.id, left_at=None)
    there, line = standing(calls), in_line(calls)
    shown = _shown(uow, (*there.values(), *line))
    kinds = dict(hall.kinds)
    kinds.update(dict.fromkeys(sorted(there.keys() - kinds.keys()), ForWhom.OPEN))  # it was taken away since
    boards = tuple(
        BoardView(number, kind, shown.get(there[number].table_id) if number in there else None)
        for number, kind in sorted(kinds.items())
    )
    needing = people_by_id(uow, uow.entries.needing_room(event.id))
    waiting = tuple(shown[call.table_id] for call in line if call.table_id in shown)
    return HallView(event, hall, boards, waiting, tuple(needing.values()))


def _shown(uow: UnitOfWork, calls: Iterable[BoardCall]) -> Mapping[TableId, MatchThere]:
    numbers = frozenset(call.table_id for call in calls)
    tables = uow.tables.find(id=numbers) if numbers else ()
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    units = units_of(uow, tables)
    return {
        table.id: MatchThere(table, tuple(people[player] for player in table.seats), units[table.id])
        for table in tables
    }


def boards_at(uow: UnitOfWork, event_id: EventId) -> Mapping[TableId, BoardAt]:
    """Where each table of an event is that is to be played; nothing where no boards are kept."""
    calls = uow.board_calls.find(event_id=event_id, left_at=None)
    called = {call.table_id: BoardAt(number) for number, call in standing(calls).items()}
    waits = {call.table_id: BoardAt(0, place) for place, call in enumerate(in_line(calls), start=1)}
    return called | waits
