"""The order in which a bracket places its players: not by wins or points, but by how far they came."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.brackets import BracketPlace, as_played, moved_up, order, side_ladders, still_in
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.round import RoundStatus, Stage
from league.standings import BracketOutcome
from usecases.bracket.drawn import Drawn, drawn_for


def bracket_order(
    uow: UnitOfWork, event: Event, stage: Stage | None = None
) -> tuple[BracketPlace, ...] | None:
    """The places of the event's bracket (of this stage), the best first; None where it has no such bracket.

    Whoever is still in it has the best place that is left to win. Disqualified players are not ranked; others move up.
    Source: house
    """
    drawn = drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return None
    return None if stage is not None and drawn.round.stage is not stage else order_of(drawn)


def order_of(drawn: Drawn) -> tuple[BracketPlace, ...]:
    """The places of one bracket; once the event is over it stands as it was played."""
    is_over = drawn.event.status is EventStatus.FINISHED
    places = (as_played if is_over else order)(drawn.bracket, drawn.states)
    return moved_up(places, _gone(drawn))


def outcome_of(drawn: Drawn) -> BracketOutcome:
    """Who still plays for a place in a bracket, and who has won what in its other ladders."""
    gone = _gone(drawn)
    ladders = (
        replace(one, places=moved_up(one.places, gone)) for one in side_ladders(drawn.bracket, drawn.states)
    )
    is_over = drawn.event.status is EventStatus.FINISHED
    playing = frozenset[PlayerId]() if is_over else still_in(drawn.bracket, drawn.states) - gone
    return BracketOutcome(playing, tuple(ladders))


def _gone(drawn: Drawn) -> frozenset[PlayerId]:
    return frozenset(entry.player for entry in drawn.entries.having(EntryStatus.DISQUALIFIED))
