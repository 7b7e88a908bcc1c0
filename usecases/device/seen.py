"""A device is seen: its 60 days begin anew."""

from dataclasses import dataclass

from data.pass_records import PassKind
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.behind import Device, device_of, pass_behind
from usecases.device.life import DEVICE_LASTS


@dataclass(frozen=True, slots=True)
class NoteSeen:
    """The caller looks at a page on the device that holds this secret."""

    caller: Caller
    secret: str


def note_seen(command: NoteSeen, uow: UnitOfWork) -> Device | Refusal:
    """The device stays signed in from now on for as long as a new one.

    Refusals: `device-gone`.
    Source: house
    """
    now = command.caller.now
    found = pass_behind(uow, command.secret, PassKind.DEVICE, now)
    if found is None:
        return Refusal("device-gone")
    return device_of(uow.web_passes.change(found, seen_at=now, ends_at=now + DEVICE_LASTS))
