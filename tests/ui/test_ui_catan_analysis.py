"""Catan's verdict in words and pictures, in both languages."""

import json
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.analysis import analysis_lines, analysis_pictures
from bot.ui.pictures.win_chances import Chances, chances_picture
from tests.engine.test_catan_analysis import verdict

NAMES = ["Aya", "Ben", "Kim", "Sol"]


def told() -> Any:  # noqa: ANN401 - JSON, as another process gives it
    return json.loads(json.dumps(verdict(1, 4)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_turning_point_and_trade_has_a_line_and_each_point_a_board(language: Language) -> None:
    found = told()
    lines = analysis_lines(found, NAMES, language)
    assert all(any(f"**{name}**" in line for line in lines) for name in NAMES)
    numbered = [line for line in lines if line[:2] in {"1.", "2.", "3."}]
    assert len(numbered) == len(found["turning"]) > 0
    pictures = analysis_pictures(found, NAMES, language)
    assert len(pictures) == 1 + len(found["turning"])
    assert pictures[0].name == "chances.png"
    assert pictures[1].data.startswith(b"\x89PNG")


def test_the_plots_text_tells_beginning_middle_and_end() -> None:
    turns = [Chances(turn, (turn / 10, 1 - turn / 10)) for turn in range(11)]
    alt = chances_picture(turns, [3], ["Aya", "Ben"], "en").alt.splitlines()
    assert alt[1:] == ["Turn 1: Aya 0%, Ben 100%", "Turn 6: Aya 50%, Ben 50%", "Turn 11: Aya 100%, Ben 0%"]


def test_a_game_of_one_moment_has_a_plot() -> None:
    assert chances_picture([Chances(8, (0.5, 0.5))], [], ["Aya", "Ben"], "ja").data
