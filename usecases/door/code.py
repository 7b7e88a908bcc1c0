"""The code at a door: it names an event, and cannot be worked out from another.

Source: house
"""

import hmac
import re
from dataclasses import dataclass
from typing import Final

from data.door_tables import DoorKey
from data.unit_of_work import UnitOfWork
from league.event import Event
from usecases.find import event_of
from usecases.slip.codes import signed, unmistaken

_CODE: Final = re.compile(r"([1-9]\d{0,8})-([0-9a-z]{10})")
_WHAT: Final = "door"


@dataclass(frozen=True, slots=True)
class DoorCode:
    """What a code says: whose secret it is made of."""

    key: int
    mac: str


def door_code(key: DoorKey) -> str:
    """The code of a door."""
    return f"{key.id}-{signed(key.secret, _WHAT)}"


def read_door_code(said: str) -> DoorCode | None:
    """What a code says, as somebody may have typed it; None where it can be none."""
    fits = _CODE.fullmatch(said.strip().lower().replace(" ", ""))
    return DoorCode(int(fits[1]), unmistaken(fits[2])) if fits else None


def event_at_door(uow: UnitOfWork, said: str) -> Event | None:
    """The event behind a code; None where it opens nothing, or nothing any more."""
    code = read_door_code(said)
    key = uow.doors.keys.get(code.key) if code else None
    if code is None or key is None or not key.on:
        return None
    return event_of(uow, key.event_id) if hmac.compare_digest(code.mac, signed(key.secret, _WHAT)) else None


def code_at_door(uow: UnitOfWork, event: Event) -> str:
    """The code at an event's door; "" where it is off."""
    key = door_key_of(uow, event)
    return door_code(key) if key is not None and key.on else ""


def door_key_of(uow: UnitOfWork, event: Event) -> DoorKey | None:
    """The secret of an event's door; None where there was never any."""
    return uow.doors.keys.first(event_id=event.id)
