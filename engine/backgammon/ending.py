"""The end of a game, of the match, and of somebody's time."""

from typing import Final

from engine.backgammon.actions import CallTime, Concede
from engine.backgammon.certain import certain_win
from engine.backgammon.events import Conceded, GameWon, TimeCalled
from engine.backgammon.names import HOST, NOBODY, SEATS, Kind, Seat, other
from engine.backgammon.position import flip
from engine.backgammon.refusals import MALFORMED, within
from engine.backgammon.state import Answer, Effects, Ending, Phase, Rules, State, new_game
from engine.backgammon.waiting import not_due


def game_won(state: State, seat: Seat, kind: Kind) -> GameWon:
    """A game is worth its kind times the cube. Source: jbl/1.4.1."""
    return GameWon(seat, kind, kind * state.cube.value)


def won(state: State, event: GameWon) -> State:
    """The points are written down; the next game is set up until somebody has the match.

    Source: jbl/4.8, jbl/4.6-settle
    """
    score = list(state.score)
    score[event.seat] += event.points
    after = state._replace(score=(score[0], score[1]))
    if after.away(event.seat):
        return new_game(after)
    return _over(after, event.seat, Ending.POINTS)


def match_is_certain(state: State, seat: Seat) -> bool:
    """Whether the seat wins this race, and the match with it, whatever is rolled. Source: jbl/4.3.3-certain."""
    on_roll = seat == state.seat
    seen = state.position if on_roll else flip(state.position)
    return certain_win(seen, on_roll=on_roll) * state.cube.value >= state.away(seat)


def call_time(state: State, seat: Seat, action: CallTime) -> Answer:
    """A fallen flag loses the match at any score, unless the board already gives it.

    Source: jbl/4.3.3, jbl/4.3.3-certain
    """
    if seat != HOST or state.phase is Phase.OVER:
        return not_due(state)
    if not within(action.seat, NOBODY, max(SEATS)):
        return MALFORMED
    return (TimeCalled(action.seat, _winner_on_time(state, action.seat)),)


def _winner_on_time(state: State, late: Seat) -> Seat:
    if late == NOBODY:
        return NOBODY
    return late if match_is_certain(state, late) else other(late)


def concede(state: State, seat: Seat, action: Concede) -> Answer:
    """Whoever gives up the match loses it at any score. Source: house."""
    if seat != HOST or state.phase is Phase.OVER:
        return not_due(state)
    return (Conceded(action.seat),) if within(action.seat, 0, max(SEATS)) else MALFORMED


def _over(state: State, winner: Seat, ending: Ending) -> State:
    return state._replace(phase=Phase.OVER, roll=None, offer=None, winner=winner, ending=ending)


def time_called(state: State, event: TimeCalled) -> State:
    """The match is over at the score that it had."""
    return _over(state, event.winner, Ending.TIME)


def conceded(state: State, event: Conceded) -> State:
    """The match is over at the score that it had."""
    return _over(state, other(event.seat), Ending.RESIGNED)


RULES: Final[Rules] = {CallTime: call_time, Concede: concede}
EFFECTS: Final[Effects] = {GameWon: won, TimeCalled: time_called, Conceded: conceded}
