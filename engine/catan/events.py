"""Everything that can happen, one small type each: what is stored, and all that a replay needs.

An event carries its results (cards gained, card stolen), so folding it asks no rule and no chance.
"""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from engine.catan.board import Layout
from engine.catan.hands import Hand
from engine.catan.names import Bits, Card, Edge, Hex, Resource, Seat, Vertex


@dataclass(frozen=True, slots=True)
class BoardLaid:
    """The island is laid out."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class SettlementPlaced:
    """Set-up: a settlement stands, and the second one brought these cards."""

    seat: Seat
    vertex: Vertex
    cards: Hand


@dataclass(frozen=True, slots=True)
class SettlementTakenBack:
    """Set-up: the settlement is in hand again, its cards are in the bank again."""

    seat: Seat
    vertex: Vertex
    cards: Hand


@dataclass(frozen=True, slots=True)
class RoadPlaced:
    """Set-up: a road lies next to the settlement just placed."""

    seat: Seat
    edge: Edge


@dataclass(frozen=True, slots=True)
class DiceTaken:
    """The seat throws the dice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice show this, and each seat gains these cards."""

    first: int
    second: int
    gains: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class DiscardChosen:
    """A seat has put these cards aside face down; they are given up together with those of all who owe some."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class DiscardWithdrawn:
    """A seat has taken up again what it had put aside, and owes as many cards as before."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat gave up these cards; `shown`: face up, else the others see only how many."""

    seat: Seat
    cards: Hand
    shown: bool = True


@dataclass(frozen=True, slots=True)
class RobberMoved:
    """The robber stands here; a card of the victim (if not `NOBODY`) is to be drawn."""

    seat: Seat
    hex: Hex
    victim: Seat


@dataclass(frozen=True, slots=True)
class RobberForgotten:
    """The robber was forgotten and stands on the desert."""

    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class Stolen:
    """A card went from the victim to the thief; which one, only these two know."""

    thief: Seat
    victim: Seat
    resource: Resource


@dataclass(frozen=True, slots=True)
class RoadBuilt:
    """A road was paid for and built."""

    seat: Seat
    edge: Edge


@dataclass(frozen=True, slots=True)
class FreeRoadBuilt:
    """A road of the Road Building card was built; so many may still follow."""

    seat: Seat
    edge: Edge
    left: int


@dataclass(frozen=True, slots=True)
class SettlementBuilt:
    """A settlement was paid for and built."""

    seat: Seat
    vertex: Vertex


@dataclass(frozen=True, slots=True)
class CityBuilt:
    """A settlement was paid for to become a city."""

    seat: Seat
    vertex: Vertex


@dataclass(frozen=True, slots=True)
class RoadMoved:
    """The road just placed was moved."""

    seat: Seat
    source: Edge
    target: Edge


@dataclass(frozen=True, slots=True)
class SettlementMoved:
    """The settlement just built was moved."""

    seat: Seat
    source: Vertex
    target: Vertex


@dataclass(frozen=True, slots=True)
class CityMoved:
    """The city just built stands on another settlement of the seat's, which has the old place back."""

    seat: Seat
    source: Vertex
    target: Vertex


@dataclass(frozen=True, slots=True)
class LongestRoadPassed:
    """The longest road card went to this seat (`NOBODY`: back beside the board)."""

    holder: Seat


@dataclass(frozen=True, slots=True)
class LargestArmyPassed:
    """The largest army card went to this seat."""

    holder: Seat


@dataclass(frozen=True, slots=True)
class CardBought:
    """A development card was paid for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The bought card is this one; only its owner knows."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class KnightPlayed:
    """A knight was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoadBuildingPlayed:
    """Road Building was played for so many free roads."""

    seat: Seat
    roads: int


@dataclass(frozen=True, slots=True)
class YearOfPlentyPlayed:
    """Year of Plenty was played for these cards."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class MonopolyPlayed:
    """Monopoly was played; each seat gave so many cards of the resource."""

    seat: Seat
    resource: Resource
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BankTraded:
    """So many cards of one resource went to the bank for one of another."""

    seat: Seat
    give: Resource
    number: int
    take: Resource


@dataclass(frozen=True, slots=True)
class TakenChanged:
    """The card taken in the last exchange was changed for another."""

    seat: Seat
    old: Resource
    new: Resource


@dataclass(frozen=True, slots=True)
class Offered:
    """The active seat's offer lies on the table under this number, in the place of one that had it."""

    seat: Seat
    give: Hand
    want: Hand
    offer: int = 1


@dataclass(frozen=True, slots=True)
class SeatsAsked:
    """The seat puts its further offers of this turn to these rivals alone."""

    seat: Seat
    asked: Bits


@dataclass(frozen=True, slots=True)
class OfferEndSet:
    """The seat's further offers of this turn lie for so many hours at most; 0: until the turn ends."""

    seat: Seat
    hours: int


@dataclass(frozen=True, slots=True)
class OfferExpired:
    """The offer's hours are over, and it is off the table."""

    seat: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class OfferWithdrawn:
    """The offer is off the table."""

    seat: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class OfferAccepted:
    """A seat is ready to trade."""

    seat: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class OfferDeclined:
    """A seat wants no trade; nobody else is told."""

    seat: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class Countered:
    """A seat proposes other terms: what it would give and want."""

    seat: Seat
    give: Hand
    want: Hand
    offer: int = 1


@dataclass(frozen=True, slots=True)
class AnswerWithdrawn:
    """A seat took its answer back."""

    seat: Seat
    offer: int = 1


@dataclass(frozen=True, slots=True)
class Traded:
    """Cards changed hands: the active seat gave and got these."""

    seat: Seat
    partner: Seat
    give: Hand
    get: Hand
    offer: int = 1


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VictoryDeclared:
    """The seat declared and has won."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The time is over; nobody has won."""


Event: TypeAlias = (
    BoardLaid | SettlementPlaced | SettlementTakenBack | RoadPlaced | DiceTaken | Rolled | DiscardChosen
    | DiscardWithdrawn | Discarded | RobberMoved
    | RobberForgotten | Stolen | RoadBuilt | FreeRoadBuilt | SettlementBuilt | CityBuilt | RoadMoved | SettlementMoved
    | CityMoved | LongestRoadPassed | LargestArmyPassed | CardBought | CardDrawn | KnightPlayed | RoadBuildingPlayed
    | YearOfPlentyPlayed | MonopolyPlayed | BankTraded | TakenChanged | Offered | SeatsAsked
    | OfferEndSet | OfferExpired | OfferWithdrawn | OfferAccepted
    | OfferDeclined | Countered | AnswerWithdrawn | Traded | TurnEnded | VictoryDeclared | TimeCalled
)  # fmt: skip

Events: TypeAlias = tuple[Event, ...]

# Equal events are one object where there are few different ones: a long game then holds a short list of them.
dice_taken = cache(DiceTaken)
robber_moved = cache(RobberMoved)
stolen = cache(Stolen)
road_built = cache(RoadBuilt)
card_bought = cache(CardBought)
card_drawn = cache(CardDrawn)
bank_traded = cache(BankTraded)
turn_ended = cache(TurnEnded)
