"""Where people can sign in: a session is a secret, so it goes encrypted or does not leave the machine."""

from enum import StrEnum
from ipaddress import ip_address
from urllib.parse import urlsplit

from league.refusal import Refusal


class Way(StrEnum):
    """How a browser reaches the pages."""

    ENCRYPTED = "encrypted"
    SAME_MACHINE = "same-machine"
    """Plain http to this machine's own address: for the sandbox, and for whoever tries the bot out."""
    OPEN = "open"
    """Plain http through a network: others on the way read along."""
    NONE = "none"
    """There are no pages."""


def way_to(address: str) -> Way:
    """How a browser reaches the pages that stand at this address ("": there are none)."""
    if not address:
        return Way.NONE
    parts = urlsplit(address)
    if parts.scheme == "https":
        return Way.ENCRYPTED
    return Way.SAME_MACHINE if _is_loopback(parts.hostname or "") else Way.OPEN


def signs_in(address: str) -> bool:
    """Whether people sign in on the pages that stand at this address."""
    return way_to(address) in {Way.ENCRYPTED, Way.SAME_MACHINE}


def unless_signing_in(address: str) -> Refusal | None:
    """A refusal unless people sign in on the pages that stand at this address.

    Refusals: `pages-off`, `pages-unencrypted` (params: url).
    Source: house
    """
    match way_to(address):
        case Way.NONE:
            return Refusal("pages-off")
        case Way.OPEN:
            return Refusal("pages-unencrypted", params={"url": address})
        case _:
            return None


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
