"""A season: several events, of which each player's best N count."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.standings.ranking import Standings


@dataclass(frozen=True, slots=True)
class SeasonEvent:
    """One event of the season with its overall standings; `awards` are what its places are worth, if that counts."""

    event: EventId
    standings: Standings
    awards: tuple[Fraction, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """What one event brought to one player, and the place there."""

    event: EventId
    points: Fraction
    wins: int
    place: int


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """One player's season; `counted` best first, `discarded` are the events beyond the best N."""

    place: int
    player: PlayerId
    total: Fraction
    wins: int
    counted: tuple[Score, ...]
    discarded: tuple[Score, ...]


Key = tuple[Fraction, int, tuple[Fraction, ...]]


def season(best_n: int, events: Sequence[SeasonEvent]) -> tuple[SeasonRow, ...] | Refusal:
    """Rank by the sum of the best N events, then by their wins, then by the best single events.

    An event brings the points of its standings or, with awards, what its place is worth; the tied split.
    Whoever was disqualified gets nothing from that event.
    Refused: season-best-n(best_n), season-event-twice(event).
    Source: house
    """
    if best_n < 1:
        return Refusal("season-best-n", None, {"best_n": best_n})
    ids = [event.event for event in events]
    twice = [event for event in ids if ids.count(event) > 1]
    if twice:
        return Refusal("season-event-twice", None, {"event": twice[0]})
    return _ranked(_scores(events), best_n)


def _scores(events: Sequence[SeasonEvent]) -> dict[PlayerId, list[Score]]:
    found: dict[PlayerId, list[Score]] = {}
    for event in events:
        tied = Counter(row.place for row in event.standings.rows)
        for row in event.standings.rows:
            points = _award(event.awards, row.place, tied[row.place]) if event.awards else row.points
            found.setdefault(row.player, []).append(Score(event.event, points, row.wins, row.place))
    return found


def _award(awards: Sequence[Fraction], place: int, tied: int) -> Fraction:
    return sum(awards[place - 1 : place - 1 + tied], Fraction(0)) / tied


def _ranked(scores: dict[PlayerId, list[Score]], best_n: int) -> tuple[SeasonRow, ...]:
    rows = sorted((_row(player, found, best_n) for player, found in scores.items()), key=_order)
    places: dict[Key, int] = {}
    for place, row in enumerate(rows, 1):
        places.setdefault(_key(row), place)
    return tuple(replace(row, place=places[_key(row)]) for row in rows)


def _row(player: PlayerId, found: list[Score], best_n: int) -> SeasonRow:
    best = sorted(found, key=lambda score: (-score.points, -score.wins, score.event))
    counted = tuple(best[:best_n])
    total = sum((score.points for score in counted), Fraction(0))
    return SeasonRow(0, player, total, sum(s.wins for s in counted), counted, tuple(best[best_n:]))


def _key(row: SeasonRow) -> Key:
    return (-row.total, -row.wins, tuple(-score.points for score in row.counted))


def _order(row: SeasonRow) -> tuple[Key, PlayerId]:
    return (_key(row), row.player)
