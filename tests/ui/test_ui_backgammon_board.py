"""The picture of a backgammon board: what it shows, how large it is, what it says to those who cannot see it."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, Language
from bot.ui.games.backgammon.pictures.board import Arrow, BoardScene, board_picture, match_words
from bot.ui.games.backgammon.pictures.geometry import HEIGHT, WIDTH, BoardPlace, checker, column
from engine.backgammon.position import START, Slot, of_points
from engine.backgammon.state import Cube
from tests.support.wording import says, worded

SCENE = BoardScene(
    seat=0, position=START, on_roll=0, dice=(3, 1), cube=Cube(), doubled=False, points=5, game=1, score=(0, 0),
    away=(5, 5), crawford=False, names=("Haruka", "小林"),
)  # fmt: skip
FULL = replace(
    SCENE,
    position=of_points({25: 1, 13: 7, 8: 3, 6: 2, 1: 1}, {24: 2, 13: 4, 6: 6, 3: 2}),
    arrows=(
        Arrow(BoardPlace(Slot(24), False), BoardPlace(Slot(18), False)),
        Arrow(BoardPlace(Slot(25), True), BoardPlace(Slot(20), True)),
    ),
    names=("x" * 60, "長い名前" * 10),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", [SCENE, FULL], ids=["start", "full"])
def test_a_board_is_small_enough_and_the_same_again(language: Language, scene: BoardScene) -> None:
    picture = board_picture(scene, language)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (WIDTH, HEIGHT)
    assert len(picture.data) <= 100 * 1024
    assert board_picture(replace(scene), language).data == picture.data


def test_each_side_sees_its_own_numbers() -> None:
    assert column(Slot(1)) > column(Slot(6)) > column(Slot(7)) > column(Slot(12))
    assert column(Slot(13)) < column(Slot(18)) < column(Slot(19)) < column(Slot(24))
    assert checker(Slot(1), 0)[1] > checker(Slot(24), 0)[1]


def test_checkers_differ_by_more_than_colour() -> None:
    picture = board_picture(replace(SCENE, dice=None), "en")
    with Image.open(BytesIO(picture.data)) as image:
        grey = image.convert("L").tobytes()
    bright, dark = checker(Slot(6), 0), checker(Slot(19), 0)
    across = [{grey[y * WIDTH + x + way] for way in range(-24, 25)} for x, y in (bright, dark)]
    assert max(across[0]) - min(across[0]) < 12  # plain
    assert max(across[1]) - min(across[1]) > 100  # a ring and a dot


def test_the_picture_is_told_in_words() -> None:
    words = board_picture(replace(SCENE, crawford=True), "en").alt
    assert says(words, "backgammon-alt-side", pips=167, score=0, places="24: 2, 13: 5, 8: 3, 6: 5")
    assert says(words, "backgammon-picture-crawford")
    assert says(words, "backgammon-alt-dice", first=3, second=1)
    assert not says(words, "backgammon-alt-cube-middle")  # it is out of play, and the picture has none
    assert says(board_picture(SCENE, "en").alt, "backgammon-alt-cube-middle")


def test_a_match_to_one_point_has_no_cube_and_is_no_crawford_game() -> None:
    one = replace(SCENE, points=1, away=(1, 1), crawford=True)
    assert match_words(one, "en") == worded("backgammon-picture-crawford", points=1, game=1)
    assert match_words(one, "ja") == worded("backgammon-picture-crawford", "ja", points=1, game=1)
