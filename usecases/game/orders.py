"""Standing orders at work: what is decided for a seat without asking its player."""

from data.game_records import GameSeat
from engine.catan.actions import Action, Actions, DeclareVictory, EndTurn, Roll
from engine.catan.phases import BEFORE_ROLL, MAIN
from engine.catan.view import View


def acts_alone(seat: GameSeat, view: View, actions: Actions) -> Action | None:
    """What the seat does now without its player: what its orders say, else what is plain to everybody."""
    return plain_step(view, seat.number, actions)


def answers_alone(seat: GameSeat, view: View, actions: Actions) -> Action | None:
    """Whether a standing order takes the open offer."""
    return None


def plain_step(view: View, seat: int, actions: Actions) -> Action | None:
    """Roll for a seat without development cards, end the turn of one that holds nothing at all.

    Only what lies open on the table counts, so that the pace of the game tells nobody what is in a hand.
    Source: house
    """
    mine, phase = view.seats[seat], view.turn.phase
    if mine.development_cards or DeclareVictory() in actions or view.turn.last is not None:
        return None
    if phase is BEFORE_ROLL:
        return Roll()
    return EndTurn() if phase is MAIN and not mine.cards else None
