"""The house's levels are called by what plays them: no label stands for two strengths."""

import pytest

from bot.i18n import Language, plain
from bot.ui.games.backgammon.analysis import analysis_lines
from engine.backgammon.analysis import Analyst
from engine.backgammon.evaluation import Estimate
from engine.backgammon.options import Level, MatchOptions
from engine.capabilities import GameRecord
from usecases.backgammon.sage import Sage, evaluator, judge, levels


@pytest.mark.parametrize("language", ["ja", "en"])
def test_no_label_of_the_house_stands_for_two_strengths(language: Language) -> None:
    prefixes = ("backgammon-level", "backgammon-thumb")
    labels = [plain(language, f"choice-{prefix}-{level}") for prefix in prefixes for level in Level]
    assert len({*labels}) == len(labels)
    assert levels() == prefixes[not evaluator().judges]
    assert (Sage.judges, Estimate.judges) == (True, False)
    assert (judge().judges, judge().name == evaluator().name) == (evaluator().judges, not evaluator().judges)


@pytest.mark.parametrize(("language", "words"), [("ja", "評価できません"), ("en", "are not judged")])
def test_without_an_evaluator_the_analysis_says_so_and_shows_no_figures(
    language: Language, words: str
) -> None:
    told = Analyst(Estimate()).analysed(GameRecord(MatchOptions(1), 2, (), ("Aya", "Ben"), ""))
    (line,) = analysis_lines(told, ["Aya", "Ben"], language)
    assert words in line
    assert not any(sign.isdigit() for sign in line)
