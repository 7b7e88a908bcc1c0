"""Rounds and tables: which step may follow which."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.brackets import Seeding
from league.ids import EventId, PlayerId, RoundId, TableId
from league.refusal import Refusal


class Stage(StrEnum):
    """Which part of an event a round belongs to."""

    QUALIFIER = "qualifier"
    SEMI_FINAL = "semi-final"
    FINAL = "final"
    PLAY_OFF = "play-off"


RANKED_STAGES = (Stage.QUALIFIER, Stage.SEMI_FINAL, Stage.FINAL)
"""The stages that have a ranking, in playing order: a play-off only decides between those who are level before."""


def ranked_in(stage: Stage) -> Stage:
    """The stage whose ranking follows from the results of this one."""
    return Stage.QUALIFIER if stage is Stage.PLAY_OFF else stage


class PairingMethod(StrEnum):
    """How a round was drawn: `PAIRED` is any pairing of two players, `MANUAL` the organizer's own hand."""

    BALANCED = "balanced"
    POWER = "power"
    RANDOM = "random"
    MANUAL = "manual"
    PAIRED = "paired"


class RoundStatus(StrEnum):
    """`PLANNED` is seen by organizers alone, from `PUBLISHED` on players see their tables."""

    PLANNED = "planned"
    PUBLISHED = "published"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class TableStatus(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    PLAYING = "playing"
    REPORTED = "reported"
    DISPUTED = "disputed"
    FINAL = "final"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Round:
    """One round of an event; `seed`, `drawing`, `avoid`, `seeding` and `accelerated` say how its seating was made.

    `avoid` holds the pairs that should not meet, one after the other: (a, b, c, d) keeps a from b and c from d.
    `byes` are those who have asked to sit it out, for half a win. `seeded` are those whom an organizer put first by
    hand, but for a bracket, which keeps all its seeds. `paired_by` is a digest of the results or seeds by which it was
    paired ("": by none, or not known), `times_drawn` how often its tables were drawn. `times_published` counts how
    often its players were called to their seats, `called_off` says that it was cancelled afterwards. `ends_at` is until
    when it is to be played (None: no end is set).
    """

    id: RoundId
    event_id: EventId
    number: int
    stage: Stage = Stage.QUALIFIER
    status: RoundStatus = RoundStatus.PLANNED
    seed: int = 0
    drawing: PairingMethod = PairingMethod.BALANCED
    avoid: tuple[PlayerId, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    seeding: Seeding = Seeding.LOT
    seeded: tuple[PlayerId, ...] = ()
    accelerated: bool = False
    paired_by: str = ""
    times_drawn: int = 0
    times_published: int = 0
    called_off: bool = False
    ends_at: datetime | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """One table; `seats` is the turn order. A table with a single seat is a bye."""

    id: TableId
    event_id: EventId
    round_id: RoundId
    number: int
    seats: tuple[PlayerId, ...]
    status: TableStatus = TableStatus.WAITING
    locked: bool = False
    private: bool = False
    version: int = 0


_STEPS: dict[RoundStatus, frozenset[RoundStatus]] = {
    RoundStatus.PLANNED: frozenset({RoundStatus.PUBLISHED, RoundStatus.CANCELLED}),
    RoundStatus.PUBLISHED: frozenset({RoundStatus.RUNNING, RoundStatus.CANCELLED}),
    RoundStatus.RUNNING: frozenset({RoundStatus.FINISHED, RoundStatus.CANCELLED}),
    RoundStatus.FINISHED: frozenset(),
    RoundStatus.CANCELLED: frozenset(),
}

OPEN_TABLE = frozenset({TableStatus.WAITING, TableStatus.PLAYING, TableStatus.REPORTED, TableStatus.DISPUTED})


def move_to(round_: Round, status: RoundStatus) -> Round | Refusal:
    """The round takes the next step.

    Refusals: `round-step` (params: number, status, wanted).
    Source: house
    """
    if status not in _STEPS[round_.status]:
        return Refusal(
            "round-step", params={"number": round_.number, "status": round_.status, "wanted": status}
        )
    return replace(round_, status=status)


def is_bye(table: Table) -> bool:
    """A player alone at a table sits out this round."""
    return len(table.seats) == 1


def waiting_for_results(tables: tuple[Table, ...]) -> tuple[Table, ...]:
    """The tables whose result is still open."""
    return tuple(table for table in tables if table.status in OPEN_TABLE)
