"""The verdict on a game of Rivals in words and pictures, in both languages."""

import json
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.rivals.luck import luck_lines, verdict_pictures
from tests.engine.test_rivals_better import verdict


def told() -> Any:  # noqa: ANN401 - JSON, as another process gives it
    return json.loads(json.dumps(verdict()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_turning_point_has_a_line_and_a_board_and_a_name_its_markup_once(language: Language) -> None:
    found = told()
    lines = luck_lines(found, ["Aya\\_x", "Ben"], language)
    assert any(line.startswith("**Aya\\_x**") for line in lines)
    numbered = [line for line in lines if line[:2] in {"1.", "2.", "3."}]
    assert len(numbered) == len(found["turning"]) > 0
    pictures = verdict_pictures(found, ["Aya_x", "Ben"], language)
    assert len(pictures) == 1 + len(found["turning"])
    assert pictures[0].name == "chances.png"
    assert "Aya_x" in pictures[0].alt
    assert pictures[1].data.startswith(b"\x89PNG")
