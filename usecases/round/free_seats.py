"""Where one more can sit down, and who has no seat."""

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY
from league.event import Event
from league.round import Table, TableStatus, is_bye
from usecases.find import people_by_id, profile_of
from usecases.round.find import tables_in


def unseated(uow: UnitOfWork, event: Event, table: Table) -> tuple[Person, ...]:
    """The players of an event without a seat in the round of this table, by name."""
    round_ = uow.rounds.require(table.round_id)
    seated = {player for one in tables_in(uow, round_) for player in one.seats}
    waiting = [
        entry.player for entry in uow.entries.list_of(event).having(*IN_PLAY) if entry.player not in seated
    ]
    return tuple(sorted(people_by_id(uow, waiting).values(), key=lambda person: person.name))


def has_room(event: Event, table: Table) -> bool:
    """Whether one more can sit down at a table: it has not begun, and the regulations know larger ones."""
    is_early = table.status is TableStatus.WAITING
    return is_early and not is_bye(table) and len(table.seats) < max(profile_of(event).table_sizes)
