"""Where roads may go, how long a trade route is, and who holds the longest."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.catan.names import NOBODY, Bits, Seat, Vertex
from engine.catan.state import CatanState, Player, all_buildings, all_roads
from engine.catan.topology import ends_of, members, paths_at, topology

VERTEX_EDGES: Final = topology().vertex_edges
EDGE_VERTICES: Final = topology().edge_vertices
SHORTEST: Final = 5
"""A trade route must have five roads to earn the card. Source: std/longest-road"""


def open_paths(state: CatanState, player: Player) -> Bits:
    """The free paths next to this player's roads and buildings, but not past a rival's building.

    Source: std/road-place, cwc/3.0.3
    """
    own = player.settlements | player.cities
    reached = ends_of(player.roads) & ~all_buildings(state) | own
    return paths_at(reached) & ~all_roads(state)


def holder_after(players: Sequence[Player], holder: Seat) -> Seat:
    """Who holds the longest road once the players' pieces are these and `holder` held it before.

    The holder keeps it while nobody's is longer; a sole longest of at least five takes it; if several
    others are level ahead, or nobody has five, nobody holds it.
    Source: std/longest-road-steal, std/longest-road-keep, std/longest-road-transfer, std/longest-road-none,
    std/longest-road-tie
    """
    lengths = road_lengths(players)
    best = max(lengths)
    if best < SHORTEST:
        return NOBODY
    leaders = [seat for seat, length in enumerate(lengths) if length == best]
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else NOBODY


def road_lengths(players: Sequence[Player]) -> tuple[int, ...]:
    """The length of each player's longest trade route."""
    built = 0
    for player in players:
        built |= player.settlements | player.cities
    return tuple(route_of(player, built & ~(player.settlements | player.cities)) for player in players)


def route_of(player: Player, rivals: Bits) -> int:
    """The length of one player's longest trade route, given where the rivals' buildings stand."""
    return longest_route(player.roads, rivals & ends_of(player.roads))


@lru_cache(maxsize=1 << 14)
def longest_route(roads: Bits, blocked: Bits) -> int:
    """The most roads that one unbroken line can run along, each once, passing no blocked intersection.

    A line that cannot be made longer starts where an odd number of roads meet or where it is blocked,
    unless it runs round a ring; so only those places are tried first, and rings after them.
    Source: std/longest-road-branch
    """
    starts, most, best = odd_ends(roads) | blocked, longest_possible(roads), 0
    for start in members(starts):
        best = max(best, _walk(start, roads, blocked))
        if best == most:
            return best
    rings = roads & ~_connected(roads, starts)
    return max(best, max((_walk(start, rings, blocked) for start in members(ends_of(rings))), default=0))


@lru_cache(maxsize=1 << 14)
def odd_ends(roads: Bits) -> Bits:
    """The intersections at which an odd number of these roads meet."""
    odd = 0
    while roads:
        road = roads & -roads
        roads ^= road
        odd ^= EDGE_VERTICES[road.bit_length() - 1]
    return odd


def longest_possible(roads: Bits) -> int:
    """A length that no line along these roads exceeds.

    Every line covers two odd ends at most, so half of them, less one, are lines of a road or more beside it.
    """
    return roads.bit_count() - max(0, odd_ends(roads).bit_count() // 2 - 1)


def _connected(roads: Bits, vertices: Bits) -> Bits:
    left = roads
    while vertices:
        vertex = vertices & -vertices
        vertices ^= vertex
        here = VERTEX_EDGES[vertex.bit_length() - 1] & left
        left ^= here
        while here:
            road = here & -here
            here ^= road
            vertices |= EDGE_VERTICES[road.bit_length() - 1] ^ vertex
    return roads ^ left


def _walk(
    vertex: int, roads: Bits, blocked: Bits
) -> int:  # a place from a bit: to make it a `Vertex` costs a call
    here, best = VERTEX_EDGES[vertex] & roads, 0
    while here:
        road = here & -here
        here ^= road
        end = EDGE_VERTICES[road.bit_length() - 1] ^ 1 << vertex
        length = 1 if end & blocked else 1 + _walk(end.bit_length() - 1, roads ^ road, blocked)
        if length > best:  # noqa: PLR1730 - the innermost loop; max() doubles its time
            best = length
    return best


def may_be_cut(state: CatanState, vertex: Vertex, seat: Seat) -> bool:
    """Whether a building of this seat here would stand on a rival's road."""
    spot = 1 << vertex
    return any(ends_of(player.roads) & spot for other, player in enumerate(state.players) if other != seat)
