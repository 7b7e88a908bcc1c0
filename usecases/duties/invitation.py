"""A seat in a game by post is kept for somebody: they are invited as long as it is, and read what became of it."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.game_records import GameStatus, HandoverKind, PostGame, SeatState
from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.ids import GameId
from usecases.projection import Projection

_KIND: Final = "invitation"


def _duties(uow: UnitOfWork, game: PostGame, _now: datetime) -> Iterator[Duty]:
    """In the game's channel to whoever takes no private messages: nobody else could bring the game to its start.

    Source: house
    """
    if game.status is not GameStatus.OPEN:
        return
    seats = uow.game_seats.find(game_id=game.id)
    host = next(
        (seat.name for seat in seats if seat.user_id == game.created_by and not game.table_id), "none"
    )
    terms = {
        "kind": game.kind, "version": game.rules_version, "options": game.options, "seats": game.seats,
        "hours": game.turn_hours, "reserve": game.reserve_hours, "table": game.table_id,
    }  # fmt: skip
    says = {"game": game.id, "channel": {"channel": game.channel_id}, "host": host, "terms": {"terms": terms}}
    for seat in seats:
        if seat.state is SeatState.INVITED:
            yield Duty(
                Slot(_KIND, 0, game.id, f"{seat.user_id}"),
                Destination.PRIVATE,
                seat.user_id,
                Wording("game-invitation", says),
                asks=(f"game-join:{game.id}:0", f"game-decline:{game.id}:0"),
                instead=game.channel_id,
                opens=True,
            )


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """The seat is taken, or kept for them no more; whoever lost it and is invited anew is asked anew."""
    game, user = uow.games.require(GameId(slot.subject)), int(slot.reader)
    became = _became(uow, game, user)
    is_free = became in {"given", "moved"}
    return Closing(Wording("game-invitation-over", {**told.says.params, "became": became}), is_free=is_free)


def _became(uow: UnitOfWork, game: PostGame, user: int) -> str:
    if game.status is GameStatus.CALLED_OFF:
        return "called-off"
    if uow.game_seats.first(game_id=game.id, user_id=user, state=SeatState.TAKEN):
        return "taken"
    if any(one.was == user for one in uow.handovers.find(game_id=game.id, kind=HandoverKind.MOVED)):
        return "moved"
    answer = uow.invitation_answers.first(game_id=game.id, user_id=user)
    if answer is not None and not answer.accepts:
        return "declined"
    return "given" if game.status is GameStatus.OPEN else "begun"


INVITATION: Final = Projection(
    _KIND,
    frozenset({"game", "game_seat", "invitation_answer", "seat_history"}),
    _duties,
    _ends,
    amends=True,
)
