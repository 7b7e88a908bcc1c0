"""Another player takes over a seat: with full time for the turn and none of the former one's secrets. Both are told."""

from dataclasses import dataclass, replace
from datetime import datetime

from data.game_records import NOT_BEGUN, GameSeat, GameStatus, PostGame, SeatState
from data.records import Destination, Notice, mention
from data.unit_of_work import UnitOfWork
from usecases.play.commit import commit_moves, moves_of
from usecases.play.deadlines import drop_deadline
from usecases.play.hold import call_passes
from usecases.play.invitations import welcome
from usecases.play.lobby import takes_messages
from usecases.play.private_notices import drop_unsent, tell_player
from usecases.play.prompts import close
from usecases.play.start import start_if_full
from usecases.play.thread_notices import tell_thread
from usecases.play.views import thread_of

SEAT_LOST = "game-own-seat-lost"
_IN_A_LEAGUE = "game-own-seat-lost-league"


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """Who sits down, and how: `INVITED` must still come, as everybody in a league's game that has not begun."""

    user_id: int
    name: str
    state: SeatState = SeatState.TAKEN


def give_seat(
    uow: UnitOfWork, game: PostGame, seat: GameSeat, new: NewPlayer, now: datetime, lost: str = SEAT_LOST
) -> GameSeat:
    """The seat is this player's from now on; before the start the last seat begins the game.

    `lost` is what whoever sat there reads once it has begun: whose the score is.
    """
    taken = hand_over(uow, game, seat, new, now)
    if seat.user_id != new.user_id:
        _tell_newcomer(uow, game, taken, seat, now)
    if game.status in NOT_BEGUN:
        _tell_out_of_lobby(uow, game, seat, taken)
        if game.status is GameStatus.OPEN:
            start_if_full(uow, game)
        return uow.game_seats.require(taken.id)
    _tell_begun(uow, game, seat, taken)
    if seat.user_id != new.user_id:
        text = _IN_A_LEAGUE if lost == SEAT_LOST and game.table_id else lost
        tell_player(uow, game, seat, text, f"{taken.version}", now, {"player": mention(new.user_id)})
    return taken


def _tell_begun(uow: UnitOfWork, game: PostGame, seat: GameSeat, taken: GameSeat) -> None:
    """The thread hears who plays on; whoever looks for their turns there is called, as the newcomer is."""
    stays, new = seat.user_id == taken.user_id, taken.user_id
    reads = bool(seat.user_id) and not seat.by_message and not stays
    tell_thread(
        uow,
        game,
        "game-put-back" if stays else "game-substituted",
        {"player": mention(new), "old": mention(seat.user_id) if reads else seat.name},
        key=f"seat:{seat.id}:{taken.version}",
        mentions=(new, seat.user_id) if reads else (new,),
    )


def hand_over(uow: UnitOfWork, game: PostGame, seat: GameSeat, new: NewPlayer, now: datetime) -> GameSeat:
    """The seat, its messages and its time pass to another player, without a word; the game goes on at once.

    A call for a judge stands, and is nobody's any more to take back: a judge has come.
    """
    for card in uow.game_cards.find(game_id=game.id, seat=seat.number, is_open=True):
        close(uow, game, card)
    if seat.user_id != new.user_id:
        drop_unsent(uow, game, seat)
    seat = drop_deadline(uow, seat)
    taken = uow.game_seats.save(_taken_over(seat, new, by_message=takes_messages(uow, new.user_id)))
    if seat.user_id != new.user_id:
        game = call_passes(uow, game, seat.user_id, 0)
    if game.status is GameStatus.PLAYING:
        commit_moves(uow, moves_of(uow, game, now))
        return uow.game_seats.require(taken.id)
    return taken


def _taken_over(seat: GameSeat, new: NewPlayer, *, by_message: bool) -> GameSeat:
    """The word stays: the dice of the game hang on it. So do the orders of whoever is put back."""
    kept = seat.user_id == new.user_id
    return replace(
        seat,
        state=new.state,
        user_id=new.user_id,
        name=new.name,
        by_message=by_message,
        orders=seat.orders if kept else "",
        ticked=seat.ticked if kept else "",
        misses=0,
        autopilot=False,
        resigned=False,
    )


def _tell_newcomer(uow: UnitOfWork, game: PostGame, taken: GameSeat, seat: GameSeat, now: datetime) -> None:
    """Each time that the seat is given; whoever must still come is invited."""
    if taken.state is not SeatState.INVITED:
        mark = f":{taken.id}.{taken.version}"
        welcome(uow, game, taken.user_id, "game-welcome-given", now, {"old": seat.name or "—"}, mark)


def _tell_out_of_lobby(uow: UnitOfWork, game: PostGame, seat: GameSeat, taken: GameSeat) -> None:
    """Whoever sat there, or was invited to, hears that they need not come; where they take no messages, in public."""
    if not seat.user_id or seat.user_id == taken.user_id:
        return
    channel = thread_of(uow, game) or game.channel_id
    uow.outbox.send(
        Notice(
            0,
            f"{SEAT_LOST}:{game.id}:{taken.version}:{seat.number}",
            game.guild_id,
            Destination.PRIVATE,
            seat.user_id,
            "game-own-seat-given",
            {"game": game.id, "channel": {"channel": channel}, "player": mention(taken.user_id)},
            instead=game.channel_id,
        )
    )
