"""The event has begun, and somebody has no place: they read how it stands, and can leave the list with one tap."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import WAITING, EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId
from usecases.caller import guild_of
from usecases.find import people_by_id
from usecases.projection import Projection

_KIND: Final = "begun-without"
_TO_COME: Final = frozenset({EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED})


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if event.status is not EventStatus.RUNNING:
        return
    entries = uow.entries.rows.find(event_id=event.id, status=sorted(WAITING))
    people = people_by_id(uow, [entry.player for entry in entries])
    for entry in sorted(entries, key=lambda one: one.order):
        user = people[entry.player].user_id
        pending = entry.status == EntryStatus.PENDING
        if user is not None:
            yield Duty(
                Slot(_KIND, event.id, user, "player", f"{entry.id}.{entry.order}"),
                Destination.PRIVATE,
                user,
                Wording("notice-begun-pending" if pending else "notice-begun-waiting", {"event": event.name}),
                asks=(f"signup-leave:{event.id}:0",),
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """What it said was so, and there is nothing to leave any more; or the event has not begun after all."""
    if uow.events.require(EventId(slot.event)).status not in _TO_COME:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-not-begun", told.says.params), is_free=True)


BEGUN_WITHOUT: Final = Projection(_KIND, frozenset({"event", "entry", "person", "guild"}), _duties, _ends)
