"""When an event is played, or how long, has changed: whoever has entered learns it in private."""

from datetime import datetime

from data.records import Destination, Notice, below, calendar, line
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import AuditId
from usecases.caller import Caller, guild_of
from usecases.event.places import DRIP
from usecases.find import is_running, people_by_id

_CONCERNED = frozenset(
    {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN}
)


def tell_changed(uow: UnitOfWork, caller: Caller, before: Event, after: Event, audit_id: AuditId) -> None:
    """One message for each player with an account, but not for who made the change; each change is told anew.

    Of a draft nobody knows. Source: house
    """
    lines = _changes(before, after)
    if not lines or after.status is EventStatus.DRAFT:
        return
    entries = uow.entries.list_of(after).entries
    people = people_by_id(uow, [entry.player for entry in entries if entry.status in _CONCERNED])
    users = [
        user for user in (person.user_id for person in people.values()) if user not in {None, caller.user_id}
    ]
    for place, user in enumerate(users):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"event-changed:{audit_id}:{user}",
                guild_id=after.guild_id,
                place=Destination.PRIVATE,
                subject=user or 0,
                text="notice-event-changed",
                params={"event": after.name, "running": int(is_running(after)), **below(*lines)},
                due_at=caller.now + place * DRIP if place else None,
                instead=guild_of(uow, after.guild_id).announcements_channel,
            )
        )


def _changes(before: Event, after: Event) -> list[dict[str, object]]:
    """What is different now, each in a line."""
    lines = []
    if after.starts_at is not None and after.starts_at != before.starts_at:
        lines.append(
            line(
                "event-changed-starts", {"before": _day(before.starts_at), "after": calendar(after.starts_at)}
            )
        )
    if after.rounds != before.rounds:
        lines.append(line("event-changed-rounds", {"before": before.rounds, "after": after.rounds}))
    return lines


def _day(at: datetime | None) -> object:
    return "—" if at is None else calendar(at)
