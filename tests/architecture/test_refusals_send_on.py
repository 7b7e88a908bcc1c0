"""A refusal never sends somebody to their own role: it names what that role presses or types, so that it can do it."""

import re
from typing import Final

import pytest
from fluent.syntax import FluentSerializer

from tests.architecture.test_locales import messages

_SENDS: Final = re.compile(
    r"\bask (an|the|whoever)\b.*\b(organizer|judge)|call a judge\b|\bonly an? (organizer|judge)"
    r"|\b(an|the|a) (organizer|judge) (can|decides|may|takes|opens|sets|lets|records|reopens)"
    r"|wait (for|until) the (organizer|judge)",
    re.IGNORECASE,
)
_NAMES: Final = re.compile('`/|[“"]')
"""A command, or the words on a button."""
_NEVER_OWN: Final = {
    "refusal-standings-hidden": "an organizer sees them",
    "refusal-results-hidden": "a judge sees them",
    "refusal-undo-own": "said to judges who play; another one, or an organizer, can",
    "refusal-judge-own-case": "said to judges who are concerned; another one can",
    "refusal-nothing-to-remind": "says what is, and asks nobody",
    "refusal-reported-differently": "the players dispute it first",
    "refusal-away-too-soon": "about one's own seat, which another judge has to give away",
}
"""Refusals that nobody reads who has the role, with the reason."""
_MESSAGES: Final = messages("en")
_REFUSALS: Final = sorted(name for name in _MESSAGES if name.startswith("refusal-"))


def sends_in_vain(text: str) -> bool:
    return bool(_SENDS.search(text)) and not _NAMES.search(text)


def test_a_refusal_that_sends_to_a_role_says_what_that_role_does() -> None:
    found = [
        name
        for name in _REFUSALS
        if name.split(".")[0] not in _NEVER_OWN and any(map(sends_in_vain, texts(name)))
    ]
    assert found == []


def texts(name: str) -> list[str]:
    """A refusal's words, and those for whoever it is about."""
    return re.split(r"\n\s+\.", FluentSerializer().serialize_entry(_MESSAGES[name]))


@pytest.mark.parametrize("name", sorted(_NEVER_OWN))
def test_no_exception_is_kept_that_is_needed_no_more(name: str) -> None:
    assert any(map(sends_in_vain, texts(name)))
