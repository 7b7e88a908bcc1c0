"""What a decision of Catan gave away: the best end of the turn that the master finds, before it and after it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.catan import actions as a
from engine.catan.building import ROAD_COST
from engine.catan.chances import chances, standings_of
from engine.catan.development import CARD_COST
from engine.catan.game import legal, view
from engine.catan.hands import ONE, Hand
from engine.catan.names import Seat
from engine.catan.phases import MAIN, ROBBER
from engine.catan.policy.master import MasterMind
from engine.catan.policy.outlook import ratios_of
from engine.catan.policy.plan import TurnPlanner, paved, raised, settled
from engine.catan.policy.standing import Holding
from engine.catan.state import CatanState

WORK: Final = 80
"""Positions that are weighed for each end of a turn."""
NOTHING: Final = 1e-9


class Given(NamedTuple):
    """A decision beside the better one, and how much of the chance to win it gave away."""

    seat: Seat
    did: a.Action
    best: a.Action
    chance: float


def given_away(state: CatanState, seat: Seat, did: a.Action) -> Given | None:
    """What a decision gave away; `None` where it was as good as any, or is none that is judged.

    Judged are building, buying, exchanges with the bank, the end of a turn, and where the robber goes.
    """
    if state.turn.phase is MAIN and type(did) in _AFTER:
        found = _in_turn(state, seat, did)
    elif state.turn.phase is ROBBER and isinstance(did, a.MoveRobber):
        found = _robber(state, seat, did)
    else:
        return None
    if found is None or found[1] <= NOTHING or found[0] == did:
        return None
    best, loss = found
    standings = standings_of(state)
    better = tuple(
        one._replace(worth=one.worth + loss) if number == seat else one
        for number, one in enumerate(standings)
    )
    target = state.options.profile.target
    return Given(seat, did, best, chances(better, target)[seat] - chances(standings, target)[seat])


def _mind(state: CatanState, seat: Seat) -> MasterMind:
    seen = view(state, seat)
    if seen.own is None:
        raise ValueError(seat)
    return MasterMind(seen, seat, seen.own)


def _in_turn(state: CatanState, seat: Seat, did: a.Action) -> tuple[a.Action, float] | None:
    mind = _mind(state, seat)
    bank, deck = mind.view.bank, mind.view.deck
    plan = TurnPlanner(mind.table, WORK).best(mind.held, bank, deck)
    if isinstance(did, a.EndTurn):
        reached = mind.table.worth(mind.held)
    else:
        after = _AFTER[type(did)](mind, did)
        reached = TurnPlanner(mind.table, WORK).best(after, bank, deck).worth
    return plan.step or a.EndTurn(), plan.worth - reached


def _robber(state: CatanState, seat: Seat, did: a.MoveRobber) -> tuple[a.Action, float] | None:
    mind = _mind(state, seat)
    moves = [one for one in legal(state, seat) if isinstance(one, a.MoveRobber)]
    best = max(moves, key=mind.robbed)
    return best, mind.robbed(best) - mind.robbed(did)


def _exchanged(mind: MasterMind, did: a.TradeWithBank) -> Holding:
    ratio = ratios_of(mind.view.board, mind.held.settlements | mind.held.cities)[did.give]
    hand: Hand = mind.held.hand - ratio * ONE[did.give] + ONE[did.take]
    return mind.held._replace(hand=hand)


def _bought(mind: MasterMind, _did: a.BuyCard) -> Holding:
    return mind.held._replace(hand=mind.held.hand - CARD_COST, bought=mind.held.bought + 1)


_AFTER: Final[dict[type[a.Action], Callable[[MasterMind, Any], Holding]]] = {
    a.BuildCity: lambda mind, did: raised(mind.held, did.vertex),
    a.BuildSettlement: lambda mind, did: settled(mind.held, did.vertex),
    a.BuildRoad: lambda mind, did: paved(mind.held, did.edge, ROAD_COST),
    a.BuyCard: _bought,
    a.TradeWithBank: _exchanged,
    a.EndTurn: lambda mind, _did: mind.held,
}
