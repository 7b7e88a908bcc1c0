"""Whether an event's door takes requests: an organizer turns its code on, off, or makes a new one."""

from dataclasses import dataclass
from enum import StrEnum

from data.door_tables import DoorKey
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.door.code import code_at_door, door_code, door_key_of
from usecases.find import GOING_ON, event_at
from usecases.slip.codes import new_slip_secret


class DoorMode(StrEnum):
    """What is done with the code."""

    ON = "on"
    OFF = "off"
    NEW = "new"
    """The code of before opens nothing any more."""


@dataclass(frozen=True, slots=True)
class SwitchDoor:
    """An organizer decides about the code at the door of an event (0: the only one)."""

    caller: Caller
    mode: DoorMode
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class DoorSwitched:
    """The event, what was done, and the code ("": it is off)."""

    event: Event
    mode: DoorMode
    code: str


def switch_door(command: SwitchDoor, uow: UnitOfWork) -> DoorSwitched | Refusal:
    """From now on the door takes requests, or not; where it takes them already, the code is the same.

    Refusals: `needs-organizer`, those of `event_at`, `door-is-off`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    event = refused or event_at(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    key = door_key_of(uow, event)
    is_on = key is not None and key.on
    if command.mode is DoorMode.OFF and not is_on:
        return Refusal("door-is-off", params={"event": event.name})
    if key is not None and command.mode is DoorMode.ON and is_on:
        return DoorSwitched(event, command.mode, door_code(key))
    stored = _stored(uow, event, key, command.mode)
    audit(uow, command.caller, event.id, f"door-{command.mode}", {"event": event.name})
    return DoorSwitched(event, command.mode, door_code(stored) if stored.on else "")


def _stored(uow: UnitOfWork, event: Event, key: DoorKey | None, mode: DoorMode) -> DoorKey:
    if key is None:
        return uow.doors.keys.add(DoorKey(0, event.id, new_slip_secret(), on=True))
    secret = new_slip_secret() if mode is DoorMode.NEW else key.secret
    return uow.doors.keys.change(key, on=mode is not DoorMode.OFF, secret=secret)


@dataclass(frozen=True, slots=True)
class DoorSheetAsked:
    """An organizer wants the sheet for the door of an event."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class DoorSheet:
    """The event and the code at its door ("": it is off)."""

    event: Event
    code: str


def door_sheet(question: DoorSheetAsked, uow: UnitOfWork) -> DoorSheet | None:
    """What hangs at the door; None for all but organizers."""
    event = uow.events.get(question.event_id)
    if event is None or event.guild_id != question.caller.guild_id:
        return None
    if refusal_unless(uow, question.caller, Role.ORGANIZER):
        return None
    return DoorSheet(event, code_at_door(uow, event))
