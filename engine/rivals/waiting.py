"""For whom the game waits, and how far it is."""

from typing import Final

from engine.protocol import Awaited, Clock, Need
from engine.rivals.names import CHANCE
from engine.rivals.state import Ask, Demand, RivalsState, TurnPhase

_KINDS: Final = {ask: number for number, ask in enumerate(Ask)}
_NAMED: Final = 2
"""From here on `what` of a naming holds what is named already."""


def awaited(state: RivalsState) -> tuple[Awaited, ...]:
    """The seat on turn, waiting or not, for the turn goes on; and whoever must answer an event or an attack in it."""
    turn = state.turn
    if turn.phase is TurnPhase.OVER:
        return ()
    if not state.agenda:
        return (Awaited(turn.seat, Need.TURN, turn.number, must=turn.phase is not TurnPhase.DICE),)
    stage = state.agenda[0]
    own = any(demand.seat == turn.seat for demand in stage)
    replies = (demand for demand in stage if demand.seat not in {CHANCE, turn.seat})
    return (
        Awaited(turn.seat, Need.TURN, turn.number, must=own),
        *(Awaited(demand.seat, Need.REPLY, _occasion(state, demand)) for demand in replies),
    )


def _occasion(state: RivalsState, demand: Demand) -> int:
    """The same for all answers to one question: what is given already and what is due still add up."""
    if state.veil is not None:
        answers = state.veil.asked + 1
    else:
        named = len(demand.what) - _NAMED if demand.ask is Ask.NAME else 0
        answers = state.asked + demand.times - named
    return answers * len(_KINDS) + _KINDS[demand.ask]


def clock(state: RivalsState) -> Clock:
    """Turns alternate, so that nobody need be told who comes next."""
    return Clock(state.turn.number, state.turn.seat)
