"""Storing a changed entry list, and telling whoever came up from the waiting list: once, and in private."""

from datetime import datetime

from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange
from league.event import Event
from usecases.bracket.play_on import play_on
from usecases.caller import guild_of
from usecases.find import people_by_id
from usecases.posted import refresh_event_posts


def store_entries(uow: UnitOfWork, event: Event, change: EntryChange, now: datetime | None = None) -> None:
    """Keep the list, tell the promoted, refresh the posts that show it; a bracket plays on if a moment is given."""
    uow.entries.store(event, change.list)
    if now is not None:
        play_on(uow, event, now)
    people = people_by_id(uow, change.promoted)
    for player in change.promoted:
        person = people[player]
        if person.user_id is None:
            continue
        uow.outbox.send(
            Notice(
                id=0,
                # The order in the queue tells a second promotion (after leaving and joining again) from a repeat.
                key=f"promoted:{event.id}:{player}:{_order(change, player)}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=person.user_id,
                text="notice-promoted",
                params={"user": {"user": person.user_id}, "event": event.name},
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )
        )
    refresh_event_posts(uow, event)


def _order(change: EntryChange, player: int) -> int:
    entry = next(entry for entry in change.list.entries if entry.player == player)
    return entry.order
