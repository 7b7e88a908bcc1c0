"""Catan's verdict in words and pictures, in both languages."""

import json
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.analysis import analysis_lines, analysis_pictures
from bot.ui.pictures.win_chances import Chances, chances_picture
from engine.catan.hands import ONE
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


@pytest.mark.parametrize(
    ("did", "best", "en", "ja"),
    [
        ("knight", "roll", "🃏 Knight; better keeping the card", "🃏 騎士、最善は カードを残す"),
        ("monopoly lumber", "monopoly ore", "🪵×1; better 🃏 Monopoly 🪨×1", "🪵×1、最善は 🃏 独占 🪨×1"),
        ("year-of-plenty 2L", "road-building", "🪵×2; better 🃏 Road Building", "🪵×2、最善は 🃏 街道"),
        ("discard 4L", "discard 4W", "discarding 🪵×4; better discarding 🐑×4", "🪵×4 を捨てる、最善は"),
        ("end-turn", "knight", "ending the turn; better 🃏 Knight", "手番の終了、最善は 🃏 騎士"),
        ("place-settlement v9", "place-settlement v29", "; better 🏠", "、最善は 🏠"),
    ],
)
def test_every_decision_that_is_judged_has_words(did: str, best: str, en: str, ja: str) -> None:
    found = told()
    found["turning"] = [{**found["turning"][0], "did": did, "best": best}]
    for language, words in (("en", en), ("ja", ja)):
        assert any(words in line for line in analysis_lines(found, NAMES, language))  # type: ignore[arg-type]
        assert len(analysis_pictures(found, NAMES, language)) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("made", "en", "ja"),
    [
        (
            True,
            "trading 🪵×1 for 🪨×1 with Ben; better no trade",
            "Ben との取引（🪵×1 → 🪨×1）、最善は 取引しない",
        ),
        (
            False,
            "declining Ben: 🪵×1 for 🪨×1; better accepting",
            "Ben の提案を断る（🪵×1 → 🪨×1）、最善は 応じる",
        ),
    ],
)
def test_a_trade_that_was_made_or_refused_has_words(made: bool, en: str, ja: str) -> None:  # noqa: FBT001 - a case
    found = told()
    deal = {"partner": 1, "give": ONE[0], "get": ONE[4], "made": made}
    one = {key: found["turning"][0][key] for key in ("pieces", "chance")} | {"seat": 0, "deal": deal}
    found["turning"] = [one]
    for language, words in (("en", en), ("ja", ja)):
        assert any(words in line for line in analysis_lines(found, NAMES, language))  # type: ignore[arg-type]
        assert len(analysis_pictures(found, NAMES, language)) == 2  # type: ignore[arg-type]


def test_the_plots_text_tells_beginning_middle_and_end() -> None:
    turns = [Chances(turn, (turn / 10, 1 - turn / 10)) for turn in range(11)]
    alt = chances_picture(turns, [3], ["Aya", "Ben"], "en").alt.splitlines()
    assert alt[1:] == ["Turn 1: Aya 0%, Ben 100%", "Turn 6: Aya 50%, Ben 50%", "Turn 11: Aya 100%, Ben 0%"]


def test_a_game_of_one_moment_has_a_plot() -> None:
    assert chances_picture([Chances(8, (0.5, 0.5))], [], ["Aya", "Ben"], "ja").data
