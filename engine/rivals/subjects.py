"""What a decision is about: the open card or the region that it names only by its place.

An event holds it, so that the log can be told without the state.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.names import CACHE, GOLD, CardKey, Good, Seat, Store, other
from engine.rivals.state import Ask, Realm, RivalsState

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
    """Where a good comes to or from; none where the store is only chosen that a raid is to fill."""
    if state.agenda and any(demand.ask is Ask.RAID for demand in state.agenda[0]):
        return ()
    store = action.store
    return _REGION[GOLD if store == CACHE else state.realms[seat].kinds[store]]


def _region(realm: Realm, store: Store) -> tuple[CardKey, ...]:
    return _REGION[GOLD if store == CACHE else realm.kinds[store]]


def _covered(realm: Realm, slot: int) -> tuple[CardKey, ...]:
    """The card that an expansion takes the place of."""
    under = realm.slots[slot] if slot >= 0 else ""
    return (CardKey(under),) if under else ()


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
    a.AddExpansion: lambda state, seat, action: _covered(state.realms[seat], action.slot),
    a.SwapRegions: lambda state, seat, action: (
        *_region(state.realms[seat], action.first),
        *_region(state.realms[seat], action.second),
    ),
    a.SwapExpansions: lambda state, seat, action: (
        state.realms[seat].slots[action.first],
        state.realms[seat].slots[action.second],
    ),
    a.RemoveExpansion: lambda state, seat, action: (state.realms[seat].slots[action.slot],),
    a.GiveUp: lambda state, seat, action: (state.realms[seat].slots[action.slot],),
    a.NameCard: lambda state, seat, action: (_named(state, seat, action),),
}
"""By the kind of the action."""


def subject(state: RivalsState, seat: Seat, action: RivalsAction) -> tuple[CardKey, ...]:
    """The cards that stand where the action points; none where it names them itself."""
    return SUBJECTS[type(action)](state, seat, action)


def named_goods(
    seat: Seat, action: RivalsAction, cards: tuple[CardKey, ...]
) -> tuple[tuple[Seat, Good, int], ...]:
    """The goods that an action itself says to come or go: whose, which, and how many more."""
    kind = type(action)
    if kind not in _MOVES or not cards:
        return ()
    mine, theirs = _MOVES[kind]
    good = YIELDS[cards[0]]
    found = ((seat, good, mine), (other(seat), good, theirs))
    price = ((seat, GOLD, -1),) if kind is a.BuyGood else ()
    return (*(each for each in found if each[2]), *price)


_MOVES: Final[dict[type, tuple[int, int]]] = {
    a.StoreGood: (1, 0),
    a.PayFrom: (-1, 0),
    a.BuyGood: (1, 0),
    a.SeizeGood: (1, -1),
    a.HandOver: (-1, 1),
}
"""How many goods whoever acts, and the opponent, have more by it."""
