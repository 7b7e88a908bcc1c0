"""What a change of house rules does to the answers is found without asking what it cannot touch."""

from datetime import UTC, datetime

import pytest

from bot import rulebook
from bot.rulebook import the_rulebook
from data.rule_records import HouseRule
from tests.support.house_rules import DRINKS
from usecases.rule import evaluation
from usecases.rule.evaluation import Evaluation
from usecases.rule.house_rules import NO_HOUSE, HouseRules

NOW = datetime(2026, 11, 26, tzinfo=UTC)
RULE = HouseRule(
    1, 7, 1, DRINKS["title_ja"], DRINKS["title_en"], DRINKS["text_ja"], DRINKS["text_en"],
    tuple(DRINKS["questions"].splitlines()), 5, NOW,
)  # fmt: skip


def test_no_changed_answer_is_missed_though_most_questions_are_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(evaluation, "SAMPLE", 24)
    quick = compared()
    monkeypatch.setattr(rulebook, "_nearest", lambda index, *_: range(index.house))
    slow = compared()
    assert slow.near == slow.tried == quick.tried
    assert quick.near < slow.near / 2
    assert quick.changed == slow.changed != ()
    assert quick.right_after - quick.right_before == slow.right_after - slow.right_before


def compared() -> Evaluation:
    """What a rule on drinks changes."""
    return the_rulebook().compare(NO_HOUSE, HouseRules((RULE,)), lambda: True)
