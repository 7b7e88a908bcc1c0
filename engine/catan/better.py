"""What a decision of Catan gave away: the best end of the turn that the master finds, before it and after it.

Development cards, the set-up and trades have modules of their own.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.catan import actions as a
from engine.catan import better_cards, better_setup
from engine.catan import events as e
from engine.catan.better_trade import DealGiven, deals_given
from engine.catan.building import ROAD_COST
from engine.catan.causes import Cause, cause
from engine.catan.chances import chances, standings_of
from engine.catan.development import CARD_COST
from engine.catan.game import legal, view
from engine.catan.hands import ONE, Hand, choices, size
from engine.catan.names import Seat
from engine.catan.phases import (
    BEFORE_ROLL,
    DISCARD,
    FREE_ROADS,
    MAIN,
    ROBBER,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    CatanPhase,
)
from engine.catan.policy.master import MasterMind
from engine.catan.policy.outlook import ratios_of
from engine.catan.policy.plan import TurnPlanner, paved, raised, settled
from engine.catan.policy.standing import Holding
from engine.catan.state import CatanState

WORK: Final = 80
"""Positions that are weighed for each end of a turn."""
NOTHING: Final = 1e-9


Better = better_cards.Better
"""The better decision, and how much more it brings in the master's measure."""


class Given(NamedTuple):
    """A decision beside the better one, and how much of the chance to win it gave away."""

    seat: Seat
    did: a.Action
    best: a.Action
    chance: float


def judged(state: CatanState, event: e.Event) -> tuple[Given | DealGiven, ...]:
    """What those who brought an event about gave away by it."""
    caused = _decided(state, event)
    given = None if caused is None else given_away(state, *caused)
    return deals_given(state, event) if given is None else (given,)


def _decided(state: CatanState, event: e.Event) -> Cause | None:
    """Who decided what; a discard once it is turned up, for until then it may be changed."""
    match event:
        case e.Discarded(seat, cards):
            return seat, a.Discard(cards)
        case e.DiscardChosen():
            return None
        case _:
            caused = cause(state, event)
            return caused if caused is not None and caused[0] >= 0 else None


def given_away(state: CatanState, seat: Seat, did: a.Action) -> Given | None:
    """What a decision gave away; `None` where it was as good as any, or is none that is judged.

    Judged are the set-up, building, buying, exchanges with the bank, development cards, discards, the end of a turn,
    and where the robber goes.
    """
    if state.turn.phase in _SETUP and isinstance(did, a.PlaceSettlement | a.PlaceRoad):
        best, chance = better_setup.placed_better(state, seat, did)
        return Given(seat, did, best, chance) if chance > NOTHING else None
    weigh = _WEIGHED.get((state.turn.phase, type(did)))
    if weigh is None:
        return None
    best, loss = weigh(state, seat, did)
    return Given(seat, did, best, _chance(state, seat, loss)) if loss > NOTHING and best != did else None


def _chance(state: CatanState, seat: Seat, loss: float) -> float:
    """How much chance to win there is in so much of the master's measure."""
    standings = standings_of(state)
    better = tuple(
        one._replace(worth=one.worth + loss) if number == seat else one
        for number, one in enumerate(standings)
    )
    target = state.options.profile.target
    return chances(better, target)[seat] - chances(standings, target)[seat]


def _mind(state: CatanState, seat: Seat) -> MasterMind:
    seen = view(state, seat)
    if seen.own is None:
        raise ValueError(seat)
    return MasterMind(seen, seat, seen.own)


def _in_turn(state: CatanState, seat: Seat, did: a.Action) -> Better:
    mind = _mind(state, seat)
    bank, deck = mind.view.bank, mind.view.deck
    plan = TurnPlanner(mind.table, WORK).best(mind.held, bank, deck)
    after = _AFTER[type(did)](mind, did)
    reached = TurnPlanner(mind.table, WORK).best(after, bank, deck).worth
    return plan.step or a.EndTurn(), plan.worth - reached


def _ended(state: CatanState, seat: Seat, did: a.EndTurn) -> Better:
    """An end of a turn beside what might still have been done, by building or by a card."""
    mind = _mind(state, seat)
    plan = TurnPlanner(mind.table, WORK).best(mind.held, mind.view.bank, mind.view.deck)
    built = plan.step or did, plan.worth - mind.table.worth(mind.held)
    card = better_cards.kept(mind, legal(state, seat), len(state.players))
    return built if card is None else max(built, card, key=lambda one: one[1])


def _card(state: CatanState, seat: Seat, did: a.Action) -> Better:
    best, loss = better_cards.played(_mind(state, seat), legal(state, seat), did)
    before_dice = state.turn.phase is BEFORE_ROLL and isinstance(best, a.EndTurn)
    return a.Roll() if before_dice else best, loss


def _free_road(state: CatanState, seat: Seat, did: a.BuildRoad) -> Better:
    return better_cards.laid(_mind(state, seat), state, did)


def _discard(state: CatanState, seat: Seat, did: a.Discard) -> Better:
    """What was given up beside every other way to give up as many."""
    mind = _mind(state, seat)
    worth = {
        cards: mind.table.worth(mind.held._replace(hand=mind.held.hand - cards))
        for cards in choices(mind.held.hand, size(did.cards))
    }
    best = max(worth, key=lambda one: worth[one])
    return a.Discard(best), worth[best] - worth[did.cards]


def _robber(state: CatanState, seat: Seat, did: a.MoveRobber) -> Better:
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
}
_SETUP: Final = (SETUP_SETTLEMENT, SETUP_ROAD)
_WEIGHED: Final[dict[tuple[CatanPhase, type[a.Action]], Callable[[CatanState, Seat, Any], Better]]] = {
    (ROBBER, a.MoveRobber): _robber,
    (DISCARD, a.Discard): _discard,
    (FREE_ROADS, a.BuildRoad): _free_road,
    (MAIN, a.EndTurn): _ended,
    **{(MAIN, kind): _in_turn for kind in _AFTER},
    **{(phase, kind): _card for phase in (BEFORE_ROLL, MAIN) for kind in better_cards.CARDS},
}
