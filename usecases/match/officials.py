"""Who directs an event, and who watches a match as its monitor."""

from dataclasses import dataclass

from data.named import user_named
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, SheetLineId, TableId
from league.match_sheet import SheetKind, SheetLine
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.judge.appointed import judged_event
from usecases.match.here import match_at, unless_official
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class NameDirector:
    """An organizer names a director of an event."""

    caller: Caller
    event_id: EventId
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class DirectorNamed:
    """The event and its directors, who they are as Discord users."""

    event: Event
    directors: tuple[int, ...]


def name_director(command: NameDirector, uow: UnitOfWork) -> DirectorNamed | Refusal:
    """One more director: in the report, and in no committee.

    Refusals: `needs-organizer`, those of `event_at`, `match-director-already`.
    Source: jbl/1.5.1
    """
    me = command.caller
    refused = refusal_unless(uow, me, Role.ORGANIZER)
    if refused:
        return refused
    event = judged_event(uow, me, command.event_id)
    if isinstance(event, Refusal):
        return event
    if command.user_id in _named(uow, event):
        return Refusal("match-director-already", "jbl/1.5.1")
    uow.match_sheet.add(
        SheetLine(
            SheetLineId(0),
            event.id,
            TableId(0),
            SheetKind.DIRECTOR,
            me.user_id,
            me.now,
            official=command.user_id,
        )
    )
    audit(uow, me, event.id, "match-director", {"director": user_named(command.name, command.user_id)})
    return DirectorNamed(event, directors_of(uow, event))


def directors_of(uow: UnitOfWork, event: Event) -> tuple[int, ...]:
    """The directors who were named; else whoever created the event.

    Source: jbl/1.5.1
    """
    return _named(uow, event) or (event.created_by,)


def _named(uow: UnitOfWork, event: Event) -> tuple[int, ...]:
    return tuple(line.official for line in uow.match_sheet.find(event_id=event.id, kind=SheetKind.DIRECTOR))


@dataclass(frozen=True, slots=True)
class NameMonitor:
    """A judge sends a monitor to a match."""

    caller: Caller
    channel_id: int
    user_id: int


def name_monitor(command: NameMonitor, uow: UnitOfWork) -> Noted | Refusal:
    """The players are told who watches their match, and what that person decides.

    Refusals: those of `match_at` and `unless_official`, `match-monitor-plays`.
    Source: jbl/1.5.3
    """
    me = command.caller
    match = match_at(uow, me, command.channel_id)
    if isinstance(match, Refusal):
        return match
    refused = unless_official(uow, me, match)
    if refused:
        return refused
    if any(person.user_id == command.user_id for person in match.people):
        return Refusal("match-monitor-plays", "jbl/1.5.3")
    line = SheetLine(
        SheetLineId(0),
        match.event.id,
        match.table.id,
        SheetKind.MONITOR,
        me.user_id,
        me.now,
        official=command.user_id,
    )
    return Noted(match, note(uow, me, match, line))
