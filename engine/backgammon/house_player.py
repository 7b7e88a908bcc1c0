"""The house's player: it sees what its seat sees, and errs as much as its level says."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from engine.backgammon.actions import (
    AcceptResignation,
    Action,
    ClaimRace,
    Double,
    Drop,
    Play,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.doubling import is_dead, may_double
from engine.backgammon.evaluation import Evaluator
from engine.backgammon.names import Chance
from engine.backgammon.options import Level
from engine.backgammon.plays import plays
from engine.backgammon.state import BackgammonState, MatchPhase

NOISE: Final = {Level.BEGINNER: 0.16, Level.CLUB: 0.06, Level.EXPERT: 0.0}
"""The spread, in equity, of the error that is added to each play before the best is taken."""
_ANSWERS: Final = frozenset({MatchPhase.DOUBLED, MatchPhase.RESIGNED})
_GRAIN: Final = 1001
_DRAWS: Final = 4


class BackgammonPlayer:
    """Plays what its evaluator thinks best after the error of its level; it doubles, takes and claims soberly.

    A host lets it judge in a process of its own (`HouseSearch`).
    """

    def __init__(self, evaluator: Evaluator, level: Level | None = None) -> None:
        """A player of this level, `None`: of that which the match has chosen."""
        self._evaluator = evaluator
        self._level = level

    def choose(self, view: BackgammonState, actions: Sequence[Action], chance: Chance) -> Action:
        """What it does where it must decide."""
        if view.phase is MatchPhase.MOVE:
            return self._play(view, actions, chance)
        if view.phase is MatchPhase.BEFORE_ROLL:
            return self._before_roll(view, actions)
        if view.phase is MatchPhase.DOUBLED:
            return Take() if self._evaluator.cube(view).is_take else Drop()
        return self._answer(view)

    def searches(self, view: BackgammonState) -> bool:
        """Wherever it asks its evaluator."""
        if view.phase is MatchPhase.MOVE:
            return len(plays(view.position, *(view.roll or (0, 0)))) > 1
        if view.phase is MatchPhase.BEFORE_ROLL:
            return may_double(view, view.seat) and not is_dead(view, view.seat)
        return view.phase in _ANSWERS

    def search(self, view: BackgammonState, actions: Sequence[Action], chance: Chance) -> Action:
        """As `choose`."""
        return self.choose(view, actions, chance)

    def reply(self, _view: BackgammonState, _actions: Sequence[Action], _chance: Chance) -> Action | None:
        """There are no proposals in backgammon; a double demands its answer."""
        return None

    def _play(self, view: BackgammonState, actions: Sequence[Action], chance: Chance) -> Action:
        if len(actions) == 1:
            return actions[0]
        noise = NOISE[self._level or view.options.level]
        noisy = ((each.equity + noise * _spread(chance), each.after) for each in self._evaluator.plays(view))
        best = Play(max(noisy)[1])
        return best if best in actions else actions[0]

    def _before_roll(self, view: BackgammonState, actions: Sequence[Action]) -> Action:
        claims = [action for action in actions if isinstance(action, ClaimRace)]
        if claims and claims[-1].kind * view.cube.value >= view.away(view.seat):
            return claims[-1]
        doubles = (
            Double() in actions and not is_dead(view, view.seat) and self._evaluator.cube(view).is_double
        )
        return Double() if doubles else RollDice()

    def _answer(self, view: BackgammonState) -> Action:
        """A resignation is accepted where playing on is worth no more than what is offered."""
        expects = -self._evaluator.cube(view).no_double
        return AcceptResignation() if view.offer is None or expects <= view.offer else RefuseResignation()


def _spread(chance: Chance) -> float:
    """About a bell, of spread 1, from whole numbers."""
    total = sum(chance(_GRAIN) for _ in range(_DRAWS)) / (_GRAIN - 1)
    return (total - _DRAWS / 2) * sqrt(12 / _DRAWS)
