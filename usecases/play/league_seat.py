"""Another player takes a seat at a league's table: where the table plays by post they take the game's seat, too."""

from dataclasses import dataclass
from datetime import datetime

from data.game_records import (
    NOT_BEGUN,
    UNDECIDED,
    GameSeat,
    GameStatus,
    HandoverKind,
    PostGame,
    SeatHandover,
    SeatState,
)
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId, SeatHandoverId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.bracket.labels import named_by
from usecases.play.give_seat import NewPlayer, give_seat
from usecases.play.registry import engine_of
from usecases.play.views import seat_of, seats_of

_SEAT_PASSED = "game-own-seat-passed"
_OPEN = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class LeagueSeat:
    """A seat of the game that is played by post at a league's table."""

    table: Table
    game: PostGame
    seat: GameSeat


def seat_by_post(uow: UnitOfWork, table: Table, player: PlayerId) -> LeagueSeat | None:
    """The seat that a player of a table has in its game; None where none is on. Seats keep the table's order."""
    game = uow.games.first(table_id=table.id, status=UNDECIDED) if table.status in _OPEN else None
    seats = seats_of(uow, game) if game is not None else ()
    if game is None or player not in table.seats or len(seats) != len(table.seats):
        return None
    return LeagueSeat(table, game, seats[table.seats.index(player)])


def seats_by_post(uow: UnitOfWork, event_id: EventId, player: PlayerId) -> tuple[LeagueSeat, ...]:
    """All that a player has in an event, in a bracket for instance."""
    tables = (table for table in uow.tables.find(event_id=event_id) if player in table.seats)
    found = (seat_by_post(uow, table, player) for table in tables)
    return tuple(seat for seat in found if seat is not None)


def unless_passed(uow: UnitOfWork, found: LeagueSeat, into: Person) -> Refusal | None:
    """Why this player cannot take the game's seat.

    Refusals: `substitute-match-by-post` and `substitute-guest-by-post` (params: table, game), `game-already-seated`.
    """
    game, where = found.game, {**named_by(uow, found.table), "game": found.game.id}
    if keeps_seats(game):
        return Refusal("substitute-match-by-post", params=where)
    if into.user_id is None:
        return Refusal("substitute-guest-by-post", params=where)
    own = seat_of(uow, game, into.user_id)
    elsewhere = own is not None and own.number != found.seat.number
    return Refusal("game-already-seated", params={"game": game.id}) if elsewhere else None


def keeps_seats(game: PostGame) -> bool:
    """Whether nobody else may take a seat: in a match of two that has begun nobody plays on another's position."""
    return game.status not in NOT_BEGUN and engine_of(game).resignation is not None


def pass_seats(uow: UnitOfWork, seats: tuple[LeagueSeat, ...], into: Person, now: datetime) -> None:
    """The newcomer takes these seats; before the start they must come as everybody must."""
    for found in seats:
        if found.seat.user_id != into.user_id:
            _passed(uow, found, into, now)


def _passed(uow: UnitOfWork, found: LeagueSeat, into: Person, now: datetime) -> None:
    game, seat, new = found.game, found.seat, into.user_id or 0
    state = SeatState.INVITED if game.status is GameStatus.OPEN else SeatState.TAKEN
    give_seat(uow, game, seat, NewPlayer(new, into.name, state), now, _SEAT_PASSED)
    uow.handovers.add(
        SeatHandover(
            SeatHandoverId(0), game.id, seat.number, HandoverKind.PASSED, seat.user_id, new, seat.state, now
        )
    )
