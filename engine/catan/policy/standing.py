"""How a seat stands, from its own view: points, income, what it can build soon. All numbers are house choices."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST, SMALLEST_ARMY
from engine.catan.hands import KINDS, Hand, count, size
from engine.catan.names import Bits, Card, Seat, Vertex
from engine.catan.policy.outlook import flow, rates_of, ratios_of, rolls_until
from engine.catan.policy.worth import all_buildings, all_roads
from engine.catan.roads import SHORTEST, longest_route
from engine.catan.state import CITIES, ROADS, SETTLEMENTS
from engine.catan.topology import ALL_VERTICES, ends_of, members, paths_at, too_near
from engine.catan.view import View

ROLLS: Final = 5.0
"""Rolls that are left for each point that the leader lacks."""
FADES: Final = 0.955
"""What comes a roll later is worth so much."""
PARTS: Final = (0.75, 0.35, 0.2, 0.1, 0.05)
"""The nearest goal counts most, the next ones less."""
CONTESTED: Final = 0.92
"""What is left of a place for each road that leads to it."""
CARD: Final = 0.02
LIMIT: Final = 7
SEVEN: Final = 0.09
"""What a card more than the limit costs."""
KNIGHT: Final = 0.4
OTHER_CARD: Final = 0.5
BOUGHT: Final = 0.58
MARCH: Final = 0.18
"""A knight on the way to the largest army."""
ROUTE: Final = 0.1
"""A road on the way to the longest."""
HELD: Final = 1.7
"""What one of the two bonus cards is worth: it may be taken."""


class Holding(NamedTuple):
    """What a seat has in a plan: pieces and cards; `bought` are cards that nobody knows yet."""

    hand: Hand
    roads: Bits
    settlements: Bits
    cities: Bits
    bought: int = 0


class Surroundings:
    """What one decision needs to know of the others, worked out once."""

    __slots__ = (
        "best_road",
        "blocked",
        "board",
        "cards",
        "horizon",
        "knights",
        "length",
        "own_knights",
        "points",
        "rivals",
        "roads",
        "robber",
        "seat",
        "view",
    )  # fmt: skip

    def __init__(self, view: View, seat: Seat) -> None:
        others = [one for number, one in enumerate(view.seats) if number != seat]
        mine, own = view.seats[seat], view.own
        self.view, self.seat, self.board, self.robber = view, seat, view.board, view.robber
        self.rivals = all_buildings(view) & ~(mine.settlements | mine.cities)
        self.roads = all_roads(view) & ~mine.roads
        self.blocked = too_near(self.rivals)
        self.best_road = max(one.road_length for one in others)
        self.knights = max(count(one.played, Card.KNIGHT) for one in others)
        self.own_knights = count(mine.played, Card.KNIGHT)
        self.cards = _cards(own.cards) if own is not None else 0.0
        self.points = float(count(own.cards, Card.VICTORY_POINT)) if own is not None else 0.0
        lead = max(one.points for one in view.seats)
        self.horizon = max(5.0, ROLLS * (view.options.profile.target - lead) + 4.0)

    def worth(self, held: Holding) -> float:
        """How its seat stands with these pieces and cards."""
        built = held.settlements | held.cities
        rates = rates_of(self.board, held.settlements, held.cities, self.robber)
        ratios = ratios_of(self.board, built)
        found = self.points + held.settlements.bit_count() + 2 * held.cities.bit_count()
        found += self._bonus(held) + self.cards + BOUGHT * held.bought
        found += self.horizon * flow(rates, ratios)
        found += self._goals(held, rates, ratios)
        cards = size(held.hand)
        return found + CARD * min(cards, LIMIT) - SEVEN * max(0, cards - LIMIT)

    def _bonus(self, held: Holding) -> float:
        length = longest_route(held.roads, self.rivals & ends_of(held.roads))
        holds = self.view.longest == self.seat
        road = length >= SHORTEST and (length > self.best_road or (holds and length >= self.best_road))
        found = (
            HELD + 0.02 * length
            if road
            else ROUTE * max(0, length - 2)
            if length >= self.best_road - 2
            else 0.0
        )
        return found + self.army(self.own_knights)

    def army(self, knights: int) -> float:
        """What so many knights are worth that one has played."""
        if self.view.army == self.seat and knights >= self.knights:
            return HELD + 0.05 * (knights - self.knights)
        if knights >= SMALLEST_ARMY and knights > self.knights:
            return HELD
        return MARCH * knights if knights + 2 > self.knights else MARCH * knights / 2

    def _goals(self, held: Holding, rates: tuple[float, ...], ratios: tuple[int, ...]) -> float:
        """What can be built soon: each worth its points and the income of it, less for each roll that it takes."""
        found = []
        now = flow(rates, ratios)
        if held.cities.bit_count() < CITIES and held.settlements:
            gain = max(
                flow(
                    rates_of(
                        self.board, held.settlements ^ 1 << vertex, held.cities | 1 << vertex, self.robber
                    ),
                    ratios,
                )
                for vertex in members(held.settlements)
            )
            found.append((1.0 + self.horizon * (gain - now), CITY_COST))
        if held.settlements.bit_count() < SETTLEMENTS:
            found += self._places(held, now)
        if self.view.deck:
            found.append((0.6, CARD_COST))
        values = sorted(
            (value * FADES ** rolls_until(held.hand, cost, rates, ratios) for value, cost in found),
            reverse=True,
        )
        return float(sum(value * part for value, part in zip(values, PARTS, strict=False)))

    def _places(self, held: Holding, now: float) -> list[tuple[float, Hand]]:
        """The best places for a settlement in reach, with what lies between."""
        built = held.settlements | held.cities
        free = ALL_VERTICES & ~(self.blocked | too_near(built))
        taken = self.roads | held.roads
        near, found = ends_of(held.roads), list[tuple[float, Hand]]()
        open_ends, seen = near & ~self.rivals | built, 0
        left = ROADS - held.roads.bit_count()
        cost = SETTLEMENT_COST
        for steps in range(min(left, 2) + 1):
            spots = near & free & ~seen
            seen |= near
            for vertex in members(spots):
                gain = spot_flow(self, held, Vertex(vertex)) - now
                found.append(((1.0 + self.horizon * gain) * CONTESTED**steps, cost))
            open_ends = near & ~self.rivals | built if steps else open_ends
            near = ends_of(paths_at(open_ends) & ~taken)
            cost += ROAD_COST
        found.sort(reverse=True)
        return found[:2]


def spot_flow(table: Surroundings, held: Holding, vertex: Vertex) -> float:
    """The income with a settlement more."""
    more = held.settlements | 1 << vertex
    rates = rates_of(table.board, more, held.cities, table.robber)
    return flow(rates, ratios_of(table.board, more | held.cities))


@lru_cache(maxsize=256)
def _cards(cards: Hand) -> float:
    """What unplayed development cards are worth; points are counted as such."""
    others = (
        sum(count(cards, kind) for kind in KINDS)
        - count(cards, Card.KNIGHT)
        - count(cards, Card.VICTORY_POINT)
    )
    return KNIGHT * count(cards, Card.KNIGHT) + OTHER_CARD * others
