"""One change of the orders as a line of words: what a panel's controls send and a player may type.

`discard ore grain` (alone: none), `robber h7 s2`, `robber leader`, `offer 1W 1G keep 2W not-to-leader`,
`build-settlement v12`, `build-city v3`, `build-road e17`, `buy-card`, `drop robber 1`, `drop offer 2`, `drop build 3`,
`roll ask|bare|always`, `end ask|bare|poor|always`, `few 2`, `declare yes|no`, `refuse yes|no`,
`withhold ore wool` (alone: none), `clear`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from engine.catan.actions import BuyCard
from engine.catan.hands import size
from engine.catan.orders.fitting import possible
from engine.catan.orders.refusals import OrderCode
from engine.catan.orders.texts import read_offer, read_resources, read_robber, read_wish
from engine.catan.orders.wishes import (
    MOST_BUILDS,
    MOST_FEW,
    MOST_OFFERS,
    MOST_ROBBER,
    NO_ORDERS,
    ROLLING,
    Automatic,
    BuildOrders,
    RobberWish,
)
from engine.catan.terms import LISTED
from engine.catan.view import View
from engine.protocol import EngineRefusal

T = TypeVar("T")
Change = Callable[[BuildOrders, str, View], BuildOrders | EngineRefusal]

UNKNOWN: Final = EngineRefusal(OrderCode.UNKNOWN_ORDER)
MODES: Final = {str(mode): mode for mode in Automatic}
ANSWERS: Final = {"yes": True, "no": False}
_DIGITS: Final = 2


def changed(orders: BuildOrders, words: str, view: View) -> BuildOrders | EngineRefusal:
    """The orders after one change by the viewer.

    Refusals: `orders-unknown-order`, `orders-too-many` (number), `orders-already-listed`, and those of the entry.
    """
    if not isinstance(words, str) or view.seat is None:
        return UNKNOWN
    verb, _, rest = words.partition(" ")
    if verb in WISHES:
        return _wish(orders, words, view)
    change = CHANGES.get(verb)
    return change(orders, rest, view) if change else UNKNOWN


def _clear(_orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    return UNKNOWN if rest else NO_ORDERS


def _discard(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    found = read_resources(rest)
    return found if isinstance(found, EngineRefusal) else replace(orders, discard=found)


def _robber(orders: BuildOrders, rest: str, view: View) -> BuildOrders | EngineRefusal:
    wish = read_robber(rest)
    if isinstance(wish, EngineRefusal):
        return wish
    entries = _no_target(wish, view) or _longer(orders.robber, wish, MOST_ROBBER)
    return entries if isinstance(entries, EngineRefusal) else replace(orders, robber=entries)


def _no_target(wish: RobberWish, view: View) -> EngineRefusal | None:
    if wish.victim >= len(view.seats):
        return EngineRefusal(OrderCode.UNKNOWN_TARGET)
    return EngineRefusal(OrderCode.OWN_SEAT) if wish.victim == view.seat else None


def _offer(orders: BuildOrders, rest: str, view: View) -> BuildOrders | EngineRefusal:
    offer = read_offer(rest)
    if isinstance(offer, EngineRefusal):
        return offer
    if not view.options.domestic_trade:
        return EngineRefusal(OrderCode.NO_TRADE)
    limit = min(LISTED, view.options.offer_limit)
    if max(size(offer.give), size(offer.want)) > limit:
        return EngineRefusal(OrderCode.TOO_LARGE, None, (("number", limit),))
    entries = _longer(orders.offers, offer, MOST_OFFERS)
    return entries if isinstance(entries, EngineRefusal) else replace(orders, offers=entries)


def _wish(orders: BuildOrders, words: str, view: View) -> BuildOrders | EngineRefusal:
    wish = read_wish(words)
    if isinstance(wish, EngineRefusal):
        return wish
    if view.seat is None or not possible(wish, view, view.seats[view.seat]):
        return EngineRefusal(OrderCode.NOT_POSSIBLE)
    entries = _longer(orders.build, wish, MOST_BUILDS)
    return entries if isinstance(entries, EngineRefusal) else replace(orders, build=entries)


def _longer(entries: tuple[T, ...], entry: T, most: int) -> tuple[T, ...] | EngineRefusal:
    """The list with one more entry; only cards can be wished for several times."""
    if entry in entries and not isinstance(entry, BuyCard):
        return EngineRefusal(OrderCode.ALREADY_LISTED)
    if len(entries) >= most:
        return EngineRefusal(OrderCode.TOO_MANY, None, (("number", most),))
    return (*entries, entry)


def _drop(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    """One entry out of a list; its place is counted from 1."""
    name, _, place = rest.partition(" ")
    match name:
        case "robber":
            left = _shorter(orders.robber, place)
            return left if isinstance(left, EngineRefusal) else replace(orders, robber=left)
        case "offer":
            offers = _shorter(orders.offers, place)
            return offers if isinstance(offers, EngineRefusal) else replace(orders, offers=offers)
        case "build":
            build = _shorter(orders.build, place)
            return build if isinstance(build, EngineRefusal) else replace(orders, build=build)
    return UNKNOWN


def _shorter(entries: tuple[T, ...], place: str) -> tuple[T, ...] | EngineRefusal:
    number = _number(place)
    if number is None or not 1 <= number <= len(entries):
        return EngineRefusal(OrderCode.NO_SUCH_ENTRY, None, (("number", len(entries)),))
    return entries[: number - 1] + entries[number:]


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else None


def _roll(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    return replace(orders, auto_roll=MODES[rest]) if rest in ROLLING else UNKNOWN


def _end(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    return replace(orders, auto_end=MODES[rest]) if rest in MODES else UNKNOWN


def _few(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    number = _number(rest)
    if number is None or number > MOST_FEW:
        return EngineRefusal(OrderCode.BAD_NUMBER, None, (("number", MOST_FEW),))
    return replace(orders, few=number)


def _declare(orders: BuildOrders, rest: str, _view: View) -> BuildOrders | EngineRefusal:
    return replace(orders, auto_declare=ANSWERS[rest]) if rest in ANSWERS else UNKNOWN


def _refuse(orders: BuildOrders, rest: str, view: View) -> BuildOrders | EngineRefusal:
    if rest not in ANSWERS:
        return UNKNOWN
    if not view.options.domestic_trade:
        return EngineRefusal(OrderCode.NO_TRADE)
    return replace(orders, refuse=ANSWERS[rest])


def _withhold(orders: BuildOrders, rest: str, view: View) -> BuildOrders | EngineRefusal:
    if not view.options.domestic_trade:
        return EngineRefusal(OrderCode.NO_TRADE)
    found = read_resources(rest)
    return found if isinstance(found, EngineRefusal) else replace(orders, withheld=found)


WISHES: Final = frozenset({"build-road", "build-settlement", "build-city", "buy-card"})
CHANGES: Final[dict[str, Change]] = {
    "discard": _discard,
    "robber": _robber,
    "offer": _offer,
    "drop": _drop,
    "roll": _roll,
    "end": _end,
    "few": _few,
    "declare": _declare,
    "refuse": _refuse,
    "withhold": _withhold,
    "clear": _clear,
}
