"""What has happened to an event, a seat or an account is told in private to those whom it concerns."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from data.news_tables import News, NewsKind
from data.records import Destination, Person
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event
from usecases.caller import guild_of
from usecases.projection import Projection

_OF_EVENT: Final = frozenset({NewsKind.CHANGED, NewsKind.CANCELLED})
_OF_SEAT: Final = frozenset({NewsKind.SEAT_TAKEN, NewsKind.SEAT_LOST})
_OF_ACCOUNT: Final = frozenset(
    {NewsKind.ACCOUNT, NewsKind.ACCOUNT_CHANGED, NewsKind.ACCOUNT_LEFT, NewsKind.MERGED}
)


def _of_event(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Whoever no private message reaches reads it in a channel: it may spare them the way.

    Source: house
    """
    found = uow.news.find(event_id=event.id, kind=sorted(_OF_EVENT))
    instead = guild_of(uow, event.guild_id).announcements_channel if found else 0
    return _letters("event-changed", found, instead)


def _of_seat(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    return _letters("seat-lost", uow.news.find(event_id=event.id, kind=sorted(_OF_SEAT)))


def _of_account(uow: UnitOfWork, person: Person, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    return _letters("account", uow.news.find(player_id=person.id, kind=sorted(_OF_ACCOUNT)))


def _letters(kind: str, found: Iterable[News], instead: int = 0) -> Iterator[Duty]:
    for news in found:
        words = Wording(f"notice-{news.kind}", news.said)
        for user in filter(None, news.users):
            slot = Slot(kind, news.event_id, news.id, str(user))
            yield Duty(slot, Destination.PRIVATE, user, words, instead=instead)


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """It was taken back."""
    return Closing(struck=True, aloud=Wording("notice-undone-above"))


EVENT_CHANGED: Final = Projection("event-changed", _OF_EVENT | {"guild"}, _of_event, _ends)
SEAT_LOST: Final = Projection("seat-lost", _OF_SEAT, _of_seat, _ends)
ACCOUNT: Final = Projection("account", frozenset({"news"}), _of_account, _ends)
