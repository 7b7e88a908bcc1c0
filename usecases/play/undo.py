"""A judge takes moves back: the log is cut, and everything that hangs on it stands where it stood."""

from dataclasses import dataclass, replace
from typing import Any

from data.game_records import GameEvent, GameSeat, GameStatus, PostGame
from data.records import mention
from data.unit_of_work import UnitOfWork
from engine.chain import cut
from league.ids import EventId, GameId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller
from usecases.judge.own_table import judge_plays
from usecases.play.commit import moves_of, show
from usecases.play.deadlines import drop_deadline
from usecases.play.find import judged, not_playing
from usecases.play.move_batch import MoveBatch
from usecases.play.orders import orders_of
from usecases.play.private_notices import news_taken_back
from usecases.play.promised import head_line
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
from usecases.play.stamps import stamp_of
from usecases.play.states import events_of
from usecases.play.thread_notices import tell_thread
from usecases.play.undo_counters import kept_since, marked_before
from usecases.play.views import seat_of, seats_of, users_at
from usecases.play.waiting import is_person

_TOLD = 24
"""Events that the players are told of in words: as many as a message holds in any case."""


@dataclass(frozen=True, slots=True)
class UndoMoves:
    """Take back the last decision of a person and everything after it, this many times.

    `stamp` is the moment that the judge was shown; None: whatever it is.
    """

    caller: Caller
    game_id: GameId
    decisions: int = 1
    stamp: int | None = None


@dataclass(frozen=True, slots=True)
class UndoLook:
    """What an undo would take back: so many events, the first of them in a form that can be worded."""

    game: PostGame
    decisions: int
    events: int
    log: dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Cut:
    """Where a game's log is to end, and all that stands in it now."""

    game: PostGame
    past: tuple[GameEvent, ...]
    place: int


def look_at_undo(question: UndoMoves, uow: UnitOfWork) -> UndoLook | Refusal:
    """What would be taken back, before it is.

    Refusals: those of `undo_moves`.
    """
    found = _cut_of(question, uow)
    if isinstance(found, Refusal):
        return found
    log = _log(found, _states(events_of(found.game, found.past), found.game), seats_of(uow, found.game))
    return UndoLook(found.game, question.decisions, len(found.past) - found.place, log)


def undo_moves(command: UndoMoves, uow: UnitOfWork) -> PostGame | Refusal:
    """Take decisions back, and what build lists had ticked off by them.

    The n-th roll stays the n-th, whatever is played instead: nobody gets other dice by an undo. Whoever plays in a
    game judges no move of it.

    Refusals: `game-judge-plays`, `game-needs-judge`, `game-no-such-game`, `game-not-started`, `game-starting`,
    `game-over`, `game-nothing-to-undo`, `game-undo-gone-on`.
    """
    found = _cut_of(command, uow)
    return found if isinstance(found, Refusal) else _carried_out(uow, found, command.caller)


def _cut_of(command: UndoMoves, uow: UnitOfWork) -> _Cut | Refusal:
    game = judged(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status not in {GameStatus.PLAYING, GameStatus.PAUSED}:
        return not_playing(game) or Refusal("game-over", params={"game": game.id})
    if seat_of(uow, game, command.caller.user_id) is not None:
        return judge_plays(uow, game)
    if command.stamp not in {None, stamp_of(game)}:
        return Refusal("game-undo-gone-on", params={"game": game.id})
    past = uow.game_events.since(game.id, 0)
    place = _start_of(past, game, seats_of(uow, game), command.decisions)
    return Refusal("game-nothing-to-undo") if place is None else _Cut(game, past, place)


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


def _log(taken: _Cut, states: list[State], seats: tuple[GameSeat, ...]) -> dict[str, Any]:
    """The events that go, in a form that can be worded."""
    names, events = [seat.name for seat in seats], events_of(taken.game, taken.past)
    shown = events[taken.place : taken.place + _TOLD]
    return log_json(taken.game.kind, rules_of(taken.game), names, shown, states[-1])


def _carried_out(uow: UnitOfWork, taken: _Cut, caller: Caller) -> PostGame:
    game, place, rules = taken.game, taken.place, rules_of(taken.game)
    states = _states(events_of(game, taken.past), game)
    uow.game_events.take_back(game.id, place)
    take_back(uow, game, place)
    head = cut(bytes.fromhex(game.secret), game.head, place) if game.head else ""
    turn_place = _turn_place(rules, states[:place])
    shorter = replace(
        game, events=place, epoch=game.epoch + 1, turn_place=turn_place, head=head, told_head=head
    )
    shorter = uow.games.save(shorter)
    gone = len(taken.past) - place
    line = audit(uow, caller, EventId(0), "game-undo", {"game": game.id, "events": gone})
    news_taken_back(uow, shorter, place, line)
    tell_thread(
        uow,
        shorter,
        "game-undone",
        {
            "events": gone,
            "judge": mention(caller.user_id),
            "log": {"log": _log(taken, states, seats_of(uow, game))},
            "below": head_line(head),
        },
        mentions=users_at(seats_of(uow, shorter)),
    )
    for seat in seats_of(uow, shorter):
        _restore_time(uow, seat, place)
    moves = moves_of(uow, shorter, caller.now)
    _restore_orders(uow, shorter, moves)
    if any(wait.key is None for wait in moves.at.awaited):
        moves.offered_at = place - 1  # the open offers are put to everybody anew
    show(uow, shorter, seats_of(uow, shorter), moves)
    return shorter


def _restore_time(uow: UnitOfWork, seat: GameSeat, place: int) -> None:
    """Whoever must decide anew has a whole turn for it, and what the moves that are gone took of the reserve.

    A turn out of time that is taken back is no miss any more, and the house lets go of a seat that it kept for it.
    """
    seat = drop_deadline(uow, seat) if seat.deadline is not None else seat
    kept: Any = kept_since(seat.spent, place)
    if kept is not None:
        reserve, misses = kept
        uow.game_seats.change(
            seat,
            reserve=reserve,
            misses=min(misses, seat.misses),
            autopilot=seat.autopilot and misses >= seat.misses,
            spent=marked_before(seat.spent, place),
        )


def _restore_orders(uow: UnitOfWork, game: PostGame, moves: MoveBatch) -> None:
    """What was ticked off by the moves that are gone is wished for again, unless the player has changed the orders."""
    automation = moves.engine.orders
    for seat in seats_of(uow, game) if automation else ():
        kept = kept_since(seat.ticked, game.events)
        if kept is not None and automation is not None:
            orders = automation.brought_back(orders_of(moves.engine, seat), kept)
            orders = automation.fitted(orders, moves.at.view_of(seat.number))
            ticked = marked_before(seat.ticked, game.events)
            uow.game_seats.save(replace(seat, orders=automation.write(orders), ticked=ticked))


def _turn_place(rules: HostRules, states: list[State]) -> int:
    """Where the turn began that is on again; `states` are those after each event that is left."""
    turns = [rules.clock(state).turn for state in states]
    return next((place for place in range(len(turns) - 1, 0, -1) if turns[place - 1] != turns[-1]), -1) + 1
