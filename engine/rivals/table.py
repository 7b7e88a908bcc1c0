"""Playing a whole game between policies, as hosts, simulations and tests do it."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from engine.rivals.actions import ClaimVictory, RemoveExpansion, RivalsAction, StopGame
from engine.rivals.events import RivalsEvent
from engine.rivals.game import chance_action, chance_due, decide, evolve, legal, to_act
from engine.rivals.names import CHANCE, HOST, NOBODY, Chance, Seat
from engine.rivals.options import RivalsOptions
from engine.rivals.set_up import beginning, opened
from engine.rivals.state import RivalsState

RivalsPolicy: TypeAlias = Callable[[RivalsState, Seat, Sequence[RivalsAction], Chance], RivalsAction]
"""Chooses one of the legal actions of a seat; `Chance` breaks ties."""
StreamChance: TypeAlias = Callable[[str, int], Chance]
"""The chance for the n-th result of a stream."""

TURN_LIMIT: Final = 2000


class PlayedOut(NamedTuple):
    """A game that was played out: its end, all its events, and how many actions the seats took."""

    state: RivalsState
    events: tuple[RivalsEvent, ...]
    actions: int


def uniform(
    _state: RivalsState, _seat: Seat, actions: Sequence[RivalsAction], chance: Chance
) -> RivalsAction:
    """Any legal action: each kind as likely, then each of the kind, for exchanging a card has a dozen forms.

    A victory is always claimed (`legal` lists it first), and nothing is torn down: something else can always be done.
    """
    first, count = actions[0], len(actions)
    if count == 1 or type(first) is ClaimVictory:
        return first
    if type(first) is type(actions[-1]):  # a kind's actions lie together
        return actions[chance(count)]
    kinds = [list(each) for kind, each in groupby(actions, type) if kind is not RemoveExpansion]
    among = kinds[chance(len(kinds))]
    return among[chance(len(among))]


def play_game(
    options: RivalsOptions, policies: Sequence[RivalsPolicy], fate: StreamChance, choice: Chance
) -> PlayedOut:
    """One game to its end, or to the turn limit, when the host calls time."""
    begun = opened(options, fate("open", 0))
    state, events, actions = beginning(options, begun), [begun], 0  # type: RivalsState, list[RivalsEvent], int
    drawn: Counter[str] = Counter()
    action: RivalsAction
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            stream = chance_due(state) or ""
            action = chance_action(state, fate(stream, drawn[stream]))
            drawn[stream] += 1
        elif state.turn.number >= TURN_LIMIT:
            seat, action = HOST, StopGame(NOBODY)
        else:
            action = policies[seat](state, seat, legal(state, seat), choice)
            actions += 1
        answer = decide(state, seat, action)
        if type(answer) is not tuple:
            raise TypeError(answer)
        for event in answer:
            state = evolve(state, event)
        events += answer
    return PlayedOut(state, tuple(events), actions)
