"""An undo is not taken back itself: its messages alone would be struck, and what they speak of would stay undone."""

from tests.support.event_run import ADMIN, EventRun
from tests.usecases.test_usecase_brackets import played


def test_an_undo_is_not_taken_back_itself(run: EventRun) -> None:
    first, _, _ = played(run)
    run.correct(first, (3, 7))
    run.take_back()
    run.take_back(ADMIN)
    assert "undo" not in [line.action for line in run.lines() if line.undone_by]
