"""The clocks that stand still for a seat that nobody takes: they follow from the seats, and so does their going on.

Nothing of it is anybody's action: what a judge did to a clock before can still be taken back (`adopt_version`).
Source: cjp/call-judge, cjp/pause-time
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from data.clocks import TableClock
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, pause, resume
from league.ids import TableId
from usecases.judge.parties import WAITING, is_off
from usecases.round.departure import vacant_seats
from usecases.scopes import Scopes, events_within

READS: Final = frozenset(
    {"event", "entry", "round", "game_table", "clock", "result", "bracket", "judge_call"}
)
"""The rows from which it follows whether a clock stands still for a seat."""


def hold_clocks(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Stop the clocks of tables with a vacant seat; let those go on whose seats are settled.

    Source: house
    """
    for event in uow.events.find(id=sorted(events_within(scopes, READS))):
        vacant: dict[TableId, set[str]] = defaultdict(set)
        for one in vacant_seats(uow, event, now):
            vacant[one.seat.table.id].add(one.occasion)
        for kept in uow.clocks.find(id=sorted(vacant)) if vacant else ():
            if not vacant[kept.id] <= set(kept.held_for.split()):
                _hold(uow, kept, vacant, now)
        for kept in uow.clocks.held_in(event.id):
            if kept.id not in vacant:
                _release(uow, kept, now)


def is_held(kept: TableClock | None) -> bool:
    """Whether a clock stands still for a seat, and nothing has moved it since."""
    return kept is not None and kept.held_at is not None and kept.held_at == kept.paused_at


def _hold(uow: UnitOfWork, kept: TableClock, vacant: Mapping[TableId, set[str]], now: datetime) -> None:
    """What runs is stopped; what stands for a call is taken over once that is ruled on; a judge's own pause stays."""
    seats = " ".join(sorted(vacant[kept.id]))
    paused = pause(kept.clock, now)
    if isinstance(paused, ClockState):
        _change(uow, kept, paused_at=paused.paused_at, held_at=paused.paused_at, held_for=seats)
    elif kept.paused_at is not None:
        calls = uow.calls.find(table_id=kept.id, halted_at=kept.paused_at)
        if any(call.status in WAITING for call in calls):
            return
        held_at = kept.paused_at if calls else kept.held_at
        _change(uow, kept, held_at=held_at, held_for=seats)


def _release(uow: UnitOfWork, kept: TableClock, now: datetime) -> None:
    """Time that a call stopped meanwhile goes on with the ruling; what is called off stands until that is undone."""
    table = uow.tables.require(kept.id)
    if is_off(uow, table):
        return
    resumed = resume(kept.clock, now)
    waiting = uow.calls.find(table_id=kept.id, status=WAITING)
    if is_held(kept) and waiting:
        uow.calls.save(replace(waiting[0], halted_at=kept.paused_at))
    elif is_held(kept) and isinstance(resumed, ClockState):
        _change(uow, kept, paused_at=None, paused_total=resumed.paused_total, held_at=None, held_for="")
        return
    _change(uow, kept, held_at=None, held_for="")


def _change(uow: UnitOfWork, kept: TableClock, **values: Any) -> None:  # noqa: ANN401 - values of any fields
    uow.journal.adopt_version(kept, uow.clocks.derive(kept, **values))
