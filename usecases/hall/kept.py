"""The event with boards of which a command speaks."""

from dataclasses import dataclass
from typing import Final

from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.hall import Hall
from league.ids import EventId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.find import BEFORE_START, event_at
from usecases.hall.given import hall_of

_KEPT: Final = BEFORE_START | {EventStatus.RUNNING}


@dataclass(frozen=True, slots=True)
class HallKept:
    """An event and its boards."""

    event: Event
    hall: Hall


def kept_at(uow: UnitOfWork, caller: Caller, event_id: EventId) -> HallKept | Refusal:
    """The named event (0: the only one that has boards).

    Refusals: those of `event_at`, `hall-not-kept`.
    """
    event = event_at(uow, caller, event_id, _KEPT, lambda one: hall_of(uow, one.id) is not None)
    if isinstance(event, Refusal):
        return event
    hall = hall_of(uow, event.id)
    return Refusal("hall-not-kept") if hall is None else HallKept(event, hall)
