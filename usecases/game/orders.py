"""Standing orders at work: what is decided for a seat without asking its player."""

from data.game_records import GameSeat
from engine.catan.orders import NO_ORDERS, Orders, read_orders
from engine.protocol import Refusal


def orders_of(seat: GameSeat) -> Orders:
    """The standing orders of a seat; those that an older version wrote and we cannot read are none."""
    orders = read_orders(seat.orders)
    return NO_ORDERS if isinstance(orders, Refusal) else orders
