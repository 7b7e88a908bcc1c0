"""What an organizer chooses about a tournament of two players a match, beyond how it is paired."""

from dataclasses import dataclass
from enum import StrEnum

from league.brackets import BracketOptions, ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace
from league.event import Pairing
from league.ids import EventId

SMALLEST_FINAL_BRACKET = 4
LARGEST_FINAL_BRACKET = 16
ACCELERATED_ROUNDS = 2


class Leavers(StrEnum):
    """What becomes of the results of a player who leaves a round robin early."""

    BY_HALF = "by-half"
    COUNT = "count"
    ANNUL = "annul"


@dataclass(frozen=True, slots=True)
class Tournament:
    """The choices of one event; `bracket_size` 0 means that no bracket follows, `groups` 0 that all play together.

    `lengths` are the match lengths that differ from the event's own, as `league.match_length` writes them.
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
