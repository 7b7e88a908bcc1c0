"""When a message cannot reach its place: a player takes no private messages, or a game's thread or channel is gone."""

from dataclasses import replace
from datetime import datetime

from data.game_records import UNDECIDED, PostGame
from data.records import Destination, Notice, Post, PostKind, UserSettings, mention
from data.unit_of_work import UnitOfWork
from usecases.play.notes import tell_thread
from usecases.play.prompts import renew


def prompt_unreachable(card_id: int, now: datetime, uow: UnitOfWork) -> None:
    """The thread takes over for a player whose private messages are closed; it is said once."""
    card = uow.game_cards.get(card_id)
    if card is None or not card.by_message:
        return
    game = uow.games.require(card.game_id)
    user = uow.users.get(card.user_id) or UserSettings(card.user_id)
    uow.users.put(replace(user, direct_messages_closed=True))
    seat = uow.game_seats.first(game_id=game.id, number=card.seat, user_id=card.user_id)
    if seat is None:
        return
    if seat.by_message:
        uow.game_seats.save(replace(seat, by_message=False))
        tell_thread(
            uow, game, "game-messages-closed", {"player": mention(seat.user_id)}, key=f"closed:{seat.id}"
        )
    for open_card in uow.game_cards.find(game_id=game.id, seat=card.seat, is_open=True, by_message=True):
        renew(uow, game, open_card, by_message=False, now=now)


def thread_lost(game_id: int, thread_id: int, uow: UnitOfWork) -> Post | None:
    """The board is posted anew, with a new thread under it; None if the game has no thread of its own.

    Returns the board as it stood: its message is to go, two boards would puzzle everybody.
    """
    game = uow.games.get(game_id)
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game_id)
    if game is None or post is None or game.in_thread or not thread_id:
        return None
    if post.thread_id != thread_id:  # somebody else noticed it before us
        return replace(post, message_id=0)
    lost = uow.outbox.posts.save(replace(post, thread_id=0, message_id=0, digest=""))
    uow.outbox.refresh(PostKind.GAME, game_id, lost.guild_id)
    return post


def ping_lost(card_id: int, thread_id: int, uow: UnitOfWork) -> Post | None:
    """A ping found no thread: as `thread_lost`."""
    card = uow.game_cards.get(card_id)
    return None if card is None or card.by_message else thread_lost(card.game_id, thread_id, uow)


def board_lost(game_id: int, uow: UnitOfWork) -> None:
    """Whoever opened the game and the judges are told once for each place: a person must give it another one."""
    game = uow.games.get(game_id)
    if game is None or game.status not in UNDECIDED:
        return
    text, params = "game-place-lost", {"game": game.id}
    for place, subject in ((Destination.PRIVATE, game.created_by), (Destination.JUDGES, game.id)):
        uow.outbox.send(Notice(0, lost_key(game, place), game.guild_id, place, subject, text, params))


def lost_key(game: PostGame, place: Destination) -> str:
    """What names the message that a game's present place is gone."""
    return f"game-place-lost:{game.id}:{game.channel_id}:{place}"
