"""What the check-in's timers do: remind once, then close; whoever could not press the button has another hour."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.entry import close_check_in
from league.event import Event, EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.event.checkin import (
    AGAIN,
    MOVED,
    REMINDER,
    check_in_over,
    tell_absent,
    tell_missing,
)
from usecases.signup.promotion import store_entries
from usecases.timers.overdue import is_overdue

_ANEW: Final = timedelta(hours=1)
"""So long a check-in is open again that ended while nobody could check in. Source: house"""


def remind(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Mention those who have not checked in, once; of an end that has passed they are told with the next one."""
    event = uow.events.get(EventId(timer.subject))
    if event is None or event.checkin_until is None or is_overdue(timer, now):
        return
    if event.status is EventStatus.CHECK_IN:
        tell_missing(uow, event, REMINDER, event.checkin_until, timer.audit_id)


def close(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Whoever is not here loses the place and is told, and the waiting list moves up."""
    event = uow.events.get(EventId(timer.subject))
    if event is None or event.status is not EventStatus.CHECK_IN:
        return
    if is_overdue(timer, now):
        open_longer(uow, event, now)
        return
    change = close_check_in(uow.entries.list_of(event))
    if isinstance(change, Refusal):
        return
    closed = uow.events.save(replace(event, status=EventStatus.CLOSED))
    store_entries(uow, closed, change, now)
    tell_absent(uow, closed, change.absent, event.checkin_until or now)
    check_in_over(uow, closed)


def open_longer(uow: UnitOfWork, event: Event, now: datetime) -> None:
    """The check-in has a new end, and whoever is not here is told."""
    until = now + _ANEW
    longer = uow.events.save(replace(event, checkin_until=until))
    uow.journal.keep_up(event, longer)
    check_in_over(uow, longer, MOVED)
    tell_missing(uow, longer, AGAIN, until, int(until.timestamp()))
