"""No text is longer than its place: rendered with likely values and the longest variants (`tests.support.likely`)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from tests.support.likely import at_its_longest, attributes
from tests.support.wording import keys


@dataclass(frozen=True, slots=True)
class Place:
    """Where texts of some names are read, and how long one may be there."""

    starts: tuple[str, ...]
    most: Mapping[str, int]
    begins: str = ""
    """What the texts begin with."""
    end: str = ""
    """What the names end on, too."""
    first_line: bool = False
    spared: Mapping[str, str] = field(default_factory=dict)
    """Texts that cannot fit, with the reason."""


_SHORTER: Final = "still to be made shorter"

PLACES: Final = {
    "refusals": Place(
        ("refusal-",),
        {"en": 120, "ja": 60},
        spared={"refusal-swap-game-on": "three cases, each with its own command"},
    ),
    "buttons": Place(
        ("button-",),
        {"en": 20, "ja": 10},
        spared={
            "button-unknown": "an answer to a press, not a label",
            "button-rule-language": "in the other language",
        },
    ),
    "options": Place(("choice-",), {"en": 40, "ja": 18}),
    "descriptions": Place(("cmd-",), {"en": 60, "ja": 30}, end=".description"),
    "audit lines": Place(("audit-",), {"en": 80, "ja": 40}),
    "game log lines": Place(("catan-log-", "rivals-log-", "backgammon-log-"), {"en": 80, "ja": 40}),
    "help": Place(
        ("help-", "catan-help", "backgammon-help", "rivals-help"),
        {"en": 500, "ja": 300},
    ),
    "confirmations": Place(
        ("",),
        {"en": 100, "ja": 50},
        begins="✅",
        spared={
            "check-role-quiet": "a line of a list, with the name of a setting of Discord",
            "game-replay-good": "says what was proved",
            "game-replay-undecided": "says what was proved, and what was not",
            "notice-penalty-revoked-back": "a private message",
            **dict.fromkeys(
                (
                    *("event-checkin-opened", "result-reported", "round-published", "seat-replaced"),
                    *("game-judge-called", "seat-stood-in"),
                ),
                _SHORTER,
            ),
        },
    ),
    "private messages": Place(  # 50 and 25 is the aim: most are one line that says all
        ("notice-",),
        {"en": 130, "ja": 75},
        first_line=True,
        spared=dict.fromkeys(
            (
                *("notice-departure-game", "notice-departure-small", "notice-dropped"),
                *("notice-account-changed", "notice-account-left", "notice-dispute-closed"),
                *("notice-entry-overtaken", "notice-match-score", "notice-matches-fall", "notice-no-show"),
                *("notice-no-shows", "notice-place-in-ladder", "notice-place-lost", "notice-result-disputed"),
                "notice-penalty-disqualification-no-refund",
            ),
            _SHORTER,
        ),
    ),
}


def texts(place: Place, language: Language) -> Iterator[tuple[str, str]]:
    """The texts of a place by their names, as they are read at their longest."""
    for name in keys(language):
        if name.startswith(place.starts) and not name.startswith("-"):
            for key in attributes(language, name):
                said = at_its_longest(language, key)
                if key.endswith(place.end) and said.startswith(place.begins):
                    yield key, said.partition("\n")[0] if place.first_line else said


def too_long(place: Place, language: Language) -> dict[str, int]:
    return {key: len(said) for key, said in texts(place, language) if len(said) > place.most[language]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_text_fits_its_place(place: Place, language: Language) -> None:
    found = too_long(place, language)
    assert {key: size for key, size in found.items() if key not in place.spared} == {}


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_no_text_is_spared_that_fits(place: Place) -> None:
    long = set().union(*(too_long(place, language) for language in LANGUAGES))
    assert set(place.spared) - long == set()
