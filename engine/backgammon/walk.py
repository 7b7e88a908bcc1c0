"""A match gone through step by step: the state before each event, of our own log or of another program's transcript."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.backgammon import events as e
from engine.backgammon.game import evolve
from engine.backgammon.names import Seat, WinKind
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import Position, flip
from engine.backgammon.state import BackgammonState, MatchPhase, opening
from engine.backgammon.transcript import CubeWord, Entry, Transcript, TranscriptGame, TranscriptPlay


class MatchStep(NamedTuple):
    """An event, and the match before it."""

    state: BackgammonState
    event: e.Event


def own_steps(options: MatchOptions, events: Iterable[e.Event]) -> Iterator[MatchStep]:
    """The steps of a stored match."""
    state = opening(options)
    for event in events:
        yield MatchStep(state, event)
        state = evolve(state, event)


def transcript_steps(match: Transcript, *, crawford: bool = True) -> Iterator[MatchStep]:
    """The steps that a transcript tells; a money session has a length of 0.

    Each entry is taken as it stands, also where the match was not played by the rules.
    """
    over = False
    for number, game in enumerate(match.games, 1):
        state = _begun(match, game, number)
        near = crawford and 1 in (state.away(0), state.away(1))
        state = state._replace(crawford=near and not over, crawford_over=over)
        over = over or near
        yield from _ToldGame(state).steps(game)


def _begun(match: Transcript, game: TranscriptGame, number: int) -> BackgammonState:
    return opening(MatchOptions(match.points))._replace(game=number, score=game.score, crawford=False)


class _ToldGame:
    """One game of a transcript while it is gone through."""

    def __init__(self, state: BackgammonState) -> None:
        self._state = state

    def steps(self, game: TranscriptGame) -> Iterator[MatchStep]:
        """All steps of the game."""
        for entry in game.entries:
            for event in self._events(entry):
                yield MatchStep(self._state, event)
                self._state = evolve(self._state, event)
        if game.winner is not None:
            yield MatchStep(self._state, e.GameWon(game.winner, WinKind.SINGLE, game.points))

    def _events(self, entry: Entry) -> Iterator[e.Event]:
        if isinstance(entry, TranscriptPlay):
            yield from self._play(entry)
        elif entry.word is CubeWord.DOUBLES:
            self._on_roll(entry.seat, self._seen_by(entry.seat))
            yield e.Doubled(entry.seat, entry.value)
        elif entry.word is CubeWord.TAKES:
            yield e.Taken(entry.seat, entry.value)
        else:
            yield e.Dropped(entry.seat)

    def _play(self, entry: TranscriptPlay) -> Iterator[e.Event]:
        """The dice, then the play; each side throws one die of the opening roll, and the higher one begins."""
        low, high = sorted(entry.roll)
        if self._state.phase is MatchPhase.OPENING and low != high:
            yield e.OpeningRolled(low, high) if entry.seat else e.OpeningRolled(high, low)
        else:
            self._on_roll(entry.seat, entry.before)
            yield e.MatchDiceTaken(entry.seat)
            yield e.MatchRolled(*entry.roll)
        yield e.CheckersMoved(entry.seat, *entry.roll, entry.before, entry.after)

    def _on_roll(self, seat: Seat, position: Position) -> None:
        """The transcript says who comes next, and what they see."""
        self._state = self._state._replace(seat=seat, position=position, phase=MatchPhase.BEFORE_ROLL)

    def _seen_by(self, seat: Seat) -> Position:
        return self._state.position if seat == self._state.seat else flip(self._state.position)
