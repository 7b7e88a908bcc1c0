"""What differs whenever the floor of an event does: its rows, and how many of its clocks have run out."""

from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.ids import EventId
from usecases.show.page.floor_tiles import NO_RESULT

_FLOORS = 50


@dataclass(frozen=True, slots=True)
class AtFloor:
    """Somebody looks at the floor of this event."""

    event_id: EventId


class FloorStamps:
    """When clocks run out is read anew only where a row has changed."""

    def __init__(self) -> None:
        """Nobody has looked yet."""
        self._known: OrderedDict[EventId, tuple[str, list[datetime]]] = OrderedDict()

    def of(self, seen: AtFloor, now: datetime, uow: UnitOfWork) -> str:
        """The stamp: the same as long as nothing on the board can differ, but for what is counted in minutes."""
        rows = uow.stamps.floor(seen.event_id)
        known = self._known.pop(seen.event_id, None)
        ends = known[1] if known is not None and known[0] == rows else _ends(uow, seen.event_id)
        self._known[seen.event_id] = (rows, ends)
        if len(self._known) > _FLOORS:
            self._known.popitem(last=False)
        return f"{rows}@{bisect_right(ends, now)}"


def _ends(uow: UnitOfWork, event: EventId) -> list[datetime]:
    """When the clocks that run run out, of tables without a result."""
    tables = [table.id for table in uow.tables.find(event_id=event, status=sorted(NO_RESULT))]
    clocks = uow.clocks.find(id=tables) if tables else ()
    return sorted(end for kept in clocks if (end := deadline(kept.clock)) is not None)
