"""Check-in: opened by an organizer until a moment, with a reminder, closed by a timer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from data.check_in_tables import CallKind, CheckInCall
from data.columns import Equal
from data.entries import StoredEntry
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, NewsLine
from league.event import Event, EventStatus, move_to
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at
from usecases.moments import MeantMoment, meant_moment
from usecases.scopes import Scopes

REMIND_BEFORE = timedelta(minutes=15)
MENTIONS_A_MESSAGE = 60  # a mention takes up to 23 of a message's 2,000 characters
_WHO_IS_CALLED: Final = frozenset({"event", "entry", "person"})


@dataclass(frozen=True, slots=True)
class OpenCheckIn:
    """An organizer opens the check-in; `until` is a moment as typed."""

    caller: Caller
    event_id: EventId
    until: str


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    """Open until then; `guests` have no account and no button, so that an organizer says that they are here."""

    event: Event
    until: datetime
    guests: int = 0
    zone: str = ""


@dataclass(frozen=True, slots=True)
class CheckInAsked:
    """Nothing is open yet: the end was guessed, and is to be confirmed."""

    event: Event
    until: MeantMoment


def open_check_in(command: OpenCheckIn, uow: UnitOfWork) -> CheckInOpened | CheckInAsked | Refusal:
    """Every confirmed player is to say that he is here; all are told once, the late ones reminded once.

    While it is open another moment takes the place of the old one. A moment that was guessed opens nothing.

    Refusals: `needs-organizer`, those of `event_at`, `event-step` and of moments.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    meant = meant_moment(command.until, uow, command.caller)
    if isinstance(meant, Refusal):
        return meant
    moved = event if event.status is EventStatus.CHECK_IN else move_to(event, EventStatus.CHECK_IN)
    if isinstance(moved, Refusal):
        return moved
    if meant.sure is None:
        return CheckInAsked(event, meant)
    until = meant.moment
    saved = uow.events.save(opened(moved, until))
    audit(uow, command.caller, event.id, "event-check-in", {"name": event.name})
    guests = call_missing(uow, saved, CallKind.OPEN)
    return CheckInOpened(saved, until, guests, meant.zone)


def opened(event: Event, until: datetime) -> Event:
    """The event with a check-in until then: whoever is not here is to be called to it anew."""
    return replace(event, checkin_until=until, check_ins=event.check_ins + 1)


def call_missing(uow: UnitOfWork, event: Event, kind: CallKind) -> int:
    """Everybody who has not checked in yet is called; how many are guests, whom no call reaches."""
    missing = uow.entries.rows.find(event_id=event.id, status=EntryStatus.CONFIRMED)
    users = _users(uow, missing)
    _call(uow, event, kind, users)
    return len(missing) - len(users)


def call_placed(uow: UnitOfWork, scopes: Scopes) -> None:
    """While a check-in is open, it waits for those too who have got a place since, and may not have read of it.

    Source: house
    """
    touched = sorted(map(EventId, scopes.touched("events", _WHO_IS_CALLED)))
    players = sorted(map(PlayerId, scopes.touched("players", _WHO_IS_CALLED)))
    for event in uow.events.find(id=touched, status=EventStatus.CHECK_IN) if touched else ():
        confirmed: Equal[int] = {"event_id": event.id, "status": EntryStatus.CONFIRMED}
        if "event" not in scopes.events[event.id]:  # else it may just be open again
            confirmed["player"] = players
        placed = [row for row in uow.entries.rows.find(**confirmed) if row.told_with != NewsLine.CHECK_IN]
        calls = uow.check_in_calls.values("users", event_id=event.id, check_in=event.check_ins)
        called = frozenset(user for (users,) in calls for user in users)
        _call(uow, event, CallKind.OPEN, [user for user in _users(uow, placed) if user not in called])


def _call(uow: UnitOfWork, event: Event, kind: CallKind, users: Sequence[int]) -> None:
    """In as few messages as Discord's limit allows."""
    starts = range(0, len(users), MENTIONS_A_MESSAGE)
    parts = (tuple(users[start : start + MENTIONS_A_MESSAGE]) for start in starts)
    uow.check_in_calls.add_all(CheckInCall(0, event.id, event.check_ins, kind, part) for part in parts)


def _users(uow: UnitOfWork, entries: Sequence[StoredEntry]) -> list[int]:
    """The Discord users among these, in the order in which they entered; no guests."""
    accounts = uow.people.values("id", "user_id", id=[entry.player for entry in entries]) if entries else ()
    users = dict(accounts)
    found = (users[entry.player] for entry in sorted(entries, key=lambda one: one.order))
    return [user for user in found if user]
