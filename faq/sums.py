"""Rulings that are arithmetic, with the numbers of the question put in: nine cards, four go."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from faq.numbers import in_figures
from faq.siblings import FOLLOWED

LEAST_TO_DISCARD = 8
LATE_FROM, LATE_STEP = 15, 5
MINUTES_A_POINT, MINUTES_AN_AWAY = 2.5, 1.25
WINNER_CAP, OTHERS_CAP = 10, 9
LONGEST_WITH_ONE_BREAK = 9


@dataclass(frozen=True, slots=True)
class Sum:
    """`kind` names the text, `given` is the number of the question, `result` what the ruling makes of it."""

    kind: str
    given: int
    result: int


def discarded(cards: int) -> int:
    """Cards that go on a 7: half, rounded down, from eight on.

    Source: std/burst, std/burst-odd
    """
    return cards // 2 if cards >= LEAST_TO_DISCARD else 0


def late_points(minutes: int) -> int:
    """Points for the opponent of a late player where there is no clock.

    Source: jbl/2.2.4
    """
    return 0 if minutes < LATE_FROM else 1 + (minutes - LATE_FROM) // LATE_STEP


def reserve_minutes(points: int) -> int:
    """Minutes of a match to so many points, rounded up.

    Source: jbl/3.4.5
    """
    return math.ceil(points * MINUTES_A_POINT)


def midmatch_minutes(aways: int) -> int:
    """Minutes for a clock brought in during the match, from both players' missing points together.

    Source: jbl/3.4.5-midmatch
    """
    return math.ceil(aways * MINUTES_AN_AWAY)


def cards_for(rate: int) -> Callable[[int], int]:
    """Cards that so many of a kind bring at a rate.

    Source: std/bank-4-1, std/harbor-3-1, std/harbor-2-1
    """
    return lambda cards: cards // rate


def breaks(points: int) -> int:
    """Breaks in a match to so many points, up to the longest that the rule names.

    Source: jbl/2.2.2
    """
    return 1 if points <= LONGEST_WITH_ONE_BREAK else 2


@dataclass(frozen=True, slots=True)
class _Rule:
    kind: str
    asked: re.Pattern[str]
    of: Callable[[int], int]


_GOODS = "resource|wool|sheep|wheat|grain|ore|brick|clay|wood|lumber|gold"
_CARDS = re.compile(
    rf"(\d+) ?(?:枚|cards?|(?:resource )?cards?|(?:{_GOODS})s?\b)|(?:hand of|手札(?:が|は)?) ?(\d+)|"
    r"\b(?:have|hold|holding|has|with|got) (\d+)\b(?! (?:points?|minutes?|players?))|"
    r"(\d+) (?:in|on) (?:my |his |her )?hand"
)
_MINUTES = re.compile(r"(\d+) ?(?:分|minutes?|mins?|min\b)")
_POINTS = re.compile(
    r"(\d+)[ -]?(?:ポイント|点|pt|p\b|points?|pointer)|"
    r"\b(?:to|won with|on|with|at|had|of) (\d+)\b(?! ?(?:minutes?|cards?|players?|%))"
)
_AWAYS = re.compile(r"(\d+) ?(?:アウェイ|-?away)")
_SUMS: Mapping[str, _Rule] = MappingProxyType(
    {
        "std/burst": _Rule("burst", _CARDS, discarded),
        "std/burst-odd": _Rule("burst", _CARDS, discarded),
        "cjp/burst-check": _Rule("burst", _CARDS, discarded),
        "std/bank-4-1": _Rule("trade-4", _CARDS, cards_for(4)),
        "std/harbor-3-1": _Rule("trade-3", _CARDS, cards_for(3)),
        "std/harbor-2-1": _Rule("trade-2", _CARDS, cards_for(2)),
        "jbl/2.2.2": _Rule("breaks", _POINTS, breaks),
        "jbl/2.2.4": _Rule("late", _MINUTES, late_points),
        "jbl/3.4.5": _Rule("reserve", _POINTS, reserve_minutes),
        "jbl/3.4.5-midmatch": _Rule("midmatch", _AWAYS, midmatch_minutes),
        "cjp/score-cap": _Rule("winner", _POINTS, lambda points: min(points, WINNER_CAP)),
        "cjp/score-cap-others": _Rule("others", _POINTS, lambda points: min(points, OTHERS_CAP)),
    }
)
_MOST = 200
_LONGEST_NAMED = MappingProxyType({"breaks": 25})
_LEAST = MappingProxyType({"trade-4": 4, "trade-3": 3, "trade-2": 2, "winner": 10})
"""Numbers below that are rates or targets, not what somebody has."""
_UNCOUNTED = re.compile(
    r"\d+ ?(?:位|人|回目|番|卓|ゲーム|players?\b|games?\b|people\b)|\d+(?:st|nd|rd|th)\b|\b(?:round|table|game) \d+"
)
"""Placements, people and games are no result."""


def sum_of(text: str, sections: tuple[str, ...]) -> Sum | None:
    """What a ruling comes to with the number of a folded question; None where it is none or there is no number."""
    rule = next((_SUMS[section] for section in sections if section in _SUMS), None)
    numbers = _given(rule, in_figures(text)) if rule else []
    if rule is None or not numbers:
        return None
    given = sum(numbers) if rule.kind == "midmatch" else numbers[0]
    least, most = _LEAST.get(rule.kind, 0), _LONGEST_NAMED.get(rule.kind, _MOST)
    return Sum(rule.kind, given, rule.of(given)) if least < given <= most else None


def sum_with(given: int, sections: tuple[str, ...]) -> Sum | None:
    """What a ruling comes to with a number; None where it is no arithmetic."""
    rule = next((_SUMS[section] for section in sections if section in _SUMS), None)
    return Sum(rule.kind, given, rule.of(given)) if rule else None


def _given(rule: _Rule, text: str) -> list[int]:
    """The numbers that a question gives: of a follow-up those that it brings, whatever they count."""
    before, followed, last = text.rpartition(FOLLOWED)
    numbers = [int("".join(match.groups(""))) for match in rule.asked.finditer(last)]
    if numbers or not followed:
        return numbers
    return [int(number) for number in _counted(last)] or _given(rule, before)


def _counted(text: str) -> list[str]:
    return re.findall(r"\d+", _UNCOUNTED.sub("", text))
