"""A season: several events, of which each player's best count."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.standings.overall import ranked_count
from league.standings.ranking import Standings, StandingsRow

DEFAULT_BEST = 3


class SeasonMeasure(StrEnum):
    """What an event brings: what its places are worth, or the points that were scored in it."""

    PLACES = "places"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """How a server adds up one of its seasons.

    `awards` are what the places of an event are worth, the first first (none: as the event's regulations say, else as
    many points as players whom one does not stand behind); `participation` is added for each event. The `best` events
    count (0: all); `drop_worst` says how many of all are left out, those that one missed among them.
    """

    id: int = 0
    guild_id: int = 0
    name: str = ""
    measure: SeasonMeasure = SeasonMeasure.PLACES
    awards: tuple[int, ...] = ()
    participation: int = 0
    best: int = DEFAULT_BEST
    drop_worst: int = 0
    version: int = 0

    def counted(self, events: int) -> int:
        """How many of so many events count at most; one at least."""
        return max(1, min(self.best or events, events - self.drop_worst))


@dataclass(frozen=True, slots=True)
class SeasonEvent:
    """One event of the season with its overall standings; `awards` are what its regulations make its places worth."""

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
    """One player's season; `counted` best first, `discarded` are the events that do not count."""

    place: int
    player: PlayerId
    total: Fraction
    wins: int
    counted: tuple[Score, ...]
    discarded: tuple[Score, ...]


Key = tuple[Fraction, int, tuple[Fraction, ...]]


def season(rules: SeasonRules, events: Sequence[SeasonEvent]) -> tuple[SeasonRow, ...] | Refusal:
    """Rank by the sum of the events that count, then by their wins, then by the best single events.

    An event brings what its place is worth, the tied splitting theirs, or its points. Whoever was disqualified, or
    never played, gets nothing from it.
    Refused: season-event-twice(event).
    Source: house
    """
    ids = [event.event for event in events]
    twice = [event for event in ids if ids.count(event) > 1]
    if twice:
        return Refusal("season-event-twice", None, {"event": twice[0]})
    return _ranked(_scores(rules, events), rules.counted(len(events)))


def _scores(rules: SeasonRules, events: Sequence[SeasonEvent]) -> dict[PlayerId, list[Score]]:
    found: dict[PlayerId, list[Score]] = {}
    for event in events:
        rows = [row for row in event.standings.rows if row.has_result]
        tied = Counter(row.place for row in rows)
        awards = _awards(rules, event, ranked_count(event.standings))
        for row in rows:
            points = _points(rules, awards, row, tied[row.place]) + rules.participation
            found.setdefault(row.player, []).append(Score(event.event, points, row.wins, row.place))
    return found


def _awards(rules: SeasonRules, event: SeasonEvent, players: int) -> tuple[Fraction, ...]:
    """What the places are worth: nobody's worth less than the next one's, so that a champion gains most."""
    if rules.awards:
        return tuple(Fraction(points) for points in rules.awards)
    return event.awards or tuple(Fraction(points) for points in range(players, 0, -1))


def _points(rules: SeasonRules, awards: Sequence[Fraction], row: StandingsRow, tied: int) -> Fraction:
    if rules.measure is SeasonMeasure.POINTS:
        return row.points
    return sum(awards[row.place - 1 : row.place - 1 + tied], Fraction(0)) / tied


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
