"""A player is here again: what was missed is forgotten, and the house lets go of the seat."""

from dataclasses import replace

from data.game_records import GameSeat, PostGame
from data.unit_of_work import UnitOfWork
from usecases.play.reserve import lost_after


def returned(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], seat: GameSeat
) -> tuple[GameSeat, ...]:
    """The seats, now that the player of this one is here.

    In a match that is lost by absence the house lets go of the opponent's seat too: it kept it because both stayed
    away, and the opponent's time, which no longer ran, runs anew. Source: house
    """
    if not seat.misses and not seat.autopilot:
        return seats
    both = lost_after(uow, game) is not None
    return tuple(_let_go(uow, each, seat, both=both) for each in seats)


def _let_go(uow: UnitOfWork, seat: GameSeat, here: GameSeat, *, both: bool) -> GameSeat:
    if seat.id == here.id:
        return uow.game_seats.save(replace(seat, misses=0, autopilot=False))
    return uow.game_seats.save(replace(seat, autopilot=False)) if both and seat.autopilot else seat
