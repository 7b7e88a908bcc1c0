"""A game as a film, and its dice as bars."""

from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.pictures.replay import ReplayFrame, chosen, replay_animation, turns
from bot.ui.pictures.film import MOST_BYTES
from bot.ui.pictures.histogram import SUMS, dice_histogram, expected
from engine.catan.events import CardDrawn
from engine.catan.names import Card
from engine.catan.options import CatanOptions
from engine.catan.table import PlayedGame, play
from engine.fairness import chance_at
from tests.ui.posts_table import choose

NAMES = ("Haruka", "小林さくら", "Ken")
OPTIONS = CatanOptions(domestic_trade=False)


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return play(OPTIONS, [choose] * 3, lambda place: chance_at(b"film", (), place), chance_at(b"whim", (), 0))


def test_a_film_has_a_picture_for_each_turn_and_is_small(played: PlayedGame) -> None:
    film = replay_animation(OPTIONS, 3, played.events, NAMES, "ja")
    moving = Image.open(BytesIO(film.data))
    assert getattr(moving, "n_frames", 0) == played.state.turn.number + 1 <= 120
    assert len(film.data) <= MOST_BYTES
    assert len(film.alt) <= 1000
    assert all(name in film.alt for name in NAMES)


def test_a_film_of_the_same_events_has_the_same_bytes(played: PlayedGame) -> None:
    events = played.events[:60]
    assert replay_animation(OPTIONS, 3, events, NAMES, "en") == replay_animation(
        OPTIONS, 3, events, NAMES, "en"
    )


def test_a_film_does_not_show_which_development_cards_were_drawn(played: PlayedGame) -> None:
    place = next(place for place, event in enumerate(played.events) if isinstance(event, CardDrawn))
    drawn = played.events[place]
    assert isinstance(drawn, CardDrawn)
    other = Card.KNIGHT if drawn.card is Card.VICTORY_POINT else Card.VICTORY_POINT
    before = played.events[:place]
    first, second = (
        replay_animation(OPTIONS, 3, (*before, CardDrawn(drawn.seat, card)), NAMES, "en")
        for card in (drawn.card, other)
    )
    assert first == second


def test_the_turns_of_a_film_hold_every_event_once_and_end_with_the_game(played: PlayedGame) -> None:
    moments = tuple(turns(OPTIONS, 3, played.events))
    assert tuple(event for moment in moments for event in moment.events) == played.events
    assert moments[-1].state == played.state


@pytest.mark.parametrize(("length", "most"), [(1, 120), (120, 120), (121, 120), (1000, 120), (7, 3)])
def test_a_long_game_is_thinned_evenly_to_its_last_turn(played: PlayedGame, length: int, most: int) -> None:
    moments = [ReplayFrame(played.state, (event,)) for event in (played.events * 4)[:length]]
    kept = chosen(moments, most)
    assert len(kept) == min(length, most)
    assert [event for moment in kept for event in moment.events] == [moment.events[0] for moment in moments]
    sizes = {len(moment.events) for moment in kept}
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rolls", [[], [7], [2] * 500, [2, 12, 7, 7, 6, 8, 8]])
def test_the_bars_tell_how_often_each_sum_fell(rolls: list[int], language: Language) -> None:
    picture = dice_histogram(rolls, language)
    assert picture == dice_histogram(list(reversed(rolls)), language)
    lines = picture.alt.splitlines()[1:]
    assert [line.replace("：", ":").split(":")[0] for line in lines] == [str(number) for number in SUMS]
    assert all(str(rolls.count(number)) in line for number, line in zip(SUMS, lines, strict=True))
    assert len(picture.alt) <= 1024
    assert len(picture.data) <= 150 * 1024


def test_other_rolls_are_other_bars() -> None:
    assert dice_histogram([6, 7], "en").data != dice_histogram([6, 8], "en").data


def test_fair_dice_fall_on_seven_a_sixth_of_the_time() -> None:
    assert expected(7, 36) == 6
    assert expected(2, 36) == expected(12, 36) == 1
    assert sum(expected(number, 90) for number in SUMS) == pytest.approx(90)
