"""Somebody who was invited to a game has answered: whoever invited them reads it in private, after the night."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.game_records import GameStatus, PostGame, SeatState
from data.records import Destination, mention
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.waking import after_waking, awake
from usecases.play.deadlines import waking_of
from usecases.projection import Projection

_KIND: Final = "invitation-answered"


def _duties(uow: UnitOfWork, game: PostGame, _now: datetime) -> Iterator[Duty]:
    """A league's table invites by itself.

    Source: house
    """
    asks = not game.table_id and game.status is GameStatus.OPEN
    answers = uow.invitation_answers.find(game_id=game.id) if asks else ()
    seat = uow.game_seats.first(game_id=game.id, user_id=game.created_by, state=SeatState.TAKEN)
    if not answers or seat is None or not seat.by_message:
        return
    waking, channel = waking_of(uow, game, seat), {"channel": game.channel_id}
    for answer in answers:
        says = {"game": game.id, "channel": channel, "player": mention(answer.user_id)}
        yield Duty(
            Slot(_KIND, 0, answer.id, "host"),
            Destination.PRIVATE,
            seat.user_id,
            Wording("game-own-answered", {**says, "answer": "yes" if answer.accepts else "no"}),
            not_before=None if awake(answer.at, waking) else after_waking(answer.at, 0, waking),
        )


def _is_past(_uow: UnitOfWork, game: PostGame) -> bool:
    """Once it has begun, or was called off, what was answered stays as it was read."""
    return game.status is not GameStatus.OPEN


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """Whoever answered is forgotten, or whoever asked sits there no more."""
    return Closing()


INVITATION_ANSWERED: Final = Projection(
    _KIND,
    frozenset({"game", "game_seat", "guild", "invitation_answer", "user_settings"}),
    _duties,
    _ends,
    is_past=_is_past,
)
