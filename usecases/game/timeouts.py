"""What happens when a player's time runs out, and the reminders before.

The house acts for the seat by its standing orders, else in the way that changes least; after two turns in a row it
keeps the seat until the player is back or replaced. Source: cjp/robber-forgot; the rest is a rule of the house.
"""

from dataclasses import replace
from datetime import datetime

from data.game_records import CardKind, Game, GameCard, GameSeat, GameStatus, SeatState
from data.records import Timer, mention
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.phases import DISCARD
from usecases.game.automatic import play_for
from usecases.game.cards import renew
from usecases.game.deadlines import drop_deadline
from usecases.game.notes import tell_thread
from usecases.game.orders import acts_alone
from usecases.game.seen import seats_of
from usecases.game.settle import moves_of, settle
from usecases.game.waiting import is_person

MISSES = 2
"""Turns in a row out of time, after which the house keeps the seat. Source: house"""


def deadline_passed(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The time of a seat is up."""
    seat = uow.game_seats.get(timer.subject)
    game = uow.games.get(seat.game_id) if seat else None
    if seat is None or game is None or game.status is not GameStatus.PLAYING or seat.deadline is None:
        return
    seat = _missed(uow, seat)
    moves = moves_of(uow, game, now)
    play_for(moves, seat)
    game = settle(uow, moves)
    tell_thread(
        uow, game, _news(uow, game, seat), {"player": mention(seat.user_id)}, mentions=(seat.user_id,)
    )


def remind(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Half of the time is over, or all but an hour: the message comes again, in the place of the old one."""
    seat = uow.game_seats.get(timer.subject)
    game = uow.games.get(seat.game_id) if seat else None
    if seat is None or game is None or game.status is not GameStatus.PLAYING or seat.deadline is None:
        return
    card = _awaited(uow, game, seat)
    if card is not None:
        renew(uow, game, card, by_message=seat.by_message, now=now)


def discard_due(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """A standing order discards; nothing happens where it is done, or the order or the turn is gone."""
    seat = uow.game_seats.get(timer.subject)
    game = uow.games.get(seat.game_id) if seat else None
    if seat is None or game is None or game.status is not GameStatus.PLAYING or not is_person(seat):
        return
    moves = moves_of(uow, game, now)
    turn = moves.state.turn
    if turn.phase is not DISCARD or turn.number != timer.detail:
        return
    view, actions = catan.view(moves.state, seat.number), catan.legal(moves.state, seat.number)
    action = acts_alone(seat, view, actions)
    if action is not None and moves.take(seat.number, action) is None:
        settle(uow, moves)


def _news(uow: UnitOfWork, game: Game, seat: GameSeat) -> str:
    if not seat.autopilot:
        return "game-out-of-time"
    return "game-autopilot" if any(is_person(other) for other in seats_of(uow, game)) else "game-asleep"


def _missed(uow: UnitOfWork, seat: GameSeat) -> GameSeat:
    misses = seat.misses + 1
    missed = replace(seat, misses=misses, autopilot=seat.state is SeatState.TAKEN and misses >= MISSES)
    return drop_deadline(uow, missed)


def _awaited(uow: UnitOfWork, game: Game, seat: GameSeat) -> GameCard | None:
    cards = uow.game_cards.find(game_id=game.id, seat=seat.number, is_open=True)
    must = (card for card in cards if card.kind in {CardKind.TURN, CardKind.DISCARD})
    return next(must, None)
