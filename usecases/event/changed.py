"""An event is called off, or when, how long or by which rules or format it is played: entrants learn it in private."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from data.news_tables import News, NewsKind
from data.records import below, calendar, line, term
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.match_length import LengthPart, Lengths, MatchLength
from league.regulations import Profile
from league.tournament import Tournament
from usecases.caller import Caller
from usecases.clocks import games_begun
from usecases.find import is_running, people_by_id, profile_of
from usecases.show.format import FormatFact, format_facts
from usecases.show.regulations import RegulationFact, regulation_facts

_CONCERNED = frozenset(
    {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN}
)
_NOTHING = "—"
Line: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = RegulationFact | FormatFact


def note_changed(uow: UnitOfWork, caller: Caller, event: Event, lines: Sequence[Line]) -> int:
    """What is different now concerns whoever has entered. How many are told.

    Source: house
    """
    said = {"event": event.name, "running": int(is_running(event)), **below(*lines)}
    return _note(uow, caller, event, NewsKind.CHANGED, said) if lines else 0


def note_cancelled(uow: UnitOfWork, caller: Caller, event: Event, was: Event) -> int:
    """That the event is called off concerns whoever has entered. How many are told.

    Source: house
    """
    games = games_begun(uow, [number for (number,) in uow.tables.values("id", event_id=event.id)])
    said = {"event": event.name, "running": int(is_running(was)), "games": games}
    return _note(uow, caller, event, NewsKind.CANCELLED, said)


def _note(uow: UnitOfWork, caller: Caller, event: Event, kind: NewsKind, said: Mapping[str, Any]) -> int:
    """Each player with an account is told, but not whose action it was; of a draft nobody knows."""
    if event.status is EventStatus.DRAFT:
        return 0
    entered = uow.entries.list_of(event).having(*_CONCERNED)
    people = people_by_id(uow, [entry.player for entry in entered])
    accounts = (people[entry.player].user_id for entry in entered)
    users = tuple(user for user in accounts if user and user != caller.user_id)
    uow.news.add(News(0, event.guild_id, kind, said, users, event.id))
    return len(users)


def event_changes(before: Event, after: Event) -> list[Line]:
    """What an organizer has changed about an event, each in a line."""
    lines: list[Line] = []
    if after.starts_at is not None and after.starts_at != before.starts_at:
        days = {"before": _day(before.starts_at), "after": calendar(after.starts_at)}
        lines.append(line("event-changed-starts", days))
    if after.venue and after.venue != before.venue:
        lines.append(line("event-changed-venue", {"before": before.venue or _NOTHING, "after": after.venue}))
    if after.rounds != before.rounds:
        lines.append(line("event-changed-rounds", {"before": before.rounds, "after": after.rounds}))
    return [*lines, *_regulations(profile_of(before), profile_of(after))]


def length_changes(before: Lengths, after: Lengths) -> list[Line]:
    """Which parts of a tournament have matches of another length."""
    parts = (*before, *(part for part in after if part not in before))
    return [
        line(
            "event-changed-length",
            {"part": _part(part), "before": _length(before.get(part)), "after": _length(after.get(part))},
        )
        for part in parts
        if before.get(part) != after.get(part)
    ]


def _day(at: datetime | None) -> object:
    return _NOTHING if at is None else calendar(at)


def _regulations(before: Profile, after: Profile) -> list[Line]:
    if before == after:
        return []
    lines = [line("event-changed-profile", {"before": _title(before), "after": _title(after)})]
    if before.maximum_score != after.maximum_score:
        most = {"before": before.maximum_score or _NOTHING, "after": after.maximum_score or _NOTHING}
        lines.append(line("event-changed-most", most))
    return [*lines, *_facts(regulation_facts(before), regulation_facts(after))]


def format_changes(event: Event, before: Tournament, after: Tournament) -> list[Line]:
    """Which choices about how a tournament is played out are others now, of those that matter for this event."""
    return _facts(format_facts(event, before), format_facts(event, after))


def _facts(before: Iterable[Fact], after: Iterable[Fact]) -> list[Line]:
    """What is said differently, each topic in a line."""
    old, new = {fact.topic: fact for fact in before}, {fact.topic: fact for fact in after}
    topics = [*old, *(topic for topic in new if topic not in old)]
    return [
        line("event-changed-fact", {"before": _said(old.get(topic)), "after": _said(new.get(topic))})
        for topic in topics
        if old.get(topic) != new.get(topic)
    ]


def _title(profile: Profile) -> dict[str, str]:
    return {"ja": profile.titles.ja, "en": profile.titles.en}


def _said(fact: Fact | None) -> object:
    return _NOTHING if fact is None else line(fact.text, fact.params)


def _part(part: LengthPart) -> object:
    name = term(f"choice-part-{part.where}")
    return line("length-part-round", {"part": name, "round": part.round}) if part.round else name


def _length(length: MatchLength | None) -> object:
    """What holds where a part has no length of its own is the event's usual one."""
    if length is None:
        return term("length-usual")
    return line(f"match-length-{length.unit}", {"number": length.number, "target": length.target})
