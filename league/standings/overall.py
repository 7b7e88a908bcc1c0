"""One ranking of a whole event: the final decides, then the semi-final, then the qualifier."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

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
class StageRanking:
    """The ranking of one stage; before it has a result (`decided` False), all who reached it are level."""

    stage: Stage
    standings: Standings
    decided: bool = True


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a player came: the last stage, and the place in it (None before it has a result)."""

    stage: Stage
    place: int | None


@dataclass(frozen=True, slots=True)
class Overall:
    """The ranking of the event; its numbers are those of the qualifier, its places those of all stages.

    `reached` names everybody who came further than the qualifier.
    """

    standings: Standings
    reached: Mapping[PlayerId, Reached]


def overall(stages: Sequence[StageRanking]) -> Overall:
    """Rank by the last stage first, those who are level there by the stage before; `stages` in playing order.

    Source: house
    """
    qualifier, *later = stages
    if not later:
        return Overall(qualifier.standings, {})
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
    )


def _everybody(qualifier: Standings, later: Iterable[StageRanking]) -> tuple[StandingsRow, ...]:
    """The qualifier's rows, and those of players who came in later."""
    known = {row.player for row in qualifier.rows}
    blank = (None,) * len(qualifier.tie_breaks)
    added = {
        row.player: replace(row, values=blank)
        for one in later
        for row in one.standings.rows
        if row.player not in known
    }
    return (*qualifier.rows, *added.values())


def _key(stages: Sequence[StageRanking], places: Sequence[Mapping[PlayerId, int]], player: PlayerId) -> Key:
    found: list[tuple[int, int]] = []
    for one, place in zip(reversed(stages), reversed(places), strict=True):
        if player not in place:
            found.append(_BEHIND)
        elif not one.decided:
            return (*found, *[_LEVEL] * (len(stages) - len(found)))
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
        row.player: Reached(one.stage, row.place if one.decided else None)
        for one in later
        for row in one.standings.rows
    }


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


def explain_overall(
    stages: Sequence[StageRanking], a: PlayerId, b: PlayerId
) -> StageComparison | CameFurther | Refusal:
    """Why one player stands above another in the event: the last stage that tells them apart.

    Refused: as `explain`.
    Source: house
    """
    for one in reversed(stages[1:]):
        there = [player for player in (a, b) if one.standings.row_of(player)]
        if len(there) == 1 and a != b:
            return _came_further(overall(stages).standings, one.stage, there[0], b if there[0] == a else a)
        found = explain(one.standings, a, b)
        if not isinstance(found, Refusal) and (found.decided_by or not one.decided):
            return StageComparison(one.stage, found)
    found = explain(stages[0].standings, a, b)
    return found if isinstance(found, Refusal) else StageComparison(stages[0].stage, found)


def with_totals(standings: Standings, results: Iterable[TableResult]) -> Standings:
    """The same ranking with the wins, points, shares and games of all these results in its rows."""
    records = records_of(results)
    return replace(standings, rows=tuple(_total(row, records) for row in standings.rows))


def _total(row: StandingsRow, records: Records) -> StandingsRow:
    record = records.get(row.player, NO_RECORD)
    return replace(row, wins=record.wins, points=record.points, share=record.share, played=len(record.games))


def _came_further(
    ranking: Standings, stage: Stage, upper: PlayerId, lower: PlayerId
) -> CameFurther | Refusal:
    above, below = ranking.row_of(upper), ranking.row_of(lower)
    if above is None or below is None:
        return Refusal("not-ranked", None, {"player": lower if above else upper})
    return CameFurther(stage, upper, lower, above.place, below.place)
