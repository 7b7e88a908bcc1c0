"""How often one address, and one person, may ask: enough for a hall behind one router, too little to keep us busy."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

STORED, MADE, DRAWN, DONE = 1.0, 4.0, 20.0, 10.0
"""What an answer costs: from memory, made anew, drawn, and after something was done."""
A_SECOND_OF_WORK: Final = 480.0
"""What a second of our own work costs beside that: one address can keep a fourth of a thread busy, not more."""
_MOST: Final = 1200.0
_A_SECOND: Final = 120.0
"""Two hundred phones that open a round at once, each with its style and script, and again a second later."""
_ADDRESSES: Final = 10_000
PERSON: Final = (400.0, 20.0)
"""The most that one person has, and what comes in a second: with several devices and tabs, behind any addresses."""
WRONG_CODES: Final = (60.0, 0.5)
"""Wrong codes from one address: a hall behind one router mistypes a few. A genuine code is let in all the same, so
that nobody locks others out: with twelve tries a second, which an address has, fifty bits last for millions of years.
"""
LIVE_OF_ONE: Final = 300
LARGEST_FORM: Final = 16 * 1024
"""Bytes that are read of what a browser sends."""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class AddressLimits:
    """What each address (or person) has left: it is nobody else's business and is forgotten with the process."""

    def __init__(self, most: float = _MOST, a_second: float = _A_SECOND) -> None:
        """No address has asked yet."""
        self._most, self._a_second = most, a_second
        self._buckets: OrderedDict[Hashable, _Bucket] = OrderedDict()

    def spend(self, address: Hashable, cost: float, now: float) -> bool:
        """Whether the address may ask for this; `now` counts seconds."""
        bucket = self._bucket(address, now)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True

    def owe(self, address: Hashable, cost: float, now: float) -> None:
        """What was done for the address already: it waits until that is paid off."""
        bucket = self._bucket(address, now)
        bucket.left = max(bucket.left - cost, -self._most)

    def _bucket(self, address: Hashable, now: float) -> _Bucket:
        bucket = self._buckets.pop(address, None) or _Bucket(self._most, now)
        bucket.left = min(self._most, bucket.left + (now - bucket.at) * self._a_second)
        bucket.at = now
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def asker(peer: str, forwarded: str, proxies: int) -> str:
    """Whose request it is: the peer, or what the host's own proxies say of it; a house's IPv6 network is one."""
    named = [part.strip() for part in forwarded.split(",") if part.strip()]
    return _network(named[-proxies] if 0 < proxies <= len(named) else peer)


def _network(address: str) -> str:
    try:
        parsed = ip_address(address.strip("[]"))
    except ValueError:
        return address[:45]
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)
