"""Exchange with the supply: three for one always, two for one with ships, gold for one with the Mint."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.rivals.actions import ExchangeGoods, RivalsAction, TradeBeside, UseMint
from engine.rivals.cards import Cost
from engine.rivals.goods import bit, charged, gain
from engine.rivals.names import ANY, GOLD, CardKey, Good, Seat
from engine.rivals.realm import beside, effects_of, room_for, slots_with, stored, takes_another
from engine.rivals.state import Realm, RivalsState, ask, with_realm

THREE: Final = 3
TWO: Final = 2
exchange_goods = cache(ExchangeGoods)
_GOODS: Final = tuple(Good)
_POOLED: Final = tuple(exchange_goods(good, -1) for good in _GOODS)
_THREES: Final = (THREE,) * len(_GOODS)


@cache
def _of(good: int, count: int) -> Cost:
    return tuple(count if kind == good else 0 for kind in _GOODS)


class Traders(NamedTuple):
    """What trades better than three for one: the rate of each good, Large Trade Ships' building sites, a Mint."""

    rates: tuple[int, ...]
    beside: tuple[int, ...]
    mint: bool


TRADING: Final = frozenset({"trade", "trade-beside", "mint"})
_PLAIN: Final = Traders(_THREES, (), False)


@lru_cache(maxsize=4096)
def traders(slots: tuple[CardKey, ...]) -> Traders:
    """The ships and the Mint among these expansions."""
    if TRADING.isdisjoint(effects_of(slots)):
        return _PLAIN
    ships = {told[0] for _, told in slots_with(slots, "trade")}
    rates = tuple(TWO if good.name.lower() in ships else THREE for good in _GOODS) if ships else _THREES
    beside_ = tuple(slot for slot, _ in slots_with(slots, "trade-beside"))
    return Traders(rates, beside_, bool(slots_with(slots, "mint")))


def rate(state: RivalsState, seat: Seat, good: Good) -> int:
    """How many of a good pay for one of another.

    Source: riv/trade-3-1, riv/lumber-ship
    """
    return traders(state.realms[seat].slots).rates[good]


def exchange_options(
    state: RivalsState, realm: Realm, owned: Sequence[int], known: Traders, found: list[RivalsAction]
) -> None:
    """Adds every kind of which enough is there, while another kind finds room.

    For the document three come from one region: it is part of the action. Source: riv/trade-3-1-same-region
    """
    rates, beside_, mint = known
    for good, held in enumerate(owned):
        due = rates[good]
        if held >= due and takes_another(realm, good):
            if due == TWO or state.options.exchange_pooled:
                found.append(_POOLED[good])
            else:
                found += [
                    exchange_goods(_GOODS[good], store)
                    for store, kind in enumerate(realm.kinds)
                    if kind == good and realm.stock[store] >= due
                ]
    if beside_:
        found += _beside_options(realm, beside_)
    if mint and not state.turn.minted and owned[GOLD] and takes_another(realm, GOLD):
        found.append(UseMint())


def _beside_options(realm: Realm, slots: tuple[int, ...]) -> list[RivalsAction]:
    """Two of a region beside a Large Trade Ship.

    Source: riv/large-trade-ship
    """
    room = room_for(realm)
    stores = {
        store
        for slot in slots
        for store in beside(realm, slot)
        if realm.stock[store] >= TWO and room & ~bit(realm.kinds[store])
    }
    return [TradeBeside(store) for store in sorted(stores)]


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
    """A gold is paid, another good comes.

    Source: riv/mint
    """
    state = state._replace(turn=state.turn._replace(minted=True))
    return charged(ask(state, gain(seat, 1, ANY & ~bit(GOLD))), seat, _of(GOLD, 1))
