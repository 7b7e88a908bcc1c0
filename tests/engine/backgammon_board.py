"""Positions and plays for the tests, each side by its own numbers (25 is its bar)."""

from engine.backgammon.actions import Action
from engine.backgammon.events import Event
from engine.backgammon.game import decide, evolve
from engine.backgammon.names import Roll, Seat
from engine.backgammon.notation import format_play
from engine.backgammon.options import MatchOptions, Resigning
from engine.backgammon.plays import plays
from engine.backgammon.position import Position, counts, of_points
from engine.backgammon.state import BackgammonState, Cube, MatchPhase, opening
from engine.protocol import EngineRefusal

FAR = {1: 2}
"""The other side's checkers out of the way: on its own ace point."""
FRESH = Cube()


def board(own: dict[int, int], other: dict[int, int] | None = None) -> Position:
    return of_points(own, FAR if other is None else other)


def mirrored(points: dict[int, int]) -> dict[int, int]:
    """Points by the mover's numbers, by the other side's own."""
    return {25 - point: number for point, number in points.items()}


def written(position: Position, first: int, second: int) -> set[str]:
    """Every legal play as text."""
    return {format_play(position, (first, second), after) for after in plays(position, first, second)}


def own_ends(position: Position, first: int, second: int) -> list[dict[int, int]]:
    """Where the mover's checkers can stand after the roll, those on the board."""
    found = []
    for after in plays(position, first, second):
        own = counts(after).own
        found.append({slot: own[slot] for slot in range(1, 26) if own[slot]})
    return found


def before_roll(
    position: Position, *, points: int = 5, score: tuple[int, int] = (0, 0), cube: Cube = FRESH
) -> BackgammonState:
    """Seat 0 is to roll or to double."""
    start = opening(MatchOptions(points, Resigning.ANY))
    return start._replace(phase=MatchPhase.BEFORE_ROLL, position=position, score=score, cube=cube, rolls=8)


def with_roll(position: Position, first: int, second: int) -> BackgammonState:
    """Seat 0 has rolled."""
    return before_roll(position)._replace(phase=MatchPhase.MOVE, roll=(first, second))


def thrown(
    position: Position, roll: Roll, *, points: int = 5, score: tuple[int, int] = (0, 0)
) -> BackgammonState:
    """Seat 0 has rolled at this score."""
    return before_roll(position, points=points, score=score)._replace(phase=MatchPhase.MOVE, roll=roll)


def done(state: BackgammonState, seat: Seat, action: Action) -> BackgammonState:
    """The state after an action that the rules accept."""
    for event in events(state, seat, action):
        state = evolve(state, event)
    return state


def events(state: BackgammonState, seat: Seat, action: Action) -> tuple[Event, ...]:
    answer = decide(state, seat, action)
    assert not isinstance(answer, EngineRefusal), answer
    return answer


def refused(state: BackgammonState, seat: Seat, action: Action) -> EngineRefusal:
    answer = decide(state, seat, action)
    assert isinstance(answer, EngineRefusal), answer
    return answer
