"""How the time of a seat that is waited for runs: until when it is free, until when it lasts, what stops it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from data.game_records import GameSeat, GameStatus, PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import Seat
from league.waking import before_waking, waking_between
from usecases.play.deadlines import period_of, waking_of
from usecases.play.waiting import is_person

_HOUR = 3600


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The time of a seat: it is over at `until`.

    `has_reserve`: from `free_until` on it is taken from the reserve (None: it was before a vacation began).
    `away_until`: the end of the vacation that moved the deadline, if one did.
    """

    until: datetime
    has_reserve: bool = False
    free_until: datetime | None = None
    away_until: datetime | None = None


def clocks_of(uow: UnitOfWork, game: PostGame, seats: Sequence[GameSeat]) -> Mapping[Seat, SeatClock]:
    """The clocks that run, by their seats; none while a game is held."""
    if game.status is not GameStatus.PLAYING:
        return {}
    return {
        seat.number: _clock(uow, game, seat, seat.deadline) for seat in seats if seat.deadline is not None
    }


def _clock(uow: UnitOfWork, game: PostGame, seat: GameSeat, until: datetime) -> SeatClock:
    waking = waking_of(uow, game, seat)
    back = waking.away_until
    if back is not None and waking_between(back, until, replace(waking, away_until=None)) > period_of(
        game, seat
    ):
        back = None  # it was over before the seat was waited for
    if not seat.reserve:
        return SeatClock(until, away_until=back)
    return SeatClock(until, True, before_waking(until, seat.reserve / _HOUR, waking), back)


def aways_of(
    uow: UnitOfWork, game: PostGame, seats: Sequence[GameSeat], waited: Seat | None
) -> Mapping[Seat, datetime]:
    """Until when each player is on vacation, whether the game waits for them or not.

    `waited` is whom everybody knows that it waits for: a vacation that was over when that time began is none any more.
    Whose other time runs may be a secret, and is not asked.
    """
    until = None if waited is None else seats[waited].deadline
    if game.status is not GameStatus.PLAYING or waited is None or until is None:
        return {}
    waking = replace(waking_of(uow, game, seats[waited]), away_until=None)
    since = before_waking(until, period_of(game, seats[waited]), waking)
    people = {seat.user_id: seat.number for seat in seats if is_person(seat)}
    gone = ((people[user.id], user.away_until) for user in uow.users.find(id=tuple(people)))
    return {number: back for number, back in gone if back and since and back > since}
