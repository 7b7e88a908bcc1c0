"""The games by post that wait for a user, and for what."""

from dataclasses import dataclass
from datetime import datetime

from data.game_records import GameSeat, GameStatus, PostGame, PromptKind, SeatState
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from usecases.caller import Caller
from usecases.play.views import thread_of

_FIRST = (PromptKind.REPLY, PromptKind.TURN, PromptKind.OFFER)
_LISTED = 10
_ON = (GameStatus.OPEN, GameStatus.PLAYING)


@dataclass(frozen=True, slots=True)
class GameDue:
    """A game that waits for its player.

    `what` is a kind of card, or "autopilot" (the house plays until the player is back), or "invited". `message_id`
    is the message with the panel, in `channel_id`; 0 where there is none: then `channel_id` is the game's thread.
    `guild_id` is 0 for a private message.
    """

    game: PostGame
    what: str
    until: datetime | None
    guild_id: int
    channel_id: int
    message_id: int = 0

    @property
    def is_turn(self) -> bool:
        """Whether there is something to decide in it now."""
        return self.what in _FIRST


def games_due(caller: Caller, uow: UnitOfWork) -> tuple[GameDue, ...]:
    """What waits for the caller in this server's games, or (in a private message) in all; the most urgent first."""
    seats = uow.game_seats.find(user_id=caller.user_id)
    games = uow.games.find(id=tuple(seat.game_id for seat in seats), status=_ON)
    by_id = {game.id: game for game in games if caller.guild_id in {0, game.guild_id}}
    here = (seat for seat in seats if seat.game_id in by_id and not seat.resigned)
    found = [due for seat in here if (due := _due(uow, by_id[seat.game_id], seat)) is not None]
    return tuple(sorted(found, key=_urgency)[:_LISTED])


def _due(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> GameDue | None:
    if game.status is GameStatus.OPEN:
        return _in_thread(uow, game, "invited") if seat.state is SeatState.INVITED else None
    return _in_thread(uow, game, "autopilot") if seat.autopilot else _waiting(uow, game, seat)


def _waiting(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> GameDue | None:
    cards = uow.game_cards.find(game_id=game.id, seat=seat.number, user_id=seat.user_id, is_open=True)
    card = next((card for kind in _FIRST for card in cards if card.kind is kind), None)
    if card is None:
        return None
    until = None if card.kind is PromptKind.OFFER else seat.deadline
    post = uow.outbox.posts.first(kind=PostKind.GAME_CARD, subject=card.id)
    if post is None or not post.message_id:  # it is still on its way
        return _in_thread(uow, game, card.kind, until)
    server = 0 if card.by_message else game.guild_id
    return GameDue(game, card.kind, until, server, post.channel_id, post.message_id)


def _in_thread(uow: UnitOfWork, game: PostGame, what: str, until: datetime | None = None) -> GameDue:
    return GameDue(game, what, until, game.guild_id, thread_of(uow, game) or game.channel_id)


def _urgency(due: GameDue) -> tuple[bool, float, int]:
    return (due.until is None, due.until.timestamp() if due.until else 0, due.game.id)
