"""Names of all scripts in pictures: what one font lacks another draws, and a number stands where none can."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from bot.ui.pictures.canvas import Canvas, Style, fitted, width_of
from bot.ui.pictures.lettering import LetterRun, drawn, drawn_or, font_of, length, put, runs_of


@pytest.mark.parametrize(
    "name",
    ["Ken", "はるか", "髙𠮷﨑", "𠮟る", "김민준", "이 서연", "محمد علي", "עמית כהן", "สมชาย", "हरि", "রহিম", "தமிழ்",
     "გიორგი",
     "Արամ", "Иван", "Ελένη", "Łucja", "张伟", "陈静", "Ken محمد", "김 Ken"],
)  # fmt: skip
def test_a_name_is_drawn_as_it_is_written(name: str) -> None:
    assert drawn(name) == name


@pytest.mark.parametrize(
    ("name", "due"),
    [("𝕂𝕖𝕟", "Ken"), ("𝓚𝓮𝓷", "Ken"), ("Ⓚen", "Ken"), ("e\u0301", "é"), ("ｹﾝ", "ｹﾝ"), ("Ken🎲", "Ken"),
     ("🎲🎲", ""), ("", "")],
)  # fmt: skip
def test_fancy_letters_are_drawn_as_plain_ones_and_pictures_are_left_out(name: str, due: str) -> None:
    assert drawn(name) == due


def test_a_players_number_stands_where_nothing_can_be_drawn() -> None:
    assert drawn_or("🎲🎲", 12) == "#12"
    assert drawn_or("Ken", 12) == "Ken"


def test_words_read_from_the_right_are_one_run_so_that_they_keep_their_order() -> None:
    assert runs_of("محمد علي") == (LetterRun("محمد علي", "NotoSansArabic-subset.ttf"),)
    assert [run.text for run in runs_of("1. محمد علي 5")] == ["1. ", "محمد علي", " 5"]


def ink(text: str) -> int:
    page = Image.new("L", (600, 60))
    put(ImageDraw.Draw(page), (10, 30), text, 26, "Bold", "#ffffff", "lm")
    return sum(map(bool, page.tobytes()))


@pytest.mark.parametrize("name", ["髙𠮷﨑", "김민준", "محمد", "สมชาย", "हरि"])
def test_there_is_ink_for_every_script(name: str) -> None:
    assert ink(name) > 50
    assert ink(name) != ink("\U0010ffff" * len(name))


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=30), st.integers(40, 400))
def test_any_text_fits_its_place(name: str, width: int) -> None:
    font = font_of(26, "Bold")
    assert length(fitted(name, font, width), 26, "Bold") <= width
    Canvas(60).words((0, 30), name, Style(26), width)
    assert width_of(name, Style(26), width) <= width
