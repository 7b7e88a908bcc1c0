"""What places, cards and goals are worth to the value player, from a view alone. All numbers are house choices."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.catan.board import Board
from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST
from engine.catan.hands import KINDS, Hand, count, counts, size
from engine.catan.names import Bits, Hex, Seat, Terrain, Vertex
from engine.catan.state import CITIES, SETTLEMENTS
from engine.catan.topology import ALL_VERTICES, ends_of, paths_at, too_near, topology, vertices_in
from engine.catan.view import SeatView, View

PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)
"""In how many of 36 rolls each sum comes."""
RESOURCE_WORTH: Final = (1.0, 1.0, 0.8, 1.2, 1.2)
NEW_RESOURCE: Final = 1.5
HARBOUR: Final = 1.0


class Goal(NamedTuple):
    """A purchase to save for: what it costs and how much it is wanted."""

    cost: Hand
    worth: float


def pips(board: Board, tile: Hex) -> int:
    """How often a hex yields, in 36 rolls; 0 for the desert."""
    return PIPS[board.layout.tokens[tile]]


@lru_cache(maxsize=1 << 12)
def income(board: Board, settlements: Bits, cities: Bits) -> tuple[float, ...]:
    """Cards of each resource in 36 rolls, the robber aside."""
    yields = [0.0] * len(KINDS)
    for weight, buildings in ((1, settlements), (2, cities)):
        for vertex in vertices_in(buildings):
            for tile in topology().vertex_hexes[vertex]:
                if board.layout.tiles[tile] != Terrain.DESERT:
                    yields[board.layout.tiles[tile]] += weight * pips(board, tile)
    return tuple(yields)


def vertex_worth(view: View, vertex: Vertex, mine: SeatView) -> float:
    """What a settlement here would add: yield, new resources, a harbour."""
    board, have, found = view.board, income(view.board, mine.settlements, mine.cities), 0.0
    for tile in topology().vertex_hexes[vertex]:
        terrain = board.layout.tiles[tile]
        if terrain != Terrain.DESERT:
            fresh = NEW_RESOURCE if not have[terrain] else 1.0
            found += pips(board, tile) * RESOURCE_WORTH[terrain] * fresh
    return found + HARBOUR * any(sites >> vertex & 1 for sites in board.harbour_sites)


def all_buildings(view: View) -> Bits:
    """Everybody's buildings."""
    bits = 0
    for seat in view.seats:
        bits |= seat.settlements | seat.cities
    return bits


def all_roads(view: View) -> Bits:
    """Everybody's roads."""
    bits = 0
    for seat in view.seats:
        bits |= seat.roads
    return bits


def open_spots(view: View) -> Bits:
    """The intersections on which the distance is kept."""
    return ALL_VERTICES & ~too_near(all_buildings(view))


def own_spots(view: View, mine: SeatView) -> Bits:
    """Where a settlement could be built at once."""
    return ends_of(mine.roads) & open_spots(view)


def reach_worth(view: View, mine: SeatView, start: Bits) -> float:
    """The best settlement spot at the end of a new road, or one road further on."""
    spots = open_spots(view)
    near = max((vertex_worth(view, vertex, mine) for vertex in vertices_in(start & spots)), default=0.0)
    further = ends_of(paths_at(start) & ~all_roads(view)) & spots
    far = max((vertex_worth(view, vertex, mine) for vertex in vertices_in(further)), default=0.0)
    return max(near, 0.6 * far)


def goals(view: View, mine: SeatView) -> tuple[Goal, ...]:
    """What is worth saving for now."""
    found = [Goal(CARD_COST, 3.0)] if view.deck else []
    if mine.settlements and mine.cities.bit_count() < CITIES:
        found.append(Goal(CITY_COST, 7.0))
    if mine.settlements.bit_count() < SETTLEMENTS:
        found.append(Goal(SETTLEMENT_COST, 8.0) if own_spots(view, mine) else Goal(ROAD_COST, 5.0))
    return tuple(found)


def missing(hand: Hand, cost: Hand) -> int:
    """How many cards a hand lacks for a cost."""
    return sum(max(0, count(cost, kind) - count(hand, kind)) for kind in KINDS)


def hand_worth(hand: Hand, aims: tuple[Goal, ...], yields: tuple[float, ...]) -> float:
    """How near a hand is to the best goal; cards that are seldom drawn count for more."""
    best = max((aim.worth - _distance(hand, aim.cost, yields) for aim in aims), default=0.0)
    second = sum(aim.worth - _distance(hand, aim.cost, yields) for aim in aims) / max(1, len(aims))
    return best + 0.2 * second + 0.1 * min(size(hand), 7)


def _distance(hand: Hand, cost: Hand, yields: tuple[float, ...]) -> float:
    lacks = (max(0, need - have) for need, have in zip(counts(cost), counts(hand), strict=True))
    return sum(lack * (1.0 + 4.0 / (2.0 + rate)) for lack, rate in zip(lacks, yields, strict=True))


def threat(view: View, seat: Seat) -> float:
    """How dangerous a rival is: its points, and a little for what it may hide."""
    return view.seats[seat].points + 0.4 * view.seats[seat].development_cards + 0.05 * view.seats[seat].cards
