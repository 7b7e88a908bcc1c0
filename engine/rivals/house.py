"""The house's players: a greedy builder, a thrifty one, and one that tries its moves out in imagined games.

Both see what their seat sees: the search deals out what is hidden by chance, several times over.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from engine.rivals.actions import (
    AddExpansion,
    ClaimVictory,
    Decline,
    FinishTurn,
    FoundSettlement,
    LayRoad,
    PlayCard,
    RaiseCity,
    RivalsAction,
)
from engine.rivals.game import chance_action, decide_legal, evolve, legal, to_act
from engine.rivals.imagine import imagined
from engine.rivals.judgement import WIN, standing, worth
from engine.rivals.names import CHANCE, Chance, Seat
from engine.rivals.occasions import Actions
from engine.rivals.state import RivalsState, TurnPhase
from engine.rivals.view import RivalsView

SAMPLES: Final = 12
CANDIDATES: Final = 6
TURNS: Final = 6
"""So many turns are imagined after each move that is tried."""
CAUTION: Final = 1.5
"""How many standard errors better than the rule of thumb a move must look."""
WORK: Final = 2000
"""Imagined decisions after which no further sample is begun: counted, not timed, so that all machines agree."""
_STEPS: Final = 120
"""The longest imagined game, in decisions and results of chance."""
_SPREAD: Final = 0x9E3779B97F4A7C15
_GRAIN: Final = 1 << 30


BUILDS: Final = (ClaimVictory, RaiseCity, FoundSettlement, LayRoad, AddExpansion, PlayCard)
PASSES: Final = (FinishTurn, Decline)


def greedy(state: RivalsState, seat: Seat, actions: Actions, chance: Chance) -> RivalsAction:
    """The most that can be built now, without a thought for later; what is no building is left to chance."""
    builds = [(worth(state, seat, action), action) for action in actions if isinstance(action, BUILDS)]
    best = max((value for value, _ in builds), default=0.0)
    found = [action for value, action in builds if value == best > 0]
    passes = [action for action in actions if isinstance(action, PASSES)]
    among = found or passes or actions
    return among[chance(len(among))]


def thrifty(state: RivalsState, seat: Seat, actions: Actions, chance: Chance) -> RivalsAction:
    """The action that is worth most by rule of thumb, with an eye to what is built next; chance breaks ties."""
    if len(actions) == 1:
        return actions[0]
    values = [worth(state, seat, action) for action in actions]
    best = max(values)
    found = [action for action, value in zip(actions, values, strict=True) if value == best]
    return found[chance(len(found))] if len(found) > 1 else found[0]


class GreedyBuilder:
    """The beginner: builds what it can."""

    def choose(self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance) -> RivalsAction:
        """What it does where it must decide."""
        return greedy(imagined(view, _seat(view), chance), _seat(view), actions, chance)

    def reply(
        self, _view: RivalsView, _actions: Sequence[RivalsAction], _chance: Chance
    ) -> RivalsAction | None:
        """There are no proposals in Rivals."""
        return None


class ThriftyBuilder(GreedyBuilder):
    """Saves and exchanges for what it wants to build next."""

    def choose(self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance) -> RivalsAction:
        """What it does where it must decide."""
        return thrifty(imagined(view, _seat(view), chance), _seat(view), actions, chance)


class SampledSearch(ThriftyBuilder):
    """Tries its best moves out in imagined games and takes the one that stands best on average."""

    def searches(self, view: RivalsView) -> bool:
        """On its own turn, and wherever nothing else is due; what lies open decides."""
        return not view.agenda and view.turn.phase is TurnPhase.MAIN

    def search(self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance) -> RivalsAction:
        """As `choose`."""
        return self.choose(view, actions, chance)

    def choose(self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance) -> RivalsAction:
        """What it does where it must decide; what hardly matters is decided by rule of thumb."""
        seat = _seat(view)
        state = imagined(view, seat, chance)
        if state.agenda or state.turn.phase is not TurnPhase.MAIN or len(actions) == 1:
            return thrifty(state, seat, actions, chance)
        tried = candidates(state, seat, actions)
        if len(tried) == 1:
            return tried[0]
        return tried[self._best(view, seat, tried, state, chance)]

    def _best(
        self,
        view: RivalsView,
        seat: Seat,
        tried: Sequence[RivalsAction],
        state: RivalsState,
        chance: Chance,
    ) -> int:
        """The move that surely stands better than the first, which the rule of thumb prefers; else the first."""
        gains: list[list[float]] = [[] for _ in tried]
        done = 0
        for number in range(SAMPLES):
            if done >= WORK:
                break
            sample = imagined(view, seat, chance) if number else state
            luck = chance(_GRAIN)
            ends = [rollout(sample, seat, action, luck) for action in tried]
            done += sum(end.steps for end in ends)
            for place, end in enumerate(ends):
                gains[place].append(end.stands - ends[0].stands)
        return max(range(len(tried)), key=lambda place: surely(gains[place]))


def surely(gains: Sequence[float]) -> float:
    """The mean less its own uncertainty; nothing for the first, which is compared with itself."""
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(len(gains) - 1, 1)
    return mean - CAUTION * sqrt(spread / len(gains))


def _seat(view: RivalsView) -> Seat:
    return view.seat if view.seat is not None else 0


def candidates(state: RivalsState, seat: Seat, actions: Sequence[RivalsAction]) -> list[RivalsAction]:
    """The moves worth a try, finishing the turn among them; a victory alone."""
    values = [(worth(state, seat, action), -place) for place, action in enumerate(actions)]
    ranked = sorted(values, reverse=True)
    if ranked[0][0] >= WIN:
        return [actions[-ranked[0][1]]]
    found = [actions[-place] for value, place in ranked[:CANDIDATES] if value >= 0]
    finish = FinishTurn()
    return found if finish in found else [*found, finish]


class Imagined(NamedTuple):
    """How a position stands at the end of an imagined game, and how many steps that game took."""

    stands: float
    steps: int


def rollout(state: RivalsState, seat: Seat, action: RivalsAction, luck: int) -> Imagined:
    """How a position stands some turns after an action."""
    end, steps = played_on(state, seat, action, luck)
    return Imagined(standing(end, seat), steps)


def played_on(state: RivalsState, seat: Seat, action: RivalsAction, luck: int) -> tuple[RivalsState, int]:
    """The position some turns after an action, when both build thriftily and chance is drawn from `luck`; the steps."""
    last, turn, chance, steps = state.turn.number + TURNS, -1, below_by(luck), 0
    for event in decide_legal(state, seat, action):
        state = evolve(state, event)
    while steps < _STEPS:
        actor = to_act(state)
        if actor is None or state.turn.number >= last:
            break
        steps += 1
        if state.turn.number != turn:  # the same dice in the same turn, whatever was done before
            turn = state.turn.number
            chance = below_by(luck + turn * _SPREAD)
        for event in decide_legal(state, actor, _move(state, actor, chance)):
            state = evolve(state, event)
    return state, steps


def _move(state: RivalsState, actor: Seat, chance: Chance) -> RivalsAction:
    if actor == CHANCE:
        return chance_action(state, chance)
    return thrifty(state, actor, legal(state, actor), chance)


def below_by(luck: int) -> Chance:
    """Numbers for imagined games: a linear congruential generator, for nothing hangs on their fairness."""
    state = luck

    def below(limit: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (state >> 33) % limit

    return below
