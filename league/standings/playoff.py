"""A play-off: players who are level on the cut line play once more, and the place at that table decides."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from league.advancement import Cut, Group, seed_tables
from league.ids import PlayerId
from league.limits import FULL_TABLE, SMALL_TABLE
from league.refusal import Refusal
from league.results import TableResult
from league.standings.ranking import Standings, StandingsRow

_PAIR = 2


def playoff_tables(line: Cut, *, two_players: bool) -> tuple[Group, ...] | Refusal:
    """The tables at which those who are level play: one by whose places all are told apart, or one for each place.

    Refused: cut-nothing-tied, playoff-does-not-fit(players, places).
    Source: house
    """
    level, places = line.tied, line.open_places
    if not level:
        return Refusal("cut-nothing-tied")
    if two_players:
        fits = len(level) == _PAIR * places
        return tuple((level[seed], level[-1 - seed]) for seed in range(places)) if fits else _unfit(line)
    if SMALL_TABLE <= len(level) <= FULL_TABLE:
        return (level,)
    tables = seed_tables(level, places)
    return _unfit(line) if isinstance(tables, Refusal) else tables


def _unfit(line: Cut) -> Refusal:
    return Refusal("playoff-does-not-fit", None, {"players": len(line.tied), "places": line.open_places})


def decided_by_playoff(ranking: Standings, results: Sequence[TableResult]) -> Standings:
    """The same ranking; of those who share a place whoever did better in the play-off stands above.

    Source: house
    """
    reached = {line.player: line.place for result in results for line in result.lines}
    if not reached:
        return ranking
    rows: list[StandingsRow] = []
    for _, shared in groupby(ranking.rows, key=lambda row: (row.pool, row.place)):
        rows += _told_apart(list(shared), reached)
    return replace(ranking, rows=tuple(rows))


def _told_apart(shared: list[StandingsRow], reached: dict[PlayerId, int]) -> list[StandingsRow]:
    """Those who did not play in it stand as they stood: behind its winners, with whoever lost."""
    if len(shared) == 1 or not any(row.player in reached for row in shared):
        return shared
    last = max(reached.values())
    best = sorted(shared, key=lambda row: reached.get(row.player, last))
    rows: list[StandingsRow] = []
    for _, level in groupby(best, key=lambda row: reached.get(row.player, last)):
        place = shared[0].place + len(rows)
        rows += [replace(row, place=place) for row in level]
    return rows
