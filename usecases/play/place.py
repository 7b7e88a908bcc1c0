"""A game whose thread or channel is gone gets another place: where one of its players asks for it."""

from dataclasses import dataclass, replace

from data.game_records import UNDECIDED, GameStatus, PostGame
from data.records import Destination, PostKind, mention
from data.unit_of_work import UnitOfWork
from league.ids import EventId, GameId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.play.find import game_of
from usecases.play.prompts import renew
from usecases.play.show import GameQuestion
from usecases.play.start import ask_for_number
from usecases.play.thread_notices import tell_thread
from usecases.play.unreachable import lost_key
from usecases.play.views import seat_of


@dataclass(frozen=True, slots=True)
class MoveBoard:
    """The board is to stand in this channel, which may be a thread already."""

    caller: Caller
    game_id: GameId
    channel_id: int
    in_thread: bool


def wants_place(question: GameQuestion, uow: UnitOfWork) -> bool:
    """Whether a game has lost its place, and whoever asks may bring the board to where they ask."""
    game = uow.games.get(question.game_id)
    if game is None or game.guild_id != question.caller.guild_id or not _has_lost_place(uow, game):
        return False
    return game.channel_id != question.channel_id and _stranger(uow, question.caller, game) is None


def move_board(command: MoveBoard, uow: UnitOfWork) -> PostGame | Refusal:
    """The board and what waits in the thread come anew in another channel.

    Only where the old place is gone: nobody carries a board off that others look at.

    Refusals: `game-needs-server`, `game-no-such-game`, `game-over`, `game-not-seated`, `game-place-stands`.
    """
    caller = command.caller
    if not caller.guild_id:
        return Refusal("game-needs-server")
    game = game_of(uow, caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    refused = _stranger(uow, caller, game) or _settled(uow, game)
    if refused:
        return refused
    moved = uow.games.save(replace(game, channel_id=command.channel_id, in_thread=command.in_thread))
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game.id)
    if post is not None:
        uow.outbox.posts.save(replace(post, channel_id=0, message_id=0, thread_id=0, digest="", nonce=""))
    for card in uow.game_cards.find(game_id=game.id, is_open=True, by_message=False):
        renew(uow, moved, card, by_message=False, now=caller.now)
    if refusal_unless(uow, caller, Role.JUDGE) is None:
        audit(uow, caller, EventId(0), "game-move", {"game": game.id})
    _tell(uow, moved, caller)
    return moved


def _tell(uow: UnitOfWork, moved: PostGame, caller: Caller) -> None:
    if moved.status is GameStatus.STARTING:
        ask_for_number(uow, moved)
    if moved.started_at is not None:
        who = {"player": mention(caller.user_id)}
        tell_thread(uow, moved, "game-moved", who, key=f"place:{moved.version}")


def _stranger(uow: UnitOfWork, caller: Caller, game: PostGame) -> Refusal | None:
    """Why the caller has no say in where a game stands: neither plays it, nor opened it, nor judges."""
    known = game.created_by == caller.user_id or seat_of(uow, game, caller.user_id) is not None
    if known or refusal_unless(uow, caller, Role.JUDGE) is None:
        return None
    return Refusal("game-not-seated", params={"game": game.id})


def _settled(uow: UnitOfWork, game: PostGame) -> Refusal | None:
    """Why a game needs no other place."""
    if game.status not in UNDECIDED:
        return Refusal("game-over", params={"game": game.id})
    return None if _has_lost_place(uow, game) else Refusal("game-place-stands", params={"game": game.id})


def _has_lost_place(uow: UnitOfWork, game: PostGame) -> bool:
    """Whether the judges were told that the board cannot be posted where it should, and it still is not."""
    told = uow.outbox.notices.first(key=lost_key(game, Destination.JUDGES))
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game.id)
    return told is not None and post is not None and (bool(post.error) or post.wanted > post.done)
