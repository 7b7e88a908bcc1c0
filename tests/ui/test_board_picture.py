"""The picture of the board: small, sharp, the same bytes each time, and nothing in it that is private."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations, pairwise
from math import dist
from string import ascii_uppercase

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageColor

from bot.i18n import LANGUAGES, Language
from bot.ui.pictures.board import (
    Mark,
    Place,
    _drawn,
    at_edge,
    at_hex,
    at_vertex,
    board_image,
    board_picture,
    board_summary,
    mark_point,
)
from bot.ui.pictures.board_base import HEIGHT, base, hex_point, vertex_point
from bot.ui.pictures.board_colours import (
    COAST,
    DARK,
    FILLS,
    HALO,
    LETTER,
    NEW,
    SEATS,
    SHALLOW,
    TURN,
    palette,
)
from bot.ui.pictures.board_moves import moves_of, woken
from bot.ui.pictures.board_pieces import city_sprite, road_sprite, settlement_sprite
from bot.ui.pictures.board_plate import WIDTH, Sprite, blank_page, cut, packed, picture_of, plate, stamp
from bot.ui.pictures.canvas import TEXT
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.board import beginner
from engine.catan.fairness import chance_at
from engine.catan.hands import ONE, counts, size
from engine.catan.names import NOBODY, Card, Chance, Resource, Seat, Terrain
from engine.catan.options import Options
from engine.catan.phases import MAIN
from engine.catan.policy import value
from engine.catan.state import State, opening
from engine.catan.table import Played, play
from engine.catan.topology import EDGES, HEXES, VERTICES, bit_set, members, topology
from engine.catan.view import Concealed, View, witness

NAMES = ("Haruka", "小林さくら", "Kenneth the Third of Nowhere", "佐藤🎲")
LIMIT = 150 * 1024
OPTIONS = Options(domestic_trade=False)
SECRET = bytes(range(32))


def choose(state: State, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    return value.choose(catan.view(state, seat), actions, chance)


def fate(place: int) -> Chance:
    return chance_at(SECRET, (), place)


@pytest.fixture(scope="module")
def played() -> Played:
    return play(OPTIONS, [choose] * 4, fate, fate(1_000_000))


@pytest.fixture(scope="module")
def middle(played: Played) -> State:
    """Late in the game: everybody holds cards, and two hold different development cards."""
    state = catan.fold(OPTIONS, 4, played.events[:1])
    found = []
    for event in played.events[1:]:
        state = catan.evolve(state, event)
        holders = [player for player in state.players if size(player.cards)]
        hands = [size(player.hand) for player in state.players]
        if state.turn.phase is MAIN and len(holders) > 1 and sorted(hands)[1] > 0:
            found.append(state)
    return found[-1]


def drawn(view: View, marks: Sequence[Mark] = (), last: Sequence[e.Event | Concealed] = ()) -> Image.Image:
    """The picture as pixels."""
    return Image.open(BytesIO(board_picture(view, NAMES, "ja", marks, last).data)).convert("RGB")


def changed(first: Image.Image, second: Image.Image) -> tuple[int, int, int, int] | None:
    """The smallest box that holds every pixel in which the two differ."""
    return ImageChops.difference(first, second).getbbox()


def empty(seats: int = 4) -> View:
    return catan.view(opening(OPTIONS, seats, beginner(fate(0))), None)


def with_pieces(view: View, seat: Seat, **pieces: int) -> View:
    seats = list(view.seats)
    seats[seat] = seats[seat]._replace(**pieces)
    return view._replace(seats=tuple(seats))


def alone(sprite: Sprite) -> Image.Image:
    """The sprite in the middle of an empty page."""
    page = blank_page(200)
    stamp(page, sprite, (100, 100))
    return picture_of(page).convert("RGB").crop((0, 0, 200, 200))


def number_of(colour: str) -> int:
    """Of a colour in the palette."""
    return int(plate(Image.new("RGB", (1, 1), colour))[0, 0])


# The file


def test_the_same_board_gives_the_same_bytes(middle: State) -> None:
    view = catan.view(middle, None)
    first = board_picture(view, NAMES, "ja")
    data = first.data
    for kept in (_drawn, base, palette):
        kept.cache_clear()
    again = board_picture(view, NAMES, "ja")
    assert (again, again.data) == (first, data)


def test_pictures_drawn_at_once_by_several_threads_are_the_same(middle: State) -> None:
    view = catan.view(middle, None)
    alone = packed(board_image(view, NAMES, moves_of(())))
    base.cache_clear()
    for sprite in (settlement_sprite, city_sprite, road_sprite):
        sprite.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        together = list(
            threads.map(lambda _: packed(board_image(view, NAMES, moves_of(()))), range(8)),
        )
    assert together == [alone] * 8


def test_the_picture_is_the_same_in_every_language_but_not_its_words(middle: State) -> None:
    pictures = [board_picture(catan.view(middle, None), NAMES, language) for language in LANGUAGES]
    assert len({picture.data for picture in pictures}) == 1
    assert len({picture.alt for picture in pictures}) == len({picture.name for picture in pictures}) == 2


def test_the_name_of_the_file_changes_with_what_is_drawn(played: Played) -> None:
    """A message keeps a picture whose name it has: two that differ must not share one."""
    drawn_as: dict[str, bytes] = {}
    for end in range(2, 60):
        view = catan.view(catan.fold(OPTIONS, 4, played.events[:end]), None)
        for marks in ((), (Mark("A", at_edge(3)),)):
            picture = board_picture(view, NAMES, "ja", marks, played.events[end - 1 : end])
            assert drawn_as.setdefault(picture.name, picture.data) == picture.data
    assert len(set(drawn_as.values())) > 60


def test_no_board_of_a_whole_game_is_larger_than_150_kib(played: Played) -> None:
    places = [at_vertex(vertex) for vertex in range(0, 52, 4)] + [at_edge(edge) for edge in range(0, 72, 6)]
    marks = [Mark(letter, place) for letter, place in zip(ascii_uppercase, places, strict=False)]
    assert len(marks) == 25
    for share in (1, 2, 3):
        end = len(played.events) * share // 3
        view = catan.view(catan.fold(OPTIONS, 4, played.events[:end]), None)
        picture = board_picture(view, NAMES, "ja", marks, played.events[max(1, end - 9) : end])
        assert len(picture.data) <= LIMIT
        assert Image.open(BytesIO(picture.data)).width == WIDTH


def test_three_seats_have_three_fields_and_four_have_four() -> None:
    three, four = drawn(empty(3)), drawn(empty(4))
    assert three.size == four.size
    box = changed(three, four)
    assert box is not None
    assert box[0] > WIDTH // 2
    assert box[1] > HEIGHT + 100


@pytest.mark.parametrize(
    "colour", sorted({*FILLS.values(), *SEATS, LETTER, NEW, DARK, COAST, SHALLOW, TEXT, TURN})
)
def test_colours_that_have_a_meaning_are_drawn_as_they_are(colour: str) -> None:
    patch = Image.new("RGBA", (40, 40), colour)
    assert alone(cut(patch)).getpixel((100, 100)) == ImageColor.getrgb(colour)


def test_half_transparent_pixels_become_the_colour_in_the_middle() -> None:
    """Between colours that touch: the edges of pieces are smooth."""
    over = cut(Image.new("RGBA", (40, 40), f"{DARK}80"))
    page = blank_page(200)
    stamp(page, cut(Image.new("RGBA", (80, 80), HALO)), (100, 100))
    stamp(page, over, (100, 100))
    middle = picture_of(page).convert("RGB").getpixel((100, 100))
    wished = [(a + b) // 2 for a, b in zip(ImageColor.getrgb(HALO), ImageColor.getrgb(DARK), strict=True)]
    assert isinstance(middle, tuple)
    assert max(abs(a - b) for a, b in zip(middle, wished, strict=True)) <= 2


# Nothing leaks


def other_secrets(state: State) -> State:
    """The same public state: two players' cards exchanged, one development card another one."""
    rich = [seat for seat, player in enumerate(state.players) if player.hand]
    first, second, give, take = next(
        (a, b, x, y)
        for a, b in combinations(rich, 2)
        for x, have in enumerate(counts(state.players[a].hand))
        for y, held in enumerate(counts(state.players[b].hand))
        if have and held and x != y
    )
    swap = ONE[take] - ONE[give]
    state = state._replace(players=state.with_player(first, state.players[first].gaining(swap)))
    state = state._replace(players=state.with_player(second, state.players[second].gaining(-swap)))
    holder = next(seat for seat, player in enumerate(state.players) if player.cards)
    player = state.players[holder]
    kind = next(kind for kind, number in enumerate(counts(player.cards)) if number)
    other = Card.KNIGHT if kind == Card.VICTORY_POINT else Card.VICTORY_POINT
    cards = player.cards - ONE[kind] + ONE[other]
    return state._replace(players=state.with_player(holder, player._replace(cards=cards)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_states_that_differ_in_secrets_give_the_same_file(middle: State, language: Language) -> None:
    other = other_secrets(middle)
    assert other.players != middle.players
    first, second = (board_picture(catan.view(state, None), NAMES, language) for state in (middle, other))
    assert (first, first.data, first.alt) == (second, second.data, second.alt)


def test_whoever_looks_the_picture_shows_what_everybody_knows(middle: State) -> None:
    public = board_picture(catan.view(middle, None), NAMES, "en")
    assert all(board_picture(catan.view(middle, seat), NAMES, "en") == public for seat in range(4))


def test_a_concealed_event_draws_as_the_event_itself(middle: State) -> None:
    view = catan.view(middle, None)
    for event in (e.Stolen(0, 1, Resource.ORE), e.CardDrawn(2, Card.MONOPOLY)):
        told = witness(event, None)
        assert isinstance(told, Concealed)
        assert board_picture(view, NAMES, "en", last=[event]) == board_picture(view, NAMES, "en", last=[told])


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
@pytest.mark.parametrize("vertex", [0, 22, 53])
def test_a_piece_is_drawn_where_it_stands(seat: Seat, vertex: int) -> None:
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


def test_a_building_lies_over_the_roads_that_meet_it() -> None:
    built = with_pieces(empty(), 0, cities=1 << 22)
    roads = bit_set(members(topology().vertex_edges[22]))
    x, y = vertex_point(22)
    middle = (x + 5, y - 2, x + 15, y + 22)  # of the city, with its number
    without, among = (drawn(view).crop(middle) for view in (built, with_pieces(built, 1, roads=roads)))
    assert changed(without, among) is None


def test_every_place_of_the_robber_is_another_picture() -> None:
    view = empty()
    assert len({drawn(view._replace(robber=tile)).tobytes() for tile in HEXES}) == len(HEXES)


# Letters


def every_place() -> list[Place]:
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
def test_the_letter_of_a_building_covers_neither_its_middle_nor_the_letters_of_its_paths(vertex: int) -> None:
    view = with_pieces(empty(), 0, settlements=1 << vertex)
    own = mark_point(view, at_vertex(vertex))
    assert dist(own, vertex_point(vertex)) > 30
    others = [mark_point(view, at_edge(edge)) for edge in members(topology().vertex_edges[vertex])]
    assert min(dist(own, other) for other in others) > 38


@pytest.mark.parametrize("label", ["A", "Z", "AA"])
def test_a_letter_changes_the_picture_around_its_place_alone(label: str) -> None:
    view = empty()
    for place in (at_hex(4), at_vertex(10), at_edge(33)):
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
    [e.SettlementBuilt(0, 22), e.CityBuilt(0, 22), e.RoadBuilt(0, 33), e.SettlementMoved(0, 5, 22)],
)
def test_what_was_built_last_has_a_ring(event: e.Event) -> None:
    view = with_pieces(empty(), 0, settlements=1 << 22, roads=1 << 33)
    assert changed(drawn(view), drawn(view, last=[event])) is not None
    assert len(moves_of([event]).placed) == 1


def test_a_piece_taken_back_has_no_ring() -> None:
    view = empty()
    assert changed(drawn(view), drawn(view, last=[e.SettlementPlaced(0, 22, 0)])) is None


def test_a_robber_that_was_moved_has_a_ring() -> None:
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


def test_whose_turn_it_is_and_who_has_won_is_drawn(played: Played) -> None:
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


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_who_has_what_and_where_the_robber_stands(middle: State, language: Language) -> None:
    view = catan.view(middle, None)
    told = board_summary(view, NAMES, language)
    assert all(name[:20] in told for name in NAMES)
    assert len(told) <= 1000
    assert board_picture(view, NAMES, language).alt.startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("terrain", Terrain)
def test_each_terrain_has_a_name(language: Language, terrain: Terrain) -> None:
    view = empty()
    tile = view.board.layout.tiles.index(terrain)
    names = board_summary(view._replace(robber=tile), NAMES, language)
    others = {
        board_summary(view._replace(robber=view.board.layout.tiles.index(other)), NAMES, language)
        for other in Terrain
        if other is not terrain
    }
    assert names not in others


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_still_fit_into_an_alternative_text(played: Played, language: Language) -> None:
    view = catan.view(played.state, None)._replace(longest=0, army=1)
    for seat in range(4):
        view = with_pieces(
            view, seat, cards=25, development_cards=25, road_length=15, points=10, roads=(1 << 15) - 1
        )
    alt = board_picture(view, ("W" * 500,) * 4, language, dice=(6, 6)).alt
    assert len(alt) <= 1024
    assert alt.count("W" * 20) == 7  # the winner, four players, two awards: nothing was cut off
