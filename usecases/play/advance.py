"""What goes on by itself: chance, the house's players, standing orders - until a person must decide.

What a person's orders do at once depends on what lies open on the table and on the orders, so that nobody learns from
the pace of a game what somebody holds; the game's own orders see to it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from data.game_records import GameSeat, SeatState
from engine.protocol import Awaited, Need, Seat
from usecases.play.move_batch import MoveBatch
from usecases.play.registry import Action
from usecases.play.waiting import is_person

Question: TypeAlias = tuple[int, Seat]
"""The moment of the log, and who is asked."""
_MOST = 400
"""Decisions in a row without any person. Where everybody's orders roll and end every turn, somebody must look again."""


def advance(moves: MoveBatch, seats: tuple[GameSeat, ...]) -> None:
    """Carry out everything that needs no person, until a person must decide or the game is over.

    Without any person the game sleeps where it is: it is not the house's to play out.
    """
    if not any(is_person(seat) for seat in seats):
        return
    asked: set[Question] = set()
    decided = 0
    while True:
        stream = moves.rules.chance_due(moves.state)
        if stream is not None:
            moves.roll(stream)
            continue
        decided += 1
        if decided > _MOST or not any(_acts(moves, seats, wait, asked) for wait in _asked(moves)):
            return


def _asked(moves: MoveBatch) -> list[Awaited]:
    """Those who must decide, and those who may answer a proposal, in seat order."""
    waits = moves.at.awaited
    return sorted(wait for wait in waits if wait.must or wait.need is Need.OFFER)


def play_for(moves: MoveBatch, seat: GameSeat) -> None:
    """Decide for a seat whose time is up, by its orders or the least, until the game no longer waits for it."""
    for _ in range(_MOST):
        stream = moves.rules.chance_due(moves.state)
        if stream is not None:
            moves.roll(stream)
        elif any(wait.must and wait.seat == seat.number for wait in moves.at.awaited):
            take_least(moves, seat.number)
        else:
            return
    raise RuntimeError("the turn does not end")


def _acts(moves: MoveBatch, seats: tuple[GameSeat, ...], wait: Awaited, asked: set[Question]) -> bool:
    """Let a seat decide by itself, if it does; whether it did."""
    seat = seats[wait.seat]
    if wait.need is Need.OFFER:
        return _answers(moves, seats, wait.seat, asked)
    if seat.state is SeatState.BOT:
        return _house_plays(moves, seats, seat.number)
    if not is_person(seat):
        return _goes_on_without(moves, seat.number)
    action = ordered(moves, seat.number, late=False)
    return action is not None and moves.take(seat.number, action) is None


def ordered(moves: MoveBatch, seat: Seat, *, late: bool) -> Action | None:
    """What a seat's orders do now; `late`: where they wait a while, lest everybody learns that there are any."""
    automation = moves.engine.orders
    if automation is None:
        return None
    view = moves.at.view_of(seat)
    if automation.acts_late(view) == late:
        return automation.ordered(moves.orders[seat], view, moves.at.legal_for(seat))
    return automation.belated(moves.orders[seat], view, moves.at.legal_for(seat)) if late else None


def _answers(moves: MoveBatch, seats: tuple[GameSeat, ...], seat: Seat, asked: set[Question]) -> bool:
    """Answer a proposal at once, if a standing order takes it or nobody but the house is asked."""
    question = (moves.place, seat)
    if question in asked or (not is_person(seats[seat]) and people_asked(moves, seats)):
        return False
    asked.add(question)
    view, actions, automation = moves.at.view_of(seat), moves.at.legal_for(seat), moves.engine.orders
    if not is_person(seats[seat]):
        return answer(moves, seat, _reply(moves, seat))
    taken = automation.replied(moves.orders[seat], view, actions) if automation else None
    return answer(moves, seat, taken)


def people_asked(moves: MoveBatch, seats: tuple[GameSeat, ...]) -> bool:
    """Whether a person has yet to answer a proposal: then the house says yes and no after a while, as orders do."""
    waits = moves.at.awaited
    return any(wait.need is Need.OFFER and is_person(seats[wait.seat]) for wait in waits)


def answer(moves: MoveBatch, seat: Seat, action: Action | None) -> bool:
    """Let a seat say this to a proposal; whether it did."""
    if action is None or moves.take(seat, action) is not None:
        return False
    moves.seal(seat, action)
    return True


def late_answer(moves: MoveBatch, seat: GameSeat) -> Action | None:
    """What a seat decides after a while: its orders, or the house in its place, which waits no longer for answers."""
    if is_person(seat):
        return ordered(moves, seat.number, late=True)
    if moves.clock.seat == seat.number and moves.engine.negotiation is not None:
        return next(iter(moves.engine.negotiation.withdrawals(moves.at.legal_for(seat.number))), None)
    waits = moves.at.awaited
    asked = any(wait.need is Need.OFFER and wait.seat == seat.number for wait in waits)
    return _reply(moves, seat.number) if asked else None


def _reply(moves: MoveBatch, seat: Seat) -> Action | None:
    """What the house says to a proposal in the place of this seat."""
    house, actions = moves.engine.house, moves.at.legal_for(seat)
    return house.reply(moves.at.view_of(seat), actions, moves.bot_rng()) if house else None


def _house_plays(moves: MoveBatch, seats: tuple[GameSeat, ...], seat: Seat) -> bool:
    """The house's player decides; while people have its proposal before them it waits for a while (`deferred`).

    Where it searches it is not done here, in the middle of a transaction, but by `thinking`.
    """
    if (moves.clock.seat == seat and people_asked(moves, seats)) or _searches(moves, seat):
        return False
    house_decides(moves, seat)
    return True


def _searches(moves: MoveBatch, seat: Seat) -> bool:
    return moves.engine.search is not None and moves.engine.search.searches(moves.at.view_of(seat))


def thinker(moves: MoveBatch, seats: tuple[GameSeat, ...]) -> Seat | None:
    """The seat for which the house is to think: its own that searches, or that of whoever is away; `None`: for none."""
    engine = moves.engine
    if (engine.search is None and engine.stand_in is None) or not any(is_person(seat) for seat in seats):
        return None
    waits = sorted(wait for wait in moves.at.awaited if wait.must)
    return next((wait.seat for wait in waits if _thinks(moves, seats, seats[wait.seat])), None)


def _thinks(moves: MoveBatch, seats: tuple[GameSeat, ...], seat: GameSeat) -> bool:
    """Whether this seat's decision is sought outside of any transaction."""
    if seat.state is SeatState.BOT:
        is_patient = seat.number == moves.clock.seat and people_asked(moves, seats)
        return not is_patient and _searches(moves, seat.number)
    return moves.engine.stand_in is not None and not is_person(seat)


def house_decides(moves: MoveBatch, seat: Seat) -> None:
    """The house's player does what it thinks best at a glance."""
    house, actions = moves.engine.house, house_actions(moves, seat)
    if house is None:
        _take(moves, seat, actions[moves.bot_rng()(len(actions))])
    else:
        _take(moves, seat, house.choose(moves.at.view_of(seat), actions, moves.bot_rng()))


def house_actions(moves: MoveBatch, seat: Seat) -> Sequence[Action]:
    """What the house's player chooses from; it proposes once a turn, lest people read of nothing else."""
    actions, negotiation = moves.at.legal_for(seat), moves.engine.negotiation
    if negotiation is not None and moves.clock.seat == seat and any(map(negotiation.proposes, moves.of_turn)):
        return [action for action in actions if not negotiation.is_offer(action)]
    return actions


def _goes_on_without(moves: MoveBatch, seat: Seat) -> bool:
    """Let the orders of whoever is away decide, else the least; whether anything was done.

    Where the game has a stand-in it is not asked here, in the middle of a transaction, but by `thinking`; nor are the
    orders, for an order that came before a stand-in could have thought would tell that there is one.
    """
    if moves.engine.stand_in is not None:
        return False
    take_least(moves, seat)
    return True


def ordered_away(moves: MoveBatch, seat: Seat) -> Action | None:
    """What the orders of a seat do whose time is up, or whose player is away; also what acts late otherwise."""
    automation, actions = moves.engine.orders, moves.at.legal_for(seat)
    return automation.ordered(moves.orders[seat], moves.at.view_of(seat), actions) if automation else None


def take_least(moves: MoveBatch, seat: Seat) -> None:
    """The house acts for an absent player: by the orders, else in the way that changes least."""
    view, actions = moves.at.view_of(seat), moves.at.legal_for(seat)
    action = ordered_away(moves, seat)
    if action is not None:
        _take(moves, seat, action)
        return
    if moves.engine.time_out is None:
        _take(moves, seat, actions[moves.bot_rng()(len(actions))])
        return
    least = moves.engine.time_out.on_timeout(view, actions, moves.bot_rng())
    if least is None:
        raise RuntimeError(f"nobody waits for seat {seat}")
    _take(moves, *least)


def _take(moves: MoveBatch, seat: Seat, action: Action) -> None:
    refused = moves.take(seat, action)
    if refused:
        raise RuntimeError(f"{action}: {refused.code}")
