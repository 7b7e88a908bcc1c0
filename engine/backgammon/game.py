"""The functions of a game, put together from the rooms of the rules."""

from collections.abc import Iterable
from typing import Final

from engine.backgammon import doubling, ending, resigning, turn
from engine.backgammon.actions import (
    AcceptResignation,
    Action,
    CallMatchTime,
    Concede,
    DiceThrow,
    Double,
    Drop,
    Play,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.events import Event, MatchBegun
from engine.backgammon.names import CHANCE, HOST, NOBODY, SEATS, Chance, Seat
from engine.backgammon.options import MatchOptions
from engine.backgammon.refusals import MALFORMED
from engine.backgammon.state import Answer, BackgammonState, Effects, MatchPhase, Rules, opening
from engine.backgammon.waiting import to_act

__all__ = ["begin", "chance_action", "decide", "evolve", "fold", "legal", "to_act"]

RULES: Final[Rules] = {**turn.RULES, **doubling.RULES, **resigning.RULES, **ending.RULES}
_ROLL: Final = (RollDice(),)
_DOUBLE: Final = (Double(),)
_ALL_DICE: Final = tuple(DiceThrow(first, second) for first in range(1, 7) for second in range(1, 7))
_OF_HOST: Final = (
    CallMatchTime(NOBODY),
    *(kind(seat) for kind in (CallMatchTime, Concede) for seat in SEATS),
)
_ANSWERS: Final[dict[MatchPhase, tuple[Action, ...]]] = {
    MatchPhase.DOUBLED: (Take(), Drop()),
    MatchPhase.RESIGNED: (AcceptResignation(), RefuseResignation()),
}


def begin(options: MatchOptions) -> tuple[Event, ...]:
    """The first event of every match."""
    return (MatchBegun(options.points),)


def _begun(state: BackgammonState, _event: MatchBegun) -> BackgammonState:
    return state


EFFECTS: Final[Effects] = {
    MatchBegun: _begun,
    **turn.EFFECTS,
    **doubling.EFFECTS,
    **resigning.EFFECTS,
    **ending.EFFECTS,
}


def fold(options: MatchOptions, events: Iterable[Event]) -> BackgammonState:
    """The state after a stored match."""
    state = opening(options)
    for event in events:
        state = evolve(state, event)
    return state


def decide(state: BackgammonState, seat: Seat, action: Action) -> Answer:
    """What the action brings about, or why it is refused."""
    rule = RULES.get(type(action))
    return rule(state, seat, action) if rule and type(seat) is int else MALFORMED


def evolve(state: BackgammonState, event: Event) -> BackgammonState:
    """The state after one event."""
    return EFFECTS[type(event)](state, event)


def legal(state: BackgammonState, seat: Seat) -> tuple[Action, ...]:
    """Exactly the actions that `decide` accepts from this actor, in one fixed order."""
    if seat == HOST:
        return () if state.phase is MatchPhase.OVER else _OF_HOST
    if (seat,) != to_act(state):
        return ()
    if seat == CHANCE:
        return _ALL_DICE
    if state.phase is MatchPhase.MOVE:
        return tuple([Play(after) for after in turn.legal_ends(state)])
    if state.phase is MatchPhase.BEFORE_ROLL:
        return _ROLL + (_DOUBLE if doubling.may_double(state, seat) else ()) + resigning.legal(state, seat)
    return _ANSWERS[state.phase]


def chance_action(_state: BackgammonState, chance: Chance) -> DiceThrow:
    """The dice, in a state that waits for them."""
    first = chance(6)
    return _ALL_DICE[6 * first + chance(6)]
