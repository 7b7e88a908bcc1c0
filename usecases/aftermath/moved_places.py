"""An event is over, and its ranking is another: whoever was told a place is told the one that holds now."""

from collections.abc import Mapping
from datetime import datetime

from data.records import Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import PlayerId
from usecases.aftermath.touched import RANKING, Touched
from usecases.event.places import DRIP, PLACE, PLACE_GONE, places_told
from usecases.result.correction_notices import MOVED_BY_CLASS, RANK_MOVED
from usecases.standings.overall import overall_of

_MOVED = "notice-place-moved"
_READ = frozenset({Delivery.SENT, Delivery.SETTLED})


def tell_moved_places(uow: UnitOfWork, touched: Touched, now: datetime) -> None:
    """What was told is put right where it stands, and said anew to who has read it.

    Source: cjp/score-correction
    """
    event = touched.event
    if event.status is not EventStatus.FINISHED or not touched.kinds & (RANKING | {"event"}):
        return
    told = places_told(uow, event)
    rows = [row for row in overall_of(uow, event).standings.rows if row.played] if told else []
    places = {row.player: row.place for row in rows}
    sent = 0
    for notice in told:
        before, place = notice.params["place"], places.get(PlayerId(int(notice.key.rpartition(":")[2])), 0)
        if place != before:
            words = {"place": place, "players": len(rows)}
            uow.outbox.restate(notice.key, PLACE if place else PLACE_GONE, words)
            sent += _tell(uow, notice, {"event": event.name, "before": before, **words}, now + sent * DRIP)


def _tell(uow: UnitOfWork, told: Notice, words: Mapping[str, object], at: datetime) -> bool:
    """Whether it is said: whoever is ranked no more was told why, and so was who moves by a correction or a class."""
    if not words["place"] or told.state not in _READ:
        return False
    if any(told.subject in uow.outbox.told_now(said) for said in (RANK_MOVED, MOVED_BY_CLASS)):
        return False
    earlier = len(uow.outbox.beginning(f"{_MOVED}:{told.id}:", told.subject))
    uow.outbox.send(
        Notice(
            id=0,
            key=f"{_MOVED}:{told.id}:{earlier}",
            guild_id=told.guild_id,
            place=Destination.PRIVATE,
            subject=told.subject,
            text=_MOVED,
            params=words,
            due_at=at,
        )
    )
    return True
