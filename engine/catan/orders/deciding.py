"""What a seat's standing orders do for it at once, on its own view alone.

When an order acts, somebody who watches sees that it acted. What each one depends on:
- the roll and the end of the turn: open facts and the orders. Only a win that is there to be declared is hidden
  knowledge (victory-point cards): it holds `auto_end` up, unless `auto_declare` makes it public at once;
- the robber: open facts and the orders;
- a discard: its moment on open facts, its cards on the hand;
- the end of a turn in which the hand pays for nothing (`belated`): the hand, after a while, as by hand;
- a build list and a standing offer: the hand. What they do is an open action; where they do nothing, nobody can tell
  an order that cannot be paid from no order at all.
Source: house
"""

from collections.abc import Callable, Sequence
from typing import Final

from engine.catan.actions import (
    Action,
    AskSeats,
    BuildRoad,
    DeclareVictory,
    Discard,
    EndTurn,
    Offer,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    SetOfferEnd,
    WithdrawOffer,
)
from engine.catan.orders.discarding import by_order
from engine.catan.orders.fitting import fitted
from engine.catan.orders.robbing import robber_by_order
from engine.catan.orders.trading import answered
from engine.catan.orders.wishes import Automatic, BuildOrders
from engine.catan.phases import BEFORE_ROLL, DISCARD, FREE_ROADS, MAIN, ROBBER, CatanPhase
from engine.catan.state import OfferReply
from engine.catan.view import View


def ordered(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    """The next action that the orders take for the viewer here, one of `actions`; `None`: a person must decide.

    Every action brings the turn forward, so that asking again and again comes to rest - unless all seats order
    everything `ALWAYS`: then turns follow each other until the host stops.
    """
    if view.turn.phase is DISCARD:
        return _discard(orders, view, actions)
    if view.seat != view.turn.player:
        return answered(orders, view, actions)
    step = STEPS.get(view.turn.phase)
    found = step(orders, view, actions) if step else None
    return found if found is not None and found in actions else None


_TALK: Final = (Offer, AskSeats, SetOfferEnd, WithdrawOffer, EndTurn)
"""What is left to somebody who can pay for nothing."""


_SPARING: Final = frozenset({Automatic.POOR, Automatic.KEEPING})
_CARDS: Final = (PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty)
"""What an order that keeps the development cards leaves unplayed, whichever of them are held."""


def belated(orders: BuildOrders, view: View, actions: Sequence[Action]) -> EndTurn | None:
    """The end of the viewer's turn after a while, where it can build, buy, exchange and play nothing.

    As for `BARE`, no development card may lie before the seat, but for `KEEPING`, which leaves all of them unplayed: so
    the end never tells which they are. An open offer is waited for, until all have said no.
    """
    if orders.auto_end not in _SPARING or view.turn.phase is not MAIN or view.seat != view.turn.player:
        return None
    if not _refused(view) or changeable(view):
        return None
    keeps = orders.auto_end is Automatic.KEEPING
    if view.seats[view.turn.player].development_cards and not keeps:
        return None
    left = (*_TALK, *_CARDS) if keeps else _TALK
    return EndTurn() if all(isinstance(action, left) for action in actions) else None


def _refused(view: View) -> bool:
    """Whether nobody has anything to say to the viewer's offers any more but the "no" that was said."""
    answers = (
        answer for offer in view.offers for seat, answer in enumerate(offer.answers) if seat != view.seat
    )
    return all(answer in {OfferReply.DECLINED, OfferReply.LEFT_OUT} for answer in answers)


def _may_declare(actions: Sequence[Action]) -> bool:
    """Whether the win can be declared; to compare it with each of some hundred offers takes ten times as long."""
    return DeclareVictory in map(type, actions)


def _discard(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    if not actions or view.own is None or view.seat is None or not orders.discard:
        return None
    return Discard(by_order(orders.discard, view.own.hand, view.turn.owed[view.seat]))


def _before_roll(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    """The dice, which never cost a win that is already there: it can still be declared after them."""
    if orders.auto_declare and _may_declare(actions):
        return DeclareVictory()
    return Roll() if rolls_alone(orders, view) else None


def _robber(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    return robber_by_order(orders.robber, view, actions)


def _main(orders: BuildOrders, view: View, actions: Sequence[Action]) -> Action | None:
    """A win first, then the build list, then the end; while own offers lie open the player is at work."""
    if _may_declare(actions):
        return DeclareVictory() if orders.auto_declare else None
    if view.offers:
        return None
    wishes = fitted(orders, view).build
    if wishes and wishes[0] in actions:
        return wishes[0]
    return EndTurn() if ends_alone(orders, view) else None


def _free_roads(orders: BuildOrders, _view: View, actions: Sequence[Action]) -> Action | None:
    """Free roads go where the build list wants roads, whatever else it wants before them."""
    if orders.auto_declare and _may_declare(actions):
        return DeclareVictory()
    return next((wish for wish in orders.build if isinstance(wish, BuildRoad) and wish in actions), None)


STEPS: Final[dict[CatanPhase, Callable[[BuildOrders, View, Sequence[Action]], Action | None]]] = {
    BEFORE_ROLL: _before_roll,
    ROBBER: _robber,
    MAIN: _main,
    FREE_ROADS: _free_roads,
}


def rolls_alone(orders: BuildOrders, view: View) -> bool:
    """Whether the seat on turn rolls unasked; open facts and the orders decide.

    Asking whether a *playable* card is held would tell everybody that the cards held are victory points.
    """
    if orders.auto_roll is Automatic.ALWAYS:
        return True
    mine = view.seats[view.turn.player]
    return orders.auto_roll is Automatic.BARE and not mine.development_cards and not changeable(view)


def ends_alone(orders: BuildOrders, view: View) -> bool:
    """Whether the seat on turn ends it unasked once its build list rests; open facts and the orders decide.

    Whoever holds a card can always offer it, so nothing but the end is left exactly with an empty hand.
    """
    if orders.auto_end is Automatic.ALWAYS:
        return True
    mine, few = view.seats[view.turn.player], orders.few if orders.auto_end is Automatic.BARE else 0
    bare = mine.cards <= few and not mine.development_cards
    return orders.auto_end is not Automatic.ASK and bare and not changeable(view)


def changeable(view: View) -> bool:
    """Whether the last action may still be changed, for which its player should be asked.

    Source: cjp/action-complete
    """
    return view.turn.last is not None and view.options.profile.relocation
