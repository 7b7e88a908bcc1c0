"""Playing a whole game between policies, as hosts, simulations and tests do it."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.catan.actions import Action, CallTime
from engine.catan.chance import chance_action
from engine.catan.events import Event
from engine.catan.game import decide, evolve, lay, legal, to_act
from engine.catan.names import CHANCE, HOST, Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.state import CatanState, opening
from engine.protocol import EngineRefusal

Policy: TypeAlias = Callable[[CatanState, Seat, Sequence[Action], Chance], Action]
"""Chooses one of the legal actions of a seat; `Chance` breaks ties."""
Fate: TypeAlias = Callable[[int], Chance]
"""The chance for the event at a place of the log."""

TURN_LIMIT: Final = 1000


class PlayedGame(NamedTuple):
    """A game that was played out: its end, all its events, and how many actions the seats took."""

    state: CatanState
    events: tuple[Event, ...]
    actions: int


def play(options: CatanOptions, policies: Sequence[Policy], fate: Fate, choice: Chance) -> PlayedGame:
    """One game to its end, or to the turn limit, when the host calls time.

    `fate` supplies the board, dice, thefts and draws, `choice` the policies' own randomness.
    """
    laid = lay(options, fate(0))
    state, events, actions = opening(options, len(policies), laid.layout), [laid], 0  # type: CatanState, list[Event], int
    while state.turn.number < TURN_LIMIT and (actors := to_act(state)):
        seat = actors[0] if len(actors) == 1 else next(s for s in reversed(actors) if legal(state, s))
        if seat == CHANCE:
            action = chance_action(state, fate(len(events)))
        else:
            action = policies[seat](state, seat, legal(state, seat), choice)
            actions += 1
        state = _carry_out(state, seat, action, events)
    if to_act(state):
        state = _carry_out(state, HOST, CallTime(), events)
    return PlayedGame(state, tuple(events), actions)


def _carry_out(state: CatanState, seat: Seat, action: Action, events: list[Event]) -> CatanState:
    answer = decide(state, seat, action)
    if isinstance(answer, EngineRefusal):
        raise TypeError(answer)
    for event in answer:
        state = evolve(state, event)
    events.extend(answer)
    return state
