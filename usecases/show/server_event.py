"""An event as it stands among Discord's scheduled events."""

from dataclasses import dataclass
from datetime import datetime

from data.records import EventPage
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId
from league.regulations import Profile
from usecases.caller import guild_of
from usecases.event.page import page_of
from usecases.find import profile_of


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """What a scheduled event says: which event, by which regulations, when, and where it is followed."""

    event: Event
    profile: Profile
    starts_at: datetime
    page: EventPage | None


def is_server_event(uow: UnitOfWork, event: Event) -> bool:
    """Whether the server wishes for it; without a time there is nothing to put into a calendar."""
    return event.starts_at is not None and guild_of(uow, event.guild_id).server_events


def server_event(event_id: EventId, uow: UnitOfWork) -> ServerEvent | None:
    """The scheduled event; None where none is to stand: not wished for, without a time, or a draft.

    Source: house
    """
    event = uow.events.get(event_id)
    if event is None or event.starts_at is None or event.status is EventStatus.DRAFT:
        return None
    if not is_server_event(uow, event):
        return None
    return ServerEvent(event, profile_of(event), event.starts_at, page_of(uow, event.id))
