"""On which devices a person is signed in."""

from data.pass_records import PassKind
from data.unit_of_work import UnitOfWork
from usecases.caller import Caller
from usecases.device.behind import Device, device_of
from usecases.device.life import is_valid


def own_devices(caller: Caller, uow: UnitOfWork) -> tuple[Device, ...]:
    """The caller's devices, the one that was seen last first."""
    found = uow.web_passes.find(user_id=caller.user_id, kind=PassKind.DEVICE)
    valid = [device_of(one) for one in found if is_valid(one, caller.now)]
    return tuple(sorted(valid, key=lambda device: (device.seen_at, device.id), reverse=True))
