"""What can be compared between players of different groups, who have met nobody in common."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from league.regulations.terms import TieBreak
from league.standings.ranking import StandingsRow, Value

_OF_OWN_GROUP = frozenset({TieBreak.HEAD_TO_HEAD})
_OF_EQUAL_GROUPS = frozenset({TieBreak.OPPONENT_WINS, TieBreak.MET_OPPONENT_WINS})
_MEANS = frozenset({TieBreak.MEAN_SHARE})


def comparable(
    tie_breaks: Sequence[TieBreak], row: StandingsRow, sizes: Mapping[int, int]
) -> tuple[Value, ...]:
    """The row's numbers as they stand against those of another group; None where they say nothing there.

    `sizes` are those of the groups. Where they differ, the larger one has more matches: what is added up is taken a
    match, and what opponents won, who have more matches too, says nothing.
    Source: house
    """
    uneven = len(set(sizes.values())) > 1
    matches = max(sizes.get(row.pool, 1) - 1, 1)
    mute = _OF_OWN_GROUP | (_OF_EQUAL_GROUPS if uneven else frozenset())
    rules = (*tie_breaks, *[None] * (len(row.values) - len(tie_breaks)))
    return tuple(
        None if rule in mute else _a_match(value, matches if is_a_match(rule, sizes) else 1)
        for rule, value in zip(rules, row.values, strict=True)
    )


def is_a_match(tie_break: TieBreak | None, sizes: Mapping[int, int]) -> bool:
    """Whether a number is taken a match between groups of these sizes."""
    return len(set(sizes.values())) > 1 and tie_break not in _MEANS


def _a_match(value: Value, matches: int) -> Value:
    return None if value is None else Fraction(value) / matches
