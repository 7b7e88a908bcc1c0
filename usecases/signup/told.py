"""Whoever gets a place while the check-in is open is called to it."""

from collections.abc import Collection
from dataclasses import replace

from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from usecases.event.checkin import OPEN, call_to_check_in, mentioned
from usecases.signup.news import checking_in


def call_placed(uow: UnitOfWork, event: Event, players: Collection[PlayerId], cause: AuditLine) -> None:
    """While the check-in is open it waits for these players, too: in few messages, for they may be hundreds."""
    until = checking_in(event)
    if until is None:
        return
    entries = uow.entries.list_of(event)
    placed = tuple(entry for entry in entries.entries if entry.player in players)
    called = mentioned(uow, replace(entries, entries=placed))
    call_to_check_in(uow, event, called, OPEN, until, cause.id)
