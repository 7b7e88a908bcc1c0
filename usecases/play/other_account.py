"""A player is another account on Discord by now: their games by post go on under it, and nothing of them is lost.

It is the same person, so that orders, time and hand stay; only where they are written to changes.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

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
from data.records import Delivery, Destination, UserSettings, mention
from data.unit_of_work import UnitOfWork
from league.ids import SeatHandoverId
from league.refusal import Refusal
from usecases.play.deadlines import follow_account
from usecases.play.hold import call_passes
from usecases.play.invitations import unwelcome, welcome
from usecases.play.lobby import takes_messages
from usecases.play.prompts import renew
from usecases.play.thread_notices import tell_thread
from usecases.play.views import seat_of

_TO_MOVE: Final = (*UNDECIDED, GameStatus.OVER)


@dataclass(frozen=True, slots=True)
class OtherAccount:
    """From which account of a server's player to which, and what the player is called there."""

    guild_id: int
    old: int
    new: int
    name: str


def unless_plays_both(uow: UnitOfWork, change: OtherAccount) -> Refusal | None:
    """Two accounts that play one game are two players.

    Refusals: `merge-game-met` (params: game).
    """
    for game, _ in _seats(uow, change.guild_id, change.old, UNDECIDED):
        if seat_of(uow, game, change.new) is not None:
            return Refusal("merge-game-met", params={"game": game.id})
    return None


def move_games(uow: UnitOfWork, change: OtherAccount, now: datetime) -> None:
    """The account's games on the server are the other's, those that are over too."""
    seats = _seats(uow, change.guild_id, change.old)
    free = [(game, seat) for game, seat in seats if seat_of(uow, game, change.new) is None]
    for game, seat in free:
        moved = seat_moved(uow, game, seat, change, now)
        uow.handovers.add(_noted(seat, change, now))
        if game.status in NOT_BEGUN:
            _call_again(uow, game, seat, moved, now)
        elif game.status in UNDECIDED:
            told = {"player": mention(change.new), "old": seat.name}
            key = f"seat:{seat.id}:{moved.version}"
            tell_thread(uow, game, "game-account-moved", told, key=key, mentions=(change.new,))


def _noted(seat: GameSeat, change: OtherAccount, now: datetime) -> SeatHandover:
    how, number = HandoverKind.MOVED, SeatHandoverId(0)
    return SeatHandover(number, seat.game_id, seat.number, how, change.old, change.new, seat.state, now)


def _seats(
    uow: UnitOfWork, guild_id: int, user_id: int, status: tuple[GameStatus, ...] = _TO_MOVE
) -> list[tuple[PostGame, GameSeat]]:
    """The account's seats in games of the server that stand so."""
    seats = {seat.game_id: seat for seat in uow.game_seats.find(user_id=user_id)}
    games = uow.games.find(id=tuple(seats), guild_id=guild_id, status=status) if seats else ()
    return [(game, seats[game.id]) for game in games]


def seat_moved(
    uow: UnitOfWork, game: PostGame, seat: GameSeat, change: OtherAccount, now: datetime
) -> GameSeat:
    """The seat, its messages and its time are the other account's, without a word."""
    by_message = takes_messages(uow, change.new)
    kept = replace(seat, user_id=change.new, name=change.name, by_message=by_message)
    moved = uow.game_seats.save(kept)
    if game.status in UNDECIDED:
        game = _own_marks(uow, game, change)
        before = uow.users.get(change.old) or UserSettings(change.old)
        moved = follow_account(uow, moved, before, now)
        for card in uow.game_cards.find(game_id=game.id, seat=seat.number, is_open=True):
            anew = replace(card, user_id=change.new, hint="")
            renew(uow, game, anew, by_message=moved.by_message, now=now)
        _redirect(uow, game, change)
    return moved


def _own_marks(uow: UnitOfWork, game: PostGame, change: OtherAccount) -> PostGame:
    """Whoever opened the game, or called a judge to it, may still call it off, or take the call back."""
    called = call_passes(uow, game, change.old, change.new)
    if called.created_by != change.old:
        return called
    return uow.games.save(replace(called, created_by=change.new))


def _redirect(uow: UnitOfWork, game: PostGame, change: OtherAccount) -> None:
    """What the old account was to read in the morning, its hand among it, goes to the new one."""
    waiting = uow.outbox.notices.find(
        guild_id=game.guild_id, place=Destination.PRIVATE, subject=change.old, state=Delivery.PENDING
    )
    for notice in waiting:
        is_own = not notice.duty and not notice.key.startswith("game-first:")
        if notice.params.get("game") == game.id and notice.attempted_at is None and is_own:
            uow.outbox.notices.change(notice, subject=change.new)


def _call_again(uow: UnitOfWork, game: PostGame, seat: GameSeat, moved: GameSeat, now: datetime) -> None:
    """Before the start the new account is greeted, as the old one was."""
    unwelcome(uow, game, seat.user_id)
    if moved.by_message and seat.state is not SeatState.INVITED:
        welcome(uow, game, moved.user_id, "game-welcome-given", now, {"old": seat.name}, f":{moved.version}")
