"""What an event goes on with when a round is over."""

from league.event import BRACKETS, Event, Pairing
from league.round import Round, Stage


def after_round(event: Event, over: Round) -> str:
    """Another round ("seat"), rounds until all have met ("robin"), a later stage ("advance"), or the end ("finish")."""
    if over.stage is Stage.FINAL or event.pairing in BRACKETS:
        return "finish"
    if over.stage is not Stage.QUALIFIER:
        return "advance"
    if event.pairing is Pairing.ROUND_ROBIN:
        return "robin"
    return "seat" if over.number < event.rounds else "advance"
