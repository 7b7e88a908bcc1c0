"""A match of a public bracket can be played: its players are called to it in its thread."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import TableId
from league.reporting import ReportKind, ReportState
from league.round import RoundStatus, Table, TableStatus
from usecases.bracket.drawn import PUBLIC, READS, Drawn, brackets_in
from usecases.find import event_of, people_by_id
from usecases.hall.given import called_at_once
from usecases.projection import Projection
from usecases.round.reseated import reseated
from usecases.round.told import CALLED, call_words, called_by


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Of a match that was given to a player nobody is called to it.

    Source: house
    """
    if event.status is not EventStatus.RUNNING:
        return
    for drawn in brackets_in(uow, event):
        rows = {match: row for match, row in drawn.rows.items() if drawn.table_of(match)}
        given = _given(uow, rows.values())
        called = {match: row for match, row in rows.items() if row.id not in given}
        people = people_by_id(uow, {player for row in called.values() for player in row.seats})
        for match, table in called.items():
            sitting = [people[player] for player in table.seats]
            says = call_words(drawn.round, table, sitting, drawn.labels[match])
            yield _duty(drawn, table, says, called_at_once(uow, event.id, sitting))


def _given(uow: UnitOfWork, tables: Iterable[Table]) -> frozenset[TableId]:
    """The matches that nobody entered: the other player had left."""
    numbers = sorted(table.id for table in tables)
    if not numbers:
        return frozenset()
    found = uow.results.values(
        "table_id", "by", table_id=numbers, state=ReportState.FINAL, kind=ReportKind.WALKOVER
    )
    return frozenset(TableId(table) for table, by in found if not by)


def _duty(drawn: Drawn, table: Table, says: Wording, pings: tuple[int, ...]) -> Duty:
    slot = Slot(CALLED, drawn.event.id, table.id, "table", f"{drawn.draw.drawn}")
    return Duty(slot, Destination.THREAD, table.id, says, pings=pings)


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """Others have to play first; or it was given to one; or the bracket is over or called off, of which all hear."""
    table = uow.tables.get(TableId(slot.subject))
    if table is not None and not _is_taken_back(uow, table):
        return Closing()
    above = Wording("notice-undone-above")
    return Closing(struck=True, aloud=above, pings=called_by(told.says), is_free=True)


def _is_taken_back(uow: UnitOfWork, table: Table) -> bool:
    round_ = uow.rounds.require(table.round_id)
    is_on = event_of(uow, table.event_id).status is EventStatus.RUNNING and round_.status in PUBLIC
    return round_.status is RoundStatus.PLANNED or (is_on and table.status is TableStatus.CANCELLED)


MATCH_CALLED: Final = Projection(CALLED, READS | {"event", "hall", "person"}, _duties, _ends, reseated)
