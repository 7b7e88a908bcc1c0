"""An event: what an organizer opens, runs and finishes, and which step may follow which."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.ids import EventId
from league.limits import DEFAULT_WEIGHT
from league.refusal import Refusal


class EventStatus(StrEnum):
    """Where an event stands in its life."""

    DRAFT = "draft"
    OPEN = "open"
    CHECK_IN = "check-in"
    CLOSED = "closed"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Pairing(StrEnum):
    """How tables are made: `BALANCED`, `POWER` and `RANDOM` seat tables of four, the others pair two players."""

    BALANCED = "balanced"
    POWER = "power"
    RANDOM = "random"
    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    SINGLE_ELIMINATION = "single-elimination"
    DOUBLE_ELIMINATION = "double-elimination"
    LADDER = "ladder"


BRACKETS = frozenset({Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION})
"""Where whoever loses is out, or one loss nearer to it."""
WHOLE = BRACKETS | {Pairing.LADDER}
"""Which lead to the end by themselves: no semi-final or final follows."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a league; `capacity` 0 means no cap, `profile_toml` holds a house's own regulations.

    `imported`: it was played elsewhere, and its results were read from a list. `check_ins` counts how often its
    check-in was opened, or given another end. `venue` is where it is played.
    """

    id: EventId
    guild_id: int
    name: str
    profile: str
    created_by: int
    created_at: datetime
    status: EventStatus = EventStatus.DRAFT
    season: str = ""
    profile_toml: str = ""
    pairing: Pairing = Pairing.BALANCED
    power_weight: int = DEFAULT_WEIGHT
    capacity: int = 0
    rounds: int = 4
    match_points: int = 0
    approval: bool = False
    late_entry: bool = True
    hidden: bool = False
    seed: int = 0
    imported: bool = False
    starts_at: datetime | None = None
    checkin_until: datetime | None = None
    check_ins: int = 0
    venue: str = ""
    version: int = 0


# Which status may follow which: a finished event can be taken up again, since corrections arrive late.
_STEPS: dict[EventStatus, frozenset[EventStatus]] = {
    EventStatus.DRAFT: frozenset({EventStatus.OPEN, EventStatus.CANCELLED}),
    EventStatus.OPEN: frozenset(
        {EventStatus.CHECK_IN, EventStatus.CLOSED, EventStatus.RUNNING, EventStatus.CANCELLED}
    ),
    EventStatus.CHECK_IN: frozenset({EventStatus.OPEN, EventStatus.CLOSED, EventStatus.CANCELLED}),
    EventStatus.CLOSED: frozenset(
        {EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.RUNNING, EventStatus.CANCELLED}
    ),
    EventStatus.RUNNING: frozenset({EventStatus.FINISHED, EventStatus.CANCELLED}),
    EventStatus.FINISHED: frozenset({EventStatus.RUNNING}),
    EventStatus.CANCELLED: frozenset(),
}


def move_to(event: Event, status: EventStatus) -> Event | Refusal:
    """The event takes the next step of its life.

    Refusals: `event-step` (params: name, status, wanted).
    Source: house
    """
    if status not in _STEPS[event.status]:
        return Refusal("event-step", params={"name": event.name, "status": event.status, "wanted": status})
    return replace(event, status=status)


def played_at(event: Event) -> datetime:
    """When an event counts from: its day where it was imported, else when it was made.

    Source: house
    """
    return event.starts_at if event.imported and event.starts_at else event.created_at


def takes_results(event: Event) -> bool:
    """Results may be reported and corrected while it runs and after its end.

    Source: cjp/score-correction
    """
    return event.status in {EventStatus.RUNNING, EventStatus.FINISHED}
