"""What backgammon's events say of board, cube and score, put together."""

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bot.ui.games.backgammon.log import LINES
from engine.backgammon import events as e
from engine.backgammon.names import NOBODY
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import START, Position, flip
from engine.backgammon.rules import RULES
from engine.protocol import CHANCE, EngineRefusal


class Told(NamedTuple):
    """What whoever only hears the events believes; each board is kept as its player saw it after the play."""

    board: Position
    cube: tuple[int, int]
    score: tuple[int, int]


NEW_GAME: Final = Told(START, (1, NOBODY), (0, 0))


def _won(told: Told, event: e.GameWon) -> Told:
    first, second = told.score
    score = (first + event.points, second) if event.seat == 0 else (first, second + event.points)
    return NEW_GAME._replace(score=score)


FOLDED: Final[dict[type, Callable[[Told, Any], Told]]] = {
    e.CheckersMoved: lambda told, event: told._replace(board=event.after),
    e.Taken: lambda told, event: told._replace(cube=(event.value, event.seat)),
    e.GameWon: _won,
}
"""What each event says; all others say nothing of board, cube and score."""


def differences(options: MatchOptions, seed: int, steps: int) -> list[str]:
    """Where in a random match board, cube and score are not what the lines told."""
    chance, found, told = random.Random(seed), list[str](), NEW_GAME
    state = RULES.fold(options, 2, RULES.open(options, 2, chance.randrange))
    for _ in range(steps):
        drawn = RULES.chance_due(state)
        seat = CHANCE if drawn else RULES.awaited(state)[0].seat
        action = (
            RULES.chance_action(state, chance.randrange) if drawn else chance.choice(RULES.legal(state, seat))
        )
        answer = RULES.decide(state, seat, action)
        assert not isinstance(answer, EngineRefusal)
        for event in answer:
            state = RULES.evolve(state, event)
            known = RULES.witness(event, None)
            if type(known) in FOLDED:
                assert type(known) in LINES
                told = FOLDED[type(known)](told, known)
        view = RULES.view(state, None)
        if view.winner != NOBODY:
            return found if view.score == told.score else [*found, f"{seed}: {told} {view}"]
        boards = {view.position, flip(view.position)}
        if (
            (view.cube.value, view.cube.owner) != told.cube
            or view.score != told.score
            or told.board not in boards
        ):
            found.append(f"{seed}: {action} {told} {view}")
    return found
