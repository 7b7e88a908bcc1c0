"""Victory points, the declared win, the end by time, and what is recorded."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.catan.actions import CallTime, DeclareVictory
from engine.catan.events import TimeCalled, VictoryDeclared
from engine.catan.hands import count
from engine.catan.names import HOST, NOBODY, POINT_CARD, Seat
from engine.catan.options import CatanProfile
from engine.catan.phases import BEFORE_ROLL, DISCARD, FREE_ROADS, MAIN, OVER, ROBBER
from engine.catan.refusals import CatanCode, not_due, out_of_turn
from engine.catan.state import Answer, CatanState, Effects, Rules, Turn
from engine.protocol import EngineRefusal

LONGEST_ROAD_POINTS: Final = 2
"""Source: std/longest-road-points"""
LARGEST_ARMY_POINTS: Final = 2
DECLARE: Final = (DeclareVictory(),)
CALL_TIME: Final = (CallTime(),)
_OPEN: Final = (BEFORE_ROLL, DISCARD, ROBBER, MAIN, FREE_ROADS)


class Result(NamedTuple):
    """How the game ended. `winner` is `None` after the time was called; `recorded` has the profile's caps."""

    winner: Seat | None
    raw: tuple[int, ...]
    recorded: tuple[int, ...]


def shown_points(state: CatanState, seat: Seat) -> int:
    """The points that everybody can see: buildings and the two bonus cards.

    Source: std/settlement-points, std/city-points, std/longest-road-points
    """
    player = state.players[seat]
    shown = player.settlements.bit_count() + 2 * player.cities.bit_count()
    if seat == state.longest:
        shown += LONGEST_ROAD_POINTS
    return shown + LARGEST_ARMY_POINTS if seat == state.army else shown


def points(state: CatanState, seat: Seat) -> int:
    """All points of a seat, the hidden victory-point cards too."""
    cards = state.players[seat].cards
    return shown_points(state, seat) + count(cards, POINT_CARD) if cards else shown_points(state, seat)


def may_declare(state: CatanState, seat: Seat) -> bool:
    """Whether the seat, whose turn it is, has the points to win.

    Source: cjp/win-declare
    """
    return points(state, seat) >= state.options.profile.target


def declare(state: CatanState, seat: Seat, _action: DeclareVictory) -> Answer:
    """Ten points win on the own turn and by saying so: before the dice, after them or between free roads.

    While others still discard and before the robber moves the turn is on too: nobody must wait to say it.

    A card that was bought this turn counts if it is a victory point.
    Source: cjp/win-declare, cjp/win-undeclared, cwc/3.0.5, cwc/3.0.12
    """
    phase = state.turn.phase
    if seat != state.turn.player or phase not in _OPEN:
        return out_of_turn(state, seat)
    if not may_declare(state, seat):
        return EngineRefusal(
            CatanCode.NOT_ENOUGH_POINTS, "cjp/win-declare", (("number", state.options.profile.target),)
        )
    return (VictoryDeclared(seat),)


def call_time(state: CatanState, seat: Seat, _action: CallTime) -> Answer:
    """The judge ends the game at once, in the middle of a turn too.

    The printed rules know no clock, but a game that nobody finishes must end there as well. Source: house
    Source: cjp/time-up-ends, cjp/score-timeout
    """
    if seat != HOST or state.turn.phase is OVER:
        return not_due(state)
    return (TimeCalled(),)


def _over(turn: Turn) -> Turn:
    """Nothing lies open any more, and nobody owes anything."""
    return turn._replace(phase=OVER, last=None, offers=(), owed=(), chosen=())


def declared(state: CatanState, event: VictoryDeclared) -> CatanState:
    """The game is won."""
    return state._replace(winner=event.seat, turn=_over(state.turn))


def time_called(state: CatanState, _event: TimeCalled) -> CatanState:
    """The game is over and nobody has won."""
    return state._replace(turn=_over(state.turn))


def result(state: CatanState) -> Result | None:
    """The final scores, as they are and as the profile records them.

    The winner is recorded with ten, everybody else with nine at most; on time there is no winner.
    Source: cjp/score-cap, cjp/score-cap-others, cjp/score-timeout
    """
    if state.turn.phase is not OVER:
        return None
    raw = tuple(points(state, seat) for seat in range(len(state.players)))
    winner = None if state.winner == NOBODY else state.winner
    return Result(winner, raw, capped(state.options.profile, raw, winner))


def capped(profile: CatanProfile, raw: Sequence[int], winner: Seat | None) -> tuple[int, ...]:
    """What is recorded of these points: the winner at most the target, everybody else one less.

    Source: cjp/score-cap, cjp/score-cap-others
    """
    if not profile.capped:
        return tuple(raw)
    return tuple(min(score, profile.target - (seat != winner)) for seat, score in enumerate(raw))


RULES: Final[Rules] = {DeclareVictory: declare, CallTime: call_time}
EFFECTS: Final[Effects] = {VictoryDeclared: declared, TimeCalled: time_called}
