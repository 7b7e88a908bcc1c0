"""Catanatron's games in our terms: its island, its seats, its positions."""

from typing import Any, Final

from catanatron.models.enums import DEVELOPMENT_CARDS, RESOURCES
from catanatron.models.map import NodeRef
from catanatron.models.player import Color

from engine.catan import game
from engine.catan.board import Layout
from engine.catan.hands import pack
from engine.catan.names import NOBODY, Card, Edge, Hex, Resource, Terrain, Vertex
from engine.catan.state import CatanState
from engine.catan.topology import ROWS, bit_set, topology
from engine.catan.victory import points

CORNERS: Final = (
    NodeRef.NORTH,
    NodeRef.NORTHEAST,
    NodeRef.SOUTHEAST,
    NodeRef.SOUTH,
    NodeRef.SOUTHWEST,
    NodeRef.NORTHWEST,
)
CARDS: Final = {
    "KNIGHT": Card.KNIGHT,
    "ROAD_BUILDING": Card.ROAD_BUILDING,
    "YEAR_OF_PLENTY": Card.YEAR_OF_PLENTY,
    "MONOPOLY": Card.MONOPOLY,
    "VICTORY_POINT": Card.VICTORY_POINT,
}
ROW_STARTS: Final = tuple(sum(ROWS[:row]) for row in range(len(ROWS)))


def places(theirs: Any) -> tuple[dict[Any, Hex], dict[int, Vertex]]:  # noqa: ANN401 - catanatron is not typed
    """Their hexes and intersections as ours: rows from north to south, columns from west to east."""
    hexes, vertices = {}, {}
    for coordinate, tile in theirs.state.board.map.land_tiles.items():
        row = coordinate[2] + 2
        number = Hex(ROW_STARTS[row] + coordinate[0] - max(-2, -row))
        hexes[coordinate] = number
        for corner, name in enumerate(CORNERS):
            vertices[tile.nodes[name]] = topology().hex_vertices[number][corner]
    return hexes, vertices


def seats_of(theirs: Any) -> dict[Color, int]:  # noqa: ANN401 - catanatron is not typed
    """Their colours as our seats."""
    return {color: seat for seat, color in enumerate(theirs.state.colors)}


def edge_of(ends: tuple[int, int], vertices: dict[int, Vertex]) -> Edge:
    """A path of theirs as ours."""
    first, second = sorted(vertices[node] for node in ends)
    return Edge(topology().edge_ends.index((first, second)))


def layout(theirs: Any, hexes: dict[Any, Hex], vertices: dict[int, Vertex]) -> Layout:  # noqa: ANN401 - not typed
    """Their island as ours."""
    board = theirs.state.board.map
    tiles, tokens = [Terrain.DESERT] * 19, [0] * 19
    for coordinate, tile in board.land_tiles.items():
        if tile.resource is not None:
            tiles[hexes[coordinate]] = Terrain(RESOURCES.index(tile.resource))
            tokens[hexes[coordinate]] = tile.number
    sites = {kind: bit_set(vertices[node] for node in nodes) for kind, nodes in board.port_nodes.items()}
    harbours = tuple(
        next((Resource(n) for n, name in enumerate(RESOURCES) if sites[name] & bits), None)
        for bits in topology().harbour_vertices
    )
    assert all(bits & sum(sites.values()) == bits for bits in topology().harbour_vertices)
    return Layout(tuple(tiles), tuple(tokens), harbours)


def snapshot(theirs: Any, hexes: dict[Any, Hex], vertices: dict[int, Vertex]) -> dict[str, Any]:  # noqa: ANN401 - not typed
    """Their position in our terms."""
    state, seats = theirs.state, seats_of(theirs)
    get = state.player_state
    board = state.board
    order = [f"P{n}" for n in range(len(seats))]
    roads = [0] * len(seats)
    towns: list[list[int]] = [[0, 0] for _ in seats]
    for edge, color in board.roads.items():
        roads[seats[color]] |= 1 << edge_of(edge, vertices)
    for node, (color, kind) in board.buildings.items():
        towns[seats[color]][kind == "CITY"] |= 1 << vertices[node]
    names = sorted(DEVELOPMENT_CARDS, key=lambda card: CARDS[card])
    longest = [n for n, key in enumerate(order) if get[f"{key}_HAS_ROAD"]]
    army = [n for n, key in enumerate(order) if get[f"{key}_HAS_ARMY"]]
    return {
        "hands": [pack(get[f"{key}_{name}_IN_HAND"] for name in RESOURCES) for key in order],
        "bank": pack(state.resource_freqdeck),
        "roads": roads,
        "towns": towns,
        "cards": [pack(get[f"{key}_{name}_IN_HAND"] for name in names) for key in order],
        "played": [pack(get[f"{key}_PLAYED_{name}"] for name in names) for key in order],
        "robber": hexes[board.robber_coordinate],
        "longest": longest[0] if longest else NOBODY,
        "army": army[0] if army else NOBODY,
        "points": [get[f"{key}_ACTUAL_VICTORY_POINTS"] for key in order],
        "to move": seats[state.current_color()],
    }


def ours_as_theirs(state: CatanState) -> dict[str, Any]:
    """Our position, named alike."""
    players = state.players
    return {
        "hands": [player.hand for player in players],
        "bank": state.bank,
        "roads": [player.roads for player in players],
        "towns": [[player.settlements, player.cities] for player in players],
        "cards": [player.cards for player in players],
        "played": [player.played for player in players],
        "robber": state.robber,
        "longest": state.longest,
        "army": state.army,
        "points": [points(state, seat) for seat in range(len(players))],
        "to move": game.to_act(state)[0],
    }
