"""Whether the codes on an event's slips speak for seats: an organizer turns them on, off, or makes new ones."""

from dataclasses import dataclass
from enum import StrEnum

from data.slip_tables import SlipKey
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at
from usecases.slip.codes import new_slip_secret

_MAY = BEFORE_START | {EventStatus.RUNNING}


class SlipMode(StrEnum):
    """What is done with the codes."""

    ON = "on"
    OFF = "off"
    NEW = "new"
    """Codes that were printed before open nothing any more."""


@dataclass(frozen=True, slots=True)
class SwitchSlips:
    """An organizer decides about the codes of an event."""

    caller: Caller
    mode: SlipMode
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class SlipsSwitched:
    """The event, and what was done."""

    event: Event
    mode: SlipMode


def switch_slips(command: SwitchSlips, uow: UnitOfWork) -> SlipsSwitched | Refusal:
    """From now on the codes are taken, or not.

    Refusals: `needs-organizer`, those of `event_at`, `slips-as-they-are`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    event = refused or event_at(uow, command.caller, command.event_id, _MAY)
    if isinstance(event, Refusal):
        return event
    key = slip_key_of(uow, event.id)
    is_on = command.mode is not SlipMode.OFF
    if command.mode is not SlipMode.NEW and is_on == (key is not None and key.on):
        return Refusal("slips-as-they-are")
    if key is None:
        uow.slips.keys.add(SlipKey(0, event.id, new_slip_secret(), is_on))
    else:
        secret = new_slip_secret() if command.mode is SlipMode.NEW else key.secret
        uow.slips.keys.change(key, on=is_on, secret=secret)
    audit(uow, command.caller, event.id, f"slips-{command.mode}", {"event": event.name})
    return SlipsSwitched(event, command.mode)


def slip_key_of(uow: UnitOfWork, event_id: EventId) -> SlipKey | None:
    """The secret of an event's codes; None where there were never any."""
    return uow.slips.keys.first(event_id=event_id)
