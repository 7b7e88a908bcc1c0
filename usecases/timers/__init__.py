"""What happens when a timer is due: one effect a kind, in the same transaction as the mark that it is done."""

from collections.abc import Callable
from datetime import datetime

from data.records import Timer, TimerKind
from data.unit_of_work import UnitOfWork
from usecases.follow import follow
from usecases.play import redraw, thinking, timeouts
from usecases.server import server_of_timer
from usecases.timers import checkin
from usecases.timers.clock_end import clock_end
from usecases.timers.moment import moment_came
from usecases.timers.result_final import result_final

Effect = Callable[[Timer, datetime, UnitOfWork], None]
EFFECTS: dict[TimerKind, Effect] = {
    TimerKind.CHECKIN_REMINDER: checkin.remind,
    TimerKind.CHECKIN_CLOSE: checkin.close,
    TimerKind.PLACEMENT: moment_came,
    TimerKind.CLOCK_WARNING: moment_came,
    TimerKind.CLOCK_END: clock_end,
    TimerKind.BREAK_END: moment_came,
    TimerKind.RESULT_FINAL: result_final,
    TimerKind.RESULT_LATE: moment_came,
    TimerKind.ROUND_SOON: moment_came,
    TimerKind.ROUND_OVER: moment_came,
    TimerKind.GAME_DEADLINE: timeouts.deadline_passed,
    TimerKind.GAME_REMINDER: timeouts.remind,
    TimerKind.GAME_DISCARD: timeouts.order_due,
    TimerKind.GAME_MORNING: timeouts.good_morning,
    TimerKind.GAME_HOUSE: thinking.house_due,
    TimerKind.GAME_OFFER: timeouts.offer_due,
    TimerKind.GAME_REDRAWN: redraw.never_noted,
}


def fire(number: int, now: datetime, uow: UnitOfWork, effect: Effect | None = None) -> bool:
    """Carry out the effect of a due timer, or another that takes its place; whether it was still to be done."""
    due = uow.timers.get(number)
    if due is None:
        return False
    uow.lock(server_of_timer(due, uow))
    timer = uow.timers.take(number, now)
    if timer is None:
        return False
    uow.timers.finish(timer, now)
    uow.cause = timer.audit_id
    (effect or EFFECTS[timer.kind])(timer, now, uow)
    follow(uow, now)
    return True
