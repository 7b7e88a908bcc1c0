"""What a placement of the set-up gave away: each of the promising ones played on to the end of the set-up.

All who are still to place do so as the house's master does; what their seat's chance is then, is what a placement is
worth. Source: house
"""

from collections.abc import Sequence
from typing import Final

from engine.catan import actions as a
from engine.catan.chances import chances_of
from engine.catan.game import decide, evolve, legal, view
from engine.catan.names import Seat
from engine.catan.phases import SETUP_ROAD, SETUP_SETTLEMENT
from engine.catan.policy.opening import placed, promising
from engine.catan.state import CatanState
from engine.protocol import EngineRefusal

WIDTH: Final = 8
"""So many settlements are played on from, beside the one that was placed."""
_SETUP: Final = (SETUP_SETTLEMENT, SETUP_ROAD)


def placed_better(state: CatanState, seat: Seat, did: a.Action) -> tuple[a.Action, float]:
    """The best placement, and how much more of the chance to win it leaves than what was done."""
    tried = _tried(state, seat)
    worth = {
        one: chances_of(_played_on(state, seat, one))[seat] for one in {did: None} | dict.fromkeys(tried)
    }
    best = max(worth, key=lambda one: worth[one])
    return best, worth[best] - worth[did]


def _tried(state: CatanState, seat: Seat) -> Sequence[a.Action]:
    actions = _placements(state, seat)
    return promising(view(state, seat), actions)[:WIDTH] if state.turn.phase is SETUP_SETTLEMENT else actions


def _placements(state: CatanState, seat: Seat) -> Sequence[a.Action]:
    return [one for one in legal(state, seat) if isinstance(one, a.PlaceSettlement | a.PlaceRoad)]


def _played_on(state: CatanState, seat: Seat, action: a.Action | None) -> CatanState:
    """The end of the set-up after this placement."""
    while action is not None:
        answer = decide(state, seat, action)
        if isinstance(answer, EngineRefusal):
            raise TypeError(answer)
        for event in answer:
            state = evolve(state, event)
        seat = state.turn.player
        action = placed(view(state, seat), _placements(state, seat)) if state.turn.phase in _SETUP else None
    return state
