"""An event's season, and how the server adds it up: set by an organizer, shown to all alike, editable at any time."""

import re
from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId
from league.refusal import Refusal
from league.standings.season import SeasonMeasure, SeasonRules
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import event_for
from usecases.people import shortened

NO_SEASON = "-"
"""Typed to take an event out of its season."""
MOST_PLACES, MOST_POINTS, MOST_EVENTS = 200, 10_000, 50
_BETWEEN = re.compile(r"[\s,、，;/]+")
_ANY = frozenset(EventStatus) - {EventStatus.CANCELLED}


@dataclass(frozen=True, slots=True)
class SetSeason:
    """What an organizer sets; None and "" leave a thing as it is. `awards` is typed: "25 18 15", "-" for none.

    With an event that is the one whose season is named; its own season is meant where no name is typed.
    """

    caller: Caller
    event_id: EventId = EventId(0)
    name: str = ""
    measure: SeasonMeasure | None = None
    awards: str = ""
    participation: int | None = None
    best: int | None = None
    drop: int | None = None


@dataclass(frozen=True, slots=True)
class SeasonSet:
    """The rules that hold now, and the event (None: none was named), and how many of the season are finished.

    Rules without a name: the event has no season any more.
    """

    rules: SeasonRules
    event: Event | None
    events: int


def set_season(command: SetSeason, uow: UnitOfWork) -> SeasonSet | Refusal:
    """The event belongs to the season, at any time, also long after its end; the season's rules are changed.

    Refusals: `needs-organizer`, those of `event_for`, `season-unnamed`, `season-awards` (params: most, points),
    `season-awards-rise`, `season-numbers` (params: events, points), `season-drop` (params: season, events).
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, command.caller, command.event_id, _ANY) if command.event_id else None
    if isinstance(event, Refusal):
        return event
    typed = command.name.strip()
    name = typed if typed == NO_SEASON else shortened(typed) or (event.season if event else "")
    if not name or (name == NO_SEASON and event is None):
        return Refusal("season-unnamed")
    awards = _awards(command.awards)
    if isinstance(awards, Refusal):
        return awards
    refused = _impossible(command, uow, name)
    if refused:
        return refused
    if event is not None and command.name:
        event = uow.events.save(replace(event, season="" if name == NO_SEASON else name))
    kept = SeasonRules() if name == NO_SEASON else _kept(command, uow, name, awards)
    details = {"name": event.name if event else name, "season": kept.name or NO_SEASON}
    audit(uow, command.caller, event.id if event else EventId(0), "season-set", details)
    finished = uow.events.find(guild_id=command.caller.guild_id, status=EventStatus.FINISHED)
    return SeasonSet(kept, event, sum(one.season == kept.name != "" for one in finished))


def rules_of(uow: UnitOfWork, guild_id: int, name: str) -> SeasonRules:
    """How a server adds up this season: what was set, or the defaults."""
    return uow.seasons.first(guild_id=guild_id, name=name) or SeasonRules(0, guild_id, name)


def _impossible(command: SetSeason, uow: UnitOfWork, name: str) -> Refusal | None:
    """Numbers that no season can have; more events left out than it has, those to come among them, is one of them."""
    ends = ((command.best, MOST_EVENTS), (command.drop, MOST_EVENTS), (command.participation, MOST_POINTS))
    if not all(0 <= (number or 0) <= most for number, most in ends):
        return Refusal("season-numbers", params={"events": MOST_EVENTS, "points": MOST_POINTS})
    found = uow.events.find(guild_id=command.caller.guild_id)
    own = {event.id for event in found if event.season == name and event.status in _ANY}
    own |= {command.event_id} if command.event_id else set()
    if own and (command.drop or 0) > len(own):
        return Refusal("season-drop", params={"season": name, "events": len(own)})
    return None


def _awards(typed: str) -> tuple[int, ...] | Refusal | None:
    """The points of the places; None where nothing was typed."""
    if not typed.strip():
        return None
    if typed.strip() == NO_SEASON:
        return ()
    parts = [part for part in _BETWEEN.split(typed.strip()) if part]
    if len(parts) > MOST_PLACES or not all(part.isdecimal() and int(part) <= MOST_POINTS for part in parts):
        return Refusal("season-awards", params={"most": MOST_PLACES, "points": MOST_POINTS})
    found = tuple(int(part) for part in parts)
    return found if list(found) == sorted(found, reverse=True) else Refusal("season-awards-rise")


def _kept(command: SetSeason, uow: UnitOfWork, name: str, awards: tuple[int, ...] | None) -> SeasonRules:
    old = rules_of(uow, command.caller.guild_id, name)
    wanted = replace(
        old,
        measure=command.measure or old.measure,
        awards=old.awards if awards is None else awards,
        participation=old.participation if command.participation is None else command.participation,
        best=old.best if command.best is None else command.best,
        drop_worst=old.drop_worst if command.drop is None else command.drop,
    )
    return wanted if wanted == old else uow.seasons.put(wanted)
