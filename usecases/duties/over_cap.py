"""More play than there are places, because something was taken back: the organizers read it, nobody is put out."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import IN_PLAY, NO_CAP
from league.event import Event
from league.ids import EventId
from usecases.find import GOING_ON
from usecases.projection import Projection

_KIND: Final = "over-cap"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Until places and players fit; nobody raises the cap of an event that is over.

    Source: house
    """
    if event.capacity == NO_CAP or event.status not in GOING_ON:
        return
    taken = len(uow.entries.rows.values("id", event_id=event.id, status=sorted(IN_PLAY)))
    if taken > event.capacity:
        words = {"event": event.name, "taken": taken, "capacity": event.capacity}
        slot = Slot(_KIND, event.id, event.id, "judges")
        yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-over-cap", words))


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """There are places enough, and what comes again is told anew; or the event is over, and it was so."""
    if uow.events.require(EventId(slot.event)).status not in GOING_ON:
        return Closing()
    return Closing(Wording("notice-over-cap-over", {"event": told.says.params["event"]}), is_free=True)


OVER_CAP: Final = Projection(_KIND, frozenset({"event", "entry"}), _duties, _ends)
