"""Who is behind a secret: the person of a link or of a signed-in device."""

from dataclasses import dataclass
from datetime import datetime

from data.pass_records import PassKind, WebPass
from data.unit_of_work import UnitOfWork
from usecases.device.life import digest_of, is_secret, is_valid


@dataclass(frozen=True, slots=True)
class SecretShown:
    """A browser shows what it holds."""

    secret: str
    now: datetime


@dataclass(frozen=True, slots=True)
class Device:
    """A browser on which a person is signed in; `label` is the kind of device ("": unknown)."""

    id: int
    user_id: int
    name: str
    label: str
    made_at: datetime
    seen_at: datetime


@dataclass(frozen=True, slots=True)
class LinkOwner:
    """Whom a link signs in."""

    user_id: int
    name: str


def device_behind(shown: SecretShown, uow: UnitOfWork) -> Device | None:
    """The device that holds this secret; None where it is signed out, or its person shut out.

    Source: house
    """
    found = pass_behind(uow, shown.secret, PassKind.DEVICE, shown.now)
    return None if found is None else device_of(found)


def link_behind(shown: SecretShown, uow: UnitOfWork) -> LinkOwner | None:
    """Whom the link with this secret signs in; looking at it does not use it up."""
    found = pass_behind(uow, shown.secret, PassKind.LINK, shown.now)
    return None if found is None else LinkOwner(found.user_id, found.name)


def pass_behind(uow: UnitOfWork, secret: str, kind: PassKind, now: datetime) -> WebPass | None:
    """The pass of this kind with this secret, if it lets its person in."""
    if not is_secret(secret):
        return None
    found = uow.web_passes.first(digest=digest_of(secret), kind=kind)
    if found is None or not is_valid(found, now) or uow.blocklist.get(found.user_id) is not None:
        return None
    return found


def device_of(found: WebPass) -> Device:
    """A device as its person sees it, without what is kept of its secret."""
    return Device(found.id, found.user_id, found.name, found.label, found.made_at, found.seen_at)
