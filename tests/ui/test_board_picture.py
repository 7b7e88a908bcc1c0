"""The picture of the board: small, sharp, the same bytes each time, and nothing in it that is private."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from string import ascii_uppercase

import pytest
from PIL import Image, ImageColor

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.pictures.board import (
    Mark,
    _drawn,
    at_edge,
    at_vertex,
    board_image,
    board_picture,
    board_summary,
)
from bot.ui.games.catan.pictures.board_base import HEIGHT, base
from bot.ui.games.catan.pictures.board_colours import (
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
from bot.ui.games.catan.pictures.board_moves import moves_of
from bot.ui.games.catan.pictures.board_pieces import city_sprite, road_sprite, settlement_sprite
from bot.ui.games.catan.pictures.indexed_image import WIDTH, blank_page, cut, packed, paste, picture_of
from bot.ui.pictures.canvas import TEXT
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.hands import ONE, counts, size
from engine.catan.names import Card, Edge, Hex, Resource, Terrain
from engine.catan.phases import MAIN
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame, play
from engine.catan.topology import EDGES, VERTICES
from engine.catan.view import Concealed, witness
from tests.ui.board_shown import LIMIT, NAMES, OPTIONS, alone, changed, drawn, empty, fate, with_pieces
from tests.ui.posts_table import choose


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return play(OPTIONS, [choose] * 4, fate, fate(1_000_000))


@pytest.fixture(scope="module")
def middle(played: PlayedGame) -> CatanState:
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


# The file


def test_the_same_board_gives_the_same_bytes(middle: CatanState) -> None:
    view = catan.view(middle, None)
    first = board_picture(view, NAMES, "ja")
    data = first.data
    for kept in (_drawn, base, palette):
        kept.cache_clear()
    again = board_picture(view, NAMES, "ja")
    assert (again, again.data) == (first, data)


def test_pictures_drawn_at_once_by_several_threads_are_the_same(middle: CatanState) -> None:
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


def test_the_picture_is_the_same_in_every_language_but_not_its_words(middle: CatanState) -> None:
    pictures = [board_picture(catan.view(middle, None), NAMES, language) for language in LANGUAGES]
    assert len({picture.data for picture in pictures}) == 1
    assert len({picture.alt for picture in pictures}) == len({picture.name for picture in pictures}) == 2


def test_the_name_of_the_file_changes_with_what_is_drawn(played: PlayedGame) -> None:
    """A message keeps a picture whose name it has: two that differ must not share one."""
    drawn_as: dict[str, bytes] = {}
    for end in range(2, 60):
        view = catan.view(catan.fold(OPTIONS, 4, played.events[:end]), None)
        for marks in ((), (Mark("A", at_edge(Edge(3))),)):
            picture = board_picture(view, NAMES, "ja", marks, played.events[end - 1 : end])
            assert drawn_as.setdefault(picture.name, picture.data) == picture.data
    assert len(set(drawn_as.values())) > 60


def test_no_board_of_a_whole_game_is_larger_than_150_kib(played: PlayedGame) -> None:
    places = [at_vertex(vertex) for vertex in VERTICES[0:52:4]] + [at_edge(edge) for edge in EDGES[::6]]
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
    paste(page, cut(Image.new("RGBA", (80, 80), HALO)), (100, 100))
    paste(page, over, (100, 100))
    middle = picture_of(page).convert("RGB").getpixel((100, 100))
    wished = [(a + b) // 2 for a, b in zip(ImageColor.getrgb(HALO), ImageColor.getrgb(DARK), strict=True)]
    assert isinstance(middle, tuple)
    assert max(abs(a - b) for a, b in zip(middle, wished, strict=True)) <= 2


# Nothing leaks


def other_secrets(state: CatanState) -> CatanState:
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
def test_states_that_differ_in_secrets_give_the_same_file(middle: CatanState, language: Language) -> None:
    other = other_secrets(middle)
    assert other.players != middle.players
    first, second = (board_picture(catan.view(state, None), NAMES, language) for state in (middle, other))
    assert (first, first.data, first.alt) == (second, second.data, second.alt)


def test_whoever_looks_the_picture_shows_what_everybody_knows(middle: CatanState) -> None:
    public = board_picture(catan.view(middle, None), NAMES, "en")
    assert all(board_picture(catan.view(middle, seat), NAMES, "en") == public for seat in range(4))


def test_a_concealed_event_draws_as_the_event_itself(middle: CatanState) -> None:
    view = catan.view(middle, None)
    for event in (e.Stolen(0, 1, Resource.ORE), e.CardDrawn(2, Card.MONOPOLY)):
        told = witness(event, None)
        assert isinstance(told, Concealed)
        assert board_picture(view, NAMES, "en", last=[event]) == board_picture(view, NAMES, "en", last=[told])


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_who_has_what_and_where_the_robber_stands(
    middle: CatanState, language: Language
) -> None:
    view = catan.view(middle, None)
    told = board_summary(view, NAMES, language)
    assert all(name[:20] in told for name in NAMES)
    assert len(told) <= 1000
    assert board_picture(view, NAMES, language).alt.startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("terrain", Terrain)
def test_each_terrain_has_a_name(language: Language, terrain: Terrain) -> None:
    view = empty()
    tile = Hex(view.board.layout.tiles.index(terrain))
    names = board_summary(view._replace(robber=tile), NAMES, language)
    others = {
        board_summary(view._replace(robber=Hex(view.board.layout.tiles.index(other))), NAMES, language)
        for other in Terrain
        if other is not terrain
    }
    assert names not in others


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_still_fit_into_an_alternative_text(played: PlayedGame, language: Language) -> None:
    view = catan.view(played.state, None)._replace(longest=0, army=1)
    for seat in range(4):
        view = with_pieces(
            view, seat, cards=25, development_cards=25, road_length=15, points=10, roads=(1 << 15) - 1
        )
    alt = board_picture(view, ("W" * 500,) * 4, language, dice=(6, 6)).alt
    assert len(alt) <= 1024
    assert alt.count("W" * 20) == 7  # the winner, four players, two awards: nothing was cut off
