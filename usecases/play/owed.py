"""That a player of the house has to think: a timer that is due at once stands for it until its decision is stored.

So whatever ends the process, another start finds the timer and thinks anew; and of two processes that think about the
same decision the first to come back carries it out, for it takes the timer with it.
"""

from data.game_records import GameSeat
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from usecases.play.advance import thinker
from usecases.play.move_batch import MoveBatch


def keep_thinking(uow: UnitOfWork, seats: tuple[GameSeat, ...], moves: MoveBatch) -> None:
    """Note for which seat the house has to think now, if it does."""
    seat = thinker(moves, seats)
    if seat is not None:
        uow.timers.schedule(TimerKind.GAME_HOUSE, seats[seat].id, moves.now)
