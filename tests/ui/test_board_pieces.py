"""What is drawn on the board: pieces, letters, the last move, and a field for each player."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations, pairwise
from math import dist

import numpy as np
import pytest
from PIL import Image, ImageChops

from bot.ui.games.catan.pictures.board import (
    BoardSpot,
    Mark,
    at_edge,
    at_hex,
    at_vertex,
    board_image,
    board_picture,
    mark_point,
)
from bot.ui.games.catan.pictures.board_base import HEIGHT, TOKEN_DOWN, hex_point, vertex_point
from bot.ui.games.catan.pictures.board_colours import SEATS
from bot.ui.games.catan.pictures.board_moves import moves_of, woken
from bot.ui.games.catan.pictures.board_pieces import city_sprite, road_sprite, settlement_sprite
from bot.ui.games.catan.pictures.indexed_image import WIDTH, Sprite
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.hands import ONE
from engine.catan.names import NOBODY, Card, Edge, Hex, Seat, Vertex
from engine.catan.table import PlayedGame
from engine.catan.topology import EDGES, HEXES, VERTICES, bit_set, edges_in, members, topology
from engine.catan.view import View
from tests.ui.board_shown import NAMES, alone, changed, drawn, empty, number_of, with_pieces

_INNER = 33
"""How far from the middle of a number its digits and pips reach; its rim lies outside."""

# Pieces


@pytest.mark.parametrize("sprite", [settlement_sprite, city_sprite])
def test_buildings_of_two_seats_differ_in_shape(sprite: Callable[[Seat], Sprite]) -> None:
    def shape(seat: Seat) -> Image.Image:
        """White where the building covers the page."""
        flat = sprite(seat)
        return alone(flat._replace(inks=np.full_like(flat.inks, number_of("#ffffff")))).convert("L")

    for first, second in combinations(range(4), 2):
        assert sum(ImageChops.difference(shape(first), shape(second)).histogram()[128:]) > 50, (first, second)


def test_roads_of_two_seats_differ_in_pattern() -> None:
    def pattern(seat: Seat) -> Image.Image:
        """Where the road has its player's colour."""
        road = alone(road_sprite(seat, 0, 98))
        flat = Image.new("RGB", road.size, SEATS[seat])
        return ImageChops.difference(road, flat).convert("L").point(lambda level: 255 if level < 8 else 0)

    for first, second in combinations(range(4), 2):
        pair = (pattern(first), pattern(second))
        assert sum(ImageChops.difference(*pair).histogram()[128:]) > 40, (first, second)


def luminance(colour: str) -> float:
    """WCAG's relative luminance."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_colours_of_the_seats_differ_in_brightness() -> None:
    levels = sorted(luminance(colour) + 0.05 for colour in SEATS)
    assert all(after / before > 1.5 for before, after in pairwise(levels))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("vertex", [*map(Vertex, (0, 22, 53))])
def test_a_piece_is_drawn_where_it_stands(seat: Seat, vertex: Vertex) -> None:
    view = empty()
    bare = drawn(view)
    houses = [drawn(with_pieces(view, seat, **{kind: 1 << vertex})) for kind in ("settlements", "cities")]
    x, y = vertex_point(vertex)
    for house in houses:
        box = changed(bare, house)
        assert box is not None
        assert box[0] <= x <= box[2]
        assert box[1] <= y <= box[3]
        assert max(box[2] - box[0], box[3] - box[1]) <= 90
    assert changed(*houses) is not None


def test_there_is_room_on_the_page_for_every_piece_its_ring_and_its_letter() -> None:
    """A sprite that reached over the edge could not be put there at all."""
    view = empty()
    changes: list[tuple[View, e.Event]] = [
        *((with_pieces(view, 0, cities=1 << spot), e.CityBuilt(0, spot)) for spot in VERTICES),
        *((with_pieces(view, 0, roads=1 << edge), e.RoadBuilt(0, edge)) for edge in EDGES),
        *((view._replace(robber=tile), e.RobberMoved(0, tile, NOBODY)) for tile in HEXES),
    ]
    pages = {board_image(after, NAMES, moves_of([event])).tobytes() for after, event in changes}
    assert len(pages) == len(VERTICES) + len(EDGES) + len(HEXES)
    assert changed(drawn(view), drawn(view, [Mark("AA", place) for place in every_place()])) is not None


def test_a_building_lies_over_the_roads_that_meet_it() -> None:
    built = with_pieces(empty(), 0, cities=1 << 22)
    roads = bit_set(members(topology().vertex_edges[22]))
    x, y = vertex_point(Vertex(22))
    middle = (x + 5, y - 2, x + 15, y + 22)  # of the city, with its number
    without, among = (drawn(view).crop(middle) for view in (built, with_pieces(built, 1, roads=roads)))
    assert changed(without, among) is None


def test_every_place_of_the_robber_is_another_picture() -> None:
    view = empty()
    assert len({drawn(view._replace(robber=tile)).tobytes() for tile in HEXES}) == len(HEXES)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_neither_the_robber_nor_a_letter_hides_a_digit_or_a_pip(number: int) -> None:
    """Phones show the picture 390 points wide: what stands on a number is not read there."""
    view = empty()
    tile = Hex(view.board.layout.tokens.index(number))
    x, y = hex_point(tile)
    inner = (x - _INNER, y + TOKEN_DOWN - _INNER, x + _INNER, y + TOKEN_DOWN + _INNER)
    bare = np.asarray(drawn(view).crop(inner), dtype=int)
    paper = bare[2 * _INNER - 2, _INNER]
    rows, columns = np.indices(bare.shape[:2]) - _INNER
    ink = (np.abs(bare - paper).sum(axis=2) > 150) & (rows**2 + columns**2 < _INNER**2)
    assert ink.sum() > 100
    marks = [Mark("WW", at_hex(one)) for one in HEXES]
    moved = e.RobberMoved(0, tile, NOBODY)
    shown = np.asarray(drawn(view._replace(robber=tile), marks, [moved]).crop(inner), dtype=int)
    assert (np.abs(shown - bare).sum(axis=2)[ink] < 60).all()


# Letters


def every_place() -> list[BoardSpot]:
    return [
        *(at_hex(tile) for tile in HEXES),
        *(at_vertex(vertex) for vertex in VERTICES),
        *(at_edge(edge) for edge in EDGES),
    ]


def test_every_letter_stands_on_the_island_at_a_spot_of_its_own() -> None:
    points = [mark_point(empty(), place) for place in every_place()]
    assert len(set(points)) == len(points)
    assert all(23 <= x <= WIDTH - 23 and 23 <= y <= HEIGHT - 23 for x, y in points)
    on_paths = points[len(HEXES) :]
    assert min(dist(first, second) for first, second in combinations(on_paths, 2)) >= 46


@pytest.mark.parametrize("vertex", VERTICES)
def test_the_letter_of_a_building_covers_neither_its_middle_nor_the_letters_of_its_paths(
    vertex: Vertex,
) -> None:
    view = with_pieces(empty(), 0, settlements=1 << vertex)
    own = mark_point(view, at_vertex(vertex))
    assert dist(own, vertex_point(vertex)) > 30
    others = [mark_point(view, at_edge(edge)) for edge in edges_in(topology().vertex_edges[vertex])]
    assert min(dist(own, other) for other in others) > 38


@pytest.mark.parametrize("label", ["A", "Z", "AA"])
def test_a_letter_changes_the_picture_around_its_place_alone(label: str) -> None:
    view = empty()
    for place in (at_hex(Hex(4)), at_vertex(Vertex(10)), at_edge(Edge(33))):
        box = changed(drawn(view), drawn(view, [Mark(label, place)]))
        x, y = mark_point(view, place)
        assert box is not None
        assert x - 24 <= box[0] < x < box[2] <= x + 24
        assert y - 24 <= box[1] < y < box[3] <= y + 24


# The last move


def test_the_dice_frame_the_tiles_that_yield_but_not_the_robbers() -> None:
    view = empty()
    tokens = view.board.layout.tokens
    hot = [tile for tile in HEXES if tokens[tile] == 8]
    assert woken(tokens, (3, 5), hot[0]) == (hot[1],)
    assert woken(tokens, None, hot[0]) == ()
    bare, framed = drawn(view), drawn(view, last=[e.Rolled(3, 5, (0, 0, 0, 0))])
    for tile in HEXES:
        x, y = hex_point(tile)
        box = (x - 70, y - 20, x - 60, y + 20)
        assert (changed(bare.crop(box), framed.crop(box)) is not None) == (tile in hot)


def test_the_dice_are_shown_also_when_they_fell_earlier_in_the_turn() -> None:
    view = empty()
    corner = (0, 0, 200, 120)
    bare, earlier = (
        Image.open(BytesIO(board_picture(view, NAMES, "en", dice=dice).data)) for dice in (None, (2, 5))
    )
    fresh = drawn(view, last=[e.Rolled(2, 5, (0, 0, 0, 0))])
    assert changed(bare.convert("RGB").crop(corner), fresh.crop(corner)) is not None
    assert changed(earlier.convert("RGB").crop(corner), fresh.crop(corner)) is None
    assert "2" in board_picture(view, NAMES, "ja", dice=(2, 5)).alt.splitlines()[-1]


@pytest.mark.parametrize(
    "event",
    [
        e.SettlementBuilt(0, Vertex(22)),
        e.CityBuilt(0, Vertex(22)),
        e.RoadBuilt(0, Edge(33)),
        e.SettlementMoved(0, Vertex(5), Vertex(22)),
    ],
)
def test_what_was_built_last_has_a_ring(event: e.Event) -> None:
    view = with_pieces(empty(), 0, settlements=1 << 22, roads=1 << 33)
    assert changed(drawn(view), drawn(view, last=[event])) is not None
    assert len(moves_of([event]).placed) == 1


def test_a_piece_taken_back_has_no_ring() -> None:
    view = empty()
    assert changed(drawn(view), drawn(view, last=[e.SettlementPlaced(0, Vertex(22), 0)])) is None


def test_a_robber_that_was_moved_has_a_bright_rim() -> None:
    view = empty()
    assert changed(drawn(view), drawn(view, last=[e.RobberMoved(0, view.robber, NOBODY)])) is not None


# Players


@pytest.mark.parametrize("field", ["points", "cards", "development_cards", "road_length", "played"])
def test_every_number_of_a_player_is_drawn_in_their_field(field: str) -> None:
    view = empty()
    more = ONE[Card.KNIGHT] * 2 if field == "played" else 7
    box = changed(drawn(view), drawn(with_pieces(view, 3, **{field: more})))
    assert box is not None
    assert box[0] > WIDTH // 2
    assert box[1] > HEIGHT + 100


def test_an_award_is_drawn_at_its_holder() -> None:
    view = empty()
    roads = [drawn(view._replace(longest=seat)) for seat in (NOBODY, 0, 1, 2, 3)]
    armies = [drawn(view._replace(army=seat)) for seat in (0, 1, 2, 3)]
    assert all(changed(*pair) is not None for pair in combinations(roads + armies, 2))


def test_whose_turn_it_is_and_who_has_won_is_drawn(played: PlayedGame) -> None:
    over = catan.view(played.state, None)
    assert over.result is not None
    assert changed(drawn(over), drawn(over._replace(result=None))) is not None
    waiting = empty()
    later = waiting._replace(turn=waiting.turn._replace(player=2))
    assert changed(drawn(waiting), drawn(later)) is not None


def test_a_name_of_any_length_or_letters_stays_in_its_field() -> None:
    view = empty()
    short, long = (
        Image.open(BytesIO(board_picture(view, (name, *NAMES[1:]), "ja").data)).convert("RGB")
        for name in ("a", "山🎉田\n\u202e" * 500)
    )
    box = changed(short, long)
    assert box is not None
    assert box[2] < WIDTH // 2
