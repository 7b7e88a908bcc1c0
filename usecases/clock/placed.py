"""A settlement is placed before its minute is over: the next player may begin at once."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.clock import place
from league.ids import TableId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.caller import Caller, Role, refusal_unless
from usecases.citing import cited
from usecases.clocks import clock_of, keep_clock
from usecases.find import event_of
from usecases.people import person_of
from usecases.show.table import TableView, placing_at, table_view


@dataclass(frozen=True, slots=True)
class ReportSettlement:
    """A player says that a settlement is placed; `settlement` is the one that the button was shown for."""

    caller: Caller
    table_id: TableId
    settlement: int


def settlement_placed(command: ReportSettlement, uow: UnitOfWork) -> TableView | Refusal:
    """The next settlement's minute begins now; the last one begins play.

    It is nothing that is taken back: what a judge did to the clock before still can be, if time ran then already.
    Two players who tap at once skip nothing: the second tap is for a settlement that is placed already.
    Refusals: `no-such-table` (params: round, table), `clock-not-at-table`, `no-clock`, `already-placed`, those of the
    clock.
    Source: cjp/placement-next-early
    """
    table = uow.tables.get(command.table_id)
    if table is None or event_of(uow, table.event_id).guild_id != command.caller.guild_id:
        return Refusal("no-such-table", params={"round": 0, "table": 0})
    return _not_at_table(uow, command.caller, table) or _placed(command, uow, table)


def _not_at_table(uow: UnitOfWork, caller: Caller, table: Table) -> Refusal | None:
    person = person_of(uow, caller)
    seated = person is not None and person.id in table.seats
    return (
        None if seated or refusal_unless(uow, caller, Role.JUDGE) is None else Refusal("clock-not-at-table")
    )


def _placed(command: ReportSettlement, uow: UnitOfWork, table: Table) -> TableView | Refusal:
    clock = clock_of(uow, table)
    if clock is None or table.status is TableStatus.CANCELLED:
        return Refusal("no-clock")
    placing = table_view(uow, table).placing
    if placing is not None and placing.number != command.settlement:
        return Refusal("already-placed")
    moved = place(clock, command.caller.now)
    event = event_of(uow, table.event_id)
    if isinstance(moved, Refusal):
        return cited(event, moved)
    before = uow.clocks.require(table.id)
    keep_clock(uow, table, moved)
    uow.journal.adopt_version(before, uow.clocks.require(table.id))
    view = table_view(uow, uow.tables.require(TableId(command.table_id)))
    return replace(view, placing=placing_at(moved, command.caller.now))
