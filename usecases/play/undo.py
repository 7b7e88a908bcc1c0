"""A judge takes moves back: the log is cut, and everything that hangs on it stands where it stood."""

from dataclasses import dataclass, replace

from data.game_records import GameEvent, GameSeat, GameStatus, PostGame, SeatState
from data.records import mention
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.play.commit import moves_of, show
from usecases.play.deadlines import drop_deadline
from usecases.play.find import game_of, not_playing
from usecases.play.move_batch import MoveBatch
from usecases.play.notes import tell_thread
from usecases.play.orders import kept_before, orders_of, ticked_before
from usecases.play.prompts import take_back
from usecases.play.public_log import log_json
from usecases.play.registry import (
    Event,
    HostEngine,
    HostRules,
    Options,
    State,
    engine_of,
    options_of,
    rules_of,
)
from usecases.play.states import events_of
from usecases.play.views import seat_of, seats_of
from usecases.play.waiting import is_person

_TOLD = 24
"""Events that the players are told of in words: as many as a message holds in any case."""


@dataclass(frozen=True, slots=True)
class UndoMoves:
    """Take back the last decision of a person and everything after it, this many times."""

    caller: Caller
    game_id: int
    decisions: int = 1


def undo_moves(command: UndoMoves, uow: UnitOfWork) -> PostGame | Refusal:
    """Take decisions back, and what build lists had ticked off by them.

    The n-th roll stays the n-th, whatever is played instead: nobody gets other dice by an undo. Whoever plays in a
    game judges no move of it.

    Refusals: `game-judge-plays`, `needs-judge`, `game-no-such-game`, `game-not-started`, `game-over`,
    `game-nothing-to-undo`.
    """
    refused = unless(uow, command.caller, Role.JUDGE)
    game = refused or game_of(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status not in {GameStatus.PLAYING, GameStatus.PAUSED}:
        return not_playing(game) or Refusal("game-over", params={"game": game.id})
    if seat_of(uow, game, command.caller.user_id) is not None:
        return Refusal("game-judge-plays", "cjp/judge-not-play", {"game": game.id})
    past = uow.game_events.since(game.id, 0)
    place = _start_of(past, game, seats_of(uow, game), command.decisions)
    if place is None:
        return Refusal("game-nothing-to-undo")
    return _cut(uow, game, past, place, command.caller)


def _start_of(
    past: tuple[GameEvent, ...], game: PostGame, seats: tuple[GameSeat, ...], decisions: int
) -> int | None:
    """The place of the first event of the last so many decisions of people who are there to decide anew.

    What chance, a bot, an order, or the house for an absent player did is no decision: the game would wait for nobody.
    """
    first: dict[int, GameEvent] = {}
    for stored in past[1:]:
        first.setdefault(stored.step, stored)
    asked = [one for one in first.values() if one.seat >= 0 and is_person(seats[one.seat])]
    engine = engine_of(game)
    states = _states(events_of(game, past), game)
    for one in asked[::-1]:
        decisions -= _decides(engine, states[one.place - 1], seats[one.seat])
        if decisions == 0:
            return one.place
    return None


def _states(events: tuple[Event, ...], game: PostGame) -> list[State]:
    """The state after each event; those of the opening, which nobody decided, all have the last one of it."""
    rules, options = rules_of(game), options_of(game)
    opened = _opened(rules, options, game)
    states = [rules.fold(options, game.seats, events[:opened])] * opened
    for event in events[opened:]:
        states.append(rules.evolve(states[-1], event))
    return states


def _opened(rules: HostRules, options: Options, game: PostGame) -> int:
    """How many events open this game."""
    return len(rules.open(options, game.seats, lambda limit: limit - 1))


def _decides(engine: HostEngine, state: State, seat: GameSeat) -> bool:
    """Whether a player must decide here, and no order does it at once."""
    if engine.orders is None:
        return True
    view, actions = engine.rules.view(state, seat.number), engine.rules.legal(state, seat.number)
    return engine.orders.ordered(orders_of(engine, seat), view, actions) is None


def _cut(
    uow: UnitOfWork, game: PostGame, past: tuple[GameEvent, ...], place: int, caller: Caller
) -> PostGame:
    events, rules = events_of(game, past), rules_of(game)
    states = _states(events, game)
    uow.game_events.cut(game.id, place)
    take_back(uow, game, place)
    shorter = replace(game, events=place, epoch=game.epoch + 1, turn_place=_turn_place(rules, states[:place]))
    shorter = uow.games.save(shorter)
    audit(uow, caller, 0, "game-undo", {"game": game.id, "events": len(events) - place})
    names = [seat.name for seat in seats_of(uow, game)]
    log = log_json(game.kind, rules, names, events[place : place + _TOLD], states[-1])
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
    _restore_orders(uow, shorter, moves)
    if any(wait.key is None for wait in rules.awaited(moves.state)):
        moves.offered_at = place - 1  # the open offers are put to everybody anew
    show(uow, shorter, seats_of(uow, shorter), moves)
    return shorter


def _restore_orders(uow: UnitOfWork, game: PostGame, moves: MoveBatch) -> None:
    """What was ticked off by the moves that are gone is wished for again, unless the player has changed the orders."""
    automation = moves.engine.orders
    for seat in seats_of(uow, game) if automation else ():
        kept = kept_before(seat, game.events)
        if kept is not None and automation is not None:
            orders = automation.brought_back(orders_of(moves.engine, seat), kept)
            orders = automation.fitted(orders, moves.rules.view(moves.state, seat.number))
            ticked = ticked_before(seat, game.events)
            uow.game_seats.save(replace(seat, orders=automation.write(orders), ticked=ticked))


def _turn_place(rules: HostRules, states: list[State]) -> int:
    """Where the turn began that is on again; `states` are those after each event that is left."""
    turns = [rules.clock(state).turn for state in states]
    return next((place for place in range(len(turns) - 1, 0, -1) if turns[place - 1] != turns[-1]), -1) + 1
