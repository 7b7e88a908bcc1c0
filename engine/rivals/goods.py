"""Goods that come, go and change hands: where there is a choice of stores, it is the owner's, one good at a time."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.rivals.actions import BuyGood, Decline, HandOver, PayFrom, RivalsAction, SeizeGood, StoreGood
from engine.rivals.cards import Cost
from engine.rivals.names import ANY, CACHE, FULL, GOLD, Seat, Store, other
from engine.rivals.realm import amount, filled, kind_of, lying_in, stored, stores_of, with_room
from engine.rivals.state import (
    GAIN,
    PAY,
    Ask,
    Demand,
    Realm,
    RivalsState,
    Stage,
    ask,
    asked_of,
    settled,
    with_realm,
)

DECLINE: Final = Decline()
DECLINED: Final[tuple[RivalsAction, ...]] = (DECLINE,)
ALIKE: Final = "alike"
"""All goods of a gain must be of the kind of the first."""
_INTO: Final = tuple(map(StoreGood, range(CACHE + 1)))
_FROM: Final = tuple(map(PayFrom, range(CACHE + 1)))
"""By the number of the store: equal actions are one object."""
buy_good = cache(BuyGood)
seize_good = cache(SeizeGood)


def bit(good: int) -> int:
    """A set of one good."""
    return 1 << good


@cache
def gain(seat: Seat, count: int, goods: int = ANY) -> Stage:
    """The seat takes so many of these goods; what finds no room is lost."""
    return (Demand(GAIN, seat, count, goods),)


@cache
def pay(seat: Seat, count: int, goods: int) -> Stage:
    """The seat pays so many of these goods."""
    return (Demand(PAY, seat, count, goods),)


def charged(state: RivalsState, seat: Seat, cost: Cost, *then: Stage) -> RivalsState:
    """The state after a cost: paid at once where there is nothing to choose, else as the seat says; `then` follows."""
    realm, open_ = state.realms[seat], []
    for good, due in _dues(cost):
        stores: Sequence[Store] = stores_of(realm.kinds, 1 << good)
        if len(stores) > 1 or good == GOLD:
            stores = filled(realm, 1 << good)
        if len(stores) == 1:
            realm = stored(realm, stores[0], -due)
        elif due == amount(realm, good):
            for store in stores:
                realm = stored(realm, store, -lying_in(realm, store))
        else:
            open_.append(pay(seat, due, bit(good)))
    return asked_of(state, seat, realm, *open_, *then)


@cache
def _dues(cost: Cost) -> tuple[tuple[int, int], ...]:
    return tuple((good, due) for good, due in enumerate(cost) if due)


def gaining(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """Where a good may come to."""
    realm, goods = state.realms[demand.seat], demand.goods
    stock = realm.stock
    found: list[RivalsAction] = [
        _INTO[store] for store in stores_of(realm.kinds, goods) if stock[store] < FULL
    ]
    if 0 <= realm.cache < FULL and goods >> GOLD & 1:
        found.append(_INTO[CACHE])
    return found


def gained(state: RivalsState, agenda: tuple[Stage, ...], demand: Demand, action: StoreGood) -> RivalsState:
    """One good more."""
    realm = state.realms[demand.seat]
    if demand.what == ALIKE and demand.times > 1:
        rest = demand._replace(times=demand.times - 1, goods=bit(kind_of(realm, action.store)))
        agenda = ((rest,), *agenda[1:])
    return settled(state, agenda, demand.seat, stored(realm, action.store, 1))


def paying(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """From where a good may be paid."""
    return [_FROM[store] for store in filled(state.realms[demand.seat], demand.goods)]


def paid(state: RivalsState, agenda: tuple[Stage, ...], demand: Demand, action: PayFrom) -> RivalsState:
    """One good less."""
    return settled(state, agenda, demand.seat, stored(state.realms[demand.seat], action.store, -1))


def buying(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """A gold for a good, wherever each lies and finds room.

    Source: riv/traveling-merchant
    """
    realm = state.realms[demand.seat]
    room = with_room(realm, demand.goods)
    found: list[RivalsAction] = [
        buy_good(gold, store) for gold in filled(realm, bit(GOLD)) for store in room if store != gold
    ]
    return [*found, DECLINE] if found else ()


def bought(state: RivalsState, demand: Demand, action: BuyGood) -> RivalsState:
    """A gold less, a good more."""
    realm = stored(state.realms[demand.seat], action.gold, -1)
    return with_realm(state, demand.seat, stored(realm, action.store, 1))


def _pairs(giver: Realm, taker: Realm, goods: int, only: Store | None) -> list[tuple[Store, Store]]:
    return [
        (source, target)
        for source in filled(giver, goods)
        for target in with_room(taker, bit(kind_of(giver, source)))
        if only is None or target == only
    ]


def can_take(state: RivalsState, seat: Seat, goods: int) -> bool:
    """Whether there is anything among these goods that may be taken from the opponent."""
    own, theirs = state.realms[seat], state.realms[other(seat)]
    return any(with_room(own, bit(kind_of(theirs, source))) for source in filled(theirs, goods))


def taking(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """What may be taken from the opponent: only what finds room. `what` may name the only store that it comes to."""
    seat = demand.seat
    pairs = _pairs(state.realms[other(seat)], state.realms[seat], demand.goods, demand.what)
    found: list[RivalsAction] = [seize_good(source, target) for source, target in pairs]
    return [*found, DECLINE] if found and demand.optional else found


def taken(state: RivalsState, demand: Demand, action: SeizeGood) -> RivalsState:
    """A good changes hands."""
    return _moved(state, other(demand.seat), demand.seat, action.source, action.target)


def giving(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """What may be given to the opponent; whoever gives chooses the store.

    Source: house
    """
    seat = demand.seat
    pairs = _pairs(state.realms[seat], state.realms[other(seat)], demand.goods, None)
    return [HandOver(source, target) for source, target in pairs]


def given(state: RivalsState, demand: Demand, action: HandOver) -> RivalsState:
    """A good changes hands."""
    return _moved(state, demand.seat, other(demand.seat), action.source, action.target)


def _moved(state: RivalsState, giver: Seat, taker: Seat, source: Store, target: Store) -> RivalsState:
    state = with_realm(state, giver, stored(state.realms[giver], source, -1))
    return with_realm(state, taker, stored(state.realms[taker], target, 1))


def raiding(state: RivalsState, demand: Demand) -> Sequence[RivalsAction]:
    """The own store that is to be filled from the opponent's goods of its kind.

    Source: riv/brigands
    """
    seat = demand.seat
    own, theirs = state.realms[seat], state.realms[other(seat)]
    return [_INTO[store] for store in with_room(own, ANY) if amount(theirs, kind_of(own, store))]


def raided(state: RivalsState, demand: Demand, action: StoreGood) -> RivalsState:
    """As many as the opponent has and this store (for the document: all stores of the kind) can hold."""
    seat, one = demand.seat, state.options.brigands_one_region
    own = state.realms[seat]
    good = kind_of(own, action.store)
    stores = (action.store,) if one else with_room(own, bit(good))
    count = min(amount(state.realms[other(seat)], good), sum(FULL - lying_in(own, store) for store in stores))
    only = action.store if one else None
    return ask(state, (Demand(Ask.TAKE, seat, count, bit(good), only),))
