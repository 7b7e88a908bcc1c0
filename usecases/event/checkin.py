"""Check-in: opened by an organizer until a moment, with a reminder, closed by a timer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from data.records import Destination, Notice, moment
from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStatus
from league.event import Event, EventStatus, move_to
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, unless
from usecases.find import BEFORE_START, event_at, people_by_id
from usecases.limits import DRIP
from usecases.moments import MeantMoment, meant_moment

OPEN, REMINDER, LOST = "notice-check-in", "notice-check-in-reminder", "notice-place-lost"
MOVED = "notice-check-in-moved"
AGAIN = "notice-check-in-again"
"""It has ended, or was about to, while nobody could check in, and is open longer."""
_WITH_AN_END = frozenset({OPEN, REMINDER, AGAIN})
REMIND_BEFORE = timedelta(minutes=15)
MENTIONS_A_MESSAGE = 60  # a mention takes up to 23 of a message's 2,000 characters


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
    refused = unless(uow, command.caller, Role.ORGANIZER)
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
    check_in_over(uow, event, MOVED)  # whoever was told another moment is told this one
    saved = uow.events.save(replace(moved, checkin_until=until))
    line = audit(uow, command.caller, event.id, "event-check-in", {"name": event.name})
    tell_missing(uow, saved, OPEN, until, line.id)
    confirmed = uow.entries.list_of(saved).having(EntryStatus.CONFIRMED)
    people = people_by_id(uow, [entry.player for entry in confirmed])
    guests = sum(person.user_id is None for person in people.values())
    return CheckInOpened(saved, until, guests, meant.zone)


def tell_missing(uow: UnitOfWork, event: Event, text: str, until: datetime, cause: int) -> None:
    """Mention everybody who has not checked in yet, in as few messages as Discord's limit allows.

    `cause` is the audit line of the opening: each opening is told.
    """
    call_to_check_in(uow, event, mentioned(uow, uow.entries.list_of(event)), text, until, cause)


def call_to_check_in(
    uow: UnitOfWork, event: Event, missing: tuple[int, ...], text: str, until: datetime, cause: int
) -> None:
    """Mention these users, each with the button under the message."""
    for start in range(0, len(missing), MENTIONS_A_MESSAGE):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"{text}:{event.id}:{cause}:{start}",
                guild_id=event.guild_id,
                place=Destination.ANNOUNCEMENTS,
                subject=event.id,
                text=text,
                params={"event": event.name, "until": moment(until), "count": len(missing)},
                mentions=missing[start : start + MENTIONS_A_MESSAGE],
                buttons=(f"signup-checkin:{event.id}:0",),
            )
        )


def check_in_over(uow: UnitOfWork, event: Event, became: str = "notice-check-in-over") -> None:
    """The questions to check in lose their buttons; what stands in the channel says what `became` of its end."""
    for text in (OPEN, REMINDER, AGAIN):
        for notice in uow.outbox.beginning(f"{text}:{event.id}:"):
            if notice.text in _WITH_AN_END:
                uow.outbox.close(notice.key, became, {})
            else:
                uow.outbox.settle(notice.key)


def tell_absent(uow: UnitOfWork, event: Event, absent: Sequence[PlayerId], until: datetime) -> None:
    """Whoever has lost the place by not checking in learns it in private, and what can be done."""
    people = people_by_id(uow, absent)
    users = [user for user in (people[player].user_id for player in absent) if user]
    for place, user in enumerate(users):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"{LOST}:{event.id}:{until.isoformat()}:{user}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=user,
                text=LOST,
                params={"event": event.name},
                due_at=until + place * DRIP if place else None,
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )
        )


def mentioned(uow: UnitOfWork, entries: EntryList) -> tuple[int, ...]:
    """The Discord users among the confirmed who have not checked in."""
    waiting = [entry.player for entry in entries.having(EntryStatus.CONFIRMED)]
    people = people_by_id(uow, waiting)
    return tuple(person.user_id for player in waiting if (person := people[player]).user_id)
