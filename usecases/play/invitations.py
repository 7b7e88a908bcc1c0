"""What people were told of a game that has not begun: an invitation ends, a game is called off."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from data.game_records import GameStatus, PostGame, SeatState
from data.records import Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from usecases.limits import DRIP

INVITED = "game-invited"
INVITATION = "game-invitation"
"""What an invitation says: who invites, to what, and how fast; `INVITED` names it, and said less before."""
WELCOME = "game-welcome"
_OPENED_EVERY = timedelta(seconds=5)
"""Between two first messages to people: many at once look like spam to Discord. Source: house"""


class InvitationEnd(StrEnum):
    """What became of a seat that was kept for somebody."""

    TAKEN = "taken"
    BEGUN = "begun"
    CALLED_OFF = "called-off"
    DECLINED = "declined"
    GIVEN = "given"
    """Another player has the seat."""
    LEFT = "left"
    """A league's seat is kept all the same."""
    MOVED = "moved"
    """The seat is kept for another account of the same player."""


def first_key(text: str, game: PostGame, user_id: int) -> str:
    """The key of the first message that somebody gets about a game."""
    return f"game-first:{text}:{game.id}:{user_id}"


def was_invited(uow: UnitOfWork, game: PostGame, user_id: int) -> bool:
    """Whether a seat was once kept for somebody, who may have declined it."""
    return bool(uow.outbox.notices.values("id", key=first_key(INVITED, game, user_id)))


def invitation_over(uow: UnitOfWork, game: PostGame, user_id: int, became: InvitationEnd) -> None:
    """The invitation says in its place what became of it; one that was not sent yet never will be.

    To whoever takes no private messages it was said in the game's channel.
    """
    key = first_key(INVITED, game, user_id)
    for said in (key, f"{key}:instead"):
        _over(uow, said, became)


def _over(uow: UnitOfWork, key: str, became: InvitationEnd) -> None:
    notice = uow.outbox.notices.first(key=key)
    if notice is None:
        return
    if notice.attempted_at is None:
        uow.outbox.notices.change(notice, state=Delivery.WITHDRAWN)
    else:
        uow.outbox.close(key, "game-invitation-over", {"became": became.value})


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

    `mark` tells it from an earlier one with the same text. An invitation is said in the game's channel to whoever takes
    no private messages: nobody else could bring the game to its start.
    """
    last = uow.outbox.last_due("game-first:")
    due = max(now, last + _OPENED_EVERY) if last else now
    params = {"game": game.id, "channel": {"channel": game.channel_id}, **(words or {})}
    key = first_key(text, game, user_id) + mark
    withdrawn = uow.outbox.notices.first(key=key, state=Delivery.WITHDRAWN)
    if withdrawn is not None:  # somebody who had left sits down again
        uow.outbox.notices.change(withdrawn, state=Delivery.PENDING, due_at=due)
        return
    invites = text == INVITED
    notice = Notice(
        0,
        key,
        game.guild_id,
        Destination.PRIVATE,
        user_id,
        INVITATION if invites else text,
        params | _invitation(uow, game) if invites else params,
        buttons=(f"game-join:{game.id}:0", f"game-decline:{game.id}:0") if invites else (),
        due_at=due,
        instead=game.channel_id if invites else 0,
    )
    uow.outbox.send(notice)


def _invitation(uow: UnitOfWork, game: PostGame) -> dict[str, Any]:
    """Who invites, and what is to be played, in a form that a notice can carry."""
    host = uow.game_seats.first(game_id=game.id, user_id=game.created_by)
    terms = {
        "kind": game.kind, "version": game.rules_version, "options": game.options, "seats": game.seats,
        "hours": game.turn_hours, "reserve": game.reserve_hours, "table": game.table_id,
    }  # fmt: skip
    return {"host": host.name if host and not game.table_id else "none", "terms": {"terms": terms}}


def invited_again(uow: UnitOfWork, game: PostGame, now: datetime) -> None:
    """A game that was called off is open again: what its players were to be told, and were not yet, is sent now."""
    said = {SeatState.INVITED: INVITED, SeatState.TAKEN: WELCOME}
    for seat in uow.game_seats.find(game_id=game.id, state=tuple(said)):
        key = first_key(said[seat.state], game, seat.user_id)
        if uow.outbox.notices.first(key=key, state=Delivery.WITHDRAWN):
            welcome(uow, game, seat.user_id, said[seat.state], now)


def unwelcome(uow: UnitOfWork, game: PostGame, user_id: int) -> None:
    """Whoever has no seat any more is not greeted in it, where the greeting was not sent yet."""
    notice = uow.outbox.notices.first(key=first_key(WELCOME, game, user_id), state=Delivery.PENDING)
    if notice is not None and notice.attempted_at is None:
        uow.outbox.notices.change(notice, state=Delivery.WITHDRAWN)


def call_off(uow: UnitOfWork, game: PostGame, by: int, now: datetime) -> PostGame:
    """A game that has not begun takes nobody any more; whoever sits there, but the one whose word it was, is told."""
    seats = uow.game_seats.find(game_id=game.id)
    for seat in seats:
        if seat.state is SeatState.INVITED:
            invitation_over(uow, game, seat.user_id, InvitationEnd.CALLED_OFF)
        elif seat.state is SeatState.TAKEN:
            unwelcome(uow, game, seat.user_id)
    waiting = [seat.user_id for seat in seats if seat.state is SeatState.TAKEN and seat.user_id != by]
    for place, user in enumerate(waiting):
        key, params = f"game-off:{game.id}:{user}", {"game": game.id, "channel": {"channel": game.channel_id}}
        due = now + place * DRIP if place else None
        uow.outbox.send(
            Notice(
                0, key, game.guild_id, Destination.PRIVATE, user, "game-own-called-off", params, due_at=due
            )
        )
    return uow.games.save(replace(game, status=GameStatus.CALLED_OFF, ended_at=now))
