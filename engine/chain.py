"""The running hash over a game: its head binds every decision, and tells nothing of what is hidden.

The head stands where the players read it while the game runs, so it is keyed with the game's secret: without that
nobody can try out which card, choice or hand leads to it. After the end the secret is shown, and everybody can compute
all heads again. `json(x)` is JSON with sorted keys, without spaces, other signs than ASCII escaped:

    head(0) = HMAC-SHA256(secret, 32 zero bytes || "game " || json(what was agreed before the first event))
    head(n) = HMAC-SHA256(secret, head(n-1) || "event " || json(event))
    a cut   = HMAC-SHA256(secret, head(n-1) || "cut " || number of events that are left, in decimal)

What was agreed: `game` (its key), `rules`, `options`, `seats`, and of the promise `commitment`, `words`, `seating` and
`start`, all as in the record. Events that a judge has taken back stay in the chain: the record keeps them, and the cut
comes after them. The players are shown the first 32 hexadecimal digits, their own messages the first 12.
"""

import hmac
import json
from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from engine.protocol import Json, Rules

E = TypeVar("E")  # event
O = TypeVar("O")  # noqa: E741 - options
SHOWN: Final = 32
"""Digits of a head that everybody is shown."""
SHORT: Final = 12
"""Digits of a head in a message to one player."""
_NOTHING: Final = "00" * 32


class Agreed(NamedTuple, Generic[O]):
    """What a game hangs on before its first event."""

    options: O
    seats: int
    commitment: str
    words: tuple[str, ...] = ()
    seating: tuple[int, ...] = ()
    start: int = 0


class TakenBack(NamedTuple, Generic[E]):
    """Events that a judge has taken back; `place` is how many were left before them."""

    place: int
    events: tuple[E, ...]


class Stretch(NamedTuple, Generic[E]):
    """Events that were stored one after another, when `place` events stood."""

    place: int
    events: tuple[E, ...]


def begun(secret: bytes, rules: Rules[O, Any, Any, Any, Any, Any], agreed: Agreed[O]) -> str:
    """The head before the first event."""
    whole = {
        "game": rules.key,
        "rules": rules.version,
        "options": rules.write_options(agreed.options),
        "seats": agreed.seats,
        "commitment": agreed.commitment,
        "words": list(agreed.words),
        "seating": list(agreed.seating),
        "start": str(agreed.start),
    }
    return _next(secret, _NOTHING, f"game {_json(whole)}")


def linked(secret: bytes, head: str, event: Json) -> str:
    """The head after one more event, which is given as `write_event` writes it."""
    return _next(secret, head, f"event {_json(event)}")


def cut(secret: bytes, head: str, place: int) -> str:
    """The head after a judge has taken back everything but so many events."""
    return _next(secret, head, f"cut {place}")


def stretches(events: tuple[E, ...], taken_back: tuple[TakenBack[E], ...]) -> tuple[Stretch[E], ...]:
    """The order in which all events were stored; raises `ValueError` if that many cannot have been taken back."""
    found: list[Stretch[E]] = []
    for gone in reversed(taken_back):
        if not 0 <= gone.place <= len(events) or not gone.events:
            raise ValueError(gone.place)
        found.append(Stretch(gone.place, events[gone.place :]))
        events = (*events[: gone.place], *gone.events)
    return (Stretch(0, events), *reversed(found))


def heads(
    secret: bytes,
    rules: Rules[O, Any, Any, E, Any, Any],
    agreed: Agreed[O],
    stored: tuple[Stretch[E], ...],
) -> Iterator[str]:
    """The head after the first stored event and each later one, and after each cut; the last is the game's own."""
    head = begun(secret, rules, agreed)
    for number, stretch in enumerate(stored):
        if number:
            head = cut(secret, head, stretch.place)
            yield head
        for event in stretch.events:
            head = linked(secret, head, rules.write_event(event))
            yield head


def _json(value: Json) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _next(secret: bytes, head: str, words: str) -> str:
    return hmac.digest(secret, bytes.fromhex(head) + words.encode("ascii"), "sha256").hex()
