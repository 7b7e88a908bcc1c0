"""One ranking of a whole event: the final decides, then the semi-final, then the qualifier."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from league.brackets import LadderPlaces
from league.ids import PlayerId
from league.refusal import Refusal
from league.results import TableResult
from league.round import Stage
from league.standings.explaining import Explanation, explain
from league.standings.ranking import Standings, StandingsRow
from league.standings.records import NO_RECORD, Records, records_of

Key = tuple[tuple[int, int], ...]
_BEHIND = (1, 0)
"""Whoever did not reach a stage stands behind everybody who did."""
_LEVEL = (0, 0)


@dataclass(frozen=True, slots=True)
class BracketOutcome:
    """What a bracket says beside the places: who is still `playing` for one, and the prizes of its other ladders."""

    playing: frozenset[PlayerId] = frozenset()
    ladders: tuple[LadderPlaces, ...] = ()


@dataclass(frozen=True, slots=True)
class StageRanking:
    """The ranking of one stage; before it has a result (`decided` False), all who reached it are level.

    A stage with a `bracket` shares the places that its format shares: no earlier stage tells those apart.
    """

    stage: Stage
    standings: Standings
    decided: bool = True
    bracket: BracketOutcome | None = None


def stage_name(stage: Stage, *, in_bracket: bool) -> str:
    """What a stage is called: a bracket is no final, which only two of its players reach."""
    return "bracket" if in_bracket else stage


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a player came: the last stage, and the place in it (None before it has a result)."""

    stage: Stage
    place: int | None
    in_bracket: bool = False

    @property
    def name(self) -> str:
        """What the stage is called."""
        return stage_name(self.stage, in_bracket=self.in_bracket)


@dataclass(frozen=True, slots=True)
class Overall:
    """The ranking of the event; its numbers are those of the qualifier, its places those of all stages.

    `reached` names everybody who came further than the qualifier, `playing` whose place is still played for in a
    bracket, `ladders` the places of a consolation and of a last chance.
    """

    standings: Standings
    reached: Mapping[PlayerId, Reached]
    playing: frozenset[PlayerId] = frozenset()
    ladders: tuple[LadderPlaces, ...] = ()


def overall(stages: Sequence[StageRanking]) -> Overall:
    """Rank by the last stage first, those who are level there by the stage before; `stages` in playing order.

    Who shares a place in a bracket shares it in the event: the format lets nobody play for it.
    Source: house
    """
    qualifier, *later = stages
    outcome = next((one.bracket for one in reversed(stages) if one.bracket), BracketOutcome())
    if not later:
        return Overall(qualifier.standings, {}, outcome.playing, outcome.ladders)
    places = [{row.player: row.place for row in one.standings.rows} for one in stages]
    rows = _everybody(qualifier.standings, later)
    out = {player for one in stages for player in one.standings.disqualified}
    ranked = sorted(
        ((_key(stages, places, row.player), row) for row in rows if row.player not in out),
        key=lambda pair: pair[0],
    )
    return Overall(
        replace(qualifier.standings, rows=tuple(_placed(ranked)), disqualified=tuple(sorted(out))),
        _reached(later),
        outcome.playing,
        outcome.ladders,
    )


def _everybody(qualifier: Standings, later: Iterable[StageRanking]) -> tuple[StandingsRow, ...]:
    """The qualifier's rows, and those of players who came in later.

    Whoever lost the qualifier without a game may have a result of a later stage all the same.
    """
    stages = list(later)
    played_on = {row.player for one in stages for row in one.standings.rows if row.has_result}
    known = {row.player for row in qualifier.rows}
    blank = (None,) * len(qualifier.tie_breaks)
    added = {
        row.player: replace(row, values=blank)
        for one in stages
        for row in one.standings.rows
        if row.player not in known
    }
    rows = (*qualifier.rows, *added.values())
    return tuple(replace(row, played_on=row.player in played_on) for row in rows)


def _key(stages: Sequence[StageRanking], places: Sequence[Mapping[PlayerId, int]], player: PlayerId) -> Key:
    found: list[tuple[int, int]] = []
    for one, place in zip(reversed(stages), reversed(places), strict=True):
        if player not in place:
            found.append(_BEHIND)
        elif not one.decided:
            return (*found, *[_LEVEL] * (len(stages) - len(found)))
        elif one.bracket:
            return (*found, (0, place[player]), *[_LEVEL] * (len(stages) - len(found) - 1))
        else:
            found.append((0, place[player]))
    return tuple(found)


def _placed(ranked: Sequence[tuple[Key, StandingsRow]]) -> Iterable[StandingsRow]:
    place, last = 1, None
    for number, (key, row) in enumerate(ranked, 1):
        place = place if key == last else number
        last = key
        yield replace(row, place=place)


def _reached(later: Iterable[StageRanking]) -> dict[PlayerId, Reached]:
    return {
        row.player: Reached(
            one.stage, row.place if _is_placed(one, row.player) else None, one.bracket is not None
        )
        for one in later
        for row in one.standings.rows
    }


def _is_placed(one: StageRanking, player: PlayerId) -> bool:
    return one.decided and not (one.bracket and player in one.bracket.playing)


@dataclass(frozen=True, slots=True)
class StageComparison:
    """The comparison in the stage that decides between two players."""

    stage: Stage
    explanation: Explanation


@dataclass(frozen=True, slots=True)
class CameFurther:
    """`upper` reached a stage that `lower` did not; the places are those of the event."""

    stage: Stage
    upper: PlayerId
    lower: PlayerId
    upper_place: int
    lower_place: int
    in_bracket: bool = False

    @property
    def name(self) -> str:
        """What the stage is called."""
        return stage_name(self.stage, in_bracket=self.in_bracket)


@dataclass(frozen=True, slots=True)
class BracketComparison:
    """How far the two came in the bracket that decides between them; in the same `lower_place` they share it."""

    stage: Stage
    upper: PlayerId
    lower: PlayerId
    upper_place: int
    lower_place: int


@dataclass(frozen=True, slots=True)
class GroupComparison:
    """The two stood in different positions of different groups, which counts before all numbers."""

    stage: Stage
    upper: PlayerId
    lower: PlayerId
    upper_place: int
    lower_place: int
    upper_position: int
    lower_position: int


Why = StageComparison | CameFurther | BracketComparison | GroupComparison


def ranked_count(standings: Standings) -> int:
    """Among how many a place is told: down to the last with a result, those who only lost without a game counted in.

    Source: house
    """
    return max((number for number, row in enumerate(standings.rows, 1) if row.has_result), default=0)


def explain_overall(stages: Sequence[StageRanking], a: PlayerId, b: PlayerId) -> Why | Refusal:
    """Why one player stands above another in the event: the last stage that tells them apart, by its own numbers.

    The places are those of the event.
    Refused: as `explain`.
    Source: house
    """
    whole = overall(stages).standings
    pair = _in_order(whole, a, b)
    if isinstance(pair, Refusal):
        return pair
    for one in reversed(stages[1:]):
        there = [row.player for row in pair if one.standings.row_of(row.player)]
        if len(there) == 1:
            return CameFurther(one.stage, *_named(pair), one.bracket is not None)
        if there and (found := _told_apart(one, pair)):
            return found
    return _told_apart(stages[0], pair) or _by_numbers(stages[0], pair)


Pair = tuple[StandingsRow, StandingsRow]


def _in_order(whole: Standings, a: PlayerId, b: PlayerId) -> Pair | Refusal:
    if a == b:
        return Refusal("explain-same-player", None, {"player": a})
    one, other = whole.row_of(a), whole.row_of(b)
    if one is None or other is None:
        return Refusal("not-ranked", None, {"player": b if one else a})
    return (one, other) if one.place <= other.place else (other, one)


def _named(pair: Pair) -> tuple[PlayerId, PlayerId, int, int]:
    upper, lower = pair
    return upper.player, lower.player, upper.place, lower.place


def _told_apart(one: StageRanking, pair: Pair) -> Why | None:
    """What decides between the two in this stage; None where they are level there, and an earlier one decides."""
    if one.bracket is not None:
        return BracketComparison(one.stage, *_named(pair)) if one.decided else _by_numbers(one, pair)
    if positions := _positions(one.standings, pair):
        return GroupComparison(one.stage, *_named(pair), *positions)
    found = _by_numbers(one, pair)
    told = found.explanation
    return found if told.decided_by or told.playoff or not one.decided else None


def _positions(table: Standings, pair: Pair) -> tuple[int, int] | None:
    """The positions of two players in their groups, where these differ."""
    rows = [row for one in pair if (row := table.row_of(one.player)) is not None]
    if len({row.pool for row in rows}) <= 1:
        return None
    upper, lower = (sum(o.pool == row.pool and o.place < row.place for o in table.rows) + 1 for row in rows)
    return None if upper == lower else (upper, lower)


def _by_numbers(one: StageRanking, pair: Pair) -> StageComparison:
    """The comparison in one stage, with the places of the event."""
    upper, lower, upper_place, lower_place = _named(pair)
    found = explain(one.standings, upper, lower)
    if isinstance(found, Refusal):  # both are in every stage that is asked
        found = Explanation(upper, lower, upper_place, lower_place, None, ())
    return StageComparison(one.stage, replace(found, upper_place=upper_place, lower_place=lower_place))


def with_totals(standings: Standings, results: Iterable[TableResult]) -> Standings:
    """The same ranking with the wins, points, shares and games of all these results in its rows."""
    records = records_of(results)
    return replace(standings, rows=tuple(_total(row, records) for row in standings.rows))


def _total(row: StandingsRow, records: Records) -> StandingsRow:
    record = records.get(row.player, NO_RECORD)
    return replace(
        row,
        wins=record.wins,
        points=record.points,
        share=record.share,
        played=len(record.games),
        credit=record.credit,
    )
