"""When a message cannot reach its place: a player takes no private messages, or somebody deleted a game's thread."""

from dataclasses import replace
from datetime import datetime

from data.records import PostKind, UserSettings, mention
from data.unit_of_work import UnitOfWork
from usecases.game.cards import renew
from usecases.game.notes import tell_thread


def card_unreachable(card_id: int, now: datetime, uow: UnitOfWork) -> None:
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


def thread_lost(game_id: int, thread_id: int, uow: UnitOfWork) -> None:
    """The board is posted anew, with a new thread under it."""
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game_id)
    if post is None or post.thread_id != thread_id:
        return
    lost = uow.outbox.posts.save(replace(post, thread_id=0, message_id=0, digest=""))
    uow.outbox.refresh(PostKind.GAME, game_id, lost.guild_id)
