"""A match as a transcript tells it: game by game, who rolled and played what, who doubled, who won how much.

It is what `.mat` files hold, and what analyses walk through; it can also tell what our rules would not allow
(a resignation in contact), because other programs wrote it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from engine.backgammon import events as e
from engine.backgammon.game import evolve
from engine.backgammon.names import Roll, Seat
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import Position
from engine.backgammon.state import BackgammonState, opening


class CubeWord(Enum):
    """What is said about the cube."""

    DOUBLES = "doubles"
    TAKES = "takes"
    DROPS = "drops"


@dataclass(frozen=True, slots=True)
class TranscriptPlay:
    """A roll and its play: the boards before and after, seen by the player."""

    seat: Seat
    roll: Roll
    before: Position
    after: Position


@dataclass(frozen=True, slots=True)
class Cubed:
    """A word about the cube, and the value that it names."""

    seat: Seat
    word: CubeWord
    value: int


Entry: TypeAlias = TranscriptPlay | Cubed


@dataclass(frozen=True, slots=True)
class TranscriptGame:
    """One game: the score before it, what happened, and who got how many points (`None`: not finished)."""

    score: tuple[int, int]
    entries: tuple[Entry, ...]
    winner: Seat | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match; `names` in seat order."""

    names: tuple[str, str]
    points: int
    games: tuple[TranscriptGame, ...]


@dataclass(slots=True)
class _Desk:
    """Where a transcript is written, game by game."""

    games: list[TranscriptGame] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def close(self, score: tuple[int, int], winner: Seat | None, points: int) -> None:
        self.games.append(TranscriptGame(score, tuple(self.entries), winner, points))
        self.entries.clear()


def transcribe(options: MatchOptions, events: Iterable[e.Event], names: tuple[str, str]) -> Transcript:
    """The transcript of a stored match; a game that was broken off has no winner."""
    state, desk = opening(options), _Desk()
    for event in events:
        _write(desk, state, event)
        state = evolve(state, event)
    if desk.entries:
        desk.close(state.score, None, 0)
    return Transcript(names, options.points, tuple(desk.games))


def _write(desk: _Desk, state: BackgammonState, event: e.Event) -> None:
    match event:
        case e.CheckersMoved(seat, first, second, before, after):
            desk.entries.append(TranscriptPlay(seat, (first, second), before, after))
        case e.Doubled(seat, value):
            desk.entries.append(Cubed(seat, CubeWord.DOUBLES, value))
        case e.Taken(seat, value):
            desk.entries.append(Cubed(seat, CubeWord.TAKES, value))
        case e.Dropped(seat):
            desk.entries.append(Cubed(seat, CubeWord.DROPS, 2 * state.cube.value))
        case e.GameWon(seat, _, points):
            desk.close(state.score, seat, points)
        case _:
            pass
