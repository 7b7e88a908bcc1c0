"""What a table may choose before the game: board, rules profile, trading."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.catan.board import Layout


class BoardKind(StrEnum):
    """The ways to lay out the island."""

    RANDOM = "random"
    BEGINNER = "beginner"
    SPIRAL = "spiral"
    BALANCED = "balanced"


class ProfileName(StrEnum):
    """The three rule sets: the printed rules, Catan Japan's tournaments, the world championship of 2022."""

    STD = "std"
    CJP = "cjp"
    CWC = "cwc"


class HouseLevel(StrEnum):
    """How strong the house's players are."""

    BEGINNER = "beginner"
    CLUB = "club"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class CatanProfile:
    """Where the rule sets differ, as data.

    `relocation`: the last road or settlement may be moved, and the card taken in the last exchange
    changed, until the next action. `robber_talk`: players may discuss where the robber goes (for the
    host; the engine hears no talk). `capped`: the recorded score of the winner
    is at most the target, everybody else's one less.
    """

    name: ProfileName
    target: int
    capped: bool
    relocation: bool
    robber_talk: bool


STD: Final = CatanProfile(ProfileName.STD, 10, capped=False, relocation=False, robber_talk=True)
"""The printed rules alone: nothing is capped and a placed piece stays."""

CJP: Final = CatanProfile(ProfileName.CJP, 10, capped=True, relocation=True, robber_talk=False)
"""Source: cjp/score-cap, cjp/score-cap-others, cjp/action-complete, cjp/robber-no-deals, cjp/time-up-ends"""

CWC: Final = CatanProfile(ProfileName.CWC, 10, capped=True, relocation=True, robber_talk=True)
"""The championship caps the winner; the others' cap and the clock, on which it is silent, follow cjp.

Source: cwc/3.0.12, cwc/3.0.7, cwc/3.0.2-robber-talk
"""

PROFILES: Final = {profile.name: profile for profile in (STD, CJP, CWC)}


@dataclass(frozen=True, slots=True)
class RoundIsland:
    """The island that all tables of a league's round play on.

    `game` is the number of the game that drew it, with the `layout`; 0: this game draws it, as any other does.
    Source: house
    """

    game: int = 0
    layout: "Layout | None" = None


@dataclass(frozen=True, slots=True)
class CatanOptions:
    """One table's choices.

    `offer_limit` bounds the cards on each side of a domestic offer; `legal` lists those of a few cards, `decide`
    takes the larger ones as well. `open_offers` is how many offers may lie on the table at once; one
    more takes the place of the oldest. `house` is the level of the house's players. `discards_public`: what is
    discarded is turned up once all have chosen, else the others learn how many cards. `island`: that of the
    round, if its tables share one. Source: house, cjp/burst-show
    """

    board: BoardKind = BoardKind.RANDOM
    profile: CatanProfile = field(default=CJP)
    domestic_trade: bool = True
    offer_limit: int = 10
    open_offers: int = 3
    house: HouseLevel = HouseLevel.BEGINNER
    discards_public: bool = True
    island: RoundIsland | None = None
