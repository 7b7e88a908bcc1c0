"""What the announcement of an event shows."""

from dataclasses import dataclass

from data.records import EventPage
from data.unit_of_work import UnitOfWork
from league.entry import EntryList
from league.event import Event, EventStatus
from league.ids import EventId
from league.regulations import Profile
from usecases.event.page import page_of
from usecases.find import profile_of
from usecases.show.lengths import MatchLengths, lengths_of


@dataclass(frozen=True, slots=True)
class EventAnnouncement:
    """An event, its regulations and its entries."""

    event: Event
    profile: Profile
    entries: EntryList
    lengths: MatchLengths | None
    page: EventPage | None = None


def announcement(event_id: EventId, uow: UnitOfWork) -> EventAnnouncement | None:
    """The announcement of an event; None while it is a draft."""
    event = uow.events.get(event_id)
    if event is None or event.status is EventStatus.DRAFT:
        return None
    entries, lengths = uow.entries.list_of(event), lengths_of(uow, event)
    return EventAnnouncement(event, profile_of(event), entries, lengths, page_of(uow, event.id))
