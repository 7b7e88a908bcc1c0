"""An event is over: everybody with a result is told their place in private, and hears when it is another one."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from data.records import Destination, below, line
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.standings import Overall, ranked_count
from usecases.find import people_by_id
from usecases.projection import Projection
from usecases.result.rank_moves import moves_now
from usecases.shown import RANKING
from usecases.standings.overall import overall_of

_KIND: Final = "place"
PLACED, PLACE_GONE, PLACED_IN_LADDER = "notice-place", "notice-place-gone", "notice-place-in-ladder"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Of a past event that was imported nobody is told.

    Source: house
    """
    if event.status is not EventStatus.FINISHED or event.imported:
        return
    whole = overall_of(uow, event)
    ladders = _in_ladders(whole)
    rows = [row for row in whole.standings.rows if row.has_result or row.player in ladders]
    people = people_by_id(uow, [row.player for row in rows])
    common = {"event": event.name, "players": ranked_count(whole.standings)}
    for row in rows:
        user = people[row.player].user_id
        if user is not None:
            words = _words(ladders[row.player], {**common, "place": row.place})
            yield Duty(Slot(_KIND, event.id, row.player, "player"), Destination.PRIVATE, user, words)


def _words(ladders: list[dict[str, Any]], said: dict[str, Any]) -> Wording:
    if not ladders:
        return Wording(PLACED, said)
    *others, last = ladders
    more = below(*(line("place-in-ladder-too", one) for one in others))
    return Wording(PLACED_IN_LADDER, {**said, **last, **more})


def _in_ladders(whole: Overall) -> dict[PlayerId, list[dict[str, Any]]]:
    """What is told of a consolation and a last chance to whoever has a place there, the last that they came to last."""
    found: defaultdict[PlayerId, list[dict[str, Any]]] = defaultdict(list)
    for one in whole.ladders:
        for placing in one.places:
            for player in placing.players:
                found[player].append({"ladder": one.ladder.value, "ladder_place": placing.place})
    return found


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """Whoever is ranked no more was told why; an event that is taken up again has no places yet."""
    said = told.says.params
    if uow.events.require(EventId(slot.event)).status is EventStatus.FINISHED:
        kept = {name: one for name, one in said.items() if name != "below"}
        return Closing(Wording(PLACE_GONE, {**kept, "place": 0}))
    words = Wording("notice-event-goes-on", {"event": said["event"]})
    return Closing(struck=True, aloud=words, is_free=True)


def _news(uow: UnitOfWork, told: Told, duty: Duty) -> Wording | None:
    """Whoever moves by a correction or a class is told so now, with the reason.

    Source: cjp/score-correction
    """
    was: dict[str, Any] = dict(told.says.params)
    now = dict(duty.says.params)
    if was["place"] == now["place"]:
        return None
    if moves_now(uow, PlayerId(duty.slot.subject)):
        return None
    return Wording("notice-place-moved", {**now, "before": was["place"]})


PLACE: Final = Projection(_KIND, RANKING, _duties, _ends, _news)
