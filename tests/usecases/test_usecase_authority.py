"""Whose word it takes to take an action back, and that everything that can be taken back has words."""

import pytest

from bot.i18n import LANGUAGES, has_text
from data.unit_of_work import UNDOABLE
from tests.architecture.test_locales import messages as messages_of
from usecases.caller import Role
from usecases.undo.authority import authority_of
from usecases.undo.look import TELLING


@pytest.mark.parametrize(
    ("action", "role"),
    [("setup", Role.ADMIN), ("round-swapped", Role.JUDGE), ("round-published", Role.ORGANIZER),
     ("round-reminded", Role.JUDGE),
     ("result-corrected", Role.JUDGE), ("something-new", Role.ADMIN)],
)  # fmt: skip
def test_each_action_has_its_authority(action: str, role: Role) -> None:
    assert authority_of(action) is role


def test_everything_that_can_be_undone_has_words() -> None:
    for language in LANGUAGES:
        assert [name for name in set(UNDOABLE) - TELLING if not has_text(language, f"undo-rows-{name}")] == []


def test_every_action_has_an_authority_of_its_own() -> None:
    actions = {key.removeprefix("audit-") for key in messages_of("en") if key.startswith("audit-")} - {
        "title",
        "empty",
        "line",
        "undone",
        "undo",
    }
    assert {action for action in actions if authority_of(action) is Role.ADMIN} == {
        action for action in actions if action == "setup" or action.startswith("game-")
    }
