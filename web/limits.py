"""How often one address may ask: generous enough for a hall behind one router, too little to keep us busy."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

STORED, MADE, DRAWN = 1.0, 4.0, 20.0
"""What an answer costs: from memory, made anew, drawn."""
_MOST: Final = 1200.0
_A_SECOND: Final = 120.0
"""Two hundred phones that open a round at once, each with its style and script, and again a second later."""
_ADDRESSES: Final = 10_000
LIVE_OF_ONE: Final = 300


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class AddressLimits:
    """What each address has left: it is nobody else's business and is forgotten with the process."""

    def __init__(self) -> None:
        """No address has asked yet."""
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def spend(self, address: str, cost: float, now: float) -> bool:
        """Whether the address may ask for this; `now` counts seconds."""
        bucket = self._buckets.pop(address, None) or _Bucket(_MOST, now)
        bucket.left = min(_MOST, bucket.left + (now - bucket.at) * _A_SECOND)
        bucket.at = now
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True


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
