"""Everything that a seat, chance or the host can do, one small type each."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.rivals.names import CardKey, Good, Seat, Store

NONE_SAVED: Final = -1
"""Nothing of a cost is saved."""


@dataclass(frozen=True, slots=True)
class CastDice:
    """The dice are thrown."""


@dataclass(frozen=True, slots=True)
class FinishTurn:
    """The hand is put in order, then the opponent has the turn; `keep`: no card is to be exchanged."""

    keep: bool = False


@dataclass(frozen=True, slots=True)
class ClaimVictory:
    """The goal is reached."""


@dataclass(frozen=True, slots=True)
class LayRoad:
    """A road at the west or east end."""

    side: str


@dataclass(frozen=True, slots=True)
class FoundSettlement:
    """A settlement at the end of an open road; with the Scout its regions are chosen."""

    side: str
    scout: bool = False


@dataclass(frozen=True, slots=True)
class RaiseCity:
    """A settlement becomes a city."""

    site: int


@dataclass(frozen=True, slots=True)
class AddExpansion:
    """A building or unit of the hand, or a face-up one, on a building site; `saved` is the good a discount spares."""

    card: CardKey
    slot: int
    saved: int = NONE_SAVED


@dataclass(frozen=True, slots=True)
class RemoveExpansion:
    """An own expansion goes to the discard pile to make room."""

    slot: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """An action card of the hand; `number` is the die that Brigitta sets."""

    card: CardKey
    number: int = 0


@dataclass(frozen=True, slots=True)
class ExchangeGoods:
    """Goods of a kind for one of another; `store` is the region that pays all, -1 where any may."""

    good: Good
    store: Store = -1


@dataclass(frozen=True, slots=True)
class TradeBeside:
    """Two goods of a region beside a Large Trade Ship for one of another."""

    store: Store


@dataclass(frozen=True, slots=True)
class UseMint:
    """One gold for one other good, once a turn."""


@dataclass(frozen=True, slots=True)
class StoreGood:
    """A good comes to this store."""

    store: Store


@dataclass(frozen=True, slots=True)
class PayFrom:
    """A good is paid from this store."""

    store: Store


@dataclass(frozen=True, slots=True)
class BuyGood:
    """A gold from one store for a good in another."""

    gold: Store
    store: Store


@dataclass(frozen=True, slots=True)
class SeizeGood:
    """A good of the opponent's store comes to an own one."""

    source: Store
    target: Store


@dataclass(frozen=True, slots=True)
class HandOver:
    """An own good goes to a store of the opponent's."""

    source: Store
    target: Store


@dataclass(frozen=True, slots=True)
class ChooseStack:
    """The stack from which the first hand comes."""

    stack: int


@dataclass(frozen=True, slots=True)
class PickCard:
    """A card of those that are looked through."""

    card: CardKey


@dataclass(frozen=True, slots=True)
class ReturnCard:
    """A card of a hand goes beneath a stack."""

    card: CardKey
    stack: int


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """The top card of a stack."""

    stack: int


@dataclass(frozen=True, slots=True)
class SearchStack:
    """A stack is looked through, against payment; for the document two of one good, named here, else -1."""

    stack: int
    good: int = -1


@dataclass(frozen=True, slots=True)
class SwapCard:
    """A card of the hand goes beneath a stack so that another may be taken."""

    card: CardKey
    stack: int


@dataclass(frozen=True, slots=True)
class NameCard:
    """An expansion in play is pointed at; it belongs to whom the occasion says."""

    slot: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """An own expansion is lost and goes beneath a stack."""

    slot: int
    stack: int


@dataclass(frozen=True, slots=True)
class PlaceRegions:
    """The two new regions: the first of them above or below."""

    first_above: bool


@dataclass(frozen=True, slots=True)
class PickRegion:
    """The Scout's choice from the regions that are left: it lies above, the second below."""

    good: Good
    number: int


@dataclass(frozen=True, slots=True)
class SwapRegions:
    """Two own regions change places."""

    first: Store
    second: Store


@dataclass(frozen=True, slots=True)
class SwapExpansions:
    """Two own expansions change places."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Decline:
    """What may be done is not done."""


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """Chance shows both dice."""

    production: int
    face: str


@dataclass(frozen=True, slots=True)
class ThrowGuard:
    """Chance shows the die that decides about protection."""

    number: int


@dataclass(frozen=True, slots=True)
class DrawEvent:
    """Chance turns the top event card."""

    card: CardKey


@dataclass(frozen=True, slots=True)
class DrawRegion:
    """Chance turns the top region."""

    good: Good
    number: int


@dataclass(frozen=True, slots=True)
class StopGame:
    """The host ends the game; `loser` gave it up or ran out of time, -1: nobody wins."""

    loser: Seat
    by_time: bool = False


RivalsAction: TypeAlias = (
    CastDice
    | FinishTurn
    | ClaimVictory
    | LayRoad
    | FoundSettlement
    | RaiseCity
    | AddExpansion
    | RemoveExpansion
    | PlayCard
    | ExchangeGoods
    | TradeBeside
    | UseMint
    | StoreGood
    | PayFrom
    | BuyGood
    | SeizeGood
    | HandOver
    | ChooseStack
    | PickCard
    | ReturnCard
    | DrawFrom
    | SearchStack
    | SwapCard
    | NameCard
    | GiveUp
    | PlaceRegions
    | PickRegion
    | SwapRegions
    | SwapExpansions
    | Decline
    | ThrowDice
    | ThrowGuard
    | DrawEvent
    | DrawRegion
    | StopGame
)


def stack_of(action: RivalsAction) -> int:
    """The stack that an action names; -1 if none."""
    return getattr(action, "stack", -1)
