"""What goes on by itself: chance, the house's players, standing orders - until a person must decide.

What a person's orders do at once depends on what lies open on the table and on the orders, so that nobody learns from
the pace of a game what somebody holds: the dice roll by themselves only for a seat without any development card, and a
turn ends by itself only when the seat holds no card at all.
"""

from typing import TypeAlias

from data.game_records import GameSeat, SeatState
from engine.catan import game as catan
from engine.catan.actions import AcceptOffer, Action, Actions, Offer
from engine.catan.names import CHANCE, Seat
from engine.catan.orders import acceptable, actor, on_timeout, ordered
from engine.catan.phases import DISCARD, MAIN
from engine.catan.policy import value
from engine.catan.state import OpenOffer
from usecases.game.moves import Moves
from usecases.game.waiting import is_person

Question: TypeAlias = tuple[tuple[OpenOffer, ...], Seat]
"""What lies on the table, and who is asked."""
_MOST = 400
"""Decisions in a row without any person. Where everybody's orders roll and end every turn, somebody must look again."""


def go_on(moves: Moves, seats: tuple[GameSeat, ...]) -> None:
    """Carry out everything that needs no person, until somebody must decide or the game is over.

    Without any person the game sleeps where it is: it is not the house's to play out.
    """
    if not any(is_person(seat) for seat in seats):
        return
    asked: set[Question] = set()
    decided = 0
    while True:
        actors = catan.to_act(moves.state)
        if actors == (CHANCE,):
            moves.roll()
            continue
        decided += 1
        if decided > _MOST or not any(_acts(moves, seats[number], asked) for number in actors):
            return


def play_for(moves: Moves, seat: GameSeat) -> None:
    """Decide for a seat whose time is up, until the game no longer waits for it."""
    for _ in range(_MOST):
        actors = catan.to_act(moves.state)
        if actors == (CHANCE,):
            moves.roll()
        elif seat.number in actors and _must(moves, seat.number):
            _take_least(moves, seat)
        else:
            return
    raise RuntimeError("the turn does not end")


def _must(moves: Moves, seat: Seat) -> bool:
    """Whether the game stands still without this seat: to answer an offer nobody must."""
    turn = moves.state.turn
    return bool(turn.owed and turn.owed[seat]) or (turn.player == seat and not any(turn.owed))


def _acts(moves: Moves, seat: GameSeat, asked: set[Question]) -> bool:
    """Let a seat decide by itself, if it does; whether it did."""
    turn = moves.state.turn
    if turn.offers and turn.phase is MAIN and seat.number != turn.player:
        return _answers(moves, seat, asked)
    if seat.state is SeatState.BOT:
        _take(moves, seat.number, _chosen(moves, seat.number))
        return True
    if not is_person(seat):
        _take_least(moves, seat)
        return True
    if turn.phase is DISCARD:  # an order waits a while, lest everybody learns that there is one
        return False
    view, actions = catan.view(moves.state, seat.number), catan.legal(moves.state, seat.number)
    action = ordered(moves.orders[seat.number], view, actions)
    return action is not None and moves.take(seat.number, action) is None


def _answers(moves: Moves, seat: GameSeat, asked: set[Question]) -> bool:
    """Accept an open offer, if the house's player or a standing order does; a refusal is told to nobody."""
    question = (moves.state.turn.offers, seat.number)
    if question in asked:
        return False
    asked.add(question)
    view, actions = catan.view(moves.state, seat.number), catan.legal(moves.state, seat.number)
    if seat.state is SeatState.BOT:
        action: Action | None = (
            value.choose(view, _without_counters(actions), moves.whim()) if actions else None
        )
    else:
        orders = moves.orders[seat.number]
        action = acceptable(orders, view, actions) if is_person(seat) else None
    if not isinstance(action, AcceptOffer) or moves.take(seat.number, action) is not None:
        return False
    moves.seal(seat.number, action.offer)
    return True


def _chosen(moves: Moves, seat: Seat) -> Action:
    """What the house's player does; it proposes no trade: it would not wait for the answers of people."""
    actions = tuple(a for a in catan.legal(moves.state, seat) if not isinstance(a, Offer))
    return value.choose(catan.view(moves.state, seat), actions, moves.whim())


def _without_counters(actions: Actions) -> Actions:
    return tuple(a for a in actions if not hasattr(a, "give"))


def _take_least(moves: Moves, seat: GameSeat) -> None:
    """The house acts for an absent player: what the orders say, else as little as the rules allow.

    Source: cjp/robber-forgot
    """
    view, actions = catan.view(moves.state, seat.number), catan.legal(moves.state, seat.number)
    action = on_timeout(view, actions, moves.orders[seat.number], moves.whim())
    if action is None:
        raise RuntimeError(f"nobody waits for seat {seat.number}")
    _take(moves, actor(action, seat.number), action)


def _take(moves: Moves, seat: Seat, action: Action) -> None:
    refused = moves.take(seat, action)
    if refused:
        raise RuntimeError(f"{action}: {refused.code}")
