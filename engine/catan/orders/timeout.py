"""What the host does for a seat whose time has run out: as little as the rules allow.

Source: house; the robber cjp/robber-forgot
"""

from collections.abc import Sequence

from engine.catan.actions import (
    Action,
    BuildRoad,
    DeclineOffer,
    Discard,
    EndTurn,
    ForgetRobber,
    PlaceRoad,
    PlaceSettlement,
    Roll,
    WithdrawOffer,
)
from engine.catan.names import HOST, Chance, Seat
from engine.catan.orders.deciding import ordered
from engine.catan.orders.discarding import by_chance
from engine.catan.orders.wishes import BuildOrders
from engine.catan.phases import DISCARD, ROBBER
from engine.catan.policy import value
from engine.catan.view import View

_PLACEMENTS = (PlaceSettlement, PlaceRoad, BuildRoad)


def on_timeout(view: View, actions: Sequence[Action], orders: BuildOrders, chance: Chance) -> Action | None:
    """What is done for the viewer now; `None` if the game does not wait for them.

    First what the orders say. Else: placements as a bot would choose them, the dice, a discard by chance, a forgotten
    robber, no answer but a refusal, the own offer withdrawn, the end of the turn. A win is not declared: nobody else
    can say it for a player. The actor is `actor(action, seat)`: a robber is forgotten by the host, not by the seat.
    """
    return ordered(orders, view, actions) or least(view, actions, chance)


def actor(action: Action, seat: Seat) -> Seat:
    """Who puts the action to the rules: the host forgets the robber, everything else is the seat's own."""
    return HOST if isinstance(action, ForgetRobber) else seat


def least(view: View, actions: Sequence[Action], chance: Chance) -> Action | None:
    """What changes least, for a seat without orders."""
    if view.turn.phase is DISCARD:
        return _discard(view, actions, chance)
    if view.turn.phase is ROBBER and view.seat == view.turn.player:
        return ForgetRobber()
    for plain in (WithdrawOffer, EndTurn, Roll, DeclineOffer):
        found = next((action for action in actions if type(action) is plain), None)
        if found is not None:
            return found
    return _placement(view, actions)


def _discard(view: View, actions: Sequence[Action], chance: Chance) -> Action | None:
    if not actions or view.own is None or view.seat is None:
        return None
    return Discard(by_chance(view.own.hand, view.turn.owed[view.seat], chance))


def _placement(view: View, actions: Sequence[Action]) -> Action | None:
    """The best place in the eyes of a bot, the first of equals; never a piece moved."""
    if view.seat != view.turn.player:
        return None
    spots = [action for action in actions if isinstance(action, _PLACEMENTS)]
    return value.choose(view, spots, lambda _number: 0) if spots else None
