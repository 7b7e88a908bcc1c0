"""The break of a match is over: both players are called back."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import EventStatus
from league.ids import SheetLineId
from league.match_sheet import SheetKind, break_over_at
from league.round import OPEN_TABLE, Table
from usecases.find import event_of
from usecases.projection import Projection
from usecases.round.told import playing_people, users

_KIND: Final = "break-over"
_PAIR: Final = 2


def _duties(uow: UnitOfWork, table: Table, now: datetime) -> Iterator[Duty]:
    """Unless the break was taken back, or the match is over or called off.

    Source: jbl/2.2.2
    """
    if table.status not in OPEN_TABLE or len(table.seats) != _PAIR:
        return
    breaks = uow.match_sheet.find(table_id=table.id, kind=SheetKind.BREAK)
    over = [line for line in breaks if break_over_at(line) <= now]
    if not over or event_of(uow, table.event_id).status is EventStatus.CANCELLED:
        return
    pings = users(playing_people(uow, table))
    for line in over:
        slot = Slot(_KIND, table.event_id, table.id, "table", f"{line.id}.{line.minutes}")
        yield Duty(slot, Destination.THREAD, table.id, Wording("notice-match-break-over"), pings=pings)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The match goes on without it, or others play there; a break that was taken back was none."""
    if uow.match_sheet.get(SheetLineId(int(slot.occasion.partition(".")[0]))) is not None:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


BREAK_OVER: Final = Projection(
    _KIND,
    frozenset({"entry", "event", "game_table", "match_sheet", "message_timer", "person"}),
    _duties,
    _ends,
)
