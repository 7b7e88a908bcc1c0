"""Dice that can be checked: a secret is promised before the game and shown after it.

Before the game the host publishes `commitment(secret)`; then the players may add words of their own. Every result of
chance is derived by hashing; lengths are four bytes, places and numbers eight, all big-endian; texts are UTF-8. A
number below k is the first block, read as one big number, that lies below the largest multiple of k, modulo k; as many
numbers as needed are drawn from n = 0 upwards (first die, second die; one for a theft).

By count (all newer games): each kind of chance is a stream of its own (`roll`, `theft`, `draw`, …), and the m-th result
of a stream, counted from 0, is the m-th whatever was said, offered or undone in between:

    block(n) = SHA-256( len(secret) || secret || len(word) || word … || len(start) || start
                        || len(stream) || stream || m || n )

`start` is a number in decimal that nobody at the table chooses, Discord's id of the message that starts the game (0:
none was mixed in). The set-up is the stream `open`, seats drawn by lot the stream `seats` with the words in the order
of the list before the start; everything else takes the words in turn order.

By place (the first games): chance hangs on the event's place in the log instead,

    block(n) = SHA-256( len(secret) || secret || len(word) || word … || place || n )

with place 0 for the set-up and the last place of all, 2^64-1, for the seats: for each seat in turn order one number,
which picks the next player out of those left in the list.

What is proved against whom: `docs/dice.md`.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from itertools import count
from typing import Final, NamedTuple

from engine.protocol import Chance, Streams

_SPACE: Final = 1 << 256
SEATING: Final = (1 << 64) - 1
"""The place from which seats are drawn; no event has it."""
_FIRST_NUMBER: Final = datetime(2015, 1, 1, tzinfo=UTC)
OPEN: Final = "open"
SEATS: Final = "seats"


class ChanceSeed(NamedTuple):
    """What all chance of a game comes from: the secret, the words, and Discord's number of the starting message."""

    secret: bytes
    words: tuple[str, ...] = ()
    start: int = 0

    def drawn_by(self, streams: Streams, stream: str, number: int, place: int) -> Chance:
        """The chance for the event at this place, which is the result of this number in its stream."""
        if streams is Streams.BY_COUNT:
            return chance_of(self, stream, number)
        return chance_at(self.secret, self.words, place)


def commitment(secret: bytes) -> str:
    """What the host publishes before the game: the SHA-256 of its secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def sent_at(start: int) -> datetime:
    """When Discord gave this number to a message: the number says so itself."""
    return _FIRST_NUMBER + timedelta(milliseconds=start >> 22)


def started(start: int) -> dict[str, str]:
    """The message whose number went into the dice, for whoever looks for it on Discord; nothing where none did."""
    return {"start": str(start), "start_sent_at": sent_at(start).isoformat()} if start else {}


def keeps(secret: bytes, promised: str) -> bool:
    """Whether a secret is the one that was promised."""
    return compare_digest(commitment(secret).encode(), promised.encode())


def chance_of(seed: ChanceSeed, stream: str, number: int) -> Chance:
    """The chance for the result of this number, from 0, in a stream."""
    return _below(_stream_prefix(seed, stream) + number.to_bytes(8, "big"))


def chance_at(secret: bytes, words: tuple[str, ...], place: int) -> Chance:
    """The chance for the event at one place of the log."""
    return _below(_prefix(secret, words) + place.to_bytes(8, "big"))


def seating(seed: ChanceSeed, streams: Streams) -> tuple[int, ...]:
    """Who sits where: for each seat in turn order a place in the list of players, in whose order the words are."""
    chance, left = seed.drawn_by(streams, SEATS, 0, SEATING), list(range(len(seed.words)))
    return tuple(left.pop(chance(len(left))) for _ in seed.words)


def _below(head: bytes) -> Callable[[int], int]:
    blocks = count()

    def below(limit: int) -> int:
        fair = _fair(limit)
        while True:
            block = sha256(head + next(blocks).to_bytes(8, "big")).digest()
            number = int.from_bytes(block, "big")
            if number < fair:
                return number % limit

    return below


@lru_cache(maxsize=256)
def _fair(limit: int) -> int:
    return _SPACE - _SPACE % limit


@lru_cache(maxsize=256)
def _stream_prefix(seed: ChanceSeed, stream: str) -> bytes:
    return _prefix(seed.secret, (*seed.words, str(seed.start), stream))


@lru_cache(maxsize=256)
def _prefix(secret: bytes, words: tuple[str, ...]) -> bytes:
    parts = (secret, *(word.encode() for word in words))
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
