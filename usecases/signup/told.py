"""What the players of an event are told in private of their entries: that they are in, and what is asked of them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from data.records import Destination, Notice, Person, below, line, mention, moment
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from usecases.caller import guild_of
from usecases.event.checkin import ENTERED
from usecases.event.places import DRIP

RETURNED = "notice-returned"
_NUMBER = 3


def tell_entered(
    uow: UnitOfWork, event: Event, people: Sequence[Person], text: str, now: datetime | None = None
) -> None:
    """Players with an account learn that they are in; while the check-in is open also that it waits for them.

    Each time is told: a second entry after a withdrawal, too. With a moment many are told one after another.
    """
    told = [person.user_id for person in people if person.user_id is not None]
    asked = checking_in(event)
    lines = below(*_lines(event, asked, text))
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


def _lines(event: Event, asked: datetime | None, text: str) -> list[dict[str, Any]]:
    if asked:
        return [line("check-in-now", {"until": moment(asked)})]
    is_late = event.status is EventStatus.RUNNING and text != RETURNED  # who is back may still have a seat
    return [line("entered-late", {})] if is_late else []


def checking_in(event: Event) -> datetime | None:
    """Until when whoever has a place must say that they are here; None while nobody must."""
    return event.checkin_until if event.status is EventStatus.CHECK_IN else None


def _next_number(uow: UnitOfWork, event: Event) -> int:
    """Counts up over all that was said before in this event, so that a repeat is told from a new occasion."""
    said = uow.outbox.beginning(f"{ENTERED}:{event.id}:")
    return max((int(notice.key.split(":")[_NUMBER]) for notice in said), default=-1) + 1
