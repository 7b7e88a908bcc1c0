"""A regulations profile: everything in which two leagues' rules differ, as one frozen value."""

from dataclasses import dataclass, field

from league.limits import FULL_TABLE, SMALL_TABLE
from league.regulations.terms import (
    ADDS_UP,
    Appeal,
    Correction,
    CutFormat,
    GameKey,
    PenaltyKind,
    RatingRule,
    RobberTalk,
    Scoring,
    TieBreak,
    TimeUp,
)

TWO_PLAYER_GAMES = (GameKey.BACKGAMMON, GameKey.RIVALS)
HIGHEST_CUBE = 64  # the largest number on a doubling cube
BACKGAMMON_WIN = 3  # a backgammon counts three times the cube


@dataclass(frozen=True, slots=True)
class Titles:
    """The profile's name as people read it."""

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class Sources:
    """Which section stands behind each part of a profile; None where it is a rule of the house."""

    seats: str | None = None
    winner: str | None = None
    winner_score: str | None = None
    other_score: str | None = None
    time_up: str | None = None
    correction: str | None = None
    walkover: str | None = None
    judge_plays: str | None = None
    appeal: str | None = None
    committee: str | None = None
    penalty: str | None = None
    no_refund: str | None = None
    move_clock: str | None = None
    midmatch: str | None = None
    late: str | None = None


@dataclass(frozen=True, slots=True)
class LatePolicy:
    """A late player's opponent gets a point after `grace_minutes`, and another each `step_minutes` after.

    Source: jbl/2.2.4
    """

    grace_minutes: int
    step_minutes: int


@dataclass(frozen=True, slots=True)
class MoveClock:
    """A chess clock's reserve for each point of the match, the free delay a move, and the mid-match reserve.

    Source: jbl/3.4.5, jbl/3.4.5-midmatch
    """

    seconds_a_point: int
    delay_seconds: int
    midmatch_seconds_a_point: int


@dataclass(frozen=True, slots=True)
class CutBand:
    """From `at_least` players on, the event continues with `format`; below the first band with a final."""

    at_least: int
    format: CutFormat


@dataclass(frozen=True, slots=True)
class Profile:
    """One rule set.

    `tie_breaks` are in the order of comparison; `handicap_classes` run from strongest to weakest;
    `placement_points` and `placement_points_three` belong to tables of four and of three. In a zero-sum league the
    second pays `stake_second` less the own score, the others `stake_others`. `season_points` are what the
    places of an event are worth in a season (none: one point for the last, one more a place). Times are seconds;
    None means without limit. `maximum_score` is the most anybody can hold at the end (None: the match
    decides). `same_board`: all tables of a round that play by post have the same island. `substitute_keeps`: what
    was scored in a place counts for whoever plays on in it. `missed_turns`: so many
    turns in a row without a decision lose a match by post (None: the house plays on). `draw_half_wins`: what a
    match without a winner counts for both, in halves of a win. `raise_small_tables`: for shares the sum of a table of
    three is raised by the mean of its three scores, as if a fourth had had that. A team has at most `team_size`
    members, of whom the `team_best` (0: all) count; teams are ranked by the sums of `team_tie_breaks` (none: of those
    of the `tie_breaks` that can be added up).
    """

    name: str
    version: str
    game: GameKey
    titles: Titles
    scoring: Scoring
    win_target: int
    tie_breaks: tuple[TieBreak, ...]
    time_up: TimeUp
    maximum_score: int | None = None
    declaration: bool = True
    placement_points: tuple[int, ...] = ()
    placement_points_three: tuple[int, ...] = ()
    stake_second: int = 0
    stake_others: int = 0
    handicap_classes: tuple[str, ...] = ()
    placement_seconds: int | None = None
    play_seconds: int | None = None
    move_clock: MoveClock | None = None
    late: LatePolicy | None = None
    robber_talk: RobberTalk = RobberTalk.FORBID
    discards_public: bool = False
    same_board: bool = False
    substitute_keeps: bool = False
    missed_turns: int | None = None
    appeal: Appeal = Appeal.FINAL
    committee_sizes: tuple[int, ...] = ()
    penalty_ladder: tuple[PenaltyKind, ...] = (PenaltyKind.WARNING, PenaltyKind.DISQUALIFICATION)
    correction: Correction = Correction.ALWAYS
    minimum_players: int = 2
    cut_bands: tuple[CutBand, ...] = ()
    final_size: int = FULL_TABLE
    semi_final_size: int = 16
    semi_final_tables: int = 4
    season_points: tuple[int, ...] = ()
    draw_half_wins: int = 0
    raise_small_tables: bool = False
    team_size: int = 3
    team_best: int = 0
    team_tie_breaks: tuple[TieBreak, ...] = ()
    rating: RatingRule = RatingRule.TABLE
    sources: Sources = field(default_factory=Sources)

    @property
    def two_players(self) -> bool:
        """Whether a table is a match of two."""
        return self.game in TWO_PLAYER_GAMES

    @property
    def team_order(self) -> tuple[TieBreak, ...]:
        """What ranks the teams, one after the other.

        Source: house
        """
        own = self.team_tie_breaks or tuple(item for item in self.tie_breaks if item in ADDS_UP)
        return own or (TieBreak.POINTS,)

    @property
    def table_sizes(self) -> tuple[int, ...]:
        """How many may sit at one table.

        Source: cjp/table-size
        """
        return (2,) if self.two_players else (SMALL_TABLE, FULL_TABLE)

    def maximum_for(self, target: int) -> int:
        """The most that a player can hold when a game to `target` ends.

        A match's last game starts at target - 1 and can add a backgammon on the highest cube.
        """
        if self.maximum_score is not None:
            return self.maximum_score
        return target - 1 + BACKGAMMON_WIN * HIGHEST_CUBE

    def cut_format(self, players: int) -> CutFormat:
        """What follows the qualifying rounds with so many players."""
        reached = [band.format for band in self.cut_bands if players >= band.at_least]
        return reached[-1] if reached else CutFormat.FINAL
