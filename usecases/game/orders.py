"""Standing orders at work: what is decided for a seat without asking its player."""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from data.game_records import GameSeat
from engine.catan.notation import format_action
from engine.catan.orders import NO_ORDERS, Orders, Wish, read_orders, read_wish
from engine.protocol import Refusal

Tick: TypeAlias = tuple[int, tuple[Wish, ...]]
"""The place of the event by which something went out of a build list, and the list before."""
_KEPT: Final = 20
"""Ticks that a seat remembers: as many as a judge can take moves back at once."""


def orders_of(seat: GameSeat) -> Orders:
    """The standing orders of a seat; those that an older version wrote and we cannot read are none."""
    orders = read_orders(seat.orders)
    return NO_ORDERS if isinstance(orders, Refusal) else orders


def with_ticks(seat: GameSeat, ticks: Sequence[Tick]) -> str:
    """What a seat remembers of its build list, with these besides."""
    new = [[place, [format_action(wish) for wish in wishes]] for place, wishes in ticks]
    return _written([*_ticked(seat), *new])


def wishes_before(seat: GameSeat, place: int) -> tuple[Wish, ...] | None:
    """The build list before the first tick at this place or behind it; None if nothing was ticked off since."""
    texts = next((texts for at, texts in _ticked(seat) if at >= place), None)
    if texts is None:
        return None
    wishes = (read_wish(text) for text in texts)
    return tuple(wish for wish in wishes if not isinstance(wish, Refusal))


def ticked_before(seat: GameSeat, place: int) -> str:
    """What a seat remembers once the events from this place on are gone."""
    return _written([tick for tick in _ticked(seat) if tick[0] < place])


def _ticked(seat: GameSeat) -> list[Any]:
    return list(json.loads(seat.ticked)) if seat.ticked else []


def _written(ticked: list[Any]) -> str:
    return json.dumps(ticked[-_KEPT:], separators=(",", ":")) if ticked else ""
