"""Who stands in the ranking."""

from dataclasses import dataclass
from enum import StrEnum

from league.ids import PlayerId


class EntrantStatus(StrEnum):
    """How a player takes part, as far as the ranking cares."""

    ACTIVE = "active"
    DROPPED = "dropped"
    """Plays no more, but keeps the rank."""
    ABSENT = "absent"
    """Never came or was replaced: ranked only with a played result."""
    DISQUALIFIED = "disqualified"
    """Out of the ranking. Source: cjp/penalty-levels"""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of the event."""

    player: PlayerId
    status: EntrantStatus = EntrantStatus.ACTIVE
