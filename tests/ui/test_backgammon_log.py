"""The log of a match: what Discord would read as markup stands as it is meant."""

import html
import re

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.backgammon.log import log_lines
from engine.backgammon.events import CheckersMoved
from engine.backgammon.notation import format_play
from engine.backgammon.plays import plays
from engine.backgammon.position import of_points
from web.words import told

NAMES = ("Ann", "Ben")
HIT_TWICE = of_points({13: 2, 8: 3, 6: 5}, {18: 1, 20: 1, 6: 5, 8: 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_play_that_hits_is_read_star_by_star(language: Language) -> None:
    roll = (6, 2)
    ends = plays(HIT_TWICE, *roll)
    notations = [format_play(HIT_TWICE, roll, end) for end in ends]
    assert any(notation.count("*") > 1 for notation in notations)
    for notation, end in zip(notations, ends, strict=True):
        (line,) = log_lines((CheckersMoved(0, *roll, HIT_TWICE, end),), NAMES, language)
        shown = html.unescape(re.sub("<[^>]+>", "", str(told(line))))
        assert notation in shown
        assert "*" not in re.sub(r"\\.|\*\*Ann\*\*", "", line)
