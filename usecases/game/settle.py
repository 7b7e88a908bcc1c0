"""After every decision: go on as far as it goes by itself, store the game, tell those whom it concerns."""

from dataclasses import replace
from datetime import datetime

from data.game_records import Game, GameSeat, GameStatus
from data.records import Notice, Place, PostKind
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import CallTime
from engine.catan.board import Layout
from engine.catan.events import Event
from engine.catan.names import HOST
from engine.catan.orders import write_orders
from league.refusal import Refusal
from usecases.game.automatic import go_on
from usecases.game.cards import keep_cards
from usecases.game.deadlines import keep_deadlines
from usecases.game.discards import keep_discards
from usecases.game.ending import finish
from usecases.game.gifts import flag_gifts
from usecases.game.moves import Moves
from usecases.game.orders import orders_of, with_ticks
from usecases.game.seen import seats_of
from usecases.game.told import finished_turns, layout_json, public_json
from usecases.game.waiting import Talk

_TURNS_A_POST = 4


def moves_of(uow: UnitOfWork, game: Game, now: datetime) -> Moves:
    """The game, ready for decisions."""
    return Moves(uow, game, seats_of(uow, game), now)


def settle(uow: UnitOfWork, moves: Moves, seats: tuple[GameSeat, ...] = ()) -> Game:
    """Let the game go on by itself, then store and show where it stands; `seats` are those just read, if they were."""
    seats = seats or seats_of(uow, moves.game)
    go_on(moves, seats)
    moves.fit()
    game = _stored(uow, moves, seats)
    seats = _keep_orders(uow, moves, seats)
    result = catan.result(moves.state)
    if result is not None:
        game = uow.games.save(finish(uow, game, seats, result, moves.now))
    show(uow, game, seats, moves)
    return game


def end_by_time(uow: UnitOfWork, game: Game, now: datetime) -> Game | Refusal:
    """Call time in a game that has begun, held or not: nobody wins, and the scores are capped.

    Refusals: those of the rules.
    Source: cjp/time-up-ends, cjp/score-cap-others
    """
    playing = game.status is GameStatus.PLAYING
    going = game if playing else uow.games.save(replace(game, status=GameStatus.PLAYING))
    moves = moves_of(uow, going, now)
    refused = moves.take(HOST, CallTime())
    return refused or settle(uow, moves)


def show(uow: UnitOfWork, game: Game, seats: tuple[GameSeat, ...], moves: Moves) -> None:
    """Bring the board, the players' messages and the deadlines in line with the state."""
    playing = game.status is GameStatus.PLAYING
    if playing:
        seats = keep_deadlines(uow, game, seats, moves.state, moves.now)
        keep_discards(uow, seats, moves)
    talk = Talk(moves.offered_at, moves.answered_at, moves.state.turn.player in moves.actors)
    keep_cards(uow, game, seats, moves.state if playing else None, talk, moves.now)
    uow.outbox.refresh(PostKind.GAME, game.id, game.guild_id)


def _stored(uow: UnitOfWork, moves: Moves, seats: tuple[GameSeat, ...]) -> Game:
    moves.store()
    turns = finished_turns(moves)
    names = [seat.name for seat in seats]
    for start in range(0, len(turns), _TURNS_A_POST):
        _post(uow, moves.game, names, moves.state.board.layout, turns[start : start + _TURNS_A_POST])
    for end, turn in turns:
        flag_gifts(uow, moves.game, seats, end, turn)
    turn_place = moves.turns[-1] if moves.turns else moves.game.turn_place
    return uow.games.change(moves.game, events=moves.place, turn_place=turn_place)


def _keep_orders(uow: UnitOfWork, moves: Moves, seats: tuple[GameSeat, ...]) -> tuple[GameSeat, ...]:
    """What was ordered and is done, or can never be done, has left the orders."""
    return tuple(_with_orders(uow, seat, moves) for seat in seats)


def _with_orders(uow: UnitOfWork, seat: GameSeat, moves: Moves) -> GameSeat:
    orders, ticks = moves.orders[seat.number], moves.ticks[seat.number]
    if orders == orders_of(seat) and not ticks:
        return seat
    return uow.game_seats.change(seat, orders=write_orders(orders), ticked=with_ticks(seat, ticks))


def _post(
    uow: UnitOfWork,
    game: Game,
    names: list[str],
    layout: Layout,
    turns: list[tuple[int, tuple[Event, ...]]],
) -> None:
    """One compact post in the thread for the turns that are over; with the island it says where things were built."""
    events = [told for _, turn in turns for told in public_json(turn)]
    key = f"game-log:{game.id}:{game.epoch}:{turns[-1][0]}"
    params = {"log": {"log": {"names": names, "events": events, "layout": layout_json(layout)}}}
    uow.outbox.send(Notice(0, key, game.guild_id, Place.GAME, game.id, "game-log", params))
