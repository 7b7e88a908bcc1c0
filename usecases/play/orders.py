"""Standing orders at work: what is decided for a seat without asking its player."""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from data.game_records import GameSeat
from engine.protocol import EngineRefusal, Json
from usecases.play.registry import HostEngine, Orders

Tick: TypeAlias = tuple[int, Json]
"""The place of the event by which something went out of the orders, and what must be remembered to bring it back."""
_KEPT: Final = 20
"""Ticks that a seat remembers: as many as a judge can take moves back at once."""


def orders_of(engine: HostEngine, seat: GameSeat) -> Orders:
    """The standing orders of a seat; those that an older version wrote and we cannot read are none."""
    if engine.orders is None:
        return None
    orders: Orders | EngineRefusal = engine.orders.read(seat.orders)
    return engine.orders.none if isinstance(orders, EngineRefusal) else orders


def with_ticks(seat: GameSeat, ticks: Sequence[Tick]) -> str:
    """What a seat remembers of its orders, with these besides."""
    return _written([*_ticked(seat), *([place, kept] for place, kept in ticks)])


def kept_before(seat: GameSeat, place: int) -> Json | None:
    """What was remembered by the first tick at this place or behind it; None if nothing was ticked off since."""
    return next((kept for at, kept in _ticked(seat) if at >= place), None)


def ticked_before(seat: GameSeat, place: int) -> str:
    """What a seat remembers once the events from this place on are gone."""
    return _written([tick for tick in _ticked(seat) if tick[0] < place])


def _ticked(seat: GameSeat) -> list[Any]:
    return list(json.loads(seat.ticked)) if seat.ticked else []


def _written(ticked: list[Any]) -> str:
    return json.dumps(ticked[-_KEPT:], separators=(",", ":")) if ticked else ""
