"""The house's levels held against GNU Backgammon's evaluation on 200 positions of games; slow: needs the bench group.

The error of a play is what gnubg's network (0-ply, cubeless) says it gives away against the best play, in thousandths.
"""

import random
from statistics import mean

import pytest

from engine.backgammon.actions import Action, Play
from engine.backgammon.evaluation import Estimate, Evaluator
from engine.backgammon.game import legal
from engine.backgammon.house_player import BackgammonPlayer
from engine.backgammon.options import Level, MatchOptions
from engine.backgammon.position import CHECKERS, Position, borne_off, flip
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.table import play

pytestmark = pytest.mark.slow
POSITIONS = 200


def states() -> list[BackgammonState]:
    """Positions with a roll from games between estimates, those with a choice; at a score where gammons count."""
    found: list[BackgammonState] = []

    def watching(state: BackgammonState, _seat: int, actions: object, chance: object) -> Action:
        if state.phase is MatchPhase.MOVE and len(legal(state, state.seat)) > 1:
            found.append(state._replace(options=MatchOptions(25), crawford=False))
        return BackgammonPlayer(Estimate(), Level.CLUB).choose(state, actions, chance)  # type: ignore[arg-type]  # as the table gives them

    for seed in range(12):
        chance = random.Random(seed).randrange
        play(MatchOptions(1), (watching, watching), lambda _n, c=chance: c, chance)  # type: ignore[misc]  # bound at once
    return random.Random(0).sample(found, POSITIONS)


def equity(after: Position) -> float:
    """gnubg's cubeless equity of the side that has just played."""
    import gnubg_nn

    from tests.engine.backgammon_differential import board_of

    if borne_off(after) == CHECKERS:
        return 1.0
    win, gammon, backgammon, lost_gammon, lost_backgammon = gnubg_nn.probabilities(board_of(flip(after)), 0)
    return -float(2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon)


def error(evaluator: Evaluator, level: Level, chosen_from: list[BackgammonState]) -> float:
    """The mean error of a level's plays in thousandths."""
    chance, house, lost = random.Random(7).randrange, BackgammonPlayer(evaluator, level), []
    for state in chosen_from:
        actions = legal(state, state.seat)
        values = {action: equity(action.after) for action in actions if isinstance(action, Play)}
        played = house.choose(state, actions, chance)
        assert isinstance(played, Play)
        lost.append(max(values.values()) - values[played])
    return 1000 * mean(lost)


def test_levels_err_as_they_say_by_gnubgs_judgement() -> None:
    pytest.importorskip("gnubg_nn")
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import Sage

    chosen_from, sage = states(), Sage()
    expert, club, beginner = (
        error(sage, level, chosen_from) for level in (Level.EXPERT, Level.CLUB, Level.BEGINNER)
    )
    estimate = error(Estimate(), Level.EXPERT, chosen_from)
    assert expert < 20 < club < 45 < beginner < 110
    assert estimate < 80
