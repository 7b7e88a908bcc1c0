"""How each kind of value is written in a text action and in the JSON log, and read back.

A reader raises `UnreadableText` for anything that its writer would not have written; the two modules that
use them turn it into a refusal.
"""

import re
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.catan.board import Layout, is_layout
from engine.catan.hands import BANK_LIMIT, Hand, counts, is_pile, pack
from engine.catan.names import NOBODY, Card, Resource, Terrain
from engine.catan.topology import EDGES, HEXES, VERTICES

Json: TypeAlias = Any
"""Text, whole numbers, lists and objects of these."""

LETTERS: Final = "LBWGO"
"""Lumber, brick, wool, grain, ore."""
_PILE: Final = re.compile(
    r"(?:(\d{1,2})L)?(?:(\d{1,2})B)?(?:(\d{1,2})W)?(?:(\d{1,2})G)?(?:(\d{1,2})O)?", re.ASCII
)
_NUMBER: Final = re.compile(r"(0|[1-9]\d{0,5})", re.ASCII)
_HIGHEST_SEAT: Final = 3


class UnreadableText(ValueError):  # noqa: N818 - a verdict on the text, caught two calls up
    """The text or value stands for nothing."""


class Codec(NamedTuple):
    """A writer and the reader that takes back what it wrote."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


def _read_number(value: Json) -> int:
    if type(value) is int and value >= 0:
        return value
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        return int(value)
    raise UnreadableText(value)


def _place(letter: str, limit: int) -> Codec:
    names = {f"{letter}{place}": place for place in range(limit)}
    return Codec(lambda place: f"{letter}{place}", _known(names))


def _known(names: dict[str, Any]) -> Callable[[Json], Any]:
    """A reader for these names."""

    def read(value: Json) -> Any:  # noqa: ANN401 - the codec's own type
        try:
            return names[value]
        except (KeyError, TypeError):
            raise UnreadableText(value) from None

    return read


def _words(kind: type[IntEnum]) -> Codec:
    names = {member.name.lower().replace("_", "-"): member for member in kind}
    return Codec(lambda member: kind(member).name.lower().replace("_", "-"), _known(names))


def write_pile(hand: Hand) -> str:
    """Cards as text: `2L1O` is two lumber and one ore, `-` is none."""
    return _written(counts(hand))


def _written(numbers: Sequence[int]) -> str:
    return (
        "".join(f"{number}{letter}" for number, letter in zip(numbers, LETTERS, strict=True) if number) or "-"
    )


def read_pile(value: Json) -> Hand:
    """The cards that a text such as `2L1O` stands for."""
    if not isinstance(value, str):
        raise UnreadableText(value)
    return _pile_of(value)


@lru_cache(maxsize=1024)
def _pile_of(text: str) -> Hand:
    """The same few piles come again and again: a game's log has one for each player at each roll."""
    match = _PILE.fullmatch("" if text == "-" else text)
    if not match or not text:
        raise UnreadableText(text)
    numbers = [int(number or 0) for number in match.groups()]
    if (
        max(numbers) > BANK_LIMIT
        or write_pile(hand := pack(numbers)) != text
        or not is_pile(hand, BANK_LIMIT)
    ):
        raise UnreadableText(text)
    return hand


def read_sum(value: Json) -> Hand:
    """The cards of one pile or of several: `1L+1L+1W` is `2L1W`; a menu with several chosen lines says it so."""
    if not isinstance(value, str):
        raise UnreadableText(value)
    kinds = zip(*(counts(_pile_of(part)) for part in value.split("+")), strict=True)
    return _pile_of(_written([sum(kind) for kind in kinds]))


def _list(codec: Codec) -> Codec:
    def read(value: Json) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise UnreadableText(value)
        return tuple(map(codec.read, value))

    return Codec(lambda values: [codec.write(value) for value in values], read)


def _write_seat(seat: int) -> str:
    return "-" if seat == NOBODY else f"s{seat}"


def _read_flag(value: Json) -> bool:
    if type(value) is bool:
        return value
    raise UnreadableText(value)


NUMBER: Final = Codec(lambda number: number, _read_number)
FLAG: Final = Codec(lambda flag: flag, _read_flag)
HEX: Final = _place("h", len(HEXES))
VERTEX: Final = _place("v", len(VERTICES))
EDGE: Final = _place("e", len(EDGES))
SEAT: Final = _place("s", _HIGHEST_SEAT + 1)
_SEAT_NAMES: Final = {"-": NOBODY, **{f"s{seat}": seat for seat in range(_HIGHEST_SEAT + 1)}}
SOMEBODY: Final = Codec(_write_seat, _known(_SEAT_NAMES))
"""A seat, or `-` for nobody."""
RESOURCE: Final = _words(Resource)
CARD: Final = _words(Card)
TERRAIN: Final = _words(Terrain)
OFFER: Final = Codec(lambda number: number, _read_number)
"""The number of an open offer: it comes last, and is not written when it is 1."""
PILE: Final = Codec(write_pile, read_pile)
SUM: Final = Codec(write_pile, read_sum)
PILES: Final = _list(PILE)
NUMBERS: Final = _list(NUMBER)
_TILES: Final = _list(TERRAIN)
_HARBOURS: Final = _list(
    Codec(
        lambda harbour: "any" if harbour is None else RESOURCE.write(harbour),
        lambda value: None if value == "any" else RESOURCE.read(value),
    )
)


def _write_layout(layout: Layout) -> Json:
    return {
        "tiles": _TILES.write(layout.tiles),
        "tokens": list(layout.tokens),
        "harbours": _HARBOURS.write(layout.harbours),
    }


def _read_layout(value: Json) -> Layout:
    if not isinstance(value, dict) or set(value) != {"tiles", "tokens", "harbours"}:
        raise UnreadableText(value)
    layout = Layout(
        _TILES.read(value["tiles"]), NUMBERS.read(value["tokens"]), _HARBOURS.read(value["harbours"])
    )
    if not is_layout(layout):
        raise UnreadableText(value)
    return layout


LAYOUT: Final = Codec(_write_layout, _read_layout)
