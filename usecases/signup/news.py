"""What is done with entries by somebody else than their players: noted with the entry, of which they are told."""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import PLACED, EntryNews, EntryStatus, NewsLine
from league.event import BRACKETS, Event, EventStatus
from league.ids import PlayerId
from usecases.find import people_by_id
from usecases.round.pairing_input import seats_to_come

_GONE: Final = {
    EntryStatus.DROPPED: EntryNews.DROPPED,
    EntryStatus.NO_SHOW: EntryNews.NO_SHOW,
    EntryStatus.SUBSTITUTED: EntryNews.SUBSTITUTED,
}


def note_news(
    uow: UnitOfWork,
    event: Event,
    players: Collection[PlayerId],
    news: EntryNews,
    *,
    by: int = 0,
    seated: bool = False,
) -> None:
    """Each time is news. A guest is told by the organizers, and nobody what they did themselves (`by`).

    `seated`: in a round that nobody has seen yet.
    """
    users = {player: person.user_id for player, person in people_by_id(uow, players).items()}
    concerned = [player for player in players if users[player] not in {None, by}]
    line = _line(uow, event, news, seated=seated) if concerned and news in PLACED else None
    uow.entries.set_news(event, concerned, news, line)


def note_replaced(
    uow: UnitOfWork, event: Event, out: Person | None, into: Person, by: int, *, seated: bool
) -> None:
    """Whoever comes is in; whoever had the place until now (`out`) has it no more."""
    note_news(uow, event, [PlayerId(into.id)], EntryNews.ENTERED, by=by, seated=seated)
    if out is not None:
        note_gone(uow, event, out, by)


def note_gone(uow: UnitOfWork, event: Event, person: Person, by: int) -> None:
    """Somebody else has noted them as gone, absent or replaced; one who is in plays on."""
    entry = uow.entries.list_of(event).entry_of(PlayerId(person.id))
    news = _GONE.get(entry.status) if entry else None
    if news is not None:
        note_news(uow, event, [PlayerId(person.id)], news, by=by)


def _line(uow: UnitOfWork, event: Event, news: EntryNews, *, seated: bool) -> NewsLine | None:
    """While the check-in is open also that it waits for them; in a running event from when they have a seat."""
    if checking_in(event):
        return NewsLine.CHECK_IN
    is_drawn = event.pairing in BRACKETS  # there the match is what calls
    if event.status is not EventStatus.RUNNING or is_drawn or news is EntryNews.RETURNED:
        return None  # who is back may still have a seat
    if seated:
        return NewsLine.SEATED
    return NewsLine.LATE if seats_to_come(uow, event) else NewsLine.UNSEATED


def checking_in(event: Event) -> datetime | None:
    """Until when whoever has a place must say that they are here; None while nobody must."""
    return event.checkin_until if event.status is EventStatus.CHECK_IN else None
