"""What the players of an event are told of their entries: that they are in, or no more, and what is asked of them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from data.records import AuditLine, Destination, Notice, Person, below, line, mention, moment
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import BRACKETS, Event, EventStatus
from league.ids import PlayerId
from usecases.caller import guild_of
from usecases.event.checkin import ENTERED, OPEN, call_to_check_in, mentioned
from usecases.limits import DRIP
from usecases.round.pairing_input import seats_to_come

RETURNED = "notice-returned"
LATE = "entered-late"
_NUMBER = 3
_GONE: Mapping[EntryStatus, str] = {
    EntryStatus.DROPPED: "notice-dropped",
    EntryStatus.NO_SHOW: "notice-no-show",
    EntryStatus.SUBSTITUTED: "notice-substituted",
}


def tell_entered(
    uow: UnitOfWork,
    event: Event,
    people: Sequence[Person],
    text: str,
    now: datetime | None = None,
    *,
    late: str = LATE,
) -> None:
    """Players with an account learn that they are in; while the check-in is open also that it waits for them.

    Each time is told: a second entry after a withdrawal, too. With a moment many are told one after another.
    `late` says in a running event from when they have a seat.
    """
    told = [person.user_id for person in people if person.user_id is not None]
    asked = checking_in(event)
    seat = "" if text == RETURNED else late  # who is back may still have one
    if seat == LATE and event.status is EventStatus.RUNNING and not seats_to_come(uow, event):
        seat = "entered-unseated"
    lines = below(*_lines(event, asked, seat))
    first = _next_number(uow, event)
    for place, user in enumerate(told):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"{ENTERED}:{event.id}:{user}:{first + place}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=user,
                text=text,
                params={"user": mention(user), "event": event.name, **lines},
                buttons=(f"signup-checkin:{event.id}:0",) if asked else (),
                due_at=now + place * DRIP if now and place else None,
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )
        )


def _lines(event: Event, asked: datetime | None, late: str) -> list[dict[str, Any]]:
    if asked:
        return [line("check-in-now", {"until": moment(asked)})]
    is_drawn = event.pairing not in BRACKETS  # there the match is what calls
    return [line(late, {})] if late and is_drawn and event.status is EventStatus.RUNNING else []


def checking_in(event: Event) -> datetime | None:
    """Until when whoever has a place must say that they are here; None while nobody must."""
    return event.checkin_until if event.status is EventStatus.CHECK_IN else None


def call_placed(uow: UnitOfWork, event: Event, players: Collection[PlayerId], cause: AuditLine) -> None:
    """While the check-in is open it waits for these players, too: in few messages, for they may be hundreds."""
    until = checking_in(event)
    if until is None:
        return
    entries = uow.entries.list_of(event)
    placed = tuple(entry for entry in entries.entries if entry.player in players)
    called = mentioned(uow, replace(entries, entries=placed))
    call_to_check_in(uow, event, called, OPEN, until, cause.id)


def _next_number(uow: UnitOfWork, event: Event) -> int:
    """Counts up over all that was said before in this event, so that a repeat is told from a new occasion."""
    said = uow.outbox.beginning(f"{ENTERED}:{event.id}:")
    return max((int(notice.key.split(":")[_NUMBER]) for notice in said), default=-1) + 1


def tell_gone(uow: UnitOfWork, event: Event, person: Person, noted: AuditLine, other: str = "") -> None:
    """Whom somebody else has noted as gone, absent or replaced (by `other`) learns it, and whom to tell if it is wrong.

    Source: house
    """
    entry = uow.entries.list_of(event).entry_of(PlayerId(person.id))
    text = _GONE.get(entry.status) if entry else None
    if text is not None:
        tell_of_entry(uow, event, person, text, noted, other=other)


def tell_replaced(
    uow: UnitOfWork, event: Event, out: Person | None, into: Person, noted: AuditLine, *, seated: bool
) -> None:
    """Whoever comes is in, and called to a check-in that is open; whoever had the place until now has it no more.

    `seated`: in a round that nobody has seen yet.
    """
    if into.user_id != noted.actor:
        tell_entered(uow, event, [into], "notice-entered", late="entered-seated" if seated else LATE)
    if out is not None:
        tell_gone(uow, event, out, noted, into.name)


def tell_of_entry(
    uow: UnitOfWork, event: Event, person: Person, text: str, noted: AuditLine, **words: str
) -> None:
    """What somebody else has done with a player's entry, once; a guest is told by the organizers."""
    if person.user_id is None or person.user_id == noted.actor:
        return
    uow.outbox.send(
        Notice(
            id=0,
            key=f"{text}:{noted.id}:{person.id}",
            guild_id=event.guild_id,
            place=Destination.PRIVATE,
            subject=person.user_id,
            text=text,
            params={"event": event.name, **words},
        )
    )
