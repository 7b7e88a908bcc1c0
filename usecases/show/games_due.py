"""The games by post that wait for somebody, and for what."""

from dataclasses import dataclass
from datetime import datetime

from data.game_records import CardKind, Game, GameSeat, GameStatus, SeatState
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from usecases.caller import Caller
from usecases.game.seen import thread_of

_FIRST = (CardKind.DISCARD, CardKind.TURN, CardKind.OFFER)
_LISTED = 10


@dataclass(frozen=True, slots=True)
class GameDue:
    """A game that waits for its player.

    `what` is a kind of card, or "autopilot" (the house plays until the player is back), or "invited". `message_id`
    is the message with the panel, in `channel_id`; 0 where there is none: then `channel_id` is the game's thread.
    `guild_id` is 0 for a private message.
    """

    game: Game
    what: str
    until: datetime | None
    guild_id: int
    channel_id: int
    message_id: int = 0


def games_due(caller: Caller, uow: UnitOfWork) -> tuple[GameDue, ...]:
    """What waits for the caller in this server's games, or (in a private message) in all; the most urgent first."""
    seats = uow.game_seats.find(user_id=caller.user_id)
    found = [due for seat in seats if (due := _due(caller, uow, seat)) is not None]
    return tuple(sorted(found, key=_urgency)[:_LISTED])


def _due(caller: Caller, uow: UnitOfWork, seat: GameSeat) -> GameDue | None:
    game = uow.games.require(seat.game_id)
    if caller.guild_id not in {0, game.guild_id} or seat.resigned:
        return None
    if game.status is GameStatus.OPEN and seat.state is SeatState.INVITED:
        return _in_thread(uow, game, "invited")
    if game.status is not GameStatus.PLAYING:
        return None
    return _in_thread(uow, game, "autopilot") if seat.autopilot else _waiting(uow, game, seat)


def _waiting(uow: UnitOfWork, game: Game, seat: GameSeat) -> GameDue | None:
    cards = uow.game_cards.find(game_id=game.id, seat=seat.number, user_id=seat.user_id, is_open=True)
    card = next((card for kind in _FIRST for card in cards if card.kind is kind), None)
    if card is None:
        return None
    until = None if card.kind is CardKind.OFFER else seat.deadline
    post = uow.outbox.posts.first(kind=PostKind.GAME_CARD, subject=card.id)
    if post is None or not post.message_id:  # it is still on its way
        return _in_thread(uow, game, card.kind, until)
    server = 0 if card.by_message else game.guild_id
    return GameDue(game, card.kind, until, server, post.channel_id, post.message_id)


def _in_thread(uow: UnitOfWork, game: Game, what: str, until: datetime | None = None) -> GameDue:
    return GameDue(game, what, until, game.guild_id, thread_of(uow, game) or game.channel_id)


def _urgency(due: GameDue) -> tuple[bool, float, int]:
    return (due.until is None, due.until.timestamp() if due.until else 0, due.game.id)
