"""What is done for a player: what was ordered before, and as little as may be where the time has run out.

The preset is the same for everybody, so that nobody learns from the pace what somebody ordered.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

from engine.protocol import EngineRefusal, Json
from engine.rivals.actions import (
    CastDice,
    ClaimVictory,
    Decline,
    ExchangeGoods,
    FinishTurn,
    FoundSettlement,
    GiveUp,
    LayRoad,
    PayFrom,
    RaiseCity,
    RivalsAction,
    StoreGood,
    TradeBeside,
    UseMint,
)
from engine.rivals.cards import CARDS, Cost
from engine.rivals.house import thrifty
from engine.rivals.imagine import imagined
from engine.rivals.judgement import card_worth
from engine.rivals.losses import RIOTS
from engine.rivals.names import CHANCE, Chance, Good, Seat, Store
from engine.rivals.options import RivalsOptions
from engine.rivals.realm import amount, can_pay, kind_of, lying_in, slots_with, total
from engine.rivals.refusals import RivalsCode
from engine.rivals.set_up import backs_of, copies, face_up
from engine.rivals.state import Ask, Demand, Realm
from engine.rivals.view import RivalsView

ROLL: Final = "roll"
REST: Final = "rest"
_KEEPS: Final = FinishTurn(True)
"""The turn ends, and no card is exchanged."""
_FREE: Final[Cost] = (0,) * len(Good)
_OPEN: Final = (ClaimVictory, LayRoad, FoundSettlement, RaiseCity, ExchangeGoods, TradeBeside, UseMint)
_LEAST: Final = (CastDice, FinishTurn, Decline)


@dataclass(frozen=True, slots=True)
class RivalsOrders:
    """What a player has ordered.

    `roll`: the dice are thrown at once, unless the game can be won; `least`: where an event brings a good of choice in
    the other's turn, or to both, it is what the principality has least of; `most`: a good that is due is paid where
    most of it lies; `spare`: of the cards that may be lost in the other's turn the one that is worth least goes;
    `rest`, never without `roll`: the turn ends after the dice where the goods do for nothing (`affords`).
    """

    roll: bool = False
    least: bool = False
    most: bool = False
    spare: bool = False
    rest: bool = False


NO_RIVALS_ORDERS: Final = RivalsOrders()
RIVALS_ORDERS: Final = tuple(field.name for field in fields(RivalsOrders))
OFF: Final = "ask-"
"""Before an order's word: the player is asked again."""
CLEAR: Final = "clear"


class RivalsStandingOrders:
    """The capability `StandingOrders`."""

    none: Final = NO_RIVALS_ORDERS

    def read(self, text: str) -> RivalsOrders | EngineRefusal:
        """The orders that a text such as `roll keep` holds."""
        orders = NO_RIVALS_ORDERS
        for word in text.split():
            changed = _changed(orders, word)
            if isinstance(changed, EngineRefusal):
                return changed
            orders = changed
        return orders

    def write(self, orders: RivalsOrders) -> str:
        """The orders as text; empty for the preset."""
        return " ".join(word for word in RIVALS_ORDERS if getattr(orders, word))

    def changed(self, orders: RivalsOrders, words: str, _view: RivalsView) -> RivalsOrders | EngineRefusal:
        """`roll` and the like are ordered, `ask-roll` and the like no longer; `clear` takes back all."""
        return _changed(orders, words.strip())

    def ordered(
        self, orders: RivalsOrders, view: RivalsView, actions: Sequence[RivalsAction]
    ) -> RivalsAction | None:
        """What is ordered for the player who must decide; `None`: a person must."""
        if orders.roll and CastDice() in actions:
            return None if ClaimVictory() in actions else CastDice()
        if orders.rest and _KEEPS in actions and not affords(view, actions):
            return _KEEPS
        demand = _own_demand(view)
        if demand is None or view.seat is None or not _covers(orders, demand, late=self.acts_late(view)):
            return None
        return ANSWERS[demand.ask](view.seats[view.seat].realm, actions)

    def replied(
        self, orders: RivalsOrders, view: RivalsView, actions: Sequence[RivalsAction]
    ) -> RivalsAction | None:
        """The answer to an event."""
        return self.ordered(orders, view, actions)

    def after(self, orders: RivalsOrders, _action: RivalsAction) -> RivalsOrders:
        """Orders stand until they are changed."""
        return orders

    def fitted(self, orders: RivalsOrders, _view: RivalsView) -> RivalsOrders:
        """Nothing becomes impossible for good."""
        return orders

    def kept(self, before: RivalsOrders, after: RivalsOrders) -> Json | None:
        """The orders before a move, if it changed them."""
        return self.write(before) if before != after else None

    def brought_back(self, orders: RivalsOrders, kept: Json) -> RivalsOrders:
        """The orders as they were."""
        read = self.read(kept) if isinstance(kept, str) else orders
        return orders if isinstance(read, EngineRefusal) else read

    def belated(self, _orders: RivalsOrders, _view: RivalsView, _actions: Sequence[RivalsAction]) -> None:
        """Nothing: whatever waits a while does so where `acts_late`."""

    def acts_late(self, view: RivalsView) -> bool:
        """Where an event or an attack asks whoever is not on turn, lest an order's pace tells that it stands."""
        stage = view.agenda[0] if view.agenda else ()
        return any(demand.seat not in {CHANCE, view.turn.seat} for demand in stage)

    def holds(self, orders: RivalsOrders, view: RivalsView) -> bool:
        """Whether such an order stands."""
        demand = _own_demand(view)
        return demand is not None and self.acts_late(view) and _covers(orders, demand, late=True)


def _covers(orders: RivalsOrders, demand: Demand, *, late: bool) -> bool:
    """Whether an order answers this: on the own turn only how one good is paid, for the rest is of the own doing."""
    if demand.ask is Ask.PAY:
        return orders.most and demand.goods.bit_count() == 1
    return late and ((demand.ask is Ask.GAIN and orders.least) or _gives_up(orders, demand))


def _gives_up(orders: RivalsOrders, demand: Demand) -> bool:
    """Whether the card of least worth goes; where gold would do, that is its owner's to say."""
    return orders.spare and demand.ask is Ask.LOSE and demand.what[0] != RIOTS


def affords(view: RivalsView, actions: Sequence[RivalsAction]) -> bool:
    """Whether the goods could pay for anything, be it for a card that the hand may not hold.

    The open facts alone decide, so that the pace tells nothing of the hand. With a discount any good may do.
    """
    realm = view.seats[view.turn.seat].realm
    if any(isinstance(action, _OPEN) for action in actions):
        return True
    spared = any(slots_with(realm, effect) for effect in ("cheaper-heroes", "cheaper-city"))
    if spared:
        return total(realm) > 0
    return any(can_pay(realm, cost) for cost in prices(view.options))


@cache
def prices(options: RivalsOptions) -> tuple[Cost, ...]:
    """The prices of all expansions that a game has; one that costs nothing waits until the player looks."""
    cards = {card for back in backs_of(options.game) for card in copies(options, back)}
    return tuple(
        sorted(
            {CARDS[card].cost for card in (*cards, *face_up(options)) if CARDS[card].is_expansion} - {_FREE}
        )
    )


def _own_demand(view: RivalsView) -> Demand | None:
    return next((demand for demand in view.demands if demand.seat == view.seat), None)


def scarcest(realm: Realm, actions: Sequence[RivalsAction]) -> RivalsAction | None:
    """The store for the good of which there is least, and there the emptiest region. Source: house."""
    stores = [action for action in actions if isinstance(action, StoreGood)]
    return min(stores, key=lambda action: _plenty(realm, action.store), default=None)


def most_plentiful(realm: Realm, actions: Sequence[RivalsAction]) -> RivalsAction | None:
    """The store with the good of which there is most, and there the fullest region. Source: house."""
    stores = [action for action in actions if isinstance(action, PayFrom)]
    return max(stores, key=lambda action: _plenty(realm, action.store), default=None)


def least_worth(realm: Realm, actions: Sequence[RivalsAction]) -> RivalsAction | None:
    """The card that is worth least by what is printed on it. Source: house."""
    cards = [action for action in actions if isinstance(action, GiveUp)]
    return min(cards, key=lambda action: card_worth(realm.slots[action.slot]), default=None)


ANSWERS: Final[dict[Ask, Callable[[Realm, Sequence[RivalsAction]], RivalsAction | None]]] = {
    Ask.GAIN: scarcest,
    Ask.PAY: most_plentiful,
    Ask.LOSE: least_worth,
}
"""What the orders do, by what is asked."""


def _plenty(realm: Realm, store: Store) -> tuple[int, int]:
    return amount(realm, kind_of(realm, store)), lying_in(realm, store)


def _changed(orders: RivalsOrders, word: str) -> RivalsOrders | EngineRefusal:
    if word == CLEAR:
        return NO_RIVALS_ORDERS
    name = word.removeprefix(OFF)
    if name not in RIVALS_ORDERS:
        return EngineRefusal(RivalsCode.BAD_TEXT)
    changed = replace(orders, **{name: name == word})
    if word == REST:
        return replace(changed, roll=True)
    return replace(changed, rest=False) if name == ROLL and not changed.roll else changed


def _soberly(view: RivalsView, actions: Sequence[RivalsAction], chance: Chance) -> RivalsAction:
    """What the rule of thumb says to the viewer."""
    seat = view.seat if view.seat is not None else view.turn.seat
    return thrifty(imagined(view, seat, chance), seat, actions, chance)


class RivalsTimeOut:
    """The capability `TimeOut`: the dice roll, the turn ends, nothing is built; a choice is made soberly."""

    def on_timeout(
        self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance
    ) -> tuple[Seat, RivalsAction] | None:
        """As little as the rules allow. Source: house."""
        if view.seat is None or not actions:
            return None
        least = next((action for action in actions if isinstance(action, _LEAST)), None)
        return view.seat, least if least is not None else _soberly(view, actions, chance)
