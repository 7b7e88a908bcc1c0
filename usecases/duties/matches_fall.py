"""Others should have played matches of a bracket: judges may void them; the tables read that a judge decides."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId
from league.round import Table
from usecases.bracket.drawn import READS, Drawn, brackets_in
from usecases.bracket.labels import named
from usecases.caller import judges_of
from usecases.league_state import current_result
from usecases.many import in_runs
from usecases.projection import Projection
from usecases.round.told import seated_people, users

_KIND: Final = "matches-fall"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Nothing is voided any more once the event is over.

    Source: house
    """
    if event.status is not EventStatus.RUNNING:
        return
    for drawn in brackets_in(uow, event):
        tables = drawn.fallen()
        if tables:
            yield _to_judges(uow, drawn, tables)
        for table in tables:
            yield Duty(
                Slot(_KIND, event.id, table.id, "table", _played(uow, table)),
                Destination.THREAD,
                table.id,
                Wording("notice-match-falls", named(uow, drawn.round, table)),
                pings=users(seated_people(uow, table)),
            )


def _to_judges(uow: UnitOfWork, drawn: Drawn, tables: tuple[Table, ...]) -> Duty:
    """All of them are voided together; other ones are another question."""
    event = drawn.event
    words = {
        "judges": judges_of(uow, event.guild_id),
        "event": event.name,
        "tables": in_runs(table.number for table in tables),
        "count": len(tables),
    }
    return Duty(
        Slot(_KIND, event.id, drawn.draw.id, "judges", "-".join(_played(uow, table) for table in tables)),
        Destination.JUDGES,
        tables[0].id,
        Wording("notice-matches-fall", words),
        asks=(drawn.void_button,),
    )


def _played(uow: UnitOfWork, table: Table) -> str:
    """What falls: who sits at the table, and the result that counts there."""
    result = current_result(uow, table.id)
    return ".".join(map(str, (table.id, result.id if result else 0, *sorted(table.seats))))


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """Voided, or over: that was so. Else they are played by the right players after all, and it is struck."""
    event = uow.events.require(EventId(slot.event))
    if event.status is not EventStatus.RUNNING:
        return Closing()
    fell = set(slot.occasion.split("-"))
    stays = {
        _played(uow, drawn.rows[match])
        for drawn in brackets_in(uow, event)
        for match in drawn.begun - {match for match, row in drawn.rows.items() if row in drawn.fallen()}
    }
    return Closing(struck=fell <= stays, is_free=fell <= stays)


MATCHES_FALL: Final = Projection(_KIND, READS | {"event", "guild", "person"}, _duties, _ends)
