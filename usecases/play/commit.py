"""After every decision: go on as far as it goes by itself, store the game, tell those whom it concerns."""

from dataclasses import replace
from datetime import datetime

from data.game_records import GameSeat, GameStatus, PostGame
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from engine.protocol import HOST, Seat
from league.by_post import HeldFor
from league.refusal import Refusal
from usecases.play.advance import advance
from usecases.play.deadlines import keep_deadlines
from usecases.play.deferred import keep_deferred
from usecases.play.ending import finish
from usecases.play.judge_facts import flag
from usecases.play.move_batch import MoveBatch
from usecases.play.offer_ends import keep_offer_ends
from usecases.play.owed import keep_thinking
from usecases.play.private_notices import tell_concerned
from usecases.play.promised import head_line
from usecases.play.prompts import keep_prompts
from usecases.play.public_log import finished_turns, log_json
from usecases.play.registry import Action, Event, engine_of, rules_of
from usecases.play.states import STATES
from usecases.play.undo_counters import marked
from usecases.play.views import seats_of
from usecases.play.waiting import TradeActivity

_TURNS_A_POST = 4


def moves_of(uow: UnitOfWork, game: PostGame, now: datetime) -> MoveBatch:
    """The game, ready for decisions."""
    return MoveBatch(uow, game, seats_of(uow, game), now)


def commit_moves(uow: UnitOfWork, moves: MoveBatch, seats: tuple[GameSeat, ...] = ()) -> PostGame:
    """Let the game go on by itself, then store and show where it stands; `seats` are those just read, if they were."""
    seats = seats or seats_of(uow, moves.game)
    advance(moves, seats)
    moves.fit()
    game = _stored(uow, moves, seats)
    seats = _keep_orders(uow, moves, seats)
    outcome = moves.at.outcome
    if outcome is not None:
        game = uow.games.save(finish(uow, game, seats, outcome, moves.now))
    tell_concerned(uow, moves, game, seats)
    show(uow, game, seats, moves)
    return game


def end_by_time(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame | Refusal:
    """Call time in a game that has begun, held or not: nobody wins, and the scores are capped.

    Refusals: those of the rules.
    Source: cjp/time-up-ends, cjp/score-cap-others
    """
    return end_by(uow, game, rules_of(game).time_called(STATES.of(game, uow)), now)


def end_by(uow: UnitOfWork, game: PostGame, action: Action, now: datetime) -> PostGame | Refusal:
    """The host ends a game that has begun, held or not, by this action.

    Refusals: those of the rules.
    """
    playing = game.status is GameStatus.PLAYING
    going = game if playing else uow.games.save(_held_no_more(game))
    moves = moves_of(uow, going, now)
    return moves.take(HOST, action) or commit_moves(uow, moves)


def end_late(uow: UnitOfWork, game: PostGame, seat: Seat, now: datetime) -> PostGame | Refusal | None:
    """The game says what it means that a seat's time is up, after what the seat still has; None: the house plays on.

    Source: jbl/4.3.3
    """
    ends, moves = engine_of(game).resignation, moves_of(uow, game, now)
    action = ends.out_of_time(moves.state, seat) if ends else None
    if ends is None or action is None:
        return None
    last = ends.last_chance(moves.state, seat)
    refused = moves.take(seat, last) if last is not None else None
    while refused is None and (stream := moves.rules.chance_due(moves.state)) is not None:
        moves.roll(stream)
    action = ends.out_of_time(moves.state, seat)
    return refused or moves.take(HOST, action) or commit_moves(uow, moves)


def _held_no_more(game: PostGame) -> PostGame:
    return replace(game, status=GameStatus.PLAYING, held_for=HeldFor.NOTHING, called_by=0)


def show(uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], moves: MoveBatch) -> None:
    """Bring the board, the players' messages and the deadlines in line with the state."""
    playing = game.status is GameStatus.PLAYING
    if playing:
        seats = keep_deadlines(uow, moves, game, seats)
        keep_deferred(uow, seats, moves)
        keep_thinking(uow, seats, moves)
        keep_offer_ends(uow, seats, moves)
    activity = TradeActivity(moves.offered_at, moves.answered_at, moves.clock.seat in moves.actors)
    keep_prompts(uow, moves, game, seats, activity if playing else None)


def _stored(uow: UnitOfWork, moves: MoveBatch, seats: tuple[GameSeat, ...]) -> PostGame:
    moves.store()
    turns = finished_turns(moves)
    names = [seat.name for seat in seats]
    for start in range(0, len(turns), _TURNS_A_POST):
        _post(uow, moves, names, turns[start : start + _TURNS_A_POST])
    for end, turn in turns:
        flag(uow, moves, seats, end, turn)
    turn_place = moves.turns[-1] if moves.turns else moves.game.turn_place
    told = moves.head_at(turns[-1][0]) if turns else moves.told_head
    return uow.games.change(
        moves.game, events=moves.place, turn_place=turn_place, head=moves.head, told_head=told
    )


def _keep_orders(uow: UnitOfWork, moves: MoveBatch, seats: tuple[GameSeat, ...]) -> tuple[GameSeat, ...]:
    """What was ordered and is done, or can never be done, has left the orders."""
    return tuple(_with_orders(uow, seat, moves) for seat in seats)


def _with_orders(uow: UnitOfWork, seat: GameSeat, moves: MoveBatch) -> GameSeat:
    automation, orders, ticks = moves.engine.orders, moves.orders[seat.number], moves.ticks[seat.number]
    if automation is None or (orders == moves.orders_before[seat.number] and not ticks):
        return seat
    return uow.game_seats.change(seat, orders=automation.write(orders), ticked=marked(seat.ticked, ticks))


def _post(
    uow: UnitOfWork, moves: MoveBatch, names: list[str], turns: list[tuple[int, tuple[Event, ...]]]
) -> None:
    """One compact post in the thread for the turns that are over."""
    game, events = moves.game, tuple(event for _, turn in turns for event in turn)
    key = f"game-log:{game.id}:{game.epoch}:{turns[-1][0]}"
    log = log_json(game.kind, moves.rules, names, events, moves.state)
    params = {"log": {"log": log}, "below": head_line(moves.head_at(turns[-1][0]))}
    uow.outbox.send(Notice(0, key, game.guild_id, Destination.GAME, game.id, "game-log", params))
