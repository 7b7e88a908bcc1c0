"""More play than there are places, because something was taken back: the organizers hear of it, nobody is put out."""

from data.records import AuditLine, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStage
from league.event import Event


def tell_if_more(
    uow: UnitOfWork, event: Event, before: EntryList, text: str, line: AuditLine, **words: str
) -> EntryList | None:
    """The entries, if more are too many than `before` this action; then the judges' channel is told.

    Nobody raises the cap of an event that is over.
    """
    over = uow.entries.list_of(event)
    if over.stage is EntryStage.FINISHED or over.surplus <= before.surplus:
        return None
    params = {"event": event.name, "taken": over.taken, "capacity": over.capacity, **words}
    key = f"over-cap:{line.id}:{event.id}"
    uow.outbox.send(Notice(0, key, event.guild_id, Destination.JUDGES, event.id, text, params))
    return over
