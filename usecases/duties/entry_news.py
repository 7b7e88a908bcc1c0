"""Somebody else has changed a player's entry: they learn it in private, and what is asked of them."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from data.entries import StoredEntry
from data.records import Destination, Person, below, line, mention, moment
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import PLACED, EntryNews, EntryStatus, NewsLine
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from usecases.caller import guild_of
from usecases.find import people_by_id
from usecases.projection import Projection
from usecases.signup.news import checking_in

_KIND: Final = "entry-news"
_LISTED: Final = frozenset(EntryStatus)
_URGENT: Final = PLACED | {EntryNews.PLACE_LOST}
"""What is said in a channel to those whom no private message reaches."""


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """The last news of each entry; guests are told by the organizers, and of an event that is called off all else.

    Source: house
    """
    rows = uow.entries.rows
    told = rows.find(event_id=event.id, news=sorted(EntryNews)) if _takes_place(event) else ()
    if not told:
        return
    gone = [one.player for one in told if one.news == EntryNews.SUBSTITUTED]
    entered = rows.values("player", "replaces", "status", event_id=event.id) if gone else ()
    came = sorted((one for one in entered if one[1] in gone), key=lambda one: one[2] in _LISTED)
    people = people_by_id(uow, [*(entry.player for entry in told), *(player for player, _, _ in came)])
    others = {replaced: people[player].name for player, replaced, _ in came}
    instead = guild_of(uow, event.guild_id).announcements_channel
    for entry in told:
        person = people[entry.player]
        if person.user_id is None:
            continue
        yield Duty(
            Slot(_KIND, event.id, entry.player, "player", f"{entry.id}.{entry.times_told}"),
            Destination.PRIVATE,
            person.user_id,
            Wording(f"notice-{entry.news}", _params(event, entry, person, others.get(entry.player, ""))),
            asks=(f"signup-checkin:{event.id}:0",) if _is_asked(event, entry) else (),
            instead=instead if entry.news in _URGENT else 0,
        )


def _takes_place(event: Event) -> bool:
    return event.status is not EventStatus.CANCELLED


def _is_asked(event: Event, entry: StoredEntry) -> bool:
    is_called = entry.told_with == NewsLine.CHECK_IN and entry.status == EntryStatus.CONFIRMED
    return is_called and checking_in(event) is not None


def _params(event: Event, entry: StoredEntry, person: Person, other: str) -> Mapping[str, Any]:
    if entry.news == EntryNews.SUBSTITUTED:
        return {"event": event.name, "other": other}
    if entry.news not in PLACED:
        return {"event": event.name}
    words = {"user": mention(person.user_id or 0), "event": event.name}
    if _is_asked(event, entry) and event.checkin_until is not None:
        return {**words, **below(line(NewsLine.CHECK_IN, {"until": moment(event.checkin_until)}))}
    said = entry.told_with and entry.told_with != NewsLine.CHECK_IN
    return {**words, **below(*([line(entry.told_with, {})] if said else []))}


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """It was undone; or something else has come of the entry since, and it was so."""
    (row,) = uow.entries.rows.find(event_id=EventId(slot.event), player=PlayerId(slot.subject)) or (None,)
    number = int(slot.occasion.rpartition(".")[2])
    if row is None or row.times_told < number:
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    said = {name: one for name, one in told.says.params.items() if name != "below"}
    return Closing(Wording(told.says.text, said if told.asks else told.says.params))


ENTRY_NEWS: Final = Projection(_KIND, frozenset({"event", "entry", "person", "guild"}), _duties, _ends)
