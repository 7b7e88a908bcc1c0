"""Standings: a pure function of profile, results, roster and penalties."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from math import lcm

from league.ids import PlayerId
from league.penalties import NO_PENALTIES, PenaltyLedger, disqualified
from league.regulations.profile import Profile, Sources
from league.regulations.terms import TieBreak
from league.results import TableResult
from league.standings.entrants import Entrant, EntrantStatus
from league.standings.records import NO_RECORD, NOTHING, Records, records_of
from league.standings.tiebreaks import RULES, Group

Value = Fraction | None


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One player's line; tied players share a `place`. `credit` is what counts in wins, draws included.

    `values` are the tie-breaks' numbers in the standings' order, None where one could not be applied;
    `pool` is the group of a round robin in groups, from 1. `played_on`: there is a result in a later stage.
    """

    place: int
    player: PlayerId
    wins: int
    points: Fraction
    share: Fraction
    played: int
    values: tuple[Value, ...]
    status: EntrantStatus
    pool: int = 0
    credit: Fraction = Fraction(0)
    played_on: bool = False

    @property
    def has_result(self) -> bool:
        """Whether they have played, or won without playing: a champion can be one by walkovers alone."""
        return bool(self.played or self.wins or self.played_on)


@dataclass(frozen=True, slots=True)
class Standings:
    """The ranking, best first; whoever is disqualified stands beside it. `is_ladder`: its order is that of a ladder."""

    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[StandingsRow, ...] = ()
    disqualified: tuple[PlayerId, ...] = ()
    sources: Sources = field(default_factory=Sources)
    is_ladder: bool = False

    def row_of(self, player: PlayerId) -> StandingsRow | None:
        """This player's row, None without a rank."""
        return next((row for row in self.rows if row.player == player), None)


@dataclass(frozen=True, slots=True)
class _Tied:
    """Players who are level so far, with the values that they share."""

    players: Group
    values: dict[PlayerId, tuple[Value, ...]]


def standings(
    profile: Profile,
    results: Iterable[TableResult],
    roster: Sequence[Entrant],
    ledger: PenaltyLedger = NO_PENALTIES,
) -> Standings:
    """Rank the roster by the profile's tie-breaks.

    The order of results and roster never matters. Disqualified players leave the ranking, while the scores of
    their tables stay; those who dropped keep their rank and are marked.
    Source: cjp/penalty-levels, cjp/score-correction
    """
    records = records_of(results)
    out = disqualified(ledger) | {e.player for e in roster if e.status is EntrantStatus.DISQUALIFIED}
    status = {e.player: e.status for e in roster if e.player not in out and _ranked(e, records)}
    groups = _ranking(records, profile.tie_breaks, tuple(sorted(status)))
    return Standings(
        tie_breaks=profile.tie_breaks,
        rows=_rows(groups, records, status),
        disqualified=tuple(sorted(out & {e.player for e in roster})),
        sources=profile.sources,
    )


def _ranked(entrant: Entrant, records: Records) -> bool:
    played = bool(records.get(entrant.player, NO_RECORD).games)
    return played or entrant.status is not EntrantStatus.ABSENT


def _ranking(records: Records, order: Sequence[TieBreak], players: Group) -> list[_Tied]:
    groups = [_Tied(players, dict.fromkeys(players, ()))] if players else []
    for tie_break in order:
        groups = [part for group in groups for part in _split(records, tie_break, group)]
    return groups


def _split(records: Records, tie_break: TieBreak, tied: _Tied) -> list[_Tied]:
    """Divide players who were level by one more tie-break, best first."""
    measured = RULES[tie_break].measure(records, tied.players)
    value = dict(zip(tied.players, measured, strict=True))
    values = {player: (*tied.values[player], value[player]) for player in tied.players}
    if None in measured:
        return [_Tied(tied.players, values)]
    whole = _whole(value)
    best_first = sorted(tied.players, key=lambda player: -whole[player])
    parts = (tuple(part) for _, part in groupby(best_first, key=whole.__getitem__))
    return [_Tied(part, {player: values[player] for player in part}) for part in parts]


def _whole(values: Mapping[PlayerId, Value]) -> dict[PlayerId, int]:
    """The values over one common denominator: whole numbers are compared far faster than fractions."""
    known = {player: value or NOTHING for player, value in values.items()}
    common = lcm(*(value.denominator for value in known.values()))
    return {player: value.numerator * (common // value.denominator) for player, value in known.items()}


def _rows(
    groups: list[_Tied], records: Records, status: dict[PlayerId, EntrantStatus]
) -> tuple[StandingsRow, ...]:
    rows: list[StandingsRow] = []
    for group in groups:
        place = len(rows) + 1
        rows += [_row(place, player, group.values[player], records, status) for player in group.players]
    return tuple(rows)


def _row(
    place: int,
    player: PlayerId,
    values: tuple[Value, ...],
    records: Records,
    status: dict[PlayerId, EntrantStatus],
) -> StandingsRow:
    record = records.get(player, NO_RECORD)
    return StandingsRow(
        place=place,
        player=player,
        wins=record.wins,
        points=record.points,
        share=record.share,
        played=len(record.games),
        values=values,
        status=status[player],
        credit=record.credit,
    )
