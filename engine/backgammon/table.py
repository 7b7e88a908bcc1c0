"""Playing a whole match between policies, as hosts, simulations and tests do it."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias, overload

from engine.backgammon.actions import Action, Double, Play, RollDice
from engine.backgammon.events import Event, MatchTimeCalled
from engine.backgammon.game import begin, chance_action, decide, evolve, legal, to_act
from engine.backgammon.names import CHANCE, NOBODY, Chance, Seat
from engine.backgammon.options import MatchOptions
from engine.backgammon.playout import random_play
from engine.backgammon.state import BackgammonState, MatchPhase, opening
from engine.backgammon.turn import legal_ends
from engine.protocol import EngineRefusal

Policy: TypeAlias = Callable[[BackgammonState, Seat, Sequence[Action], Chance], Action]
"""Chooses one of the legal actions of a seat; `Chance` breaks ties."""
TURN_LIMIT = 20_000
_ROLL: Final = RollDice()


class PlayedMatch(NamedTuple):
    """A match that was played out: its end, all its events, and how many decisions the seats took."""

    state: BackgammonState
    events: tuple[Event, ...]
    decisions: int


def uniform(_state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Any legal action."""
    return actions[chance(len(actions))]


def step_by_step(state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Any play of the dice, a step of one checker after the other, each as likely as any other that goes.

    The cube stays where it is and no game is given up. Nobody lists all plays for it.
    """
    if state.roll is None:
        return _ROLL if state.phase is MatchPhase.BEFORE_ROLL else actions[0]
    return Play(random_play(state.position, *state.roll, chance))


def checkers_only(state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Any play of the dice; the cube stays where it is and no game is given up."""
    return actions[0] if state.phase is MatchPhase.BEFORE_ROLL else actions[chance(len(actions))]


def doubling_at_random(
    state: BackgammonState, seat: Seat, actions: Sequence[Action], chance: Chance
) -> Action:
    """Any play of the dice; now and then a double."""
    if state.phase is MatchPhase.BEFORE_ROLL:
        return Double() if Double() in actions and not chance(10) else actions[0]
    return uniform(state, seat, actions, chance)


def play(
    options: MatchOptions, policies: Sequence[Policy], dice: Callable[[int], Chance], choice: Chance
) -> PlayedMatch:
    """One match to its end, or to the turn limit, when the host breaks it off.

    `dice(n)` is the chance of the n-th roll, `choice` the policies' own randomness.
    """
    state, events, decisions, rolls = opening(options), list(begin(options)), 0, 0
    while state.turn < TURN_LIMIT and (actors := to_act(state)):
        seat = actors[0]
        if seat == CHANCE:
            action: Action = chance_action(state, dice(rolls))
            rolls += 1
        else:
            action = policies[seat](state, seat, Choices(state, seat), choice)
            decisions += 1
        answer = decide(state, seat, action)
        if isinstance(answer, EngineRefusal):
            raise TypeError(answer)
        for event in answer:
            state = evolve(state, event)
            events.append(event)
    if to_act(state):
        broken_off = MatchTimeCalled(NOBODY, NOBODY)
        state = evolve(state, broken_off)
        events.append(broken_off)
    return PlayedMatch(state, tuple(events), decisions)


class Choices(Sequence[Action]):
    """As `legal`, for whoever takes one of many: worked out when looked at, plays made into actions one by one."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: BackgammonState, seat: Seat) -> None:
        """Of the seat that has to decide."""
        self._state, self._seat = state, seat

    def __len__(self) -> int:
        """How many there are."""
        return len(self._found())

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        """The action at a place."""
        if self._state.phase is not MatchPhase.MOVE:
            return legal(self._state, self._seat)[index]
        found = legal_ends(self._state)
        return Play(found[index]) if isinstance(index, int) else [Play(after) for after in found[index]]

    def _found(self) -> Sequence[object]:
        return (
            legal_ends(self._state)
            if self._state.phase is MatchPhase.MOVE
            else legal(self._state, self._seat)
        )
