"""What a decision about a development card gave away: which one was played, where its roads went, and keeping it.

A card that is kept can be played a turn later: keeping it gives away what that turn costs. Source: house
"""

from collections.abc import Sequence
from typing import Final

from engine.catan import actions as a
from engine.catan.names import Edge
from engine.catan.phases import FREE_ROADS
from engine.catan.policy.master import ASIDE, KEEP, MasterMind, gain_of
from engine.catan.policy.plan import TurnPlanner, paved
from engine.catan.policy.standing import FADES, OTHER_CARD, Holding
from engine.catan.state import CatanState
from engine.catan.topology import members

Better = tuple[a.Action, float]
CARDS: Final = (a.PlayKnight, a.PlayRoadBuilding, a.PlayYearOfPlenty, a.PlayMonopoly)
ROADS: Final = 2


def gains(mind: MasterMind, actions: Sequence[a.Action]) -> dict[a.Action, float]:
    """What each card that may be played brings beside keeping it, in the measure of the master."""
    cards = [one for one in actions if isinstance(one, CARDS)]
    kept = mind.plan(mind.held, ASIDE).worth if cards else 0.0
    return {one: _gain(mind, one, kept) for one in cards}


def _gain(mind: MasterMind, card: a.Action, kept: float) -> float:
    if isinstance(card, a.PlayRoadBuilding):
        return _with_roads(mind, mind.held, ROADS) - kept - OTHER_CARD
    return gain_of(mind, card, kept) or 0.0


def played(mind: MasterMind, actions: Sequence[a.Action], did: a.Action) -> Better:
    """A card that was played beside every other one, and beside keeping all; `EndTurn` stands for that."""
    found = gains(mind, actions) | {a.EndTurn(): 0.0}
    best = max(found, key=lambda one: found[one])
    return best, found[best] - found[did]


def kept(mind: MasterMind, actions: Sequence[a.Action], seats: int) -> Better | None:
    """A turn that ended with a card in hand that would have brought something: a round later it brings less."""
    found = gains(mind, actions)
    best = max(found, key=lambda one: found[one], default=None)
    if best is None or found[best] <= KEEP:
        return None
    return best, found[best] * (1 - FADES**seats)


def laid(mind: MasterMind, state: CatanState, did: a.BuildRoad) -> Better:
    """A road of the card beside all others that might have been laid, the second one as well as can be."""
    if state.turn.phase is not FREE_ROADS:
        raise ValueError(state.turn.phase)
    left = state.turn.free_roads - 1
    edges = members(TurnPlanner(mind.table, 0).paths(mind.held))
    worth = {a.BuildRoad(Edge(edge)): _with_roads(mind, paved(mind.held, edge, 0), left) for edge in edges}
    best = max(worth, key=lambda one: worth[one])
    return best, worth[best] - worth[did]


def _with_roads(mind: MasterMind, held: Holding, left: int) -> float:
    """The best end of the turn after so many free roads, each laid where it helps most at once."""
    for _ in range(left):
        edges = members(TurnPlanner(mind.table, 0).paths(held))
        held = max((paved(held, edge, 0) for edge in edges), key=mind.table.worth, default=held)
    return mind.plan(held, ASIDE).worth
