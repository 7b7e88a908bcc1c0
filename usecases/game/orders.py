"""Standing orders at work: what is decided for a seat without asking its player."""

from data.game_records import GameSeat
from engine.catan.actions import Action, Actions
from engine.catan.orders import NO_ORDERS, Orders, acceptable, ordered, read_orders
from engine.catan.view import View
from engine.protocol import Refusal


def orders_of(seat: GameSeat) -> Orders:
    """The standing orders of a seat; those that an older version wrote and we cannot read are none."""
    orders = read_orders(seat.orders)
    return NO_ORDERS if isinstance(orders, Refusal) else orders


def acts_alone(seat: GameSeat, view: View, actions: Actions) -> Action | None:
    """What the seat does now without its player: what its orders say, or what is plain from what lies open."""
    return ordered(orders_of(seat), view, actions)


def answers_alone(seat: GameSeat, view: View, actions: Actions) -> Action | None:
    """Whether a standing order takes the open offer."""
    return acceptable(orders_of(seat), view, actions)
