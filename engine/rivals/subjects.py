"""What a decision is about: the open card or the region that it names only by its place.

An event holds it, so that the log can be told without the state.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.names import CACHE, GOLD, CardKey, Good, Seat, Store, other
from engine.rivals.state import Realm, RivalsState

REGIONS: Final = {
    Good.LUMBER: CardKey("forest"),
    Good.BRICK: CardKey("hill"),
    Good.GRAIN: CardKey("field"),
    Good.WOOL: CardKey("pasture"),
    Good.ORE: CardKey("mountain"),
    Good.GOLD: CardKey("gold-field"),
}
"""The region that yields a good; the Gold Cache holds gold as a Gold Field does."""
YIELDS: Final = {card: good for good, card in REGIONS.items()}


_REGION: Final = tuple((card,) for _, card in sorted(REGIONS.items()))


def _own_store(
    state: RivalsState, seat: Seat, action: a.StoreGood | a.PayFrom | a.BuyGood | a.TradeBeside
) -> tuple[CardKey, ...]:
    store = action.store
    return _REGION[GOLD if store == CACHE else state.realms[seat].kinds[store]]


def _region(realm: Realm, store: Store) -> tuple[CardKey, ...]:
    return _REGION[GOLD if store == CACHE else realm.kinds[store]]


def _named(state: RivalsState, seat: Seat, action: a.NameCard) -> CardKey:
    """An own card to be healed, else one of the opponent's."""
    owner = seat if state.agenda[0][0].what[0] == "heal" else other(seat)
    return state.realms[owner].slots[action.slot]


SUBJECTS: Final[dict[type, Callable[[RivalsState, Seat, Any], tuple[CardKey, ...]]]] = {
    a.StoreGood: _own_store,
    a.PayFrom: _own_store,
    a.BuyGood: _own_store,
    a.TradeBeside: _own_store,
    a.SeizeGood: lambda state, seat, action: _region(state.realms[other(seat)], action.source),
    a.HandOver: lambda state, seat, action: _region(state.realms[seat], action.source),
    a.RemoveExpansion: lambda state, seat, action: (state.realms[seat].slots[action.slot],),
    a.GiveUp: lambda state, seat, action: (state.realms[seat].slots[action.slot],),
    a.NameCard: lambda state, seat, action: (_named(state, seat, action),),
}
"""By the kind of the action."""


def subject(state: RivalsState, seat: Seat, action: RivalsAction) -> tuple[CardKey, ...]:
    """The cards that stand where the action points; none where it names them itself."""
    return SUBJECTS[type(action)](state, seat, action)
