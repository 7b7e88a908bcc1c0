"""What the check-in's timers do: remind once, then close; whoever could not press the button has another hour."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from data.check_in_tables import CallKind
from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.entry import EntryNews, close_check_in
from league.event import Event, EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.event.checkin import call_missing, opened
from usecases.signup.news import note_news
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
        call_missing(uow, event, CallKind.REMINDER)


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
    note_news(uow, closed, change.absent, EntryNews.PLACE_LOST)


def open_longer(uow: UnitOfWork, event: Event, now: datetime) -> None:
    """The check-in has a new end, and whoever is not here is told."""
    longer = uow.events.save(opened(event, now + _ANEW))
    uow.journal.adopt_version(event, longer)
    call_missing(uow, longer, CallKind.AGAIN)
