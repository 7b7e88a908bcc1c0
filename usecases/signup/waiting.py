"""Who waits: for an organizer's word, or for a seat in a running event."""

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import BRACKETS, Event, EventStatus
from usecases.find import people_by_id
from usecases.round.pairing_input import seats_to_come

APPROVE, REFUSE = "entry-approve", "entry-refuse"
"""The buttons that decide an entry."""


def next_to_let_in(uow: UnitOfWork, event: Event) -> Person | None:
    """Who could come in late: the first on the list of a running event that has room, but not in a drawn bracket."""
    return next(iter(could_be_let_in(uow, event)), None)


def could_be_let_in(uow: UnitOfWork, event: Event) -> tuple[Person, ...]:
    """Everybody on such a list, first come first; nobody once there is no seat to come."""
    entries = uow.entries.list_of(event)
    if event.status is not EventStatus.RUNNING or event.pairing in BRACKETS or entries.full:
        return ()
    if not entries.waiting or not seats_to_come(uow, event):
        return ()
    people = people_by_id(uow, [entry.player for entry in entries.waiting])
    return tuple(people[entry.player] for entry in entries.waiting)
