"""Every action that can be taken, one small type each."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.backgammon.names import Seat, WinKind
from engine.backgammon.position import Position


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """Chance: the dice show this; in the opening the first is seat 0's."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class RollDice:
    """The player on roll takes the dice."""


@dataclass(frozen=True, slots=True)
class Double:
    """The player on roll offers the cube at twice its value."""


@dataclass(frozen=True, slots=True)
class Take:
    """The doubled player plays on and owns the cube."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The doubled player gives the game up at the old value."""


@dataclass(frozen=True, slots=True)
class Play:
    """The roll is played to this end, seen by the player; the unchanged position where nothing can be played."""

    after: Position


@dataclass(frozen=True, slots=True)
class OfferResignation:
    """The player on roll offers to lose the game as a single game, gammon or backgammon."""

    kind: WinKind


@dataclass(frozen=True, slots=True)
class ClaimRace:
    """The player on roll claims a race that it wins so, whatever is rolled."""

    kind: WinKind


@dataclass(frozen=True, slots=True)
class AcceptResignation:
    """The opponent takes what is offered."""


@dataclass(frozen=True, slots=True)
class RefuseResignation:
    """The opponent wants the game played on."""


@dataclass(frozen=True, slots=True)
class CallMatchTime:
    """The host: this seat's time ran out; `NOBODY`: a match that nobody finishes ends without a winner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Concede:
    """The host: this seat gives up the match."""

    seat: Seat


Action: TypeAlias = (
    DiceThrow
    | RollDice
    | Double
    | Take
    | Drop
    | Play
    | OfferResignation
    | ClaimRace
    | AcceptResignation
    | RefuseResignation
    | CallMatchTime
    | Concede
)
