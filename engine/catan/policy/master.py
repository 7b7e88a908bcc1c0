"""The house's master: it tries out how its turn may end, and trades as the club does, by its own measure.

It sees its seat's view alone. Of the rivals' hands it knows what everybody can work out: how many cards each holds, and
how many of each resource all of them hold together, for the bank's piles lie open.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.catan import actions as a
from engine.catan.building import ROAD_COST
from engine.catan.hands import BANK_LIMIT, ONE, Hand, count
from engine.catan.names import NOBODY, Chance, Hex, Seat
from engine.catan.phases import BEFORE_ROLL, MAIN
from engine.catan.policy import club, opening
from engine.catan.policy.outlook import flow, rates_of, ratios_of
from engine.catan.policy.plan import WORK, TurnPlan, TurnPlanner, paved
from engine.catan.policy.standing import KNIGHT, OTHER_CARD, Holding, Surroundings
from engine.catan.topology import HEXES, topology
from engine.catan.view import OwnView, View

ASIDE: Final = 60
"""Positions that are weighed for a card that might be played."""
WHILE: Final = 12.0
"""Rolls for which the robber stays where it is."""
TALKS: Final = 5.0
"""A fifth of a point is what the club calls one."""
STEAL: Final = 0.12
DANGER: Final = 8
"""Points from which on a rival is about to win."""
CLOSE: Final = 0.8
LEADS: Final = 0.3
KEEP: Final = 0.12
"""How much more playing a card must bring than its worth in hand."""
_LAST: Final = (a.EndTurn, a.TradeWithBank, a.BuyCard)


class MasterMind:
    """One decision of the master."""

    def __init__(self, view: View, seat: Seat, own: OwnView) -> None:
        self.view, self.seat, self.own = view, seat, own
        self.table = Surroundings(view, seat)
        mine = view.seats[seat]
        self.held = Holding(own.hand, mine.roads, mine.settlements, mine.cities)

    def plan(self, held: Holding, work: int) -> TurnPlan:
        """The best end of the turn from here."""
        return TurnPlanner(self.table, work).best(held, self.view.bank, self.view.deck)

    def robbed(self, action: a.MoveRobber) -> float:
        """What the robber on this hex is worth: income that rivals lose, and a card of one."""
        found = 0.0
        for seat, other in enumerate(self.view.seats):
            built = other.settlements | other.cities
            if not built & topology().hex_corners[action.hex]:
                continue
            ratios = ratios_of(self.view.board, built)
            free, robbed = (
                flow(rates_of(self.view.board, other.settlements, other.cities, tile), ratios)
                for tile in (NOBODY, action.hex)
            )
            lost = WHILE * (free - robbed)
            found += -1.6 * lost if seat == self.seat else lost * self.weight(seat)
        if action.victim != NOBODY:
            found += STEAL * (0.6 + 0.4 * self.weight(action.victim))
        return found

    def weight(self, rival: Seat) -> float:
        """How much a rival is to be held back: the nearer to the win, the more."""
        points = self.view.seats[rival].points + 0.3 * self.view.seats[rival].development_cards
        lead = max(one.points for seat, one in enumerate(self.view.seats) if seat != self.seat)
        found = 0.35 + 0.08 * points
        if self.view.seats[rival].points == lead:
            found += LEADS
        return found + CLOSE if points >= DANGER else found

    def knight(self) -> float:
        """What a knight is worth now: the robber goes where it hurts, and it counts for the army."""
        here = self.robbed(a.MoveRobber(self.view.robber))
        best = max(
            self.robbed(a.MoveRobber(tile, self.victim(tile)))
            for tile in (Hex(one) for one in HEXES)
            if tile != self.view.robber
        )
        army = self.table.army(self.table.own_knights + 1) - self.table.army(self.table.own_knights)
        return best - here + army - KNIGHT

    def exchanged(self, _view: View, _seat: Seat, hand: Hand, give: Hand, get: Hand) -> float:
        """How much an exchange brings, in the measure of the club."""
        after, before = (self.table.worth(self.held._replace(hand=one)) for one in (hand - give + get, hand))
        return TALKS * (after - before)

    def victim(self, tile: int) -> Seat:
        """Whom to rob on a hex."""
        corners = topology().hex_corners[tile]
        there = [
            seat
            for seat, other in enumerate(self.view.seats)
            if seat != self.seat and other.cards and (other.settlements | other.cities) & corners
        ]
        return max(there, key=self.weight, default=NOBODY)


def reply(view: View, actions: Sequence[a.Action], chance: Chance) -> a.Action | None:
    """What it says to an offer."""
    if view.seat is None or view.own is None:
        return None
    return club.reply(view, actions, chance, MasterMind(view, view.seat, view.own).exchanged)


def choose(view: View, actions: Sequence[a.Action], chance: Chance) -> a.Action:
    """What it does where it must decide."""
    if view.seat is None or view.own is None:
        raise ValueError(view.seat)
    if isinstance(actions[0], a.DeclareVictory) or len(actions) == 1:
        return actions[0]
    plain = [action for action in actions if not isinstance(action, club.TALK)]
    if not plain:
        return reply(view, actions, chance) or actions[0]
    placed = opening.placed(view, plain)
    if placed is not None:
        return placed
    mind = MasterMind(view, view.seat, view.own)
    if view.turn.phase is MAIN:
        return _main(mind, actions, plain)
    if view.turn.phase is BEFORE_ROLL:
        return _before(mind, plain)
    scored = [(SCORES.get(type(action), _never)(mind, action), -place) for place, action in enumerate(plain)]
    return plain[-max(scored)[1]]


def _before(mind: MasterMind, actions: Sequence[a.Action]) -> a.Action:
    """Before the dice: a knight that drives the robber off, or takes the army; else the dice."""
    own = mind.held.settlements | mind.held.cities
    if a.PlayKnight() in actions and own & topology().hex_corners[mind.view.robber] and mind.knight() > 0:
        return a.PlayKnight()
    return next(action for action in actions if isinstance(action, a.Roll))


def _main(mind: MasterMind, actions: Sequence[a.Action], plain: Sequence[a.Action]) -> a.Action:
    deal = club.deal(mind.view, actions, mind.exchanged)
    if deal is not None:
        return deal
    plan = mind.plan(mind.held, WORK)
    played = _card(mind, plain, plan)
    if played is not None:
        return played
    best = plan.step if plan.step is not None and plan.step in plain else a.EndTurn()
    offer = club.offer(mind.view, actions, mind.exchanged) if isinstance(best, _LAST) else None
    return offer or best


def _card(mind: MasterMind, actions: Sequence[a.Action], plan: TurnPlan) -> a.Action | None:
    """The development card that is played now, if one brings more than it is worth in hand."""
    best, found = KEEP, None
    for action in actions:
        gain = gain_of(mind, action, plan.worth)
        if gain is not None and gain > best:
            best, found = gain, action
    return found


def gain_of(mind: MasterMind, action: a.Action, kept: float) -> float | None:
    """What a development card brings beside the best end of the turn that keeps it; `None` for any other action."""
    match action:
        case a.PlayKnight():
            return mind.knight()
        case a.PlayYearOfPlenty(cards):
            more, aside = cards, 0.0
        case a.PlayMonopoly(resource):
            number = BANK_LIMIT - count(mind.view.bank, resource) - count(mind.held.hand, resource)
            more, aside = max(0, number) * ONE[resource], 0.03 * number
        case a.PlayRoadBuilding():
            more, aside = 2 * ROAD_COST, 0.0
        case _:
            return None
    held = mind.held._replace(hand=mind.held.hand + more)
    return mind.plan(held, ASIDE).worth - kept - OTHER_CARD + aside


def _road(mind: MasterMind, action: a.BuildRoad) -> float:
    return mind.table.worth(paved(mind.held, action.edge, 0))


def _discard(mind: MasterMind, action: a.Discard) -> float:
    return mind.table.worth(mind.held._replace(hand=mind.held.hand - action.cards))


def _robber(mind: MasterMind, action: a.MoveRobber) -> float:
    return mind.robbed(action)


def _never(_mind: MasterMind, _action: a.Action) -> float:
    return -1000.0


SCORES: Final[dict[type[a.Action], Callable[[MasterMind, Any], float]]] = {
    a.MoveRobber: _robber,
    a.BuildRoad: _road,
    a.Discard: _discard,
}
