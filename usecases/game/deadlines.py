"""Until when a seat must have decided: in its own waking hours, with reminders on the way."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from data.game_records import Game, GameSeat
from data.records import TimerKind, UserSettings
from data.unit_of_work import UnitOfWork
from engine.catan.state import State
from league.waking import Waking, after_waking
from usecases.caller import guild_of
from usecases.game.waiting import is_person, waits

HALF, LAST = 1, 2
"""The two reminders: at half time, and one hour before the end."""
_LAST_HOUR = timedelta(hours=1)


def keep_deadlines(
    uow: UnitOfWork, game: Game, seats: tuple[GameSeat, ...], state: State, now: datetime
) -> tuple[GameSeat, ...]:
    """Give those a deadline for whom the game begins to wait, take it from the others."""
    awaited = {wait.seat for wait in waits(state) if wait.must}
    return tuple(
        _kept(uow, game, seat, due=seat.number in awaited and is_person(seat), now=now) for seat in seats
    )


def _kept(uow: UnitOfWork, game: Game, seat: GameSeat, *, due: bool, now: datetime) -> GameSeat:
    if due and seat.deadline is None:
        return set_deadline(uow, game, seat, now)
    return drop_deadline(uow, seat) if seat.deadline is not None and not due else seat


def set_deadline(uow: UnitOfWork, game: Game, seat: GameSeat, now: datetime) -> GameSeat:
    """A full period from now on."""
    waking = waking_of(uow, game, seat)
    end = after_waking(now, game.turn_hours, waking)
    _schedule(uow, seat, end, after_waking(now, game.turn_hours / 2, waking), now)
    return uow.game_seats.save(replace(seat, deadline=end))


def shift_deadline(uow: UnitOfWork, seat: GameSeat, by: timedelta, now: datetime) -> GameSeat:
    """The period goes on after a pause."""
    if seat.deadline is None:
        return seat
    end = seat.deadline + by
    _schedule(uow, seat, end, now + (end - now) / 2, now)
    return uow.game_seats.save(replace(seat, deadline=end))


def drop_deadline(uow: UnitOfWork, seat: GameSeat) -> GameSeat:
    """Nothing is waited for any more."""
    stop_timers(uow, seat)
    return uow.game_seats.save(replace(seat, deadline=None))


def stop_timers(uow: UnitOfWork, seat: GameSeat) -> None:
    """No reminder and no end of time for this seat."""
    uow.timers.cancel(TimerKind.GAME_DEADLINE, seat.id)
    uow.timers.cancel(TimerKind.GAME_REMINDER, seat.id)


def waking_of(uow: UnitOfWork, game: Game, seat: GameSeat) -> Waking:
    """When the player of a seat is awake, as far as they told us."""
    user = uow.users.get(seat.user_id) or UserSettings(seat.user_id)
    zone = user.time_zone or guild_of(uow, game.guild_id).time_zone
    return Waking(ZoneInfo(zone), user.wakes, user.sleeps, user.away_until)


def _schedule(uow: UnitOfWork, seat: GameSeat, end: datetime, half: datetime, now: datetime) -> None:
    stop_timers(uow, seat)
    uow.timers.schedule(TimerKind.GAME_DEADLINE, seat.id, end)
    if half > now:
        uow.timers.schedule(TimerKind.GAME_REMINDER, seat.id, half, HALF)
    if end - _LAST_HOUR > half:
        uow.timers.schedule(TimerKind.GAME_REMINDER, seat.id, end - _LAST_HOUR, LAST)
