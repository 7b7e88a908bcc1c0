"""What a bracket is: matches that say where their two players come from."""

from dataclasses import dataclass
from enum import Enum
from typing import NewType

from league.ids import PlayerId

MatchId = NewType("MatchId", int)
"""The position of a match in its bracket; every match stands behind those that its players come from."""


class BracketStage(Enum):
    """The part of a bracket that a match belongs to."""

    MAIN = "main"
    LOSERS = "losers"
    GRAND_FINAL = "grand-final"
    THIRD_PLACE = "third-place"
    CONSOLATION = "consolation"
    LAST_CHANCE = "last-chance"


class Ladder(Enum):
    """What is ranked by itself: the event, its consolation, its last-chance bracket."""

    MAIN = "main"
    CONSOLATION = "consolation"
    LAST_CHANCE = "last-chance"


@dataclass(frozen=True, slots=True)
class BracketSeed:
    """The player of this seed, from 1; a seed beyond the number of entrants is nobody, so a bye."""

    number: int


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever wins that match."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class LoserOf:
    """Whoever loses that match."""

    match: MatchId


Source = BracketSeed | WinnerOf | LoserOf


@dataclass(frozen=True, slots=True)
class Match:
    """One match. `round` and `number` count from 1 within the stage.

    The places are those that the winner or loser takes in the ladder of the stage when no further match of
    that ladder can change them. `reset_of` marks the second grand final, played only if the second player
    of that match won it.
    """

    id: MatchId
    stage: BracketStage
    round: int
    number: int
    first: Source
    second: Source
    winner_place: int | None = None
    loser_place: int | None = None
    reset_of: MatchId | None = None

    @property
    def ladder(self) -> Ladder:
        """Where the places of this match count."""
        match self.stage:
            case BracketStage.CONSOLATION:
                return Ladder.CONSOLATION
            case BracketStage.LAST_CHANCE:
                return Ladder.LAST_CHANCE
            case _:
                return Ladder.MAIN


@dataclass(frozen=True, slots=True)
class Bracket:
    """All matches of an event in playing order, and its entrants, the best seed first.

    `contested` are the matches that two players can come to at all; the others are byes from the start.
    """

    entrants: tuple[PlayerId, ...]
    matches: tuple[Match, ...]
    contested: tuple[MatchId, ...]


class BracketEnding(Enum):
    """How a match ended. A walkover lets the loser play on elsewhere; a withdrawal ends the event for him."""

    PLAYED = "played"
    WALKOVER = "walkover"
    WITHDRAWAL = "withdrawal"


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A decided match; `winner` None means that neither player came, so nobody goes on from it.

    `players` are the two who played it, where that is on record: the match stands as it was played even if a later
    correction names others for it (see `fallen`).
    """

    match: MatchId
    winner: PlayerId | None
    ending: BracketEnding = BracketEnding.PLAYED
    players: tuple[PlayerId, ...] = ()


Results = tuple[MatchResult, ...]
