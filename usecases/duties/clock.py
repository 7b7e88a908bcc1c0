"""A table is told when its game ends, ten and five minutes before, and that its time is up: then it is to report."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from data.notice_words import time_of_day
from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, ClockState, deadline, remaining, stage
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import takes_results
from league.ids import TableId
from league.round import Table, TableStatus
from usecases.clocks import WARNINGS, game_by_post
from usecases.find import event_of
from usecases.projection import Projection
from usecases.round.told import playing_people, seat_params, users

_KIND: Final = "clock"
_UP: Final = "up"
_MINUTE: Final = timedelta(minutes=1)


def _duties(uow: UnitOfWork, table: Table, now: datetime) -> Iterator[Duty]:
    """Source: cjp/time-up-ends."""
    kept = uow.clocks.get(table.id) if table.status is TableStatus.PLAYING else None
    occasion = _occasion(kept.clock, now) if kept else ""
    if kept is None or not occasion or not takes_results(event_of(uow, table.event_id)):
        return
    if game_by_post(uow, table) is not None:  # its turns have their own time
        return
    people = playing_people(uow, table)
    is_up = kept.ended_at is not None
    words = seat_params(people)
    yield Duty(
        Slot(_KIND, table.event_id, table.id, "table", occasion),
        Destination.THREAD,
        table.id,
        Wording("notice-time-up", words) if is_up else _warning(kept.clock, words),
        asks=(f"result-report:{table.id}:0",) if is_up else (),
        pings=users(people),
    )


def _occasion(clock: ClockState, now: datetime) -> str:
    """The end, or the warning that is due last: an extension is followed by others."""
    if clock.ended_at is not None:
        return f"{_UP}.{int(clock.ended_at.timestamp())}"
    if stage(clock, now) is not ClockStage.PLAY:
        return ""
    left = remaining(clock, now)
    due = [one for one in WARNINGS if left <= one and clock.length - one > clock.setup]
    return f"{min(due) // _MINUTE}.{clock.extended // _MINUTE}" if due else ""


def _warning(clock: ClockState, words: Mapping[str, Any]) -> Wording:
    """Source: cjp/pause-time."""
    over = deadline(clock)
    if over is None:
        return Wording("notice-clock-stands", words)
    return Wording("notice-clock-warning", {**words, "at": time_of_day(over)})


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """An earlier warning names the end that holds now, until the game is over: then all of them were true.

    Source: cjp/time-extension
    """
    kept = uow.clocks.get(TableId(slot.subject))
    if slot.occasion.startswith(_UP):
        goes_on = kept is not None and kept.ended_at is None
        return Closing(struck=goes_on)
    if kept is None or kept.started_at is None or kept.ended_at is not None:
        return Closing()
    names = {name: one for name, one in told.says.params.items() if name != "at"}
    return Closing(_warning(kept.clock, names))


CLOCK: Final = Projection(
    _KIND,
    frozenset({"clock", "entry", "event", "game", "game_table", "message_timer", "person"}),
    _duties,
    _ends,
    amends=True,
)
