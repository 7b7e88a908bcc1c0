"""Whoever is to check in is called in the channel, with the button, as long as that check-in is open."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.check_in_tables import CallKind
from data.records import Destination, moment
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId
from usecases.projection import Projection
from usecases.signup.news import checking_in

_KIND: Final = "check-in"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    until = checking_in(event)
    if until is None:
        return
    words = {"event": event.name, "until": moment(until)}
    for call in uow.check_in_calls.find(event_id=event.id, check_in=event.check_ins):
        yield Duty(
            Slot(_KIND, event.id, call.id, "announcements"),
            Destination.ANNOUNCEMENTS,
            event.id,
            Wording(f"notice-{call.kind}", words),
            asks=(f"signup-checkin:{event.id}:0",),
            pings=tuple(filter(None, call.users)),
        )


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """It was undone, has another end by now, or is over."""
    event, call = uow.events.require(EventId(slot.event)), uow.check_in_calls.get(slot.subject)
    words = {"event": event.name}
    if call is None or call.check_in > event.check_ins:
        is_first = call is None or call.kind is not CallKind.REMINDER
        return Closing(struck=True, aloud=Wording("notice-undone-above") if is_first else None)
    is_moved = event.status is EventStatus.CHECK_IN
    return Closing(Wording("notice-check-in-moved" if is_moved else "notice-check-in-over", words))


CHECK_IN: Final = Projection(_KIND, frozenset({"event", "check_in_call"}), _duties, _ends, amends=True)
