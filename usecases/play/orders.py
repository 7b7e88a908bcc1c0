"""Standing orders at work: what is decided for a seat without asking its player."""

from data.game_records import GameSeat
from engine.protocol import EngineRefusal
from usecases.play.registry import HostEngine, Orders


def orders_of(engine: HostEngine, seat: GameSeat) -> Orders:
    """The standing orders of a seat; those that an older version wrote and we cannot read are none."""
    if engine.orders is None:
        return None
    orders: Orders | EngineRefusal = engine.orders.read(seat.orders)
    return engine.orders.none if isinstance(orders, EngineRefusal) else orders
