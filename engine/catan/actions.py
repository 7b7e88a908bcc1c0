"""Everything that a seat, chance or the host can try to do, one small type each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from engine.catan.hands import Hand
from engine.catan.names import NOBODY, Bits, Edge, Hex, Resource, Seat, Vertex
from engine.catan.topology import EDGES, VERTICES, edges_in, vertices_in


@dataclass(frozen=True, slots=True)
class PlaceSettlement:
    """Set-up: put a free settlement on an intersection."""

    vertex: Vertex


@dataclass(frozen=True, slots=True)
class PlaceRoad:
    """Set-up: put a free road next to the settlement just placed."""

    edge: Edge


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Set-up: pick the settlement just placed up again."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice; what they show is chance's `Dice`."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up half of a hand of eight or more after a seven."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class WithdrawDiscard:
    """Take up again, once, what one has put aside to discard, while others still choose."""


@dataclass(frozen=True, slots=True)
class MoveRobber:
    """Put the robber on a hex and name whom to rob, `NOBODY` if nobody there holds a card."""

    hex: Hex
    victim: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class PlayKnight:
    """Play a knight; the robber must then be moved."""


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding:
    """Play the card for two free roads."""


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty:
    """Take two cards of one's choice from the bank (one, if the bank has no more)."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class PlayMonopoly:
    """Collect every card of one resource from everybody."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class BuildRoad:
    """Build a road, paid for or free by the card."""

    edge: Edge


@dataclass(frozen=True, slots=True)
class BuildSettlement:
    """Build a settlement."""

    vertex: Vertex


@dataclass(frozen=True, slots=True)
class BuildCity:
    """Turn one's settlement into a city."""

    vertex: Vertex


@dataclass(frozen=True, slots=True)
class BuyCard:
    """Buy the top development card; which it is, is chance's `Draw`."""


@dataclass(frozen=True, slots=True)
class TradeWithBank:
    """Exchange several equal cards for one, at the best rate the seat has."""

    give: Resource
    take: Resource


@dataclass(frozen=True, slots=True)
class MoveRoad:
    """Move the road just placed to another path."""

    edge: Edge


@dataclass(frozen=True, slots=True)
class MoveSettlement:
    """Move the settlement just built to another intersection."""

    vertex: Vertex


@dataclass(frozen=True, slots=True)
class MoveCity:
    """Put the city just built on another of one's settlements."""

    vertex: Vertex


@dataclass(frozen=True, slots=True)
class ReplaceRobber:
    """Place the robber anew that has just robbed nobody, and name whom to rob; `NOBODY` where nobody can be."""

    hex: Hex
    victim: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class ChangeTaken:
    """Change the card just taken from the bank for another."""

    take: Resource


@dataclass(frozen=True, slots=True)
class Offer:
    """Lay an offer on the table for all others: cards given for cards wanted."""

    give: Hand
    want: Hand


@dataclass(frozen=True, slots=True)
class AskSeats:
    """Put the further offers of this turn to these rivals alone, to all of them again."""

    asked: Bits


@dataclass(frozen=True, slots=True)
class SetOfferEnd:
    """Let the further offers of this turn lie for so many hours at most; 0: until the turn ends."""

    hours: int


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take one's offer of this number off the table."""

    offer: int = 1


@dataclass(frozen=True, slots=True)
class AcceptOffer:
    """Be ready to trade on the terms of an open offer."""

    offer: int = 1


@dataclass(frozen=True, slots=True)
class DeclineOffer:
    """Want no trade on an open offer."""

    offer: int = 1


@dataclass(frozen=True, slots=True)
class CounterOffer:
    """Answer an open offer with other terms, seen from the one who answers."""

    give: Hand
    want: Hand
    offer: int = 1


@dataclass(frozen=True, slots=True)
class WithdrawAnswer:
    """Take one's acceptance, counter-offer or refusal back."""

    offer: int = 1


@dataclass(frozen=True, slots=True)
class Confirm:
    """Trade with one of those who accepted or made a counter-offer."""

    partner: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Pass the dice on."""


@dataclass(frozen=True, slots=True)
class DeclareVictory:
    """Claim the win with ten points or more."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Chance: what the two dice show."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Chance: which card of the victim's hand is drawn, counted in the order of the resources."""

    index: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: which of the cards left in the deck is on top, counted in the order of the kinds."""

    index: int


@dataclass(frozen=True, slots=True)
class ForgetRobber:
    """Host: the robber was forgotten; it goes to the desert and nothing is stolen."""


@dataclass(frozen=True, slots=True)
class ExpireOffer:
    """Host: the hours for which the offer lay open are over."""

    offer: int = 1


@dataclass(frozen=True, slots=True)
class CallTime:
    """Host: the time is over."""


Action: TypeAlias = (
    PlaceSettlement | PlaceRoad | TakeBack | Roll | Discard | WithdrawDiscard | MoveRobber
    | PlayKnight | PlayRoadBuilding
    | PlayYearOfPlenty | PlayMonopoly | BuildRoad | BuildSettlement | BuildCity | BuyCard | TradeWithBank | MoveRoad
    | MoveSettlement | MoveCity | ReplaceRobber | ChangeTaken | Offer | AskSeats | SetOfferEnd | WithdrawOffer
    | AcceptOffer | DeclineOffer | CounterOffer | WithdrawAnswer | Confirm | EndTurn | DeclareVictory | Dice | Steal
    | Draw | ForgetRobber | ExpireOffer | CallTime
)  # fmt: skip

KINDS: Final[tuple[type[Action], ...]] = (
    DeclareVictory, EndTurn, Roll, PlaceSettlement, PlaceRoad, TakeBack, Discard, WithdrawDiscard, MoveRobber,
    BuildRoad, BuildSettlement, BuildCity, BuyCard, PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly,
    TradeWithBank, MoveRoad, MoveSettlement, MoveCity, ReplaceRobber, ChangeTaken, Offer, AskSeats, SetOfferEnd,
    WithdrawOffer, Confirm, AcceptOffer, DeclineOffer, CounterOffer, WithdrawAnswer, Dice, Steal, Draw,
    ForgetRobber, ExpireOffer, CallTime,
)  # fmt: skip
"""The order in which `legal` lists the kinds; within a kind the fields count, in their order."""

Actions: TypeAlias = tuple[Action, ...]


@cache
def _edge_actions(kind: Callable[[Edge], Action]) -> Actions:
    return tuple(kind(edge) for edge in EDGES)


@cache
def _vertex_actions(kind: Callable[[Vertex], Action]) -> Actions:
    return tuple(kind(vertex) for vertex in VERTICES)


@lru_cache(maxsize=1 << 12)
def at_each_edge(kind: Callable[[Edge], Action], edges: Bits) -> Actions:
    """One action of the kind for each path of a set."""
    table = _edge_actions(kind)
    return tuple([table[edge] for edge in edges_in(edges)])


@lru_cache(maxsize=1 << 12)
def at_each_vertex(kind: Callable[[Vertex], Action], vertices: Bits) -> Actions:
    """One action of the kind for each intersection of a set."""
    table = _vertex_actions(kind)
    return tuple([table[vertex] for vertex in vertices_in(vertices)])
