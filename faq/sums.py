"""Rulings that are arithmetic, with the numbers of the question put in: nine cards, four go."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

LEAST_TO_DISCARD = 8
LATE_FROM, LATE_STEP = 15, 5
MINUTES_A_POINT, MINUTES_AN_AWAY = 2.5, 1.25
WINNER_CAP, OTHERS_CAP = 10, 9


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


@dataclass(frozen=True, slots=True)
class _Rule:
    kind: str
    asked: re.Pattern[str]
    of: Callable[[int], int]


_CARDS = re.compile(r"(\d+) ?(?:枚|cards?|resource cards?|resources?)")
_MINUTES = re.compile(r"(\d+) ?(?:分|minutes?|mins?)")
_POINTS = re.compile(r"(\d+)[ -]?(?:ポイント|点|pt|p\b|points?)")
_AWAYS = re.compile(r"(\d+) ?(?:アウェイ|-?away)")
_SUMS: Mapping[str, _Rule] = MappingProxyType(
    {
        "std/burst": _Rule("burst", _CARDS, discarded),
        "std/burst-odd": _Rule("burst", _CARDS, discarded),
        "cjp/burst-check": _Rule("burst", _CARDS, discarded),
        "jbl/2.2.4": _Rule("late", _MINUTES, late_points),
        "jbl/3.4.5": _Rule("reserve", _POINTS, reserve_minutes),
        "jbl/3.4.5-midmatch": _Rule("midmatch", _AWAYS, midmatch_minutes),
        "cjp/score-cap": _Rule("winner", _POINTS, lambda points: min(points, WINNER_CAP)),
        "cjp/score-cap-others": _Rule("others", _POINTS, lambda points: min(points, OTHERS_CAP)),
    }
)
_MOST = 200


def sum_of(text: str, sections: tuple[str, ...]) -> Sum | None:
    """What a ruling comes to with the number of a folded question; None where it is none or there is no number."""
    rule = next((_SUMS[section] for section in sections if section in _SUMS), None)
    numbers = [int(number) for number in rule.asked.findall(text)] if rule else []
    if rule is None or not numbers:
        return None
    given = sum(numbers) if rule.kind == "midmatch" else numbers[0]
    return Sum(rule.kind, given, rule.of(given)) if given <= _MOST else None
