"""What a turn may come to: the best end of it by building, buying and exchanging with the bank, and its first step.

Only the viewer's own turn is tried out, from what it sees; what a bought card is, nobody knows, and it counts for what
cards are worth on average. How many ends are weighed is bounded: a decision takes long on no machine.
"""

from typing import Final, NamedTuple

from engine.catan import actions as a
from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST
from engine.catan.hands import KINDS, ONE, count, covers
from engine.catan.names import Edge, Resource, Vertex
from engine.catan.policy.outlook import ratios_of
from engine.catan.policy.standing import Holding, Surroundings
from engine.catan.state import CITIES, ROADS, SETTLEMENTS
from engine.catan.topology import ALL_VERTICES, ends_of, members, paths_at, too_near

WORK: Final = 160
"""Positions that a decision weighs at most: counted, not timed, so that the same question has the same answer."""
WIDTH: Final = 6
"""Steps that are followed up from one position."""
DEPTH: Final = 5
_COSTS: Final = (CITY_COST, SETTLEMENT_COST, CARD_COST, ROAD_COST)


class TurnPlan(NamedTuple):
    """How the turn ends at best, and with which step that begins; `None`: nothing more is done."""

    worth: float
    step: a.Action | None


class TurnPlanner:
    """Looks for the best end of a turn."""

    def __init__(self, table: Surroundings, work: int = WORK) -> None:
        """`work` positions are weighed at most."""
        self._table = table
        self._left = work
        self._known: dict[Holding, float] = {}
        self._searched: dict[tuple[Holding, int], float] = {}

    def best(self, held: Holding, bank: int, deck: int) -> TurnPlan:
        """The best plan from here; what the bank and the deck hold bounds it."""
        stay = self.worth(held)
        plans = [
            TurnPlan(self._deepest(after, bank, deck, DEPTH - 1), step)
            for step, after in self._steps(held, bank, deck)
        ]
        return max((TurnPlan(stay, None), *plans), key=lambda plan: plan.worth)

    def worth(self, held: Holding) -> float:
        """How the seat stands if the turn ends here."""
        found = self._known.get(held)
        if found is None:
            self._left -= 1
            found = self._known[held] = self._table.worth(held)
        return found

    def _deepest(self, held: Holding, bank: int, deck: int, depth: int) -> float:
        known = self._searched.get((held, depth))
        if known is not None:
            return known
        best = self.worth(held)
        if depth and self._left > 0:
            ends = [self._deepest(after, bank, deck, depth - 1) for _, after in self._steps(held, bank, deck)]
            best = max((best, *ends))
        self._searched[held, depth] = best
        return best

    def _steps(self, held: Holding, bank: int, deck: int) -> list[tuple[a.Action, Holding]]:
        """The steps worth following up, the most promising first."""
        found = [*self._buildings(held, deck), *self._exchanges(held, bank)]
        if len(found) > WIDTH:
            found.sort(key=lambda pair: self.worth(pair[1]), reverse=True)
        return found[:WIDTH]

    def _buildings(self, held: Holding, deck: int) -> list[tuple[a.Action, Holding]]:
        found: list[tuple[a.Action, Holding]] = []
        hand = held.hand
        if covers(hand, CITY_COST) and held.cities.bit_count() < CITIES:
            found += [(a.BuildCity(Vertex(spot)), raised(held, spot)) for spot in members(held.settlements)]
        if covers(hand, SETTLEMENT_COST) and held.settlements.bit_count() < SETTLEMENTS:
            found += [
                (a.BuildSettlement(Vertex(spot)), settled(held, spot)) for spot in members(self.spots(held))
            ]
        if covers(hand, CARD_COST) and deck > held.bought:
            found.append((a.BuyCard(), held._replace(hand=hand - CARD_COST, bought=held.bought + 1)))
        if covers(hand, ROAD_COST) and held.roads.bit_count() < ROADS:
            found += [
                (a.BuildRoad(Edge(edge)), paved(held, edge, ROAD_COST)) for edge in members(self.paths(held))
            ]
        return found

    def spots(self, held: Holding) -> int:
        """Where a settlement can be built at once."""
        free = ALL_VERTICES & ~(self._table.blocked | too_near(held.settlements | held.cities))
        return ends_of(held.roads) & free

    def paths(self, held: Holding) -> int:
        """Where a road can be built."""
        built = held.settlements | held.cities
        reached = ends_of(held.roads) & ~self._table.rivals | built
        return paths_at(reached) & ~(self._table.roads | held.roads)

    def _exchanges(self, held: Holding, bank: int) -> list[tuple[a.Action, Holding]]:
        """Exchanges with the bank for a resource that a purchase lacks."""
        ratios = ratios_of(self._table.board, held.settlements | held.cities)
        found: list[tuple[a.Action, Holding]] = []
        wanted = [
            take
            for take in KINDS
            if count(bank, take) and any(count(cost, take) > count(held.hand, take) for cost in _COSTS)
        ]
        for give in KINDS:
            if count(held.hand, give) >= ratios[give]:
                left = held.hand - ratios[give] * ONE[give]
                found += [
                    (a.TradeWithBank(Resource(give), Resource(take)), held._replace(hand=left + ONE[take]))
                    for take in wanted
                    if take != give
                ]
        return found


def raised(held: Holding, spot: int) -> Holding:
    """With a city in the place of a settlement."""
    return Holding(
        held.hand - CITY_COST, held.roads, held.settlements ^ 1 << spot, held.cities | 1 << spot, held.bought
    )


def settled(held: Holding, spot: int) -> Holding:
    """With a settlement more."""
    return Holding(
        held.hand - SETTLEMENT_COST, held.roads, held.settlements | 1 << spot, held.cities, held.bought
    )


def paved(held: Holding, edge: int, cost: int) -> Holding:
    """With a road more."""
    return Holding(held.hand - cost, held.roads | 1 << edge, held.settlements, held.cities, held.bought)
