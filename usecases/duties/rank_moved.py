"""Whoever's rank a correction moves, or another handicap class, is told in private, in their own language."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from data.rank_moves import RankMove
from data.records import Destination, quoted, term
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId
from usecases.find import people_by_id, profile_of
from usecases.projection import Projection

_KIND: Final = "rank-moved"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Each move is told, and stays told.

    Source: cjp/score-correction
    """
    moves = uow.rank_moves.find(event_id=event.id)
    people = people_by_id(uow, {number for one in moves for number in (one.player, one.classed) if number})
    for one in moves:
        user = people[one.player].user_id
        if user is not None:
            said = {"event": event.name, "before": one.before, "after": one.after}
            if one.classed:
                why = {"player": people[one.classed].name, "class": one.handicap or "none"}
                says = Wording("notice-rank-moved-class", {**said, **why})
            else:
                says = Wording("notice-rank-moved", {**said, **_corrected(event, one)})
            yield Duty(Slot(_KIND, event.id, one.id, "player"), Destination.PRIVATE, user, says)


def _corrected(event: Event, move: RankMove) -> Mapping[str, Any]:
    """With the rule by which a result may be corrected, of the event's own regulations."""
    section = profile_of(event).sources.correction
    rule = quoted(section) if section else term("house-rule")
    return {"where": move.place, "table": move.table, "reason": move.reason or "—", "rule": rule}


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The correction was taken back; after the end of an event everybody hears of another place anyway."""
    if uow.events.require(EventId(slot.event)).status is EventStatus.FINISHED:
        return Closing(struck=True, is_free=True)
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


RANK_MOVED: Final = Projection(_KIND, frozenset({"event", "person", "rank_move"}), _duties, _ends)
