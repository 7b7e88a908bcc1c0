"""A principality's geography and stores: what lies beside what, what there is and how much more finds room."""
# ruff: noqa: RUF005 - adding tuples takes two thirds of the time of unpacking them

from functools import lru_cache
from operator import sub
from typing import Final, NamedTuple

from engine.rivals.cards import CARDS, CardKind, Cost
from engine.rivals.holdings import SITES, Places, holdings
from engine.rivals.names import CACHE, FULL, GOLD, CardKey, Good, Store
from engine.rivals.purse import covers, price, purse
from engine.rivals.state import EMPTY, Realm

EAST: Final = "E"
WEST: Final = "W"
_BELOW: Final = SITES // 2
"""The first of a site's building sites that lie below it."""
_new: Final = tuple.__new__
_SLOTS: Final = Realm._fields.index("slots")
UNCHANGED: Final = (0,) * len(Good)


class Ground(NamedTuple):
    """What lies where. Columns of regions count from the first one, those in the west below zero.

    `corners` are the four regions around each site: above west, below west, above east, below east.
    """

    corners: tuple[tuple[Store, Store, Store, Store], ...]
    columns: tuple[int, ...]


@lru_cache(maxsize=256)
def ground(sides: str) -> Ground:
    """The geography of a principality with these later sites."""
    places, west, east = [0, 1], 0, 1
    columns = [0, 0, 1, 1, 2, 2]
    for side in sides:
        west, east = (west - 1, east) if side == WEST else (west, east + 1)
        places.append(west if side == WEST else east)
        columns += [west] * 2 if side == WEST else [east + 1] * 2
    at = {column: 2 * (index // 2) for index, column in enumerate(columns)}
    corners = tuple((at[x], at[x] + 1, at[x + 1], at[x + 1] + 1) for x in places)
    return Ground(corners, tuple(columns))


def beside(realm: Realm, slot: int) -> tuple[Store, Store]:
    """The two regions west and east of a building site, in its row.

    Source: riv/doctor
    """
    return regions_beside(realm.sides, slot)


def regions_beside(sides: str, slot: int) -> tuple[Store, Store]:
    """The same for a principality with these later sites."""
    corners = ground(sides).corners[slot // SITES]
    return (corners[0], corners[2]) if slot % SITES < _BELOW else (corners[1], corners[3])


def amount(realm: Realm, good: int) -> int:
    """How much of a good lies in the whole principality."""
    stock, total = realm.stock, realm.cache if realm.cache > 0 and good == GOLD else 0
    for store in stores_of(realm.kinds, 1 << good):
        total += stock[store]
    return total


def amounts(realm: Realm) -> list[int]:
    """How much of each good."""
    found = [0, 0, 0, 0, 0, max(0, realm.cache)]
    kinds = realm.kinds
    for store, lying in enumerate(realm.stock):
        if lying:
            found[kinds[store]] += lying
    return found


def total(realm: Realm) -> int:
    """How much of all goods."""
    return sum(realm.stock) + max(0, realm.cache)


def can_pay(realm: Realm, cost: Cost) -> bool:
    """Whether all of a cost is there."""
    return covers(purse(realm), price(cost))


def kind_of(realm: Realm, store: Store) -> Good:
    """What lies in a store."""
    return GOLD if store == CACHE else realm.kinds[store]


def lying_in(realm: Realm, store: Store) -> int:
    """How much lies in a store."""
    return max(realm.cache, 0) if store == CACHE else realm.stock[store]


@lru_cache(maxsize=1024)
def stores_of(kinds: tuple[Good, ...], goods: int) -> tuple[Store, ...]:
    """The regions that yield one of these goods."""
    return tuple(store for store, kind in enumerate(kinds) if goods >> kind & 1)


def filled(realm: Realm, goods: int) -> list[Store]:
    """The stores from which one of these goods can be paid."""
    stock = realm.stock
    found = [store for store in stores_of(realm.kinds, goods) if stock[store]]
    if realm.cache > 0 and goods >> GOLD & 1:
        found.append(CACHE)
    return found


def with_room(realm: Realm, goods: int) -> list[Store]:
    """The stores that can take one of these goods."""
    stock = realm.stock
    found = [store for store in stores_of(realm.kinds, goods) if stock[store] < FULL]
    if 0 <= realm.cache < FULL and goods >> GOLD & 1:
        found.append(CACHE)
    return found


def takes_another(realm: Realm, good: int) -> bool:
    """Whether a good other than this finds room."""
    kinds = realm.kinds
    for store, lying in enumerate(realm.stock):
        if lying < FULL and kinds[store] != good:
            return True
    return good != GOLD and 0 <= realm.cache < FULL


def gained_goods(before: Realm, after: Realm) -> tuple[int, ...]:
    """How much more of each good lies in the principality than before."""
    return UNCHANGED if after is before else tuple(map(sub, amounts(after), amounts(before)))


def stored(realm: Realm, store: Store, change: int) -> Realm:
    """The principality with so many more (or, below zero, fewer) goods in a store."""
    if store == CACHE:
        return realm._replace(cache=realm.cache + change)
    stock = list(realm[0])
    stock[store] += change
    return _new(Realm, (tuple(stock),) + realm[1:])


def with_stock(realm: Realm, stock: tuple[int, ...]) -> Realm:
    """The principality with so much in each region."""
    return _new(Realm, (stock,) + realm[1:])


def has(realm: Realm, key: str) -> bool:
    """Whether the principality has this expansion, whatever its back."""
    return key in holdings(realm).names


def slots_with(realm: Realm, effect: str) -> Places:
    """The building sites whose expansion has this effect, and what the effect is told."""
    return holdings(realm).effects.get(effect, ())


def with_card(realm: Realm, slot: int, card: CardKey) -> Realm:
    """The principality with this card (or `EMPTY`) on a building site."""
    slots = list(realm.slots)
    slots[slot] = card
    return _new(Realm, realm[:_SLOTS] + (tuple(slots),) + realm[_SLOTS + 1 :])


def has_cache(realm: Realm) -> bool:
    """Whether the Gold Cache is built."""
    return realm.cache >= 0


def is_building(card: CardKey) -> bool:
    """Whether a building site holds a building, and not a unit or nothing."""
    return card != EMPTY and CARDS[card].kind is CardKind.BUILDING
