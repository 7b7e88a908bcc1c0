"""Exchange with the supply: three for one always, two for one with ships, gold for one with the Mint."""

from functools import cache
from typing import Final

from engine.rivals.actions import ExchangeGoods, RivalsAction, TradeBeside, UseMint
from engine.rivals.cards import Cost
from engine.rivals.goods import bit, charged, gain
from engine.rivals.holdings import TWO, Holdings, holdings
from engine.rivals.names import ANY, GOLD, Good, Seat
from engine.rivals.purse import ONE, Purse, count, covers, enough
from engine.rivals.realm import beside, filled, lying_in, stored, takes_another
from engine.rivals.state import Realm, RivalsState, asked_of

exchange_goods = cache(ExchangeGoods)
_GOODS: Final = tuple(Good)
_POOLED: Final = tuple(exchange_goods(good, -1) for good in _GOODS)


@cache
def _of(good: int, count: int) -> Cost:
    return tuple(count if kind == good else 0 for kind in _GOODS)


def rate(state: RivalsState, seat: Seat, good: Good) -> int:
    """How many of a good pay for one of another.

    Source: riv/trade-3-1, riv/lumber-ship
    """
    return count(holdings(state.realms[seat]).rates, good)


def exchange_options(
    state: RivalsState, realm: Realm, held: Purse, known: Holdings, found: list[RivalsAction]
) -> None:
    """Adds every kind of which enough is there, while another kind finds room.

    For the document three come from one region, or the Gold Cache: it is part of the action.
    Source: riv/trade-3-1-same-region
    """
    pooled, rates = state.options.exchange_pooled, known.rates
    for good in enough(held, rates):
        if takes_another(realm, good):
            if pooled or count(rates, good) == TWO:
                found.append(_POOLED[good])
            else:
                due = count(rates, good)
                found += [
                    exchange_goods(good, store)
                    for store in filled(realm, bit(good))
                    if lying_in(realm, store) >= due
                ]
    if known.beside:
        found += _beside_options(realm, known.beside)
    if known.mints > state.turn.minted and covers(held, ONE[GOLD]) and takes_another(realm, GOLD):
        found.append(UseMint())


def _beside_options(realm: Realm, slots: tuple[int, ...]) -> list[RivalsAction]:
    """Two of a region beside a Large Trade Ship.

    Source: riv/large-trade-ship
    """
    stores = {
        store
        for slot in slots
        for store in beside(realm, slot)
        if realm.stock[store] >= TWO and takes_another(realm, realm.kinds[store])
    }
    return [TradeBeside(store) for store in sorted(stores)]


def exchanged(state: RivalsState, seat: Seat, action: ExchangeGoods) -> RivalsState:
    """The goods are paid, another comes."""
    due, then = rate(state, seat, action.good), gain(seat, 1, ANY & ~bit(action.good))
    if action.store < 0:
        return charged(state, seat, _of(action.good, due), then)
    return asked_of(state, seat, stored(state.realms[seat], action.store, -due), then)


def traded_beside(state: RivalsState, seat: Seat, action: TradeBeside) -> RivalsState:
    """The goods are paid, another comes."""
    realm = state.realms[seat]
    then = gain(seat, 1, ANY & ~bit(realm.kinds[action.store]))
    return asked_of(state, seat, stored(realm, action.store, -TWO), then)


def minted(state: RivalsState, seat: Seat, _action: UseMint) -> RivalsState:
    """A gold is paid, another good comes; each Mint once a turn.

    Source: riv/mint
    """
    state = state._replace(turn=state.turn._replace(minted=state.turn.minted + 1))
    return charged(state, seat, _of(GOLD, 1), gain(seat, 1, ANY & ~bit(GOLD)))
