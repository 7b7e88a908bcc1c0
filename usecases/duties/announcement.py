"""An organizer's announcement: it stands in the channel, and pings whoever played when it was made."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.news_tables import News, NewsKind
from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event
from usecases.projection import Projection

_KIND: Final = "announcement"
_MESSAGE: Final = 1800
"""Characters of a message for words and mentions: Discord takes 2,000, and the event is named too."""
_MENTION: Final = 24
"""Characters that a mention takes."""
_NAMED: Final = 70
"""Mentions in a further message."""


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """In further messages for those whom one cannot name.

    Source: house
    """
    for news in uow.news.find(event_id=event.id, kind=NewsKind.ANNOUNCEMENT):
        users = tuple(filter(None, news.users))
        room = max((_MESSAGE - len(news.said["words"]["words"])) // _MENTION, 0)
        yield _part(news, 0, Wording("notice-announcement", news.said), users[:room])
        for start in range(room, len(users), _NAMED):
            words = Wording("notice-announcement-to", {"event": news.said["event"]})
            yield _part(news, start, words, users[start : start + _NAMED])


def _part(news: News, start: int, words: Wording, users: tuple[int, ...]) -> Duty:
    slot = Slot(_KIND, news.event_id, news.id, "announcements", str(start))
    return Duty(slot, Destination.ANNOUNCEMENTS, news.event_id, words, pings=users)


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """It was taken back."""
    return Closing(struck=True, aloud=Wording("notice-undone-above"))


ANNOUNCEMENT: Final = Projection(_KIND, frozenset({NewsKind.ANNOUNCEMENT}), _duties, _ends)
