"""Everything that can happen, one small type each: what is stored, and all that a replay needs."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.backgammon.names import Seat, WinKind
from engine.backgammon.position import Position


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """Board and cube stand ready for a match of this length."""

    points: int


@dataclass(frozen=True, slots=True)
class OpeningRolled:
    """Each side threw one die; the higher begins with both, equal dice are thrown again."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class MatchDiceTaken:
    """The seat throws the dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchRolled:
    """The dice show this."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class CheckersMoved:
    """The seat played this roll from one board to the other, both seen by it; so a lone event tells its play."""

    seat: Seat
    first: int
    second: int
    before: Position
    after: Position


@dataclass(frozen=True, slots=True)
class Doubled:
    """The seat offers the cube at this value."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Taken:
    """The seat takes the cube at this value and owns it."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """The seat gives the game up rather than take the cube."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ResignationOffered:
    """The seat offers to lose the game so."""

    seat: Seat
    kind: WinKind


@dataclass(frozen=True, slots=True)
class ResignationAccepted:
    """The seat takes the game that was offered to it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ResignationRefused:
    """The seat wants the game played on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """The seat showed that it wins the race so, whatever is rolled."""

    seat: Seat
    kind: WinKind


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over: who won it, how, and the points that it brings."""

    seat: Seat
    kind: WinKind
    points: int


@dataclass(frozen=True, slots=True)
class MatchTimeCalled:
    """The seat's time ran out; `winner` has the match, whatever the score (`NOBODY`, `NOBODY`: it was broken off)."""

    seat: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class Conceded:
    """The seat gave up the match."""

    seat: Seat


Event: TypeAlias = (
    MatchBegun
    | OpeningRolled
    | MatchDiceTaken
    | MatchRolled
    | CheckersMoved
    | Doubled
    | Taken
    | Dropped
    | ResignationOffered
    | ResignationAccepted
    | ResignationRefused
    | Claimed
    | GameWon
    | MatchTimeCalled
    | Conceded
)
