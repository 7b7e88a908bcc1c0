"""What several tests of the commands share."""

import pytest


@pytest.fixture
def few_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview of a house rule asks a dozen questions, so that a hundred previews take no minutes."""
    monkeypatch.setattr("usecases.rule.evaluation.SAMPLE", 12)
