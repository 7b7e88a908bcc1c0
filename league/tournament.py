"""What an organizer chooses about a tournament of two players a match, beyond how it is paired."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from league.brackets import BracketOptions, ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace
from league.event import Pairing
from league.ids import EventId

SMALLEST_FINAL_BRACKET = 4
LARGEST_FINAL_BRACKET = 16
ACCELERATED_ROUNDS = 2
MOST_DAYS = 60
ROUND_DAYS = range(2, MOST_DAYS + 1)
"""How long a round of an event by post may last. Source: house"""


class Leavers(StrEnum):
    """What becomes of the results of a player who leaves a round robin early."""

    BY_HALF = "by-half"
    COUNT = "count"
    ANNUL = "annul"


@dataclass(frozen=True, slots=True)
class Tournament:
    """The choices of one event; `bracket_size` 0 means that no bracket follows, `groups` 0 that all play together.

    `lengths` are the match lengths that differ from the event's own, as `league.match_length` writes them.
    `round_days`: a round of the qualifier is to be played within so many days (0: no end is set).
    """

    id: int
    event_id: EventId
    third_place: ThirdPlace = ThirdPlace.SHARED
    grand_final: GrandFinal = GrandFinal.WITH_RESET
    consolation: ConsolationFeed = ConsolationFeed.NONE
    last_chance: LastChance = LastChance.NONE
    seeding: Seeding = Seeding.LOT
    bracket_size: int = 0
    bracket_pairing: Pairing = Pairing.SINGLE_ELIMINATION
    groups: int = 0
    accelerated: bool = False
    leavers: Leavers = Leavers.BY_HALF
    lengths: str = ""
    round_days: int = 0
    version: int = 0

    @property
    def options(self) -> BracketOptions:
        """What was chosen about its bracket."""
        return BracketOptions(self.third_place, self.grand_final, self.consolation, self.last_chance)

    def accelerates(self, number: int) -> bool:
        """Whether the round with this number belongs to an accelerated start.

        Source: house
        """
        return self.accelerated and number <= ACCELERATED_ROUNDS

    def ends_after(self, called_at: datetime) -> datetime | None:
        """Until when a round of the qualifier is to be played whose players are called now; None without an end.

        Source: house
        """
        return called_at + timedelta(days=self.round_days) if self.round_days else None
