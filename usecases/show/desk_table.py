"""The tables of an event on the desk, and one of them with everything that a judge can do about it."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId, ResultId, TableId
from league.refusal import Refusal
from league.round import Table, TableStatus, is_bye
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import people_by_id
from usecases.judge.appointed import judged_event
from usecases.league_state import current_result
from usecases.round.find import PUBLIC, is_seen, rounds_of, tables_in
from usecases.show.places import MatchPlaces, places_in
from usecases.show.table import TableView, table_view

_DONE = frozenset({TableStatus.FINAL, TableStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class DeskTablesAsked:
    """A judge looks at the tables of an event (0: the likely one)."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class DeskTables:
    """The tables of the rounds that are played, open ones first; and the people of all of them."""

    event: Event
    places: MatchPlaces
    tables: tuple[Table, ...]
    people: dict[PlayerId, Person]


def desk_tables(question: DeskTablesAsked, uow: UnitOfWork) -> DeskTables | Refusal:
    """The tables among which a judge chooses.

    Refusals: `needs-judge`, those of `judged_event`.
    """
    event = refusal_unless(uow, question.caller, Role.JUDGE) or judged_event(
        uow, question.caller, question.event_id
    )
    if isinstance(event, Refusal):
        return event
    tables = [
        table
        for row in rounds_of(uow, event)
        if row.status in PUBLIC
        for table in tables_in(uow, row)
        if not is_bye(table)
    ]
    tables.sort(key=lambda table: (table.status in _DONE, table.number))
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    return DeskTables(event, places_in(uow, event), tuple(tables), people)


@dataclass(frozen=True, slots=True)
class DeskTableAsked:
    """A judge looks at a table, or at one of its players (0: at none)."""

    caller: Caller
    table_id: TableId
    player: PlayerId = PlayerId(0)


@dataclass(frozen=True, slots=True)
class DeskTable:
    """A table, its result that is not final yet (0: none), and the player who is looked at.

    `is_organizer`: whoever looks can also take players out of the event.
    """

    view: TableView
    pending: ResultId
    person: Person | None = None
    is_organizer: bool = False


def desk_table(question: DeskTableAsked, uow: UnitOfWork) -> DeskTable | Refusal:
    """The table as it is now.

    Refusals: `needs-judge`, `no-such-table` (params: table), `not-seated`.
    """
    refused = refusal_unless(uow, question.caller, Role.JUDGE)
    if refused:
        return refused
    table = uow.tables.get(question.table_id)
    event = uow.events.get(table.event_id) if table else None
    if table is None or event is None or event.guild_id != question.caller.guild_id or is_bye(table):
        return Refusal("no-such-table", params={"table": question.table_id})
    if table.status is TableStatus.CANCELLED or not is_seen(uow, table):
        return Refusal("no-such-table", params={"table": question.table_id})
    view = table_view(uow, table)
    person = next((one for one in view.people if one.id == question.player), None)
    if question.player and person is None:
        return Refusal("not-seated")
    result = current_result(uow, table.id) if table.status is TableStatus.REPORTED else None
    organizes = refusal_unless(uow, question.caller, Role.ORGANIZER) is None
    return DeskTable(view, result.id if result else ResultId(0), person, organizes)
