"""The first placements: what the settlements will yield together, where roads lead. All numbers are house choices."""

from collections.abc import Sequence
from typing import Final

from engine.catan import actions as a
from engine.catan.hands import KINDS
from engine.catan.names import Edge, Terrain, Vertex
from engine.catan.policy.outlook import flow, rates_of, ratios_of
from engine.catan.policy.standing import Holding, Surroundings
from engine.catan.policy.worth import pips
from engine.catan.topology import ALL_VERTICES, ends_of, members, paths_at, too_near, topology
from engine.catan.view import View

WEIGHTS: Final = (1.0, 1.0, 0.85, 1.15, 1.15)
FRESH: Final = 1.1
"""Each resource that is not had yet."""
HARBOUR: Final = 0.6
TOGETHER: Final = 60.0
"""How much the income of both settlements counts beside what the place yields."""


def placed(view: View, actions: Sequence[a.Action]) -> a.Action | None:
    """The best first settlement, or road beside it; None where nothing is to be placed."""
    mine = view.seats[view.seat] if view.seat is not None else None
    if mine is None or view.seat is None:
        return None
    table = Surroundings(view, view.seat)
    held = Holding(0, mine.roads, mine.settlements, mine.cities)

    def worth(action: a.PlaceSettlement | a.PlaceRoad) -> float:
        if isinstance(action, a.PlaceSettlement):
            return settlement(view, table, held, action.vertex)
        return road(view, table, held, action.edge)

    return max(
        (one for one in actions if isinstance(one, a.PlaceSettlement | a.PlaceRoad)), key=worth, default=None
    )


def promising(view: View, actions: Sequence[a.Action]) -> Sequence[a.Action]:
    """First settlements, the best first."""
    if view.seat is None:
        return []
    mine, table = view.seats[view.seat], Surroundings(view, view.seat)
    held = Holding(0, mine.roads, mine.settlements, mine.cities)
    worth = {
        one: settlement(view, table, held, one.vertex)
        for one in actions
        if isinstance(one, a.PlaceSettlement)
    }
    return sorted(worth, key=lambda one: worth[one], reverse=True)


def settlement(view: View, table: Surroundings, held: Holding, vertex: Vertex) -> float:
    """What a first settlement here is worth."""
    built = held.settlements | 1 << vertex
    before = rates_of(view.board, held.settlements, 0, -1)
    after = rates_of(view.board, built, 0, -1)
    found = sum(weight * (now - then) for weight, now, then in zip(WEIGHTS, after, before, strict=True))
    found += FRESH * sum(1 for kind in KINDS if after[kind] and not before[kind])
    found += HARBOUR * any(sites >> vertex & 1 for sites in view.board.harbour_sites)
    if held.settlements:
        found += TOGETHER * flow(after, ratios_of(view.board, built))
    return found + 0.12 * _around(view, table, built, vertex)


def road(view: View, table: Surroundings, held: Holding, edge: Edge) -> float:
    """What the road beside the new settlement leads to."""
    ends = topology().edge_vertices[edge] & ~(held.settlements | held.cities)
    return max((_around(view, table, held.settlements, Vertex(end)) for end in members(ends)), default=0.0)


def _around(view: View, table: Surroundings, built: int, vertex: int) -> float:
    """The best place within two roads of here that is still free."""
    free = ALL_VERTICES & ~(table.blocked | too_near(built))
    near = ends_of(paths_at(1 << vertex) & ~table.roads)
    spots = near & free & ~(1 << vertex)
    best = max((_plain(view, spot) for spot in members(spots)), default=0.0)
    further = ends_of(paths_at(near & ~table.rivals) & ~table.roads) & free & ~near
    return max(best, 0.6 * max((_plain(view, spot) for spot in members(further)), default=0.0))


def _plain(view: View, vertex: int) -> float:
    layout = view.board.layout
    found = HARBOUR * any(sites >> vertex & 1 for sites in view.board.harbour_sites)
    for tile in topology().vertex_hexes[vertex]:
        if layout.tiles[tile] != Terrain.DESERT:
            found += WEIGHTS[layout.tiles[tile]] * pips(view.board, tile)
    return found
