"""What people are told of a game that has not begun: whoever sits down is greeted, a game is called off."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from data.game_records import GameStatus, PostGame, SeatState
from data.records import Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from usecases.limits import DM_SPACING, OPENED_EVERY

WELCOME = "game-welcome"


def first_key(text: str, game: PostGame, user_id: int) -> str:
    """The key of the first message that somebody gets about a game."""
    return f"game-first:{text}:{game.id}:{user_id}"


def welcome(
    uow: UnitOfWork,
    game: PostGame,
    user_id: int,
    text: str,
    now: datetime,
    words: Mapping[str, Any] | None = None,
    mark: str = "",
) -> None:
    """Open the private conversation in which the turns will come: one every few seconds over all games.

    `mark` tells it from an earlier one with the same text.
    """
    last = uow.outbox.last_due("game-first:")
    due = max(now, last + OPENED_EVERY) if last else now
    params = {"game": game.id, "channel": {"channel": game.channel_id}, **(words or {})}
    key = first_key(text, game, user_id) + mark
    withdrawn = uow.outbox.notices.first(key=key, state=Delivery.WITHDRAWN)
    if withdrawn is not None:  # somebody who had left sits down again
        uow.outbox.notices.change(withdrawn, state=Delivery.PENDING, due_at=due)
        return
    uow.outbox.send(Notice(0, key, game.guild_id, Destination.PRIVATE, user_id, text, params, due_at=due))


def welcomed_again(uow: UnitOfWork, game: PostGame, now: datetime) -> None:
    """A game that was called off is open again: players who were to be greeted, and were not yet, are greeted now."""
    for seat in uow.game_seats.find(game_id=game.id, state=SeatState.TAKEN):
        if uow.outbox.notices.first(key=first_key(WELCOME, game, seat.user_id), state=Delivery.WITHDRAWN):
            welcome(uow, game, seat.user_id, WELCOME, now)


def unwelcome(uow: UnitOfWork, game: PostGame, user_id: int) -> None:
    """Whoever has no seat any more is not greeted in it, where the greeting was not sent yet."""
    notice = uow.outbox.notices.first(key=first_key(WELCOME, game, user_id), state=Delivery.PENDING)
    if notice is not None and notice.attempted_at is None:
        uow.outbox.notices.change(notice, state=Delivery.WITHDRAWN)


def call_off(uow: UnitOfWork, game: PostGame, by: int, now: datetime) -> PostGame:
    """A game that has not begun takes nobody any more; whoever sits there, but the one whose word it was, is told."""
    seats = uow.game_seats.find(game_id=game.id)
    for seat in seats:
        if seat.state is SeatState.TAKEN:
            unwelcome(uow, game, seat.user_id)
    waiting = [seat.user_id for seat in seats if seat.state is SeatState.TAKEN and seat.user_id != by]
    for place, user in enumerate(waiting):
        key, params = f"game-off:{game.id}:{user}", {"game": game.id, "channel": {"channel": game.channel_id}}
        due = now + place * DM_SPACING if place else None
        uow.outbox.send(
            Notice(
                0, key, game.guild_id, Destination.PRIVATE, user, "game-own-called-off", params, due_at=due
            )
        )
    return uow.games.save(replace(game, status=GameStatus.CALLED_OFF, ended_at=now))
