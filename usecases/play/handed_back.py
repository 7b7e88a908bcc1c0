"""What gave a seat of a game to another user is taken back: the former one plays on, unless others sit there by now."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.game_records import UNDECIDED, GameSeat, GameStatus, HandoverKind, PostGame, SeatHandover, SeatState
from data.repository import names_of, to_record
from data.unit_of_work import UnitOfWork
from usecases.play.give_seat import NewPlayer, hand_over
from usecases.play.other_account import OtherAccount, seat_moved
from usecases.play.views import seat_of, seats_of

_HISTORY: Final = "seat_history"


def seats_handed_back(uow: UnitOfWork, now: datetime) -> None:
    """The seats of which it is no longer noted that they changed hands.

    Source: house
    """
    for gone in tuple(_gone(uow)):
        game = uow.games.require(gone.game_id)
        seat = seats_of(uow, game)[gone.seat]
        # 0: whoever it was had all that is kept of them forgotten
        if gone.was and seat.user_id == gone.now and seat_of(uow, game, gone.was) is None:
            _handed_back(uow, game, seat, gone, now)


def _gone(uow: UnitOfWork) -> Iterator[SeatHandover]:
    for diff in uow.journal.changed():
        row = diff.before
        if diff.table_name == _HISTORY and row is not None and diff.now is None:
            yield to_record((row[name] for name in names_of(SeatHandover)), SeatHandover)


def _handed_back(uow: UnitOfWork, game: PostGame, seat: GameSeat, gone: SeatHandover, now: datetime) -> None:
    """A player's other account has the games that are over, too; a seat that was passed on is played for."""
    person = uow.people.first(guild_id=game.guild_id, user_id=gone.was)
    if gone.kind is HandoverKind.MOVED:
        back = OtherAccount(game.guild_id, gone.now, gone.was, person.name if person else seat.name)
        seat_moved(uow, game, seat, back, now)
    elif game.status in UNDECIDED:
        state = gone.state if game.status is GameStatus.OPEN else SeatState.TAKEN
        hand_over(uow, game, seat, NewPlayer(gone.was, person.name if person else "—", state), now)
