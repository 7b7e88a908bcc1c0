"""Creating an event."""

from dataclasses import dataclass

from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league import round_robin
from league.brackets import building
from league.event import Event, EventStatus, Pairing
from league.ids import EventId
from league.limits import LARGEST_EVENT, MOST_ROUNDS
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.regulations.terms import Scoring
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.event.page import show_on_web
from usecases.find import same_name
from usecases.moments import MeantMoment, meant_moment
from usecases.people import shortened
from usecases.round.pairing_input import fits

_MOST = {
    Pairing.ROUND_ROBIN: round_robin.LARGEST,
    Pairing.SINGLE_ELIMINATION: building.LARGEST,
    Pairing.DOUBLE_ELIMINATION: building.LARGEST,
}
"""Players that a format can hold, where that is fewer than an event may have."""


@dataclass(frozen=True, slots=True)
class CreateEvent:
    """What an organizer fills in; `starts` is a moment as typed ("" for none), `capacity` 0 means no cap.

    `own` are the house's own regulations, as they were read from the text `profile_toml` before.
    `visibility` is who finds the event on the web; None is the server's default.
    """

    caller: Caller
    name: str
    profile: str = "catan-japan"
    profile_toml: str = ""
    pairing: Pairing | None = None
    rounds: int = 4
    capacity: int = 0
    match_points: int = 0
    season: str = ""
    starts: str = ""
    approval: bool = False
    hidden: bool = False
    own: Profile | None = None
    visibility: Visibility | None = None
    venue: str = ""


@dataclass(frozen=True, slots=True)
class Created:
    """The event as it was created; `namesake` is another one that is called so: perhaps it was created twice."""

    event: Event
    namesake: Event | None = None
    starts: MeantMoment | None = None
    """The start as it was understood; where that was guessed the event has none before it is confirmed."""


def create_event(command: CreateEvent, uow: UnitOfWork) -> Created | Refusal:
    """An organizer creates an event; nobody sees it before it is opened.

    Refusals: `needs-organizer`, `name-empty`, `no-such-profile` (params: profile), `pairing-does-not-fit`,
    `length-in-games`, `points-need-matches`, those of `beyond_format`,
    `rounds-out-of-range` (params: most), `capacity-out-of-range` (params: most), those of moments.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER) or out_of_range(
        command.name, command.rounds, command.capacity
    )
    if refused:
        return refused
    profile = _profile(command)
    if isinstance(profile, Refusal):
        return profile
    pairing = _pairing(command, profile)
    if isinstance(pairing, Refusal):
        return pairing
    guild = guild_of(uow, command.caller.guild_id)
    starts = meant_moment(command.starts, uow, command.caller) if command.starts else None
    if isinstance(starts, Refusal):
        return starts
    event = uow.events.add(
        Event(
            id=EventId(0),
            guild_id=command.caller.guild_id,
            name=shortened(command.name),
            profile=profile.name,
            created_by=command.caller.user_id,
            created_at=command.caller.now,
            season=shortened(command.season),
            profile_toml=command.profile_toml,
            pairing=pairing,
            capacity=command.capacity,
            rounds=command.rounds,
            match_points=command.match_points,
            approval=command.approval,
            hidden=command.hidden,
            seed=command.caller.interaction_id % 1_000_000,
            starts_at=starts.sure if starts else None,
            venue=shortened(command.venue),
        )
    )
    show_on_web(uow, event.id, command.visibility or guild.event_pages)
    audit(uow, command.caller, event.id, "event-created", {"name": event.name})
    return Created(event, namesake_of(uow, event), starts)


def namesake_of(uow: UnitOfWork, event: Event) -> Event | None:
    """The newest other event of the server that people would take for this one; none that was called off."""
    others = reversed(uow.events.find(guild_id=event.guild_id))
    return next(
        (
            other
            for other in others
            if other.id != event.id
            and other.status is not EventStatus.CANCELLED
            and same_name(other.name, event.name)
        ),
        None,
    )


def _pairing(command: CreateEvent, profile: Profile) -> Pairing | Refusal:
    pairing = command.pairing or (Pairing.SWISS if profile.two_players else Pairing.BALANCED)
    if not fits(pairing, profile):
        return Refusal("pairing-does-not-fit")
    if command.match_points and profile.scoring is not Scoring.MATCH:
        return Refusal("length-in-games" if profile.two_players else "points-need-matches")
    return beyond_format(pairing, command.capacity) or pairing


def out_of_range(name: str, rounds: int, capacity: int) -> Refusal | None:
    """A refusal unless an event can be called so and be so large.

    Refusals: `name-empty`, `rounds-out-of-range` (params: most), `capacity-out-of-range` (params: most).
    """
    if not shortened(name):
        return Refusal("name-empty")
    if not 1 <= rounds <= MOST_ROUNDS:
        return Refusal("rounds-out-of-range", params={"most": MOST_ROUNDS})
    if not 0 <= capacity <= LARGEST_EVENT:
        return Refusal("capacity-out-of-range", params={"most": LARGEST_EVENT})
    return None


def beyond_format(pairing: Pairing, capacity: int, groups: int = 1) -> Refusal | None:
    """More places than the format can hold are refused at once, not when the bracket is drawn.

    Refusals: `capacity-beyond-format` (params: most, capacity), `capacity-beyond-groups` (params: most, capacity,
    groups).
    Source: house
    """
    groups = max(groups, 1)
    most = min(_MOST.get(pairing, LARGEST_EVENT) * groups, LARGEST_EVENT)
    if capacity <= most:
        return None
    if pairing is Pairing.ROUND_ROBIN:
        return Refusal(
            "capacity-beyond-groups", params={"most": most, "capacity": capacity, "groups": groups}
        )
    return Refusal("capacity-beyond-format", params={"most": most, "capacity": capacity})


def _profile(command: CreateEvent) -> Profile | Refusal:
    profile = command.own or PROFILES.get(command.profile)
    return profile or Refusal("no-such-profile", params={"profile": command.profile[:50]})
