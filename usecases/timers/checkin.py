"""What the check-in's timers do: remind once, then close."""

from dataclasses import replace
from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.entry import close_check_in
from league.event import EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.event.checkin import REMINDER, check_in_over, tell_absent, tell_missing
from usecases.signup.promotion import store_entries


def remind(timer: Timer, _now: datetime, uow: UnitOfWork) -> None:
    """Mention those who have not checked in, once."""
    event = uow.events.get(EventId(timer.subject))
    if event is not None and event.status is EventStatus.CHECK_IN and event.checkin_until:
        tell_missing(uow, event, REMINDER, event.checkin_until, timer.audit_id)


def close(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Whoever is not here loses the place and is told, and the waiting list moves up."""
    event = uow.events.get(EventId(timer.subject))
    if event is None or event.status is not EventStatus.CHECK_IN:
        return
    change = close_check_in(uow.entries.list_of(event))
    if isinstance(change, Refusal):
        return
    closed = uow.events.save(replace(event, status=EventStatus.CLOSED))
    store_entries(uow, closed, change, now)
    tell_absent(uow, closed, change.absent, event.checkin_until or now)
    check_in_over(uow, closed)
