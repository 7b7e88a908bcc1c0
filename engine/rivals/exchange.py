"""Exchange with the supply: three for one always, two for one with ships, gold for one with the Mint."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.rivals.actions import ExchangeGoods, RivalsAction, TradeBeside, UseMint
from engine.rivals.cards import Cost
from engine.rivals.goods import bit, charged, gain
from engine.rivals.names import ANY, Good, Seat
from engine.rivals.realm import amounts, beside, slots_with, stored, with_room
from engine.rivals.state import RivalsState, ask, with_realm

THREE: Final = 3
TWO: Final = 2
exchange_goods = cache(ExchangeGoods)
_GOODS: Final = tuple(Good)


@cache
def _of(good: int, count: int) -> Cost:
    return tuple(count if kind == good else 0 for kind in _GOODS)


def rate(state: RivalsState, seat: Seat, good: Good) -> int:
    """How many of a good pay for one of another.

    Source: riv/trade-3-1, riv/lumber-ship
    """
    ships = slots_with(state.realms[seat].slots, "trade")
    return TWO if any(told[0] == good.name.lower() for _, told in ships) else THREE


def exchange_options(state: RivalsState, seat: Seat, owned: Sequence[int]) -> Sequence[RivalsAction]:
    """Every kind of which enough is there, while another kind finds room.

    For the document three come from one region: it is part of the action. Source: riv/trade-3-1-same-region
    """
    realm = state.realms[seat]
    found: list[RivalsAction] = []
    for good, held in enumerate(owned):
        if held < TWO:
            continue
        due = rate(state, seat, _GOODS[good])
        if held < due or not with_room(realm, ANY & ~bit(good)):
            continue
        if due == TWO or state.options.exchange_pooled:
            found.append(exchange_goods(_GOODS[good], -1))
        else:
            found += [
                exchange_goods(_GOODS[good], store)
                for store, kind in enumerate(realm.kinds)
                if kind == good and realm.stock[store] >= due
            ]
    return found + _beside_options(state, seat) + _mint_options(state, seat)


def _beside_options(state: RivalsState, seat: Seat) -> list[RivalsAction]:
    """Two of a region beside a Large Trade Ship.

    Source: riv/large-trade-ship
    """
    realm = state.realms[seat]
    stores = {
        store
        for slot, _ in slots_with(realm.slots, "trade-beside")
        for store in beside(realm, slot)
        if realm.stock[store] >= TWO and with_room(realm, ANY & ~bit(realm.kinds[store]))
    }
    return [TradeBeside(store) for store in sorted(stores)]


def _mint_options(state: RivalsState, seat: Seat) -> list[RivalsAction]:
    """A gold, once a turn.

    Source: riv/mint
    """
    realm = state.realms[seat]
    usable = slots_with(realm.slots, "mint") and not state.turn.minted
    gold = usable and amounts(realm)[Good.GOLD] and with_room(realm, ANY & ~bit(Good.GOLD))
    return [UseMint()] if gold else []


def exchanged(state: RivalsState, seat: Seat, action: ExchangeGoods) -> RivalsState:
    """The goods are paid, another comes."""
    due = rate(state, seat, action.good)
    state = ask(state, gain(seat, 1, ANY & ~bit(action.good)))
    if action.store < 0:
        return charged(state, seat, _of(action.good, due))
    return with_realm(state, seat, stored(state.realms[seat], action.store, -due))


def traded_beside(state: RivalsState, seat: Seat, action: TradeBeside) -> RivalsState:
    """The goods are paid, another comes."""
    realm = state.realms[seat]
    state = ask(state, gain(seat, 1, ANY & ~bit(realm.kinds[action.store])))
    return with_realm(state, seat, stored(realm, action.store, -TWO))


def minted(state: RivalsState, seat: Seat, _action: UseMint) -> RivalsState:
    """A gold is paid, another good comes."""
    state = state._replace(turn=state.turn._replace(minted=True))
    return charged(ask(state, gain(seat, 1, ANY & ~bit(Good.GOLD))), seat, _of(Good.GOLD, 1))
