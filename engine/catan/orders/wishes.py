"""What a player can order in advance: plain values, private to their seat and revocable at any time."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from engine.catan.hands import Hand
from engine.catan.names import NOBODY, Hex, Resource, Seat

MOST_ROBBER: Final = 2
MOST_OFFERS: Final = 3
MOST_BUILDS: Final = 12
MOST_FEW: Final = 7
"""A hand above seven may have to be halved: such a turn is for a person."""
ANYBODY: Final = NOBODY
"""In a robber wish: whoever can be robbed, the foremost first."""
LEADER: Final = -3
"""In a robber wish: the rival who shows the most points."""

BuildOrder: TypeAlias = BuildRoad | BuildSettlement | BuildCity | BuyCard
"""One entry of a build list is the action that it wishes for; its text is the action's text."""


class Automatic(StrEnum):
    """When a step of the own turn is taken without asking.

    `BARE`, for the roll: no development card lies before the seat. `BARE`, for the end of the turn: none does, and
    the hand holds few cards. `POOR`, for the end alone: none does, and the hand pays for nothing. `KEEPING` is `POOR`
    for whoever leaves the development cards unplayed, whichever they are. `ALWAYS` is for a player who wants to be
    asked for nothing. All but `POOR` and `KEEPING` depend on open facts, so no pace tells a hand; these two act after
    a while, as a player might by hand.
    """

    ASK = "ask"
    BARE = "bare"
    POOR = "poor"
    KEEPING = "keeping"
    ALWAYS = "always"


ROLLING: Final = (Automatic.ASK, Automatic.BARE, Automatic.ALWAYS)
"""What can be ordered for the dice; the end of the turn takes each of `Automatic`."""


@dataclass(frozen=True, slots=True)
class RobberWish:
    """Where the robber should go: a hex, a victim (a seat, `LEADER` or `ANYBODY`), or both; `None` is any hex."""

    hex: Hex | None = None
    victim: Seat = ANYBODY


@dataclass(frozen=True, slots=True)
class StandingOffer:
    """A trade that the seat takes from whoever proposes it: at most `give` for at least `want`, or a multiple of both.

    After paying, the cards of `keep` must still be in hand. Piles are packed, see `engine.catan.hands`.
    """

    give: Hand
    want: Hand
    keep: Hand = 0
    not_to_leader: bool = False


@dataclass(frozen=True, slots=True)
class BuildOrders:
    """All standing orders of a seat; the defaults are the house's preset for everybody.

    `discard`: which resources go first; empty is no order. `robber`: first and second choice. `build`: a list that
    is worked off strictly from the front. `few`: how many cards in hand `auto_end` takes for none when it is `BARE`.
    `auto_declare`: say so as soon as the points are there; without it a person is asked. `refuse`: say no to every
    offer that none of `offers` takes; `withheld`: to each of those that asks for one of these resources.
    """

    discard: tuple[Resource, ...] = ()
    robber: tuple[RobberWish, ...] = ()
    offers: tuple[StandingOffer, ...] = ()
    build: tuple[BuildOrder, ...] = ()
    auto_roll: Automatic = Automatic.BARE
    auto_end: Automatic = Automatic.BARE
    few: int = 0
    auto_declare: bool = False
    refuse: bool = False
    withheld: tuple[Resource, ...] = ()


NO_ORDERS: Final = BuildOrders()
