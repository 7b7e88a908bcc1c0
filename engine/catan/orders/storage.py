"""A seat's orders as versioned JSON text, and back. The same orders give the same bytes."""

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from engine.catan.notation import format_action
from engine.catan.orders.refusals import OrderCode
from engine.catan.orders.texts import (
    read_offer,
    read_resources,
    read_robber,
    read_wish,
    write_offer,
    write_resources,
    write_robber,
)
from engine.catan.orders.wishes import (
    MOST_BUILDS,
    MOST_FEW,
    MOST_OFFERS,
    MOST_ROBBER,
    NO_ORDERS,
    ROLLING,
    Automatic,
    BuildOrders,
)
from engine.protocol import EngineRefusal

VERSION: Final = 1
KEYS: Final = frozenset({"version", "discard", "robber", "offers", "build", "roll", "end", "few", "declare"})
_LATER: Final = frozenset({"refuse", "withheld"})
"""What texts of earlier days have not got: nothing was ordered."""

T = TypeVar("T")


class _Unreadable(ValueError):  # noqa: N818 - a verdict on the text, caught in `read_orders`
    """The text is not what `write_orders` writes."""


def write_orders(orders: BuildOrders) -> str:
    """The orders as JSON text."""
    whole = {
        "version": VERSION,
        "discard": write_resources(orders.discard),
        "robber": [write_robber(wish) for wish in orders.robber],
        "offers": [write_offer(offer) for offer in orders.offers],
        "build": [format_action(wish) for wish in orders.build],
        "roll": str(orders.auto_roll),
        "end": str(orders.auto_end),
        "few": orders.few,
        "declare": orders.auto_declare,
        "refuse": orders.refuse,
        "withheld": write_resources(orders.withheld),
    }
    return json.dumps(whole, separators=(",", ":"))


def read_orders(text: str) -> BuildOrders | EngineRefusal:
    """The orders that a text holds; an empty text holds the presets. Refusal: `orders-unreadable`."""
    if text == "":
        return NO_ORDERS
    try:
        return _orders(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        return EngineRefusal(OrderCode.UNREADABLE)


def _orders(whole: Any) -> BuildOrders:  # noqa: ANN401 - anything at all may stand in a broken text
    _demand(isinstance(whole, dict) and set(whole) - _LATER == KEYS)
    refuse = whole.get("refuse", False)
    _demand(type(refuse) is bool)
    _demand(type(whole["version"]) is int and whole["version"] == VERSION)
    _demand(type(whole["few"]) is int and 0 <= whole["few"] <= MOST_FEW)
    _demand(type(whole["declare"]) is bool and whole["roll"] in ROLLING)
    return BuildOrders(
        discard=_entry(read_resources, whole["discard"]),
        robber=_list(read_robber, whole["robber"], MOST_ROBBER),
        offers=_list(read_offer, whole["offers"], MOST_OFFERS),
        build=_list(read_wish, whole["build"], MOST_BUILDS),
        auto_roll=Automatic(whole["roll"]),
        auto_end=Automatic(whole["end"]),
        few=whole["few"],
        auto_declare=whole["declare"],
        refuse=refuse,
        withheld=_entry(read_resources, whole.get("withheld", "")),
    )


def _list(read: Callable[[str], T | EngineRefusal], values: Any, most: int) -> tuple[T, ...]:  # noqa: ANN401 - as above
    _demand(isinstance(values, list) and len(values) <= most)
    return tuple(_entry(read, value) for value in values)


def _entry(read: Callable[[str], T | EngineRefusal], value: Any) -> T:  # noqa: ANN401 - as above
    _demand(isinstance(value, str))
    found = read(value)
    if isinstance(found, EngineRefusal):
        raise _Unreadable(value)
    return found


def _demand(holds: bool) -> None:  # noqa: FBT001 - the fact itself, not a switch
    if not holds:
        raise _Unreadable
