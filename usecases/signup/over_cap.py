"""More play than there are places, because something was taken back: whoever did that reads it in the answer."""

from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStage
from league.event import Event


def more_than_before(uow: UnitOfWork, event: Event, before: EntryList) -> EntryList | None:
    """The entries, if more are too many than `before` this action; nobody raises the cap of an event that is over."""
    over = uow.entries.list_of(event)
    return None if over.stage is EntryStage.FINISHED or over.surplus <= before.surplus else over
