"""A player is another account on Discord by now: their games by post go on under it, and nothing of them is lost.

It is the same person, so that orders, time and hand stay; only where they are written to changes.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from data.game_records import NOT_BEGUN, UNDECIDED, GameSeat, GameStatus, PostGame, SeatState
from data.records import AuditLine, Delivery, Destination, UserSettings, mention
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.deadlines import follow_account
from usecases.play.invitations import INVITED, InvitationEnd, invitation_over, unwelcome, welcome
from usecases.play.lobby import takes_messages
from usecases.play.notes import tell_thread
from usecases.play.prompts import renew
from usecases.play.views import seat_of, seats_of

MOVED: Final = "moved"
"""The word under which the audit line keeps which seats went from which account to which."""
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


def move_games(uow: UnitOfWork, change: OtherAccount, now: datetime) -> dict[str, str]:
    """The account's games on the server are the other's, those that are over too; what the audit line must know."""
    seats = _seats(uow, change.guild_id, change.old)
    free = [(game, seat) for game, seat in seats if seat_of(uow, game, change.new) is None]
    for game, seat in free:
        moved = _moved(uow, game, seat, change, now)
        if game.status in NOT_BEGUN:
            _call_again(uow, game, seat, moved, now)
        elif game.status in UNDECIDED:
            told = {"player": mention(change.new), "old": seat.name}
            key = f"seat:{seat.id}:{moved.version}"
            tell_thread(uow, game, "game-account-moved", told, key=key, mentions=(change.new,))
    kept = [f"{game.id}:{seat.number}:{change.new}:{change.old}" for game, seat in free]
    return {MOVED: " ".join(kept)} if kept else {}


def moved_in(line: AuditLine) -> frozenset[GameId]:
    """The games that an action has moved to another account."""
    return frozenset(GameId(int(kept.partition(":")[0])) for kept in str(line.params.get(MOVED, "")).split())


def games_moved_back(uow: UnitOfWork, line: AuditLine, now: datetime) -> None:
    """The change of account is undone: the first one plays on, unless the seat has another player by now."""
    for kept in str(line.params.get(MOVED, "")).split():
        number, place, new, old = map(int, kept.split(":"))
        game = uow.games.get(GameId(number))
        seat = seats_of(uow, game)[place] if game is not None else None
        if game is None or seat is None or seat.user_id != new or not old or seat_of(uow, game, old):
            continue  # 0: whoever it was had all that is kept of them forgotten
        person = uow.people.first(guild_id=game.guild_id, user_id=old)
        back = OtherAccount(game.guild_id, new, old, person.name if person else seat.name)
        _moved(uow, game, seat, back, now)


def _seats(
    uow: UnitOfWork, guild_id: int, user_id: int, status: tuple[GameStatus, ...] = _TO_MOVE
) -> list[tuple[PostGame, GameSeat]]:
    """The account's seats in games of the server that stand so."""
    seats = {seat.game_id: seat for seat in uow.game_seats.find(user_id=user_id)}
    games = uow.games.find(id=tuple(seats), guild_id=guild_id, status=status) if seats else ()
    return [(game, seats[game.id]) for game in games]


def _moved(uow: UnitOfWork, game: PostGame, seat: GameSeat, change: OtherAccount, now: datetime) -> GameSeat:
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
    opened = change.new if game.created_by == change.old else game.created_by
    called = change.new if game.called_by == change.old else game.called_by
    if (opened, called) == (game.created_by, game.called_by):
        return game
    return uow.games.save(replace(game, created_by=opened, called_by=called))


def _redirect(uow: UnitOfWork, game: PostGame, change: OtherAccount) -> None:
    """What the old account was to read in the morning, its hand among it, goes to the new one."""
    waiting = uow.outbox.notices.find(
        guild_id=game.guild_id, place=Destination.PRIVATE, subject=change.old, state=Delivery.PENDING
    )
    for notice in waiting:
        is_greeting = notice.key.startswith("game-first:")
        if notice.params.get("game") == game.id and notice.attempted_at is None and not is_greeting:
            uow.outbox.notices.change(notice, subject=change.new)


def _call_again(uow: UnitOfWork, game: PostGame, seat: GameSeat, moved: GameSeat, now: datetime) -> None:
    """Before the start the new account is invited, or greeted, as the old one was."""
    if seat.state is SeatState.INVITED:
        invitation_over(uow, game, seat.user_id, InvitationEnd.MOVED)
        welcome(uow, game, moved.user_id, INVITED, now)
        return
    unwelcome(uow, game, seat.user_id)
    if moved.by_message:
        welcome(uow, game, moved.user_id, "game-welcome-given", now, {"old": seat.name}, f":{moved.version}")
