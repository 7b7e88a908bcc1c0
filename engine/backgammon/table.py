"""Playing a whole match between policies, as hosts, simulations and tests do it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias, overload

from engine.backgammon.actions import Action, CallMatchTime, Double, Play
from engine.backgammon.events import Event
from engine.backgammon.game import begin, chance_action, decide, evolve, legal, to_act
from engine.backgammon.names import CHANCE, HOST, NOBODY, Chance, Seat
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import Position
from engine.backgammon.state import BackgammonState, MatchPhase, opening
from engine.backgammon.turn import legal_ends
from engine.protocol import EngineRefusal

Policy: TypeAlias = Callable[[BackgammonState, Seat, Sequence[Action], Chance], Action]
"""Chooses one of the legal actions of a seat; `Chance` breaks ties."""
TURN_LIMIT = 20_000


class PlayedMatch(NamedTuple):
    """A match that was played out: its end, all its events, and how many decisions the seats took."""

    state: BackgammonState
    events: tuple[Event, ...]
    decisions: int


def uniform(_state: BackgammonState, _seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Any legal action."""
    return actions[chance(len(actions))]


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
            action = policies[seat](state, seat, choices(state, seat), choice)
            decisions += 1
        state = _carry_out(state, seat, action, events)
    if to_act(state):
        state = _carry_out(state, HOST, CallMatchTime(NOBODY), events)
    return PlayedMatch(state, tuple(events), decisions)


class PlaysOfRoll(Sequence[Action]):
    """The legal plays of a roll, made into actions one by one: most of them are never looked at."""

    __slots__ = ("_ends",)

    def __init__(self, ends: Sequence[Position]) -> None:
        """In the order of their ends."""
        self._ends = ends

    def __len__(self) -> int:
        """How many there are."""
        return len(self._ends)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        """The play at a place."""
        return Play(self._ends[index]) if isinstance(index, int) else PlaysOfRoll(self._ends[index])


def choices(state: BackgammonState, seat: Seat) -> Sequence[Action]:
    """As `legal`, for somebody who takes one of many."""
    if state.phase is MatchPhase.MOVE and seat == state.seat:
        return PlaysOfRoll(legal_ends(state))
    return legal(state, seat)


def _carry_out(state: BackgammonState, seat: Seat, action: Action, events: list[Event]) -> BackgammonState:
    answer = decide(state, seat, action)
    if isinstance(answer, EngineRefusal):
        raise TypeError(answer)
    for event in answer:
        state = evolve(state, event)
    events.extend(answer)
    return state
