"""An entry waits for an organizer's word: the judges' channel reads it, with the buttons to decide."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from usecases.find import entrants
from usecases.projection import Projection
from usecases.signup.waiting import APPROVE, REFUSE

_KIND: Final = "approval"
_TO_COME: Final = frozenset({EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED})


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Once the event has begun the message names the commands that still let somebody in.

    Source: jbl/1.6.1
    """
    if event.status not in _TO_COME | {EventStatus.RUNNING}:
        return
    pending = uow.entries.rows.find(event_id=event.id, status=EntryStatus.PENDING)
    people = entrants(uow, event, {entry.player for entry in pending})
    for entry in pending:
        words = {"event": event.name, "player": people[entry.player].name}
        slot = Slot(_KIND, event.id, entry.player, "judges", f"{entry.id}.{entry.order}")
        if event.status is EventStatus.RUNNING:
            yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-entry-overtaken", words))
        else:
            asks = (f"{APPROVE}:{event.id}:{entry.player}", f"{REFUSE}:{event.id}:{entry.player}")
            yield Duty(slot, Destination.JUDGES, event.id, Wording("notice-entry-pending", words), asks)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The buttons go; who withdraws and asks once more is asked about once more."""
    entries = uow.entries.list_of(uow.events.require(EventId(slot.event)))
    return Closing(is_free=entries.entry_of(PlayerId(slot.subject)) is None)


APPROVAL: Final = Projection(_KIND, frozenset({"event", "entry", "person"}), _duties, _ends)
