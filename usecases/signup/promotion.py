"""Storing a changed entry list, and noting who came up from the waiting list."""

from collections.abc import Mapping
from datetime import datetime

from data.entries import ListedEntry
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange, EntryNews
from league.event import Event
from league.ids import PlayerId
from usecases.bracket.play_on import play_on
from usecases.signup.news import note_news


def store_entries(
    uow: UnitOfWork,
    event: Event,
    change: EntryChange,
    now: datetime | None = None,
    listed: Mapping[PlayerId, ListedEntry] | None = None,
) -> None:
    """Keep the list, and note who came up; a bracket plays on if a moment is given.

    `listed` is what an imported list has said of those who are new.
    """
    uow.entries.store(event, change.list, listed)
    if now is not None:
        play_on(uow, event, now)
    if change.promoted:
        note_news(uow, event, change.promoted, EntryNews.PROMOTED)
