"""A judge takes moves back: the log is cut, and everything that hangs on it stands where it stood."""

from dataclasses import dataclass, replace

from data.game_records import Game, GameEvent, GameSeat, GameStatus, SeatState
from data.records import mention
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.events import Event
from engine.catan.orders import fitted, ordered, write_orders
from engine.catan.state import State
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.game.cards import take_back
from usecases.game.deadlines import drop_deadline
from usecases.game.find import game_of, not_playing
from usecases.game.notes import tell_thread
from usecases.game.orders import orders_of, ticked_before, wishes_before
from usecases.game.seen import seats_of
from usecases.game.settle import moves_of, show
from usecases.game.states import events_of, options_of
from usecases.game.told import layout_json, public_json
from usecases.game.waiting import is_person

_TOLD = 24
"""Events that the players are told of in words: as many as a message holds in any case."""


@dataclass(frozen=True, slots=True)
class UndoMoves:
    """Take back the last decision of a person and everything after it, this many times."""

    caller: Caller
    game_id: int
    decisions: int = 1


def undo_moves(command: UndoMoves, uow: UnitOfWork) -> Game | Refusal:
    """Take decisions back, and what build lists had ticked off by them.

    Chance hangs on the place in the log: the same moves again bring the same dice, whoever throws them.

    Refusals: `needs-judge`, `game-no-such-game`, `game-not-started`, `game-over`, `game-nothing-to-undo`.
    """
    refused = unless(uow, command.caller, Role.JUDGE)
    game = refused or game_of(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status not in {GameStatus.PLAYING, GameStatus.PAUSED}:
        return not_playing(game) or Refusal("game-over", params={"game": game.id})
    past = uow.game_events.since(game.id, 0)
    place = _start_of(past, game, seats_of(uow, game), command.decisions)
    if place is None:
        return Refusal("game-nothing-to-undo")
    return _cut(uow, game, past, place, command.caller)


def _start_of(
    past: tuple[GameEvent, ...], game: Game, seats: tuple[GameSeat, ...], decisions: int
) -> int | None:
    """The place of the first event of the last so many decisions of people who are there to decide anew.

    What chance, a bot, an order, or the house for an absent player did is no decision: the game would wait for nobody.
    """
    first: dict[int, GameEvent] = {}
    for stored in past[1:]:
        first.setdefault(stored.step, stored)
    asked = [one for one in first.values() if one.seat >= 0 and is_person(seats[one.seat])]
    states = _states(events_of(past), game)
    for one in asked[::-1]:
        decisions -= _decides(states[one.place - 1], seats[one.seat])
        if decisions == 0:
            return one.place
    return None


def _states(events: tuple[Event, ...], game: Game) -> list[State]:
    """The state after each event."""
    states = [catan.fold(options_of(game), game.seats, events[:1])]
    for event in events[1:]:
        states.append(catan.evolve(states[-1], event))
    return states


def _decides(state: State, seat: GameSeat) -> bool:
    """Whether a player must decide here, and no order does it at once."""
    return ordered(orders_of(seat), catan.view(state, seat.number), catan.legal(state, seat.number)) is None


def _cut(uow: UnitOfWork, game: Game, past: tuple[GameEvent, ...], place: int, caller: Caller) -> Game:
    events = events_of(past)
    uow.game_events.cut(game.id, place)
    take_back(uow, game, place)
    start = catan.fold(options_of(game), game.seats, events[:1])
    shorter = replace(
        game, events=place, epoch=game.epoch + 1, turn_place=_turn_place(start, events[1:place])
    )
    shorter = uow.games.save(shorter)
    audit(uow, caller, 0, "game-undo", {"game": game.id, "events": len(events) - place})
    log = {
        "names": [seat.name for seat in seats_of(uow, game)],
        "events": public_json(events[place : place + _TOLD]),
        "layout": layout_json(start.board.layout),
    }
    tell_thread(
        uow,
        shorter,
        "game-undone",
        {"events": len(events) - place, "judge": mention(caller.user_id), "log": {"log": log}},
        mentions=tuple(seat.user_id for seat in seats_of(uow, shorter) if seat.state is SeatState.TAKEN),
    )
    for seat in seats_of(uow, shorter):
        if seat.deadline is not None:
            drop_deadline(uow, seat)
    moves = moves_of(uow, shorter, caller.now)
    _restore_wishes(uow, shorter, moves.state)
    if moves.state.turn.offers:
        moves.offered_at = place - 1  # the open offers are put to everybody anew
    show(uow, shorter, seats_of(uow, shorter), moves)
    return shorter


def _restore_wishes(uow: UnitOfWork, game: Game, state: State) -> None:
    """What was ticked off by the moves that are gone is wished for again, unless the player has changed the list."""
    for seat in seats_of(uow, game):
        wishes = wishes_before(seat, game.events)
        if wishes is not None:
            orders = fitted(replace(orders_of(seat), build=wishes), catan.view(state, seat.number))
            kept = ticked_before(seat, game.events)
            uow.game_seats.save(replace(seat, orders=write_orders(orders), ticked=kept))


def _turn_place(state: State, events: tuple[Event, ...]) -> int:
    """Where the turn began that is on again; `events` are those after the island."""
    start = 0
    for number, event in enumerate(events, 1):
        turn = state.turn.number
        state = catan.evolve(state, event)
        if state.turn.number != turn:
            start = number + 1
    return start
