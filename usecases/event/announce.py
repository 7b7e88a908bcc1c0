"""An organizer's announcement: a post in the announcements channel that pings nobody."""

from dataclasses import dataclass

from data.records import Destination, Notice, own_words
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import GOING_ON, event_for

LONGEST = 1500


@dataclass(frozen=True, slots=True)
class Announce:
    """An organizer's words to the players of an event."""

    caller: Caller
    event_id: EventId
    words: str


@dataclass(frozen=True, slots=True)
class Announced:
    """Posted for this event."""

    event: Event


def announce(command: Announce, uow: UnitOfWork) -> Announced | Refusal:
    """The words are posted once, and the event's announcement is brought up to date.

    Refusals: `needs-organizer`, those of `event_for`, `text-empty`, `text-too-long` (params: most).
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    words = command.words.strip()
    if not words:
        return Refusal("text-empty")
    if len(words) > LONGEST:
        return Refusal("text-too-long", params={"most": LONGEST})
    uow.outbox.send(
        Notice(
            id=0,
            key=f"announce:{event.id}:{command.caller.interaction_id}",
            guild_id=event.guild_id,
            place=Destination.ANNOUNCEMENTS,
            subject=event.id,
            text="notice-announcement",
            params={"event": event.name, "words": own_words(words)},
        )
    )
    audit(uow, command.caller, event.id, "event-announce", {"name": event.name})
    return Announced(event)
