"""Somebody has left a running event, and somebody waits: the judges' channel reads who is next."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import EntryStatus
from league.event import Event
from usecases.find import entrants
from usecases.projection import Projection
from usecases.signup.waiting import next_to_let_in

_KIND: Final = "place-free"
_LEFT: Final = (EntryStatus.DROPPED, EntryStatus.DISQUALIFIED)


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """As long as there is a place, a seat to come, and somebody who waits.

    Source: house
    """
    following = next_to_let_in(uow, event)
    if following is None:
        return
    gone = [one for one in uow.entries.rows.find(event_id=event.id, status=_LEFT) if one.times_left]
    people = entrants(uow, event, {entry.player for entry in gone})
    for entry in gone:  # who had left before this was counted was told then
        left = people[entry.player].name
        yield Duty(
            Slot(_KIND, event.id, entry.player, "judges", f"{entry.id}.{entry.times_left}"),
            Destination.JUDGES,
            event.id,
            Wording("notice-place-free", {"event": event.name, "player": left, "next": following.name}),
        )


def _ends(_uow: UnitOfWork, _slot: Slot, told: Told) -> Closing:
    return Closing(Wording("notice-place-free-over", told.says.params))


PLACE_FREE: Final = Projection(
    _KIND, frozenset({"event", "entry", "person", "round", "tournament"}), _duties, _ends
)
