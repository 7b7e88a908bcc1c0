"""An organizer's announcement: a message in the announcements channel that pings whoever plays."""

from dataclasses import dataclass
from typing import Any, Final

from data.records import Destination, Notice, own_words
from data.unit_of_work import UnitOfWork
from league.entry import IN_PLAY
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import GOING_ON, event_for, people_by_id

LONGEST = 1500
_MESSAGE: Final = 1800
"""Characters of a message for words and mentions: Discord takes 2,000, and the event is named too."""
_MENTION: Final = 24
"""Characters that a mention takes."""
_NAMED: Final = 70
"""Mentions in a further message."""


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
    """The words are posted once, and everybody who plays is pinged, in further messages where one cannot name them all.

    Refusals: `needs-organizer`, those of `event_for`, `text-empty`, `text-too-long` (params: most).
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
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
    users = _players(uow, event)
    room = max((_MESSAGE - len(words)) // _MENTION, 0)
    key = f"announce:{event.id}:{command.caller.interaction_id}"
    said = {"event": event.name, "words": own_words(words)}
    _post(uow, event, key, "notice-announcement", said, users[:room])
    for start in range(room, len(users), _NAMED):
        part = users[start : start + _NAMED]
        _post(uow, event, f"{key}:{start}", "notice-announcement-to", {"event": event.name}, part)
    audit(uow, command.caller, event.id, "event-announce", {"name": event.name})
    return Announced(event)


def _players(uow: UnitOfWork, event: Event) -> tuple[int, ...]:
    """The Discord users who play, in the order in which they entered."""
    entries = uow.entries.rows.find(event_id=event.id, status=sorted(IN_PLAY))
    people = people_by_id(uow, [entry.player for entry in entries])
    users = (people[entry.player].user_id for entry in sorted(entries, key=lambda one: one.order))
    return tuple(user for user in users if user)


def _post(
    uow: UnitOfWork, event: Event, key: str, text: str, params: dict[str, Any], mentions: tuple[int, ...]
) -> None:
    place = Destination.ANNOUNCEMENTS
    uow.outbox.send(Notice(0, key, event.guild_id, place, event.id, text, params, mentions=mentions))
