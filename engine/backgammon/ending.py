"""The end of a game, of the match, and of a player's time."""

from typing import Final

from engine.backgammon.actions import CallMatchTime, Concede
from engine.backgammon.certain import certain_after, certain_win
from engine.backgammon.events import Conceded, GameWon, MatchTimeCalled
from engine.backgammon.names import HOST, NOBODY, SEATS, THROWS, Seat, WinKind, other
from engine.backgammon.position import flip
from engine.backgammon.refusals import MALFORMED, within
from engine.backgammon.state import Answer, BackgammonState, Effects, MatchEnding, MatchPhase, Rules, new_game
from engine.backgammon.waiting import not_due


def game_won(state: BackgammonState, seat: Seat, kind: WinKind) -> GameWon:
    """A game is worth its kind times the cube. Source: jbl/1.4.1."""
    return GameWon(seat, kind, kind * state.cube.value)


def won(state: BackgammonState, event: GameWon) -> BackgammonState:
    """The points are written down; the next game is set up until a player has won the match.

    Source: jbl/4.8, jbl/4.6-settle
    """
    score = list(state.score)
    score[event.seat] += event.points
    after = state._replace(score=(score[0], score[1]))
    if after.away(event.seat):
        return new_game(after)
    return _over(after, event.seat, MatchEnding.POINTS)


def match_is_certain(state: BackgammonState, seat: Seat) -> bool:
    """Whether the seat wins this race, and the match with it, whatever is rolled; a roll that was thrown is played.

    Source: jbl/4.3.3, jbl/4.3.3-certain
    """
    on_roll = seat == state.seat
    if state.phase is MatchPhase.MOVE and state.roll is not None:
        return _decides(state, seat, certain_after(state.position, state.roll, mover=on_roll))
    seen = state.position if on_roll else flip(state.position)
    return _decides(state, seat, certain_win(seen, on_roll=on_roll))


def _decides(state: BackgammonState, seat: Seat, cubes: int) -> bool:
    return cubes * state.cube.value >= state.away(seat)


def roll_may_decide(state: BackgammonState, seat: Seat) -> bool:
    """Whether the roll that this seat still has could win it the match; it is on roll and has not thrown.

    Source: jbl/4.3.3
    """
    if state.phase is not MatchPhase.BEFORE_ROLL or seat != state.seat:
        return False
    best = max(certain_after(state.position, roll, mover=True) for roll in THROWS)
    return _decides(state, seat, best) and not match_is_certain(state, seat)


def call_time_by_board(state: BackgammonState, seat: Seat, action: CallMatchTime) -> Answer:
    """The first version's rule: the board alone decides; a roll that was thrown and not played is left out.

    Source: jbl/4.3.3-certain
    """
    return call_time(state._replace(roll=None), seat, action)


def call_time(state: BackgammonState, seat: Seat, action: CallMatchTime) -> Answer:
    """A fallen flag loses the match at any score, unless the board gives it, the roll that was thrown included.

    Source: jbl/4.3.3, jbl/4.3.3-certain
    """
    if seat != HOST or state.phase is MatchPhase.OVER:
        return not_due(state)
    if not within(action.seat, NOBODY, max(SEATS)):
        return MALFORMED
    return (MatchTimeCalled(action.seat, _winner_on_time(state, action.seat)),)


def _winner_on_time(state: BackgammonState, late: Seat) -> Seat:
    if late == NOBODY:
        return NOBODY
    return late if match_is_certain(state, late) else other(late)


def concede(state: BackgammonState, seat: Seat, action: Concede) -> Answer:
    """Whoever gives up the match loses it at any score. Source: house."""
    if seat != HOST or state.phase is MatchPhase.OVER:
        return not_due(state)
    return (Conceded(action.seat),) if within(action.seat, 0, max(SEATS)) else MALFORMED


def _over(state: BackgammonState, winner: Seat, ending: MatchEnding) -> BackgammonState:
    return state._replace(phase=MatchPhase.OVER, roll=None, offer=None, winner=winner, ending=ending)


def time_called(state: BackgammonState, event: MatchTimeCalled) -> BackgammonState:
    """The match is over at the score that it had."""
    certain = event.winner == event.seat != NOBODY
    return _over(state, event.winner, MatchEnding.CERTAIN if certain else MatchEnding.TIME)


def conceded(state: BackgammonState, event: Conceded) -> BackgammonState:
    """The match is over at the score that it had."""
    return _over(state, other(event.seat), MatchEnding.RESIGNED)


RULES: Final[Rules] = {CallMatchTime: call_time, Concede: concede}
EFFECTS: Final[Effects] = {GameWon: won, MatchTimeCalled: time_called, Conceded: conceded}
