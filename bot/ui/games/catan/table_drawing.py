"""The island as a drawing of a page: the strokes of its picture, by another brush."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, degrees
from typing import Final

from bot.ui.games.catan.pictures.board import mark_point
from bot.ui.games.catan.pictures.board_base import (
    draw_harbour,
    draw_sea,
    draw_tile,
    edge_points,
    hex_point,
    sign_spot,
    spot,
    vertex_point,
)
from bot.ui.games.catan.pictures.board_colours import DARK, LETTER, NEW, WHITE
from bot.ui.games.catan.pictures.board_moves import LastMoves, woken
from bot.ui.games.catan.pictures.board_pieces import (
    ROAD_WIDTH,
    draw_city,
    draw_die,
    draw_frame,
    draw_mark,
    draw_road,
    draw_robber,
    draw_settlement,
    road_length,
)
from bot.ui.games.catan.pictures.board_places import Mark, SpotKind
from bot.ui.pictures.brush import Spot
from bot.ui.pictures.svg_brush import SvgBrush, grouped
from engine.catan.board import Layout
from engine.catan.names import Edge, Hex, Seat, Vertex
from engine.catan.topology import HEXES, edges_in, topology, vertices_in
from engine.catan.view import View

DECK: Final[Spot] = (1010, 838)
"""Where the development cards lie, in the sea at the bottom right."""
_CARDS: Final = "#6b3fa0"
_BESIDE: Final = 53
"""How far right of a tile's middle the robber stands: its number is to be read."""
_PIECES: Final = 300
"""So many of a kind are kept as they were drawn: all games have the same ones, of four seats on 72 paths at most."""


def drawing_of(view: View, dice: tuple[int, int] | None, moves: LastMoves, marks: Sequence[Mark] = ()) -> str:
    """Island, pieces, robber, deck and dice, and letters; the last move shines."""
    brush = SvgBrush()
    for tile in woken(view.board.layout.tokens, moves.dice, view.robber):
        draw_frame(brush.at(hex_point(tile)))
    for place in moves.placed:
        x, y = _middle(place.kind, place.number)
        brush.disc((x, y), 30 if place.kind is SpotKind.EDGE else 44, NEW)
    for seat, shown in enumerate(view.seats):
        brush.out.extend(road_at(Seat(seat), edge) for edge in edges_in(shown.roads))
    for seat, shown in enumerate(view.seats):
        brush.out.extend(settlement_at(Seat(seat), vertex) for vertex in vertices_in(shown.settlements))
        brush.out.extend(city_at(Seat(seat), vertex) for vertex in vertices_in(shown.cities))
    _draw_deck(brush.at(DECK), view.deck)
    brush.out.append(robber_at(view.robber, moved=moves.robber))
    brush.out.extend(_die(place, eyes) for place, eyes in enumerate(dice or ()))
    for mark in marks:
        draw_mark(brush.at(mark_point(view, mark.place)), mark.label)
    return _island(view.board.layout) + grouped(brush.out)


@lru_cache(maxsize=_PIECES)
def settlement_at(seat: Seat, vertex: Vertex) -> str:
    """A settlement where it stands, or would stand."""
    brush = SvgBrush()
    draw_settlement(brush.at(vertex_point(vertex)), seat)
    return "".join(brush.out)


@lru_cache(maxsize=_PIECES)
def city_at(seat: Seat, vertex: Vertex) -> str:
    """The same of a city."""
    brush = SvgBrush()
    draw_city(brush.at(vertex_point(vertex)), seat)
    return "".join(brush.out)


@lru_cache(maxsize=_PIECES)
def road_at(seat: Seat, edge: Edge) -> str:
    """The same of a road."""
    (ax, ay), (bx, by) = edge_points(edge)
    length = road_length(bx - ax, by - ay)
    brush = SvgBrush()
    draw_road(brush.at((-length / 2, -ROAD_WIDTH / 2)), seat, length)
    return grouped(brush.out, edge_middle(edge), degrees(atan2(by - ay, bx - ax)))


@lru_cache(maxsize=_PIECES)
def robber_at(tile: Hex, *, moved: bool = False) -> str:
    """The robber beside the number of a tile."""
    x, y = hex_point(tile)
    brush = SvgBrush()
    draw_robber(brush.at((x + _BESIDE - 31, y - 48)), moved=moved)
    return "".join(brush.out)


def edge_middle(edge: Edge) -> Spot:
    """The middle of a path."""
    (ax, ay), (bx, by) = edge_points(edge)
    return (ax + bx) / 2, (ay + by) / 2


@lru_cache(maxsize=_PIECES)
def _die(place: int, eyes: int) -> str:
    brush = SvgBrush()
    draw_die(brush.at((28 + 88 * place, 28)), eyes)
    return "".join(brush.out)


def _middle(kind: SpotKind, number: int) -> Spot:
    return edge_middle(Edge(number)) if kind is SpotKind.EDGE else vertex_point(Vertex(number))


def _draw_deck(brush: SvgBrush, left: int) -> None:
    brush.block((-36, -48, 36, 48), DARK, 10)
    brush.block((-32, -44, 32, 44), _CARDS, 8)
    brush.words((0, -10), "★", 44, LETTER)
    brush.words((0, 26), str(left), 26, WHITE)


@lru_cache(maxsize=32)
def _island(layout: Layout) -> str:
    """What never changes in a game."""
    brush = SvgBrush()
    draw_sea(brush)
    for number, harbour in enumerate(layout.harbours):
        draw_harbour(brush.at(sign_spot(number)), harbour)
    for tile in HEXES:
        draw_tile(brush.at(spot(topology().hex_points[tile])), layout.tiles[tile], layout.tokens[tile])
    return grouped(brush.out)
