"""The order in which a bracket places its players: not by wins or points, but by how far they came."""

from data.unit_of_work import UnitOfWork
from league.brackets import BracketPlace, order
from league.entry import EntryStatus
from league.event import Event
from league.round import RoundStatus, Stage
from usecases.bracket.drawn import Drawn, drawn_for


def bracket_order(
    uow: UnitOfWork, event: Event, stage: Stage | None = None
) -> tuple[BracketPlace, ...] | None:
    """The places of the event's bracket (of this stage), the best first; None where it has no such bracket.

    Whoever is still in it shares the first places. Disqualified players are not ranked; the others move up.
    Source: house
    """
    drawn = drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return None
    return None if stage is not None and drawn.round.stage is not stage else order_of(drawn)


def order_of(drawn: Drawn) -> tuple[BracketPlace, ...]:
    """The places of one bracket."""
    gone = {entry.player for entry in drawn.entries.having(EntryStatus.DISQUALIFIED)}
    places: list[BracketPlace] = []
    out = 0
    for placing in order(drawn.bracket, drawn.states):
        kept = tuple(player for player in placing.players if player not in gone)
        if kept:
            places.append(BracketPlace(placing.place - out, kept))
        out += len(placing.players) - len(kept)
    return tuple(places)
