"""One thing that is open, and its kinds."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias
from zlib import crc32

from data.door_tables import DoorRequest
from data.game_records import PostGame
from data.records import JudgeCall
from league.entry import EventEntry
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.round import Table
from usecases.caller import Role
from usecases.standings.line import LineMoved
from usecases.standings.outdated import Outdated, PairedBefore, SeatedBefore, SeededBefore
from usecases.standings.refused import RefusedResult


class OpenKind(StrEnum):
    """What is open; the value names its words on the desks."""

    APPROVAL = "approve"
    DOOR = "door"
    """Somebody at the door asks to join, or to check in."""
    WAITING_LIST = "waiting-list"
    CHECK_IN = "check-in"
    PLAN = "plan"
    """A round cannot be published as it is, or was paired by what has changed since."""
    LINE = "line"
    """By the ranking of now others would play in a later stage."""
    FALLEN = "fallen"
    """By the results of now others should have played these matches."""
    DISPUTED = "disputed"
    REFUSED = "refused"
    """The regulations of now refuse a result."""
    NOT_STARTED = "not-started"
    UNREPORTED = "unreported"
    UNCONFIRMED = "unconfirmed"
    CALL = "call"
    GAME = "game"
    """A game by post is held until a judge comes."""
    SEAT = "seats"
    """A player who has left sits at a table that is played."""
    GOES_ON = "goes-on"
    COMMITTEE = "appeal"
    VOTE = "vote"


About: TypeAlias = (
    tuple[Table, ...] | EventEntry | DoorRequest | JudgeCall | PostGame | Refusal | Outdated | RefusedResult
)


@dataclass(frozen=True, slots=True)
class Open:
    """One thing that is open in an event.

    `of` is who can end it: a role, the `players`, or the Discord `users` of a committee. `since` is None where no row
    has the moment, `ends` the command that ends it, `buttons` are the ids of those that do.
    """

    kind: OpenKind
    event_id: EventId
    about: About
    of: Role | None = None
    players: tuple[PlayerId, ...] = ()
    users: tuple[int, ...] = ()
    since: datetime | None = None
    ends: str = ""
    buttons: tuple[str, ...] = ()

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that it is about."""
        return self.about if isinstance(self.about, tuple) else ()

    @property
    def name(self) -> str:
        """What tells it from everything else that is open in its event."""
        return f"{self.kind}:{_identity(self.about)}"


def _identity(about: About) -> str:
    number: int | str = ""
    match about:
        case tuple():
            number = ".".join(f"{table.id}" for table in about)
        case EventEntry():
            number = about.player
        case JudgeCall() | PostGame() | DoorRequest():
            number = about.id
        case LineMoved():
            number = about.mark
        case SeededBefore() | PairedBefore() | SeatedBefore():
            number = about.round.id
        case RefusedResult():
            number = f"{about.place.round}.{about.place.table}"
    return str(number)


def mark_of(opens: tuple[Open, ...]) -> int:
    """A number of what is open, by which an old question about it is known; 0 where nothing is."""
    return crc32(repr(sorted(one.name for one in opens)).encode()) % 1_000_000 + 1 if opens else 0


def of_kind(opens: Sequence[Open], *kinds: OpenKind) -> tuple[Open, ...]:
    """Those of these kinds."""
    return tuple(one for one in opens if one.kind in kinds)
