"""Until when a seat must have decided: in its own waking hours, with reminders on the way."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from data.game_records import GameSeat, GameStatus, PostGame, PromptKind
from data.records import TimerKind, UserSettings
from data.unit_of_work import UnitOfWork
from engine.protocol import Awaited
from league.waking import FEWEST_HOURS, Waking, after_waking, waking_between
from usecases.caller import guild_of
from usecases.play.move_batch import MoveBatch
from usecases.play.undo_counters import marked
from usecases.play.waiting import is_person

HALF, LAST = 1, 2
"""The two reminders: at half time, and one hour before the end."""
_ONE_DAY = timedelta(days=1)
_MUST = frozenset({PromptKind.TURN, PromptKind.REPLY})
_STOPPED = (TimerKind.GAME_DEADLINE, TimerKind.GAME_REMINDER)
_OF_SEATS = (
    *_STOPPED,
    TimerKind.GAME_DISCARD,
    TimerKind.GAME_MORNING,
    TimerKind.GAME_HOUSE,
    TimerKind.GAME_OFFER,
)
_BEGUN = (GameStatus.PLAYING, GameStatus.PAUSED)
_NOTICEABLE = timedelta(seconds=1)
_HOUR = 3600


def keep_deadlines(
    uow: UnitOfWork, moves: MoveBatch, game: PostGame, seats: tuple[GameSeat, ...]
) -> tuple[GameSeat, ...]:
    """Give those a deadline for whom the game begins to wait, take it from the others.

    What is decided anew has its own time, also where only the house played between.
    """
    waits = [wait for wait in moves.at.awaited if wait.must]
    known = {_occasion(wait) for wait in moves.before.awaited} if moves.before is not None else set()
    awaited = {wait.seat for wait in waits if is_person(seats[wait.seat])}
    anew = {wait.seat for wait in waits if _occasion(wait) not in known}
    return tuple(
        _kept(uow, moves, game, seat, due=seat.number in awaited, anew=seat.number in anew) for seat in seats
    )


def _occasion(wait: Awaited) -> Awaited:
    return wait._replace(must=True)


def _kept(
    uow: UnitOfWork, moves: MoveBatch, game: PostGame, seat: GameSeat, *, due: bool, anew: bool
) -> GameSeat:
    if due and seat.deadline is None:
        return set_deadline(uow, game, seat, moves.now)
    if due and anew:
        return set_deadline(uow, game, _spent(uow, moves, game, seat), moves.now)
    return (
        drop_deadline(uow, _spent(uow, moves, game, seat)) if seat.deadline is not None and not due else seat
    )


def _spent(uow: UnitOfWork, moves: MoveBatch, game: PostGame, seat: GameSeat) -> GameSeat:
    """The seat with what is left of its reserve: it runs once the time of the turn is used up.

    A judge who takes these moves back gives it back.
    """
    if not seat.reserve or seat.deadline is None:
        return seat
    left = waking_between(moves.now, seat.deadline, waking_of(uow, game, seat)) * _HOUR
    if left >= seat.reserve:
        return seat
    return uow.game_seats.change(seat, reserve=int(left), spent=time_marked(seat, moves.first))


def time_marked(seat: GameSeat, place: int) -> str:
    """What a seat remembers of its time, and how it stands now, before the events from this place on."""
    return marked(seat.spent, [(place, [seat.reserve, seat.misses])])


def set_deadline(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> GameSeat:
    """A full period from now on."""
    return _given(uow, game, seat, period_of(game, seat), now)


def period_of(game: PostGame, seat: GameSeat) -> float:
    """How many waking hours a seat has: those of a turn, and its reserve."""
    return game.turn_hours + seat.reserve / _HOUR


def resume_deadline(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> GameSeat:
    """After a pause as much of the period is left as before; a vacation begun meanwhile takes nothing of it."""
    if seat.deadline is None or game.paused_at is None:
        return seat
    waking = replace(waking_of(uow, game, seat), away_until=None)
    left = waking_between(game.paused_at, seat.deadline, waking)
    return _given(uow, game, seat, min(left, period_of(game, seat)), now)


def follow_hours(uow: UnitOfWork, before: UserSettings, after: UserSettings, now: datetime) -> int:
    """A player's hours or vacation changed: what is left of the periods that run is left in the new hours too.

    However often the hours are changed, a deadline moves no further than it would with the fewest hours a day, so
    that nobody can hold up a game for ever. How many deadlines moved.
    """
    return sum(
        _followed(uow, seat, before, after, now) for seat in uow.game_seats.find(user_id=after.id) if after.id
    )


def follow_zone(uow: UnitOfWork, guild_id: int, before: str, now: datetime) -> None:
    """Where the server has another time zone now, whoever has none of their own is left as much time as before."""
    if guild_of(uow, guild_id).time_zone == before:
        return
    for game in uow.games.find(guild_id=guild_id, status=_BEGUN):
        for seat in uow.game_seats.find(game_id=game.id):
            user = uow.users.get(seat.user_id) or UserSettings(seat.user_id)
            if seat.user_id and not user.time_zone:
                _followed(uow, seat, replace(user, time_zone=before), user, now)


def follow_account(uow: UnitOfWork, seat: GameSeat, before: UserSettings, now: datetime) -> GameSeat:
    """A seat's player is another account by now: what is left of a period that runs is left in its hours too.

    `before` are the hours of the account that was there.
    """
    _followed(uow, seat, before, uow.users.get(seat.user_id) or UserSettings(seat.user_id), now)
    return uow.game_seats.require(seat.id)


def _followed(
    uow: UnitOfWork, seat: GameSeat, before: UserSettings, after: UserSettings, now: datetime
) -> bool:
    game = uow.games.require(seat.game_id)
    if game.status is GameStatus.PAUSED:
        _followed_in_pause(uow, game, seat, _waking(uow, game, before), _waking(uow, game, after))
    if game.status is not GameStatus.PLAYING:
        return False
    if uow.timers.waiting(TimerKind.GAME_MORNING, seat.id):
        uow.timers.schedule(TimerKind.GAME_MORNING, seat.id, after_waking(now, 0, _waking(uow, game, after)))
    if seat.deadline is None or seat.deadline <= now:
        return False
    left = waking_between(now, seat.deadline, _waking(uow, game, before))
    end = after_waking(now, left, _waking(uow, game, after))
    hours_alone = before.away_until == after.away_until
    too_late = hours_alone and end > max(seat.deadline, _latest(uow, game, seat, now))
    if too_late or abs(end - seat.deadline) < _NOTICEABLE:
        return False
    _given(uow, game, seat, left, now)
    return True


def _followed_in_pause(
    uow: UnitOfWork, game: PostGame, seat: GameSeat, before: Waking, after: Waking
) -> None:
    """While a game is held no time runs: what was left when it was held is left in the new hours too."""
    if seat.deadline is None or game.paused_at is None:
        return
    left = waking_between(game.paused_at, seat.deadline, replace(before, away_until=None))
    end = after_waking(game.paused_at, left, replace(after, away_until=None))
    uow.game_seats.change(seat, deadline=end)


def _latest(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> datetime:
    """How far another time of day may move a deadline: a day, and the period with the fewest hours."""
    cards = uow.game_cards.find(game_id=game.id, seat=seat.number)
    about = {(card.kind, card.about) for card in cards if card.is_open and card.kind in _MUST}
    since = (card.opened_at for card in cards if (card.kind, card.about) in about)
    return min(since, default=now) + _ONE_DAY * (1 + period_of(game, seat) / FEWEST_HOURS)


def drop_deadline(uow: UnitOfWork, seat: GameSeat) -> GameSeat:
    """Nothing is waited for any more."""
    uow.timers.cancel(seat.id, *_STOPPED, TimerKind.GAME_MORNING)
    return uow.game_seats.change(seat, deadline=None)


def stop_timers(uow: UnitOfWork, seat: GameSeat) -> None:
    """No reminder and no end of time for this seat."""
    uow.timers.cancel(seat.id, *_STOPPED)


def stop_all_timers(uow: UnitOfWork, seat: GameSeat) -> None:
    """The game is over: nothing goes off for this seat any more."""
    uow.timers.cancel(seat.id, *_OF_SEATS)


def waking_of(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> Waking:
    """When the player of a seat is awake, as far as they told us."""
    return _waking(uow, game, uow.users.get(seat.user_id) or UserSettings(seat.user_id))


def _waking(uow: UnitOfWork, game: PostGame, user: UserSettings) -> Waking:
    zone = user.time_zone or guild_of(uow, game.guild_id).time_zone
    return Waking(ZoneInfo(zone), user.wakes, user.sleeps, user.away_until)


def _half(game: PostGame, seat: GameSeat) -> float:
    """How much is left at the first reminder: half of the time of the turn, or with a reserve all of that."""
    return seat.reserve / _HOUR if seat.reserve else game.turn_hours / 2


def _given(uow: UnitOfWork, game: PostGame, seat: GameSeat, hours: float, now: datetime) -> GameSeat:
    """So many waking hours from now on, with the reminders that are still to come."""
    waking = waking_of(uow, game, seat)
    end = after_waking(now, hours, waking)
    half, last = hours - _half(game, seat), hours - 1
    due = [(TimerKind.GAME_DEADLINE, end, 0)]
    if half > 0:
        due.append((TimerKind.GAME_REMINDER, after_waking(now, half, waking), HALF))
    if last > max(half, 0):
        due.append((TimerKind.GAME_REMINDER, after_waking(now, last, waking), LAST))
    stop_timers(uow, seat)
    uow.timers.set_out(seat.id, due)
    return uow.game_seats.change(seat, deadline=end)
