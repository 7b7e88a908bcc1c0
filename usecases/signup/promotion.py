"""Storing a changed entry list, and telling whoever came up from the waiting list: once, and in private."""

from collections.abc import Mapping
from datetime import datetime

from data.entries import ListedEntry
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange
from league.event import Event
from league.ids import PlayerId
from usecases.bracket.play_on import play_on
from usecases.find import people_by_id
from usecases.signup.told import tell_entered


def store_entries(
    uow: UnitOfWork,
    event: Event,
    change: EntryChange,
    now: datetime | None = None,
    listed: Mapping[PlayerId, ListedEntry] | None = None,
) -> None:
    """Keep the list, tell the promoted, refresh the posts that show it; a bracket plays on if a moment is given.

    `listed` is what an imported list has said of those who are new.
    """
    uow.entries.store(event, change.list, listed)
    if now is not None:
        play_on(uow, event, now)
    if change.promoted:
        people = people_by_id(uow, change.promoted)
        tell_entered(uow, event, [people[player] for player in change.promoted], "notice-promoted", now)
