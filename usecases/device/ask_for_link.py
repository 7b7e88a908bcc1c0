"""A person asks, on Discord, for a link that signs one device in."""

from dataclasses import dataclass
from datetime import datetime

from data.pass_records import PassKind, WebPass
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.address import unless_signing_in
from usecases.device.life import LINK_LASTS, digest_of, new_secret
from usecases.limits import LimitedAction
from usecases.spend import spend


@dataclass(frozen=True, slots=True)
class AskForLink:
    """The caller wants to sign a device in on the pages that stand at `address` ("": there are none)."""

    caller: Caller
    address: str


@dataclass(frozen=True, slots=True)
class Link:
    """A link for its person's eyes alone; the secret is kept nowhere."""

    secret: str
    ends_at: datetime


def ask_for_link(command: AskForLink, uow: UnitOfWork) -> Link | Refusal:
    """A link that signs the caller in on one device, once.

    Refusals: `pages-off`, `pages-unencrypted` (params: url), `limit-web-link`.
    Source: house
    """
    caller = command.caller
    refused = unless_signing_in(command.address) or spend(uow, caller, LimitedAction.WEB_LINK)
    if refused:
        return refused
    secret, now = new_secret(), caller.now
    ends_at = now + LINK_LASTS
    link = WebPass(0, caller.user_id, PassKind.LINK, digest_of(secret), caller.name, "", now, now, ends_at)
    uow.web_passes.add(link)
    return Link(secret, ends_at)
