"""More play than there are places, because something was taken back: the organizers hear of it, nobody is put out."""

from collections.abc import Iterable, Mapping

from data.records import AuditLine, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.entry import EntryList
from league.event import Event
from league.ids import EventId


def surplus_of(uow: UnitOfWork, events: Iterable[EventId]) -> dict[EventId, int]:
    """How many more play in each of these events than there are places."""
    found = filter(None, map(uow.events.get, events))
    return {event.id: uow.entries.list_of(event).surplus for event in found}


def tell_if_more(
    uow: UnitOfWork, event: Event, before: Mapping[EventId, int], mark: AuditLine
) -> EntryList | None:
    """The entries, if there are more too many than before `mark` took something back; then the organizers are told."""
    entries = uow.entries.list_of(event)
    if entries.surplus <= before.get(event.id, 0):
        return None
    tell_over_cap(uow, event, entries, "notice-over-cap-undone", mark)
    return entries


def tell_over_cap(
    uow: UnitOfWork, event: Event, over: EntryList, text: str, line: AuditLine, **words: str
) -> None:
    """In the judges' channel, which the organizers read."""
    params = {"event": event.name, "taken": over.taken, "capacity": over.capacity, **words}
    key = f"over-cap:{line.id}:{event.id}"
    uow.outbox.send(Notice(0, key, event.guild_id, Destination.JUDGES, event.id, text, params))
