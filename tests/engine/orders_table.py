"""Positions for tests of standing orders, and what orders take in them."""

from engine.catan import game, orders
from engine.catan.codecs import read_pile
from engine.catan.names import Card, Hex
from engine.catan.orders import BuildOrders, StandingOffer
from engine.catan.phases import CatanPhase
from engine.catan.state import CatanState
from tests.engine import catan_table as t

HILL, WOOD, FIELD = map(Hex, (4, 8, 12))
"""On the beginner's island: a 6, an 11 and an 8."""


def taken(wanted: BuildOrders, state: CatanState, seat: int = 0) -> str | None:
    """The action that the orders take, as text; it is always one of the legal ones."""
    actions = game.legal(state, seat)
    action = orders.ordered(wanted, game.view(state, seat), actions)
    assert action is None or action in actions
    return None if action is None else game.format(action)


def offer(give: str, want: str, keep: str = "-", *, not_to_leader: bool = False) -> StandingOffer:
    """A standing offer, in the letters of the cards."""
    return StandingOffer(read_pile(give), read_pile(want), read_pile(keep), not_to_leader)


def asked(give: str, want: str, hand: str) -> CatanState:
    """Seat 1 proposes an exchange; seat 0 holds a hand."""
    state = t.give(t.give(t.island(player=1), 1, give), 0, hand)
    return t.act(state, 1, f"offer {give} {want}")


def winning(phase: CatanPhase) -> CatanState:
    """Seat 0 holds ten points in its own turn."""
    state = t.cities(t.island(phase), 0, t.corner(0, 0), t.corner(1, 1), t.corner(2, 2), t.corner(12, 3))
    return t.hold(state, 0, Card.VICTORY_POINT, Card.VICTORY_POINT)


def bursting(hand: str, seat: int = 0) -> CatanState:
    """Seat 1 rolls a seven; a seat holds a hand."""
    return t.dice(t.give(t.island(CatanPhase.BEFORE_ROLL, player=1), seat, hand), 3, 4)


def robbing() -> CatanState:
    """Seat 0 moves the robber: seats 1 and 2 have settlements at hex 4, seat 2 a city at 8 and 12; both hold cards."""
    state = t.settlements(t.island(CatanPhase.ROBBER), 1, t.corner(HILL, 0))
    state = t.settlements(state, 2, t.corner(HILL, 2))
    state = t.cities(state, 2, t.corner(WOOD, 3))
    return t.give(t.give(state, 1, "2L"), 2, "1L")


def town() -> CatanState:
    """Seat 0 with a settlement and three roads, wealthy."""
    corners = [t.corner(9, place) for place in (0, 1, 2, 3)]
    return t.give(t.roads(t.settlements(t.island(), 0, corners[0]), 0, *t.line(*corners)), 0, "3L3B3W5G5O")
