"""Finding what a command speaks of: an event, its regulations, its players."""

from collections.abc import Collection, Iterable

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES, Profile, stored_profile
from usecases.caller import Caller, Role, unless

BEFORE_START = frozenset({EventStatus.DRAFT, EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED})
GOING_ON = frozenset({EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED, EventStatus.RUNNING})
PLAYED = frozenset({EventStatus.RUNNING, EventStatus.FINISHED})


def event_for(
    uow: UnitOfWork, caller: Caller, event_id: int, statuses: Collection[EventStatus]
) -> Event | Refusal:
    """The named event, or (0) the server's only one in such a state; a draft is there for organizers alone.

    Refusals: `no-such-event`, `no-event`, `which-event` (params: names).
    """
    if event_id:
        event = uow.events.get(event_id)
        known = event is not None and event.guild_id == caller.guild_id and may_see(uow, caller, event)
        return event if event is not None and known else Refusal("no-such-event")
    events = uow.events.find(guild_id=caller.guild_id, status=sorted(statuses))
    found = tuple(event for event in events if may_see(uow, caller, event))
    if len(found) == 1:
        return found[0]
    names = ", ".join(event.name for event in found)
    return Refusal("which-event", params={"names": names}) if found else Refusal("no-event")


def event_at(
    uow: UnitOfWork, caller: Caller, event_id: int, statuses: Collection[EventStatus]
) -> Event | Refusal:
    """As `event_for`, and the named event too must be in such a state: for what changes it.

    Refusals: those of `event_for`, `event-step` (params: name, status).
    """
    event = event_for(uow, caller, event_id, statuses)
    if isinstance(event, Refusal) or event.status in statuses:
        return event
    return Refusal("event-step", params={"name": event.name, "status": event.status})


def may_see(uow: UnitOfWork, caller: Caller, event: Event) -> bool:
    """Whether somebody may know of an event: of a draft only organizers do.

    Source: house
    """
    return event.status is not EventStatus.DRAFT or not unless(uow, caller, Role.ORGANIZER)


def event_of(uow: UnitOfWork, event_id: EventId) -> Event:
    """The event of a thing that belongs to one."""
    return uow.events.require(event_id)


def profile_of(event: Event) -> Profile:
    """The regulations of an event: a built-in profile, or the house's own."""
    if not event.profile_toml:
        return PROFILES[event.profile]
    profile = stored_profile(event.profile_toml)
    if not isinstance(profile, Profile):
        raise LookupError(f"event {event.id} holds regulations that were never valid: {profile}")  # noqa: TRY004 - the value is wrong, not a type
    return profile


def people_by_id(uow: UnitOfWork, players: Iterable[PlayerId]) -> dict[PlayerId, Person]:
    """The persons behind player numbers."""
    return {PlayerId(person.id): person for person in uow.people.find(id=frozenset(players))}
