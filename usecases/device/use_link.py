"""A browser uses a link up: from then on it is a device on which the link's person is signed in."""

from dataclasses import dataclass, replace
from typing import Final

from data.pass_records import NEW_DEVICE, PassKind, WebPass
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.behind import Device, device_of, pass_behind
from usecases.device.life import DEVICE_LASTS, digest_of, is_valid, new_secret, supernumerary
from usecases.device.sign_out import notice_key, sign_out_all

SIGN_OUT: Final = "device-not-me"


@dataclass(frozen=True, slots=True)
class UseLink:
    """Somebody who is not known yet (the caller has no number) opens a link in a browser.

    `label` is the kind of device; `before` is the secret with which this browser was signed in ("": it was not).
    """

    caller: Caller
    secret: str
    label: str
    before: str = ""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The device, and the secret that it holds from now on; it is kept nowhere else."""

    device: Device
    secret: str


def use_link(command: UseLink, uow: UnitOfWork) -> SignedIn | Refusal:
    """The link's person is signed in on this device, and told so in private. No link works twice.

    Refusals: `link-ended`.
    Source: house
    """
    now = command.caller.now
    link = pass_behind(uow, command.secret, PassKind.LINK, now)
    if link is None or not uow.web_passes.end(link.id):
        return Refusal("link-ended")
    before = pass_behind(uow, command.before, PassKind.DEVICE, now)
    sign_out_all(uow, (before,) if before else ())
    owned = uow.web_passes.find(user_id=link.user_id, kind=PassKind.DEVICE)
    sign_out_all(uow, supernumerary([device for device in owned if is_valid(device, now)]))
    secret = new_secret()
    device = uow.web_passes.add(
        replace(
            link,
            id=0,
            kind=PassKind.DEVICE,
            digest=digest_of(secret),
            label=command.label,
            made_at=now,
            seen_at=now,
            ends_at=now + DEVICE_LASTS,
        )
    )
    _tell(uow, device)
    return SignedIn(device_of(device), secret)


def _tell(uow: UnitOfWork, device: WebPass) -> None:
    """Sent by hand: what follows from the rows of one person has no scope yet (`usecases.scopes`)."""
    label = device.label or {"term": "device-unknown"}
    uow.outbox.send(
        Notice(
            0,
            notice_key(device.id),
            0,
            Destination.PRIVATE,
            device.user_id,
            NEW_DEVICE,
            {"device": label, "on": {"on": device.made_at.isoformat()}},
            buttons=(f"{SIGN_OUT}:{device.id}:0",),
        )
    )
