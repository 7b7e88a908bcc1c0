"""Whom the game waits for, and how far it is: open facts alone."""

from engine.catan.names import Seat
from engine.catan.phases import DICE, DISCARD, DRAW, MAIN, OVER, THEFT
from engine.catan.state import CatanState
from engine.catan.terms import PROPOSAL
from engine.protocol import Awaited, Clock, Need

_STREAMS = {DICE: "roll", THEFT: "theft", DRAW: "draw"}


def awaited(state: CatanState) -> tuple[Awaited, ...]:
    """The active player, all who must discard, and all who have not answered an offer, whatever they hold."""
    turn = state.turn
    if turn.phase is OVER:
        return ()
    player, number = turn.player, turn.number
    owed = tuple(seat for seat, cards in enumerate(turn.owed) if cards) if turn.phase is DISCARD else ()
    must = player in owed if owed else turn.phase not in _STREAMS
    found = [Awaited(player, Need.TURN, number, must)]
    found += [Awaited(seat, Need.REPLY, number) for seat in owed if seat != player]
    if turn.offers and turn.phase is MAIN:
        silent = (seat for seat in range(len(state.players)) if seat != player and _asked(state, seat))
        found += [Awaited(seat, Need.OFFER, None, must=False) for seat in silent]
    return tuple(found)


def _asked(state: CatanState, seat: Seat) -> bool:
    return any(offer.answers[seat] is None for offer in state.turn.offers if offer.number != PROPOSAL)


def clock(state: CatanState) -> Clock:
    """Every placement of the set-up is a turn; there nobody is told to be next: it goes round and back again."""
    turn = state.turn
    return Clock(turn.number, turn.player, _following(state))


def _following(state: CatanState) -> Seat | None:
    turn, seats = state.turn, len(state.players)
    return None if turn.number < 2 * seats else (turn.player + 1) % seats


def chance_due(state: CatanState) -> str | None:
    """The dice, a theft or a draw, where it is their moment."""
    return _STREAMS.get(state.turn.phase)
