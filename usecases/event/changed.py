"""An event is called off, or when, how long or by which rules or format it is played: entrants learn it in private."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from data.records import AuditLine, Destination, Notice, below, calendar, line, term
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import AuditId
from league.match_length import LengthPart, Lengths, MatchLength
from league.regulations import Profile
from league.tournament import Tournament
from usecases.caller import Caller, guild_of
from usecases.clocks import games_begun
from usecases.find import is_running, people_by_id, profile_of
from usecases.limits import DRIP
from usecases.show.format import FormatFact, format_facts
from usecases.show.regulations import RegulationFact, regulation_facts

_CONCERNED = frozenset(
    {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN}
)
_NOTHING = "—"
Line: TypeAlias = Mapping[str, Any]
Fact: TypeAlias = RegulationFact | FormatFact


def tell_changed(
    uow: UnitOfWork, caller: Caller, event: Event, lines: Sequence[Line], audit_id: AuditId
) -> int:
    """Whoever has entered is told what is different now, each change anew. How many are told.

    Source: house
    """
    if not lines:
        return 0
    params = {"event": event.name, "running": int(is_running(event)), **below(*lines)}
    return _tell_entered(uow, caller, event, EntrantsTold("event-changed", audit_id, params))


def tell_cancelled(uow: UnitOfWork, caller: Caller, event: Event, was: Event, line: AuditLine) -> int:
    """Whoever has entered is told that the event is called off. How many are told.

    Source: house
    """
    games = games_begun(uow, [number for (number,) in uow.tables.values("id", event_id=event.id)])
    params = {"event": event.name, "running": int(is_running(was)), "games": games}
    return _tell_entered(uow, caller, event, EntrantsTold("event-cancelled", line.id, params))


@dataclass(frozen=True, slots=True)
class EntrantsTold:
    """What players are told: the text `notice-<word>`, by the action of this audit line."""

    word: str
    audit_id: AuditId
    params: Mapping[str, Any]


def _tell_entered(uow: UnitOfWork, caller: Caller, event: Event, told: EntrantsTold) -> int:
    """One message for each player with an account, but not for whose action it was; of a draft nobody knows."""
    if event.status is EventStatus.DRAFT:
        return 0
    entries = uow.entries.list_of(event).entries
    people = people_by_id(uow, [entry.player for entry in entries if entry.status in _CONCERNED])
    users = [
        user for user in (person.user_id for person in people.values()) if user not in {None, caller.user_id}
    ]
    for place, user in enumerate(users):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"{told.word}:{told.audit_id}:{user}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=user or 0,
                text=f"notice-{told.word}",
                params=told.params,
                due_at=caller.now + place * DRIP if place else None,
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )
        )
    return len(users)


def event_changes(before: Event, after: Event) -> list[Line]:
    """What an organizer has changed about an event, each in a line."""
    lines: list[Line] = []
    if after.starts_at is not None and after.starts_at != before.starts_at:
        days = {"before": _day(before.starts_at), "after": calendar(after.starts_at)}
        lines.append(line("event-changed-starts", days))
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
