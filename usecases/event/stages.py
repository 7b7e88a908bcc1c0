"""The steps of an event's life: opened, closed, finished, taken up again, cancelled."""

from dataclasses import dataclass

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus, move_to
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import BEFORE_START, event_for


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """An organizer takes an event (0: the only one) to its next step."""

    caller: Caller
    event_id: int


@dataclass(frozen=True, slots=True)
class Moved:
    """The event after the step."""

    event: Event


def open_signup(command: MoveEvent, uow: UnitOfWork) -> Moved | Refusal:
    """Players may sign up; the announcement is posted."""
    return _move(command, uow, EventStatus.OPEN)


def close_signup(command: MoveEvent, uow: UnitOfWork) -> Moved | Refusal:
    """Nobody can sign up any more."""
    return _move(command, uow, EventStatus.CLOSED)


def _move(command: MoveEvent, uow: UnitOfWork, status: EventStatus) -> Moved | Refusal:
    """Refusals: `needs-organizer`, `no-event`, `which-event`, `no-such-event`, `event-step`."""
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    moved = move_to(event, status)
    if isinstance(moved, Refusal):
        return moved
    saved = uow.events.save(moved)
    audit(uow, command.caller, event.id, f"event-{status}", {"name": event.name})
    uow.outbox.refresh(PostKind.ANNOUNCEMENT, event.id, event.guild_id)
    return Moved(saved)
