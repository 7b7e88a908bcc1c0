"""Whole games of two as films."""

import random
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, Language
from bot.ui.games.backgammon.pictures.replay import match_film
from bot.ui.games.rivals.pictures.replay import realms_film
from bot.ui.pictures.film import MOST_BYTES, MOST_FRAMES
from bot.ui.reply import ALT_LIMIT, Picture
from engine.backgammon.events import CheckersMoved
from engine.backgammon.options import MatchOptions
from engine.backgammon.table import checkers_only, play
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.table import PlayedOut, play_game, uniform

NAMES = ("Haruka", "小林さくら")
OPTIONS = preset(Preset.PRINTED, GameSet.INTRO)


def game_of_rivals() -> PlayedOut:
    chance = random.Random(11).randrange
    return play_game(OPTIONS, (uniform, uniform), lambda _stream, _place: chance, chance)


def frames_of(film: Picture) -> int:
    """How many pictures a film has, after a look at each: all are of one size, and no film is too large."""
    moving = Image.open(BytesIO(film.data))
    count: int = getattr(moving, "n_frames", 1)
    sizes = set()
    for number in range(count):
        moving.seek(number)
        sizes.add(moving.size)
    assert len(sizes) == 1
    assert len(film.data) <= MOST_BYTES
    assert len(film.alt) <= ALT_LIMIT
    return count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_rivals_has_a_picture_for_each_turn(language: Language) -> None:
    played = game_of_rivals()
    film = realms_film(OPTIONS, played.events, NAMES, language)
    assert 2 < frames_of(film) <= min(MOST_FRAMES, played.state.turn.number + 1)
    assert all(name in film.alt for name in NAMES)


def test_a_film_grows_with_its_game() -> None:
    events = game_of_rivals().events
    half = realms_film(OPTIONS, events[: len(events) // 2], NAMES, "en")
    assert frames_of(half) < frames_of(realms_film(OPTIONS, events, NAMES, "en"))
    assert half == realms_film(OPTIONS, events[: len(events) // 2], NAMES, "en")


def test_a_match_of_backgammon_has_a_picture_for_each_play() -> None:
    options, chance = MatchOptions(1), random.Random(5).randrange
    events = play(options, (checkers_only, checkers_only), lambda _roll: chance, chance).events[:120]
    film = match_film(options, events, NAMES, "en")
    plays = sum(isinstance(event, CheckersMoved) for event in events)
    assert plays - 2 < frames_of(film) <= plays + 1
    assert all(name in film.alt for name in NAMES)
