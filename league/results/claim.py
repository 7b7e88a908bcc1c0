"""What a report says about a table, and what the league records."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from league.ids import PlayerId
from league.refusal import Refusal


class TableEnding(StrEnum):
    """How a game ended."""

    VICTORY = "victory"
    TIME = "time"
    RETIRED = "retired"
    """One of two gave the match up: the other wins, and the score stands as it was. Source: house"""


class MatchIncident(StrEnum):
    """What lateness did to a match.

    Source: jbl/2.2.4-rating
    """

    NONE = "none"
    TIME_TAKEN = "time-taken"
    POINTS_GIVEN = "points-given"


class ResultKind(StrEnum):
    """Whether a table was played at all."""

    PLAYED = "played"
    WALKOVER = "walkover"
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class TableReport:
    """A report as it was typed.

    `seats` in turn order; `raw` and `handicaps` (class letters, may be left empty) belong to the seats one by
    one.
    `winner` may be None after a victory: it is deduced when exactly one reached the target.
    `match_points` is the length of a match (None: the profile's target).
    """

    seats: tuple[PlayerId, ...]
    raw: tuple[int, ...]
    ending: TableEnding = TableEnding.VICTORY
    winner: PlayerId | None = None
    handicaps: tuple[str, ...] = ()
    match_points: int | None = None
    incident: MatchIncident = MatchIncident.NONE


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's part of a result.

    `raw` is what the player held (None: nothing was played), `recorded` what counts; tied players share a
    `place`; `share` is the part of the table's recorded scores, 0 where nobody scored. `credit` is what it counts in
    wins, in standings and in pairings alike: 1 if `won`, what the regulations give for a match without a winner.
    """

    player: PlayerId
    raw: int | None
    recorded: int
    place: int
    won: bool
    points: Fraction
    share: Fraction
    credit: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class TableResult:
    """The recorded result of one table; `lines` in turn order, `target` the score that wins."""

    kind: ResultKind
    lines: tuple[ResultLine, ...]
    target: int
    rated: bool
    ending: TableEnding | None = None
    incident: MatchIncident = MatchIncident.NONE

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Everybody at the table, in turn order."""
        return tuple(line.player for line in self.lines)

    @property
    def winner(self) -> PlayerId | None:
        """Who won, if anybody did."""
        return next((line.player for line in self.lines if line.won), None)

    def line_of(self, player: PlayerId) -> ResultLine | None:
        """This player's line."""
        return next((line for line in self.lines if line.player == player), None)

    def handed_on(self, heirs: Mapping[PlayerId, PlayerId]) -> "TableResult":
        """The same result, what was scored in the place of some players being their heirs' (nobody's twice)."""
        held = {line.player for line in self.lines}
        to = {old: new for old, new in heirs.items() if old in held and new not in held}
        if not to:
            return self
        lines = tuple(replace(line, player=to.get(line.player, line.player)) for line in self.lines)
        return replace(self, lines=lines)


def claim_of(
    seats: tuple[PlayerId, ...],
    scores: Mapping[PlayerId, int],
    ending: TableEnding = TableEnding.VICTORY,
    winner: PlayerId | None = None,
    *,
    classes: Mapping[PlayerId, str] | None = None,
    match_points: int | None = None,
    incident: MatchIncident = MatchIncident.NONE,
) -> TableReport | Refusal:
    """A claim from scores that are keyed by player, so that no order can swap them.

    Refused: score-missing(player), score-of-stranger(player), handicap-missing(player).
    """
    for player in seats:
        if player not in scores:
            return Refusal("score-missing", None, {"player": player})
        if classes and player not in classes:
            return Refusal("handicap-missing", None, {"player": player})
    for player in scores:
        if player not in seats:
            return Refusal("score-of-stranger", None, {"player": player})
    return TableReport(
        seats=seats,
        raw=tuple(scores[player] for player in seats),
        ending=ending,
        winner=winner,
        handicaps=tuple(classes[player] for player in seats) if classes else (),
        match_points=match_points,
        incident=incident,
    )
