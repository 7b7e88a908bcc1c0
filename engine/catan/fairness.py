"""Dice that can be checked: a secret is promised before the game and shown after it.

Before the game the host publishes `commitment(secret)`; then the players may add words of their own.
Every chance event is derived from secret, words and the event's place in the log:

    block(n) = SHA-256( len(secret) || secret || len(word) || word ... || place || n )

Lengths are four bytes, place and n eight, all big-endian; the words are UTF-8. A number below k is the
first block, read as one big number, that lies below the largest multiple of k, modulo k. A place draws
as many numbers as it needs from n = 0 upwards: first die, second die; one for a theft or a draw; the
island as `board` draws it. Place 0 is the island. Seats that are drawn by lot come from the last place of
all, 2^64-1, with the words in the order of the list before the start: for each seat in turn order one
number, which picks the next player out of those left in the list. Everything else takes the words in turn
order. So nobody, the host included, can choose a result
once the commitment and the words are public, and everybody can work every result out afterwards.
"""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from itertools import count
from typing import Final

from engine.catan.actions import Action, Draw, Steal
from engine.catan.hands import size
from engine.catan.names import Chance
from engine.catan.phases import DICE, DRAW, THEFT, Phase
from engine.catan.production import ALL_DICE
from engine.catan.state import State

_SPACE: Final = 1 << 256
SEATING: Final = (1 << 64) - 1
"""The place from which seats are drawn; no event has it."""


def commitment(secret: bytes) -> str:
    """What the host publishes before the game: the SHA-256 of its secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def keeps(secret: bytes, promised: str) -> bool:
    """Whether a secret is the one that was promised."""
    return compare_digest(commitment(secret).encode(), promised.encode())


def chance_at(secret: bytes, words: tuple[str, ...], place: int) -> Chance:
    """The chance for the event at one place of the log."""
    head, blocks = _prefix(secret, words) + place.to_bytes(8, "big"), count()

    def below(limit: int) -> int:
        fair = _SPACE - _SPACE % limit
        while (number := _block(head, next(blocks))) >= fair:
            pass
        return number % limit

    return below


def seating(secret: bytes, words: tuple[str, ...]) -> tuple[int, ...]:
    """Who sits where: for each seat in turn order a place in the list of players, in whose order the words are."""
    chance, left = chance_at(secret, words, SEATING), list(range(len(words)))
    return tuple(left.pop(chance(len(left))) for _ in words)


@lru_cache(maxsize=256)
def _prefix(secret: bytes, words: tuple[str, ...]) -> bytes:
    parts = (secret, *(word.encode() for word in words))
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _block(head: bytes, n: int) -> int:
    return int.from_bytes(sha256(head + n.to_bytes(8, "big")).digest(), "big")


def chance_action(state: State, chance: Chance) -> Action:
    """What chance does in a state that waits for it: throw, steal or draw."""
    return CHANCES[state.turn.phase](state, chance)


def _throw(_state: State, chance: Chance) -> Action:
    first = chance(6)
    return ALL_DICE[6 * first + chance(6)]


def _steal(state: State, chance: Chance) -> Action:
    return Steal(chance(size(state.players[state.turn.victim].hand)))


def _draw(state: State, chance: Chance) -> Action:
    return Draw(chance(size(state.deck)))


CHANCES: Final[dict[Phase, Callable[[State, Chance], Action]]] = {
    DICE: _throw,
    THEFT: _steal,
    DRAW: _draw,
}
