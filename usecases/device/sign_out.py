"""A person signs devices out: this one, another, or all."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.pass_records import NEW_DEVICE, PassKind, WebPass
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.life import is_valid


@dataclass(frozen=True, slots=True)
class SignOut:
    """The caller signs out on one of their devices (None: on all of them)."""

    caller: Caller
    device: int | None = None


@dataclass(frozen=True, slots=True)
class SignedOut:
    """On how many devices."""

    count: int


def sign_out(command: SignOut, uow: UnitOfWork) -> SignedOut | Refusal:
    """Nobody is let in by these devices from now on; signing out on all of them takes back all else that lets in.

    Refusals: `device-gone`.
    Source: house
    """
    owned = uow.web_passes.find(user_id=command.caller.user_id)
    if command.device is None:
        sign_out_all(uow, owned)
        return SignedOut(sum(one.kind is PassKind.DEVICE for one in owned))
    meant = [one for one in owned if one.id == command.device and one.kind is PassKind.DEVICE]
    if not meant or not is_valid(meant[0], command.caller.now):
        return Refusal("device-gone")
    sign_out_all(uow, meant)
    return SignedOut(1)


def sign_out_all(uow: UnitOfWork, passes: Iterable[WebPass]) -> None:
    """End these passes; the messages that told of a device ask nothing any more."""
    for one in passes:
        if uow.web_passes.end(one.id) and one.kind is PassKind.DEVICE:
            uow.outbox.close_question(notice_key(one.id))


def notice_key(device: int) -> str:
    """The key of the message that tells a person of a new device."""
    return f"{NEW_DEVICE}:{device}"
