"""The island and its set-up: tiles, number tokens, harbours, and the placement of the first settlements and roads."""

import random
from collections.abc import Callable
from itertools import product
from statistics import mean

import pytest

from engine.catan import game
from engine.catan.board import (
    FRAME,
    RED,
    TOKENS,
    Direction,
    Layout,
    balanced,
    beginner,
    is_layout,
    lettered_tokens,
    scattered,
    spiral,
    tournament,
    unevenness,
)
from engine.catan.hands import counts, size
from engine.catan.names import Chance, Terrain
from engine.catan.options import BoardKind, CatanOptions
from engine.catan.phases import CatanPhase
from engine.catan.placement import placer
from engine.catan.topology import HEXES, topology
from tests.engine.catan_table import act, dice, finish_setup, hand, legal, refused, settlements, start


def touching_reds(tokens: tuple[int, ...]) -> list[tuple[int, int]]:
    near = topology().hex_neighbours
    return [(h, k) for h in HEXES for k in near[h] if tokens[h] in RED and tokens[k] in RED]


@pytest.mark.parametrize(("corner", "direction"), list(product(range(6), Direction)))
def test_lettered_six_and_eight_never_touch__cjp_setup_number_tokens(
    corner: int, direction: Direction
) -> None:
    for desert in HEXES:
        tiles = tuple(Terrain.DESERT if tile == desert else Terrain.FOREST for tile in HEXES)
        tokens = lettered_tokens(tiles, corner, direction)
        assert sorted(tokens) == sorted((*TOKENS, 0))
        assert tokens[desert] == 0
        assert touching_reds(tokens) == []


def test_tokens_run_counterclockwise_from_the_corner_of_one_die__cjp_setup_number_tokens() -> None:
    assert spiral(0, Direction.COUNTERCLOCKWISE)[:13] == (0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4)
    assert spiral(2, Direction.COUNTERCLOCKWISE)[:3] == (16, 17, 18)
    assert spiral(0, Direction.CLOCKWISE)[:4] == (0, 1, 2, 6)
    assert {spiral(corner, Direction.COUNTERCLOCKWISE)[-1] for corner in range(6)} == {9}
    layout = tournament(lambda n: n - 1)
    land = [tile for tile in spiral(5, Direction.COUNTERCLOCKWISE) if layout.tiles[tile] != Terrain.DESERT]
    assert tuple(layout.tokens[tile] for tile in land) == TOKENS


def test_tiles_are_random_and_the_desert_may_lie_anywhere__cjp_setup_tiles_random__cjp_setup_board() -> None:
    chance = random.Random(1)
    layouts = [tournament(chance.randrange) for _ in range(300)]
    assert {layout.tiles.index(Terrain.DESERT) for layout in layouts} == set(HEXES)
    assert all(is_layout(layout) for layout in layouts)
    assert all(layout.harbours == FRAME for layout in layouts)


def test_a_scattered_island_has_all_pieces_and_no_touching_reds() -> None:
    chance = random.Random(2)
    layouts = [scattered(chance.randrange) for _ in range(300)]
    assert all(is_layout(layout) and not touching_reds(layout.tokens) for layout in layouts)
    assert len({layout.harbours for layout in layouts}) > 100


@pytest.mark.parametrize("constant", [lambda _n: 0, lambda n: n - 1])
def test_any_chance_at_all_lays_every_board(constant: Chance) -> None:
    for kind in BoardKind:
        assert is_layout(game.new(CatanOptions(board=kind), 3, constant).board.layout)


def test_the_beginners_island_is_fixed() -> None:
    layout = beginner(lambda _n: 0)
    assert is_layout(layout)
    assert layout.tiles[9] is Terrain.DESERT
    assert (layout.tiles[0], layout.tokens[0]) == (Terrain.MOUNTAINS, 10)


def test_harbours_lie_on_the_coast_and_never_share_a_corner() -> None:
    places = [vertex for bits in topology().harbour_vertices for vertex in range(54) if bits >> vertex & 1]
    assert len(set(places)) == 18
    assert all(len(topology().vertex_hexes[vertex]) < 3 for vertex in places)


def test_the_island_has_54_intersections_and_72_paths() -> None:
    table = topology()
    assert (len(table.hex_points), len(table.vertex_points), len(table.edge_ends)) == (19, 54, 72)
    assert sorted(bits.bit_count() for bits in table.vertex_edges) == [2] * 18 + [3] * 36


@pytest.mark.parametrize("seats", [3, 4])
def test_the_setup_goes_forth_and_back__cjp_table_size__cjp_placement_fourth(seats: int) -> None:
    assert [placer(n, seats) for n in range(2 * seats)] == [*range(seats), *reversed(range(seats))]
    state = finish_setup(start(seats=seats))
    assert (state.turn.phase, state.turn.player) == (CatanPhase.BEFORE_ROLL, 0)
    assert all(player.settlements.bit_count() == player.roads.bit_count() == 2 for player in state.players)


def test_the_second_settlement_yields_a_card_from_each_land_around_it() -> None:
    state = start()
    for _ in range(7):
        state = act(state, state.turn.player, legal(state, state.turn.player)[0])
        state = act(state, state.turn.player, next(t for t in legal(state, state.turn.player) if "road" in t))
    assert [size(player.hand) for player in state.players] == [0, *(size(p.hand) for p in state.players[1:])]
    state = act(state, 0, "place-settlement v30")
    assert hand(state, 0) == "1L1G"
    assert sum(counts(state.bank)) == 95 - sum(size(player.hand) for player in state.players)


@pytest.mark.parametrize("seats", [0, 2, 5])
def test_only_three_or_four_play__cjp_table_size(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        game.new(CatanOptions(), seats, lambda _n: 0)


def test_settlements_keep_the_distance__std_distance_rule() -> None:
    state = act(start(), 0, "place-settlement v23", "place-road e26")
    for near in (17, 18, 23, 29):
        assert refused(state, 1, f"place-settlement v{near}") == "no-settlement-spot"
    assert "place-settlement v24" in legal(state, 1)


def test_the_setup_road_joins_its_settlement__std_road_place() -> None:
    state = act(start(), 0, "place-settlement v23")
    assert [text for text in legal(state, 0) if "road" in text] == [
        "place-road e26",
        "place-road e27",
        "place-road e35",
    ]
    assert refused(state, 0, "place-road e0") == "no-road-spot"


def test_the_setup_road_may_be_moved_until_the_next_seat_places__cjp_action_complete() -> None:
    state = act(start(), 0, "place-settlement v23", "place-road e26", "move-road e27")
    assert state.players[0].roads == 1 << 27
    assert state.turn.player == 1
    assert refused(act(state, 1, "place-settlement v0"), 0, "move-road e26") == "not-your-turn"


def test_the_game_starts_as_soon_as_all_have_placed__cjp_placement_start() -> None:
    state = finish_setup(start())
    assert game.to_act(state) == (0,)
    assert settlements(state, 0) == state
    assert dice(state, 1, 1).turn.phase is CatanPhase.MAIN


def test_a_balanced_island_is_far_more_even_than_a_random_one__house() -> None:
    def uneven(layer: Callable[[Chance], Layout]) -> float:
        return mean(unevenness(layer(random.Random(seed).randrange)) for seed in range(30))

    assert uneven(balanced) < 0.7 * uneven(scattered)


@pytest.mark.parametrize("seed", range(20))
def test_a_balanced_island_is_a_whole_one_with_red_numbers_apart_and_the_frames_harbours(seed: int) -> None:
    layout = balanced(random.Random(seed).randrange)
    assert is_layout(layout)
    assert layout.harbours == FRAME
    assert touching_reds(layout.tokens) == []
    assert layout == balanced(random.Random(seed).randrange)
