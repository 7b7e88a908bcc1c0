"""Why one player stands above another, and whose rank a correction moved."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations.terms import TieBreak
from league.standings.across import comparable, is_a_match
from league.standings.ranking import Standings, StandingsRow, Value
from league.standings.tiebreaks import RULES


@dataclass(frozen=True, slots=True)
class Comparison:
    """One tie-break between two players; both numbers are None where it could not be applied.

    Between groups of different sizes they are those `a_match`.
    """

    tie_break: TieBreak
    section: str | None
    upper: Fraction | None
    lower: Fraction | None
    a_match: bool = False


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why `upper` stands above `lower`: the last of the `steps`, a `playoff` or the `ladder` says so, or they tie."""

    upper: PlayerId
    lower: PlayerId
    upper_place: int
    lower_place: int
    decided_by: TieBreak | None
    steps: tuple[Comparison, ...]
    playoff: bool = False
    ladder: bool = False


@dataclass(frozen=True, slots=True)
class RankChange:
    """A player's place before and after; None where the player has no rank."""

    player: PlayerId
    before: int | None
    after: int | None


def explain(standings: Standings, a: PlayerId, b: PlayerId) -> Explanation | Refusal:
    """Every comparison between two players up to the one that decides.

    Refused: explain-same-player(player), not-ranked(player).
    Source: house
    """
    if a == b:
        return Refusal("explain-same-player", None, {"player": a})
    one, other = standings.row_of(a), standings.row_of(b)
    if one is None or other is None:
        return Refusal("not-ranked", None, {"player": b if one else a})
    upper, lower = (one, other) if one.place <= other.place else (other, one)
    return _explanation(standings, upper, lower)


def moved(before: Standings, after: Standings) -> tuple[RankChange, ...]:
    """Whose place a correction, a penalty or a late result has changed, in the new order, the unranked last.

    Source: cjp/score-correction
    """
    old = {row.player: row.place for row in before.rows}
    new = {row.player: row.place for row in after.rows}
    everybody = (*new, *(player for player in old if player not in new))
    changes = (RankChange(player, old.get(player), new.get(player)) for player in everybody)
    return tuple(change for change in changes if change.before != change.after)


def _explanation(standings: Standings, upper: StandingsRow, lower: StandingsRow) -> Explanation:
    if standings.is_ladder:
        return Explanation(upper.player, lower.player, upper.place, lower.place, None, (), ladder=True)
    tied = upper.place == lower.place
    sizes = Counter(row.pool for row in standings.rows) if upper.pool != lower.pool else Counter[int]()
    compared = [
        Comparison(
            tie_break,
            RULES[tie_break].section(standings.sources),
            mine,
            theirs,
            mine is not None and is_a_match(tie_break, sizes),
        )
        for tie_break, mine, theirs in zip(
            standings.tie_breaks, *_numbers(standings, upper, lower, sizes), strict=True
        )
    ]
    differing = [number for number, step in enumerate(compared) if step.upper != step.lower]
    decisive = differing[0] if differing else len(compared) - 1
    return Explanation(
        upper=upper.player,
        lower=lower.player,
        upper_place=upper.place,
        lower_place=lower.place,
        decided_by=None if tied or not differing else compared[decisive].tie_break,
        steps=tuple(compared[: decisive + 1]),
        playoff=not tied and not differing,
    )


def _numbers(
    standings: Standings, upper: StandingsRow, lower: StandingsRow, sizes: Mapping[int, int]
) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """What is compared: within a group (no `sizes`) the numbers themselves, between two what says something there."""
    if not sizes:
        return upper.values, lower.values
    order = standings.tie_breaks
    return comparable(order, upper, sizes), comparable(order, lower, sizes)
