"""The questions that a change of house rules is tried with."""

from itertools import count

from bot.i18n import LANGUAGES
from bot.ui.house_rules import evaluated
from faq.corpus import load_corpus
from faq.entry import Game
from faq.result import NOTHING, SearchResult
from tests.support.wording import says
from usecases.rule.evaluation import SAMPLE, Evaluation, compared, sample


def test_the_groups_take_turns_so_that_none_is_left_out_where_time_runs_out() -> None:
    entries = load_corpus().entries
    own, near, rest = entries[:1], entries[1:40], entries[40:]
    asked = sample(own, near, rest)
    assert len(asked) <= SAMPLE
    groups = [
        next(n for n, group in enumerate((own, near, rest)) if any(e.sections == one.expected for e in group))
        for one in asked[:6]
    ]
    assert groups == [0, 1, 2] * 2


def found(_text: str, _language: str, _game: Game | None) -> SearchResult:
    """Nothing."""
    return NOTHING


def tried_until(moments: int) -> Evaluation:
    """All questions of the sample, of which there is time for some; the change comes near each second one."""
    questions = sample(load_corpus().entries)
    time, numbers = iter([True] * moments + [False]), count()
    return compared(found, found, questions, lambda: next(time), lambda _: next(numbers) % 2 == 0)


def test_what_there_was_no_time_for_is_counted_and_told() -> None:
    evaluation = tried_until(10)
    assert (evaluation.tried, evaluation.near) == (10, 5)
    assert evaluation.tried + evaluation.left == len(sample(load_corpus().entries))
    for language in LANGUAGES:
        assert says(evaluated(evaluation, language), "rule-evaluated-left", language, left=evaluation.left)


def test_nothing_is_told_to_be_left_out_where_nothing_is() -> None:
    assert not says(evaluated(tried_until(SAMPLE + 1), "en"), "rule-evaluated-left")


def test_only_questions_that_the_change_comes_near_are_asked() -> None:
    asked: list[str] = []

    def ask(text: str, _language: str, _game: Game | None) -> SearchResult:
        asked.append(text)
        return NOTHING

    questions = sample(load_corpus().entries)
    evaluation = compared(ask, found, questions, lambda: True, lambda one: one is questions[3])
    assert asked == [questions[3].text]
    assert (evaluation.tried, evaluation.near, evaluation.left) == (len(questions), 1, 0)
