"""How long links and devices last, and how the secrets of both are made and known again."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from data.pass_records import WebPass

LINK_LASTS: Final = timedelta(minutes=15)
DEVICE_LASTS: Final = timedelta(days=60)
"""Since it was last seen. Source: house"""
SEEN_EVERY: Final = timedelta(hours=1)
"""So often at most it is noted that a device was seen: a page that is looked at writes nothing."""
MOST_DEVICES: Final = 10
"""Of one person; whoever signs in on one more is signed out on the one that was seen longest ago. Source: house"""
_BYTES: Final = 32
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret of 256 bits, as it stands in an address or a cookie."""
    return secrets.token_urlsafe(_BYTES)


def is_secret(said: str) -> bool:
    """Whether it can be a secret of ours."""
    return _SECRET.fullmatch(said) is not None


def digest_of(secret: str) -> str:
    """What is stored of a secret: nobody comes from it to the secret, which is too long to be tried out."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_valid(found: WebPass, now: datetime) -> bool:
    """Whether a link or device still lets its person in."""
    return now < found.ends_at


def is_seen_anew(seen_at: datetime, now: datetime) -> bool:
    """Whether it is to be noted that a device is seen now."""
    return now - seen_at >= SEEN_EVERY


def supernumerary(devices: Sequence[WebPass]) -> Sequence[WebPass]:
    """The devices that give way to one more: those that were seen longest ago."""
    newest_first = sorted(devices, key=lambda device: (device.seen_at, device.id), reverse=True)
    return newest_first[MOST_DEVICES - 1 :]
