"""The house thinks outside of any transaction: the question is handed out, the decision is taken back.

So do its own players that search, and its stand-in for whoever is away.

A decision counts for the moment of the game for which it was sought. Where the game has gone on meanwhile, was held or
taken back, or a person has the seat now, it is nothing, and what is owed then is asked anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from data.game_records import GameSeat, GameStatus, SeatState
from data.records import Timer
from data.unit_of_work import UnitOfWork
from engine.thinking import LUCK, Choose, HouseQuestion
from league.ids import GameSeatId
from usecases.play.advance import house_actions, house_decides, ordered_away, take_least, thinker
from usecases.play.commit import commit_moves, moves_of
from usecases.play.move_batch import MoveBatch
from usecases.play.owed import keep_thinking
from usecases.play.registry import Action, HostEngine
from usecases.play.stamps import stamp_of
from usecases.play.views import seats_of


@dataclass(frozen=True, slots=True)
class HouseThought:
    """What a seat of the house is to think about, the moment of the game (`stamp`) for which that holds, and where."""

    stamp: int
    server: int
    question: HouseQuestion


def to_think(number: int, now: datetime, uow: UnitOfWork) -> HouseThought | None:
    """What the timer of this number asks the house; None where nothing is to be thought about any more."""
    timer = uow.timers.get(number)
    seat = (
        uow.game_seats.get(GameSeatId(timer.subject)) if timer is not None and timer.done_at is None else None
    )
    moves = _owed(uow, seat, now) if seat is not None else None
    choose = _player(moves.engine, seat) if seat is not None and moves is not None else None
    if seat is None or moves is None or choose is None:
        return None
    view, actions = moves.at.view_of(seat.number), tuple(_actions(moves, seat))
    question = HouseQuestion(choose, view, actions, moves.bot_rng()(LUCK))
    return HouseThought(stamp_of(moves.game), moves.game.guild_id, question)


def _player(engine: HostEngine, seat: GameSeat) -> Choose | None:
    """Who decides for this seat."""
    if seat.state is SeatState.BOT:
        return engine.search.search if engine.search else None
    return engine.stand_in.choose if engine.stand_in else None


def _actions(moves: MoveBatch, seat: GameSeat) -> Sequence[Action]:
    """What is chosen from."""
    is_house = seat.state is SeatState.BOT
    return house_actions(moves, seat.number) if is_house else moves.at.legal_for(seat.number)


def house_due(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The house decides at a glance: no process has thought for it in time."""
    house_thought(timer, now, uow, stamp=None, place=None)


def house_thought(
    timer: Timer, now: datetime, uow: UnitOfWork, *, stamp: int | None, place: int | None
) -> None:
    """Carry out the action at this place among those of the question that was asked at this moment of the game.

    Without a place the house decides at a glance, and does the least for whoever is away; without a moment at any.
    """
    seat = uow.game_seats.get(GameSeatId(timer.subject))
    moves = _owed(uow, seat, now) if seat is not None else None
    if seat is None or moves is None:
        return
    if stamp is not None and stamp != stamp_of(moves.game):
        keep_thinking(uow, seats_of(uow, moves.game), moves)
        return
    _decide(moves, seat, place)
    commit_moves(uow, moves)


def _owed(uow: UnitOfWork, seat: GameSeat, now: datetime) -> MoveBatch | None:
    """The game, ready for the decision that this seat of the house owes; None where it owes none."""
    game = uow.games.get(seat.game_id)
    if game is None or game.status is not GameStatus.PLAYING:
        return None
    moves = moves_of(uow, game, now)
    return moves if thinker(moves, seats_of(uow, game)) == seat.number else None


def _decide(moves: MoveBatch, seat: GameSeat, place: int | None) -> None:
    """What was thought out, unless an order of whoever is away comes first or the rules refuse it."""
    is_away = seat.state is not SeatState.BOT
    if is_away and ordered_away(moves, seat.number) is not None:
        place = None
    if place is not None and moves.take(seat.number, _actions(moves, seat)[place]) is None:
        return
    at_a_glance = take_least if is_away else house_decides
    at_a_glance(moves, seat.number)
