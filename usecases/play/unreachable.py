"""When a message cannot reach its place: a player takes no private messages, or a game's thread or channel is gone."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from data.game_records import UNDECIDED, GameHold, PostGame, PromptKind
from data.records import Destination, Notice, Post, PostKind, UserSettings, mention
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor
from league.duty import Slot
from league.ids import GameHoldId, GameId, PromptId
from usecases.delivery.links import lead_to
from usecases.play.lobby import takes_messages
from usecases.play.prompts import renew
from usecases.play.thread_notices import tell_thread
from usecases.play.views import thread_of

_LOST: Final = "game-place-lost"
_CALLS: Final = ("game-judge-wanted", "game-judge-wanted-plain")


def prompt_unreachable(card_id: PromptId, now: datetime, uow: UnitOfWork) -> None:
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


def player_of(card_id: PromptId, uow: UnitOfWork) -> int:
    """Whom a message asks to decide; 0 where it is gone."""
    card = uow.game_cards.get(card_id)
    return 0 if card is None else card.user_id


def board_above(game_id: GameId, thread_id: int, uow: UnitOfWork) -> Post | None:
    """The board above a thread that is gone; None if the game has no thread of its own.

    Its message is to go before `thread_lost` forgets it: two boards would puzzle everybody.
    """
    game = uow.games.get(game_id)
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game_id)
    if game is None or post is None or game.in_thread or not thread_id:
        return None
    noticed = post.thread_id != thread_id  # by somebody before us
    return replace(post, message_id=0) if noticed else post


def thread_lost(game_id: GameId, thread_id: int, uow: UnitOfWork) -> None:
    """The board is posted anew, with a new thread under it."""
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game_id)
    if post is not None and post.thread_id == thread_id:
        uow.outbox.posts.save(replace(post, thread_id=0, message_id=0, digest=""))
        uow.outbox.redraw(PostKind.GAME, [game_id])
        lead_to(game_id, uow)


def game_of_ping(card_id: PromptId, uow: UnitOfWork) -> int:
    """The game in whose thread a ping stands; 0 where it is a private message."""
    card = uow.game_cards.get(card_id)
    return 0 if card is None or card.by_message else card.game_id


def board_lost(game_id: GameId, _now: datetime, uow: UnitOfWork) -> None:
    """Whoever opened the game and the judges are told once for each place: a person must give it another one.

    Not where the bot was taken from the server: the place may well be there, and comes back with the bot.
    """
    game = uow.games.get(game_id)
    if game is not None and game.status in UNDECIDED and game.held_for is not HeldFor.AWAY:
        _tell_of_place(uow, game, _LOST, game.channel_id, {})


def ping_lost(card_id: PromptId, now: datetime, uow: UnitOfWork) -> None:
    """A game's thread is locked, or closed to the bot: what was to be said there is said to the player in private.

    That is for this time only: the next turn is looked for in the thread again. Whoever opened the game and the judges
    are told once for each thread.
    """
    card = uow.game_cards.get(card_id)
    if card is None or card.by_message or not card.is_open:
        return
    game = uow.games.require(card.game_id)
    if game.held_for is HeldFor.AWAY:
        return
    thread = thread_of(uow, game) or game.channel_id
    _tell_of_place(uow, game, "game-thread-shut", thread, {"channel": {"channel": thread}})
    if card.kind is not PromptKind.NEXT and takes_messages(uow, card.user_id):
        renew(uow, game, card, by_message=True, now=now)


def call_unheard(call: Notice, uow: UnitOfWork) -> None:
    """Discord took the call of a judge to a game nowhere, or not in its place: the call says so from now on.

    The game is held for it, so that nobody would notice.
    """
    hold = _hold_of(call, uow)
    if hold is not None:
        uow.game_holds.change(hold, heard_in=call.instead, unheard=not call.instead)


def call_heard(call: Notice, uow: UnitOfWork) -> None:
    """The call stands in its place after all."""
    hold = _hold_of(call, uow)
    if hold is not None and call.instead and (hold.heard_in or hold.unheard):
        uow.game_holds.change(hold, heard_in=0, unheard=False)


def _hold_of(call: Notice, uow: UnitOfWork) -> GameHold | None:
    """The call that a message to the judges tells of, as long as the game waits for one."""
    if call.text not in _CALLS or not call.duty or not call.stands:
        return None
    return uow.game_holds.get(GameHoldId(Slot.of(call.key.removesuffix(":instead")).subject))


def _tell_of_place(
    uow: UnitOfWork, game: PostGame, text: str, channel_id: int, params: Mapping[str, Any]
) -> None:
    for place, subject in ((Destination.PRIVATE, game.created_by), (Destination.JUDGES, game.id)):
        key = _key(text, game, channel_id, place)
        uow.outbox.send(Notice(0, key, game.guild_id, place, subject, text, {"game": game.id, **params}))


def lost_key(game: PostGame, place: Destination) -> str:
    """What names the message that a game's present place is gone."""
    return _key(_LOST, game, game.channel_id, place)


def _key(text: str, game: PostGame, channel_id: int, place: Destination) -> str:
    return f"{text}:{game.id}:{channel_id}:{place}"
