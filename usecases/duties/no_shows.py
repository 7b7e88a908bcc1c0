"""The check-in is over: the judges' channel reads who did not come, and so has lost the place."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId
from usecases.find import GOING_ON, people_by_id
from usecases.projection import Projection

_KIND: Final = "no-shows"
_OVER: Final = frozenset({EventStatus.CLOSED, EventStatus.RUNNING})
_NAMED: Final = 40


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if event.status not in _OVER or event.checkin_until is None:
        return
    missing = uow.entries.rows.find(event_id=event.id, status=EntryStatus.NO_SHOW)
    if not missing:
        return
    people = people_by_id(uow, [entry.player for entry in missing])
    names = [people[entry.player].name for entry in sorted(missing, key=lambda one: one.order)]
    words = {
        "event": event.name,
        "count": len(names),
        "names": names[:_NAMED],
        "more": max(len(names) - _NAMED, 0),
    }
    slot = Slot(_KIND, event.id, event.id, "judges", str(int(event.checkin_until.timestamp())))
    yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-no-shows", words))


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """Everybody is here after all, or the check-in goes on; or the event is over, and it was so."""
    still = uow.events.require(EventId(slot.event)).status in GOING_ON
    return Closing(struck=still, is_free=still)


NO_SHOWS: Final = Projection(_KIND, frozenset({"event", "entry", "person"}), _duties, _ends)
