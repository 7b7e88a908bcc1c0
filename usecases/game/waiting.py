"""Whom a game waits for, and for what."""

from dataclasses import dataclass

from data.game_records import CardKind, GameSeat, SeatState
from engine.catan.phases import DISCARD, MAIN, OVER
from engine.catan.state import State


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat is to decide something; `must` means that the game stands still until it does.

    `about` is the number of the turn; offers are named by the place of the newest, which only the log knows (None).
    """

    seat: int
    kind: CardKind
    about: int | None
    must: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said about trades just now: the places of a new offer and of an answer to one, None where there is none.

    `is_here`: whose turn it is has decided something as well, and so has seen the answer.
    """

    offered_at: int | None
    answered_at: int | None
    is_here: bool


def waits(state: State) -> tuple[Wait, ...]:
    """Everybody who may or must decide something; all who are asked for a trade, whatever they hold."""
    turn = state.turn
    if turn.phase is OVER:
        return ()
    owed = tuple(seat for seat, cards in enumerate(turn.owed) if cards) if turn.phase is DISCARD else ()
    found = [Wait(turn.player, CardKind.TURN, turn.number, must=not owed or turn.player in owed)]
    found += [Wait(seat, CardKind.DISCARD, turn.number, must=True) for seat in owed if seat != turn.player]
    if turn.offers and turn.phase is MAIN:
        others = (seat for seat in range(len(state.players)) if seat != turn.player)
        found += [Wait(seat, CardKind.OFFER, None, must=False) for seat in others]
    return tuple(found)


def is_person(seat: GameSeat) -> bool:
    """Whether a person plays the seat at present."""
    return seat.state is SeatState.TAKEN and not seat.autopilot and not seat.resigned
