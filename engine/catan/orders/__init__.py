"""Standing orders of a seat: what a player decides in advance, so that a game by post need not wait.

Pure decisions on the seat's own view. A host asks `ordered` for every seat that is to act, hands the action to
`decide`, keeps `fitted(after(orders, action), view)`, and asks again until `None`; `on_timeout` speaks for a seat
whose time has run out.
"""

from engine.catan.orders.deciding import belated, ends_alone, ordered, rolls_alone
from engine.catan.orders.fitting import after, fitted
from engine.catan.orders.refusals import OrderCode
from engine.catan.orders.storage import read_orders, write_orders
from engine.catan.orders.texts import read_wish
from engine.catan.orders.timeout import actor, least, on_timeout
from engine.catan.orders.trading import acceptable, matched
from engine.catan.orders.wishes import (
    ANYBODY,
    LEADER,
    NO_ORDERS,
    Automatic,
    BuildOrder,
    BuildOrders,
    RobberWish,
    StandingOffer,
)
from engine.catan.orders.words import changed

__all__ = [
    "ANYBODY",
    "LEADER",
    "NO_ORDERS",
    "Automatic",
    "BuildOrder",
    "BuildOrders",
    "OrderCode",
    "RobberWish",
    "StandingOffer",
    "acceptable",
    "actor",
    "after",
    "belated",
    "changed",
    "ends_alone",
    "fitted",
    "least",
    "matched",
    "on_timeout",
    "ordered",
    "read_orders",
    "read_wish",
    "rolls_alone",
    "write_orders",
]
