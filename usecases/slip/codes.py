"""The codes on slips: each names a seat of a board or table, and cannot be worked out from another.

Source: house
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Nobody takes one for another."""
_SIGNS: Final = 10
"""Fifty bits: nobody tries them out within the limits of an address and of a seat."""
_SEATS: Final = "abcd"
_CODE: Final = re.compile(r"([1-9]\d{0,8})-([1-9]\d{0,3})([a-d])-([0-9a-z]{10})")
_ALIKE: Final = str.maketrans("oil", "011")


@dataclass(frozen=True, slots=True)
class SeatCode:
    """What a code says: whose secret it is made of, the number of the board or table, and the seat, from 0."""

    key: int
    number: int
    seat: int
    mac: str


def new_slip_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def code_of(key: int, secret: str, number: int, seat: int) -> str:
    """The code of a seat."""
    return f"{key}-{number}{_SEATS[seat]}-{_mac(secret, number, seat)}"


def read_code(said: str) -> SeatCode | None:
    """What a code says, as somebody may have typed it; None where it can be none."""
    fits = _CODE.fullmatch(said.strip().lower().replace(" ", ""))
    if fits is None:
        return None
    return SeatCode(int(fits[1]), int(fits[2]), _SEATS.index(fits[3]), unmistaken(fits[4]))


def unmistaken(signs: str) -> str:
    """Signs of a code as they were meant: o and i and l are none of its letters."""
    return signs.translate(_ALIKE)


def is_genuine(code: SeatCode, secret: str) -> bool:
    """Whether the code was made of this secret; how long it takes says nothing."""
    return hmac.compare_digest(code.mac, _mac(secret, code.number, code.seat))


def _mac(secret: str, number: int, seat: int) -> str:
    return signed(secret, f"{number}/{seat}")


def signed(secret: str, what: str) -> str:
    """Fifty bits that only who has the secret can make of a text, in letters that nobody mistakes."""
    digest = hmac.new(secret.encode(), what.encode(), hashlib.sha256).digest()
    value = int.from_bytes(digest)
    return "".join(_LETTERS[value >> (5 * place) & 31] for place in range(_SIGNS))
