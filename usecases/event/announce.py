"""An organizer's announcement: a message in the announcements channel that pings whoever plays."""

from dataclasses import dataclass

from data.news_tables import News, NewsKind
from data.records import own_words
from data.unit_of_work import UnitOfWork
from league.entry import IN_PLAY
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import GOING_ON, event_for, people_by_id

LONGEST = 1500


@dataclass(frozen=True, slots=True)
class Announce:
    """An organizer's words to the players of an event."""

    caller: Caller
    event_id: EventId
    words: str


@dataclass(frozen=True, slots=True)
class Announced:
    """Posted for this event."""

    event: Event


def announce(command: Announce, uow: UnitOfWork) -> Announced | Refusal:
    """The words are posted once, and everybody who plays is pinged.

    Refusals: `needs-organizer`, those of `event_for`, `text-empty`, `text-too-long` (params: most).
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    words = command.words.strip()
    if not words:
        return Refusal("text-empty")
    if len(words) > LONGEST:
        return Refusal("text-too-long", params={"most": LONGEST})
    said = {"event": event.name, "words": own_words(words)}
    uow.news.add(News(0, event.guild_id, NewsKind.ANNOUNCEMENT, said, _players(uow, event), event.id))
    audit(uow, command.caller, event.id, "event-announce", {"name": event.name})
    return Announced(event)


def _players(uow: UnitOfWork, event: Event) -> tuple[int, ...]:
    """The Discord users who play, in the order in which they entered."""
    entries = uow.entries.rows.find(event_id=event.id, status=sorted(IN_PLAY))
    people = people_by_id(uow, [entry.player for entry in entries])
    users = (people[entry.player].user_id for entry in sorted(entries, key=lambda one: one.order))
    return tuple(user for user in users if user)
