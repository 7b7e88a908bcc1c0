"""Roads, settlements, cities and expansions: what may be built where, for which price."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.rivals.actions import (
    NONE_SAVED,
    AddExpansion,
    DrawRegion,
    FoundSettlement,
    LayRoad,
    PickRegion,
    PlaceRegions,
    RaiseCity,
    RemoveExpansion,
    RivalsAction,
)
from engine.rivals.cards import (
    CARDS,
    CITY_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    CardKind,
    Cost,
    RivalsCard,
)
from engine.rivals.effects import run_effects
from engine.rivals.goods import charged
from engine.rivals.holdings import SITES, SLOTS, Holdings, holdings
from engine.rivals.names import CHANCE, CardKey, Good, Seat
from engine.rivals.options import RivalsOptions
from engine.rivals.purse import GUARD, ONE, Purse, covers, price
from engine.rivals.realm import (
    EAST,
    WEST,
    has,
    slots_with,
    with_card,
)
from engine.rivals.requirements import fulfils
from engine.rivals.state import (
    EMPTY,
    Ask,
    Demand,
    Realm,
    RivalsState,
    ask,
    discarded,
    with_hand,
    with_realm,
    without,
)

SCOUT: Final = "scout"
TOWN_HALL: Final = "town-hall"
PARISH_HALL: Final = "parish-hall"
CRANE_FROM: Final = 4
CACHE_SLOT: Final = -1
"""The Gold Cache lies beside a region and takes no building site; as a place in a list it is the last.

Source: riv/gold-cache
"""
ROAD, SETTLEMENT, CITY = range(3)
_ROAD_PRICE, _SETTLEMENT_PRICE, _CITY_PRICE = map(price, (ROAD_COST, SETTLEMENT_COST, CITY_COST))
add_expansion = cache(AddExpansion)
lay_road = cache(LayRoad)
draw_region = cache(DrawRegion)
found_settlement = cache(FoundSettlement)
raise_to_city = cache(RaiseCity)


def centre_options(state: RivalsState, realm: Realm, held: Purse, found: list[RivalsAction]) -> None:
    """Adds the roads, settlements and cities that can be built with these goods, while there are cards.

    Source: riv/build-unlimited, riv/no-cards-left
    """
    roads, settlements, cities = state.supply
    # `covers`, written out here and below: it is asked several times at every step
    if roads and (held - _ROAD_PRICE) & GUARD == GUARD:
        found += [lay_road(side) for side in (WEST, EAST) if side not in realm.roads]
    if settlements and (held - _SETTLEMENT_PRICE) & GUARD == GUARD and realm.roads:
        scouts = (False, True) if _scout(state, state.turn.seat) else (False,)
        found += [
            found_settlement(side, scout) for side in (WEST, EAST) if side in realm.roads for scout in scouts
        ]
    if cities and (held - _CITY_PRICE) & GUARD == GUARD:
        found += [raise_to_city(site) for site, is_city in enumerate(realm.cities) if not is_city]


def lay(state: RivalsState, seat: Seat, action: LayRoad) -> RivalsState:
    """An open road lies at the end."""
    realm = state.realms[seat]
    state = with_realm(state, seat, realm._replace(roads=realm.roads + action.side))
    return charged(_used(state, ROAD), seat, ROAD_COST)


def _scout(state: RivalsState, seat: Seat) -> CardKey | None:
    return next((card for card in state.hands[seat] if CARDS[card].key == SCOUT), None)


def found(state: RivalsState, seat: Seat, action: FoundSettlement) -> RivalsState:
    """Two regions are turned, or chosen with the Scout, and lie beyond the settlement.

    Source: riv/settlement-regions
    """
    realm = state.realms[seat]
    state = with_realm(
        state,
        seat,
        realm._replace(
            sides=realm.sides + action.side,
            roads=realm.roads.replace(action.side, ""),
            cities=(*realm.cities, False),
            kinds=(*realm.kinds, Good.LUMBER, Good.LUMBER),
            numbers=(*realm.numbers, 0, 0),
            stock=(*realm.stock, 0, 0),
            slots=(*realm.slots, *(EMPTY,) * SITES),
        ),
    )
    scout = _scout(state, seat) if action.scout else None
    if scout is not None:
        state = with_hand(discarded(state, seat, scout), seat, without(state.hands[seat], scout))
        demands: tuple[Demand, ...] = (Demand(Ask.SCOUT, seat, 2),)
    else:
        demands = (Demand(Ask.DRAW_REGION, CHANCE, 2, what=seat), Demand(Ask.REGIONS, seat))
    state = ask(state, *((demand,) for demand in demands))
    return charged(_used(state, SETTLEMENT), seat, SETTLEMENT_COST)


def _used(state: RivalsState, kind: int) -> RivalsState:
    supply = [left - (place == kind) for place, left in enumerate(state.supply)]
    return state._replace(supply=(supply[0], supply[1], supply[2]))


def turned(state: RivalsState, seat: Seat, region: tuple[Good, int]) -> RivalsState:
    """A region from those that are left lies on the first free place: above, then below."""
    realm = state.realms[seat]
    place = realm.numbers.index(0)
    kinds, numbers = list(realm.kinds), list(realm.numbers)
    kinds[place], numbers[place] = region
    left = list(state.regions)
    left.remove(region)
    state = state._replace(regions=tuple(left))
    return with_realm(state, seat, realm._replace(kinds=tuple(kinds), numbers=tuple(numbers)))


def region_draws(state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """The regions that chance may turn."""
    return [draw_region(good, number) for good, number in sorted(set(state.regions))]


def region_drawn(state: RivalsState, demand: Demand, action: DrawRegion) -> RivalsState:
    """The region lies beyond the new settlement."""
    return turned(state, demand.what, (action.good, action.number))


def placing(_state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """Which of the two regions lies above is the owner's choice.

    Source: riv/settlement-regions
    """
    return (PlaceRegions(True), PlaceRegions(False))


def placed(state: RivalsState, demand: Demand, action: PlaceRegions) -> RivalsState:
    """The two newest regions stay or change places."""
    if action.first_above:
        return state
    realm = state.realms[demand.seat]
    last = len(realm.kinds) - 1
    return with_realm(state, demand.seat, swapped_regions(realm, last - 1, last))


def swapped_regions(realm: Realm, first: int, second: int) -> Realm:
    """Two regions change places, with what lies on them."""
    order = list(range(len(realm.kinds)))
    order[first], order[second] = second, first
    return realm._replace(
        kinds=tuple(realm.kinds[place] for place in order),
        numbers=tuple(realm.numbers[place] for place in order),
        stock=tuple(realm.stock[place] for place in order),
    )


def scouting(state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """Every region that is left.

    Source: riv/scout-choice
    """
    return [PickRegion(good, number) for good, number in sorted(set(state.regions))]


def scouted(state: RivalsState, demand: Demand, action: PickRegion) -> RivalsState:
    """The chosen region is laid."""
    return turned(state, demand.seat, (action.good, action.number))


def raise_city(state: RivalsState, seat: Seat, action: RaiseCity) -> RivalsState:
    """The settlement is a city from now on."""
    realm = state.realms[seat]
    cities = tuple(is_city or site == action.site for site, is_city in enumerate(realm.cities))
    state = with_realm(state, seat, realm._replace(cities=cities))
    return charged(_used(state, CITY), seat, CITY_COST)


class Buildable(NamedTuple):
    """An expansion of a hand, its price and what puts it on each building site.

    `bound`: where it goes hangs on more than free sites.
    """

    card: RivalsCard
    key: CardKey
    due: Purse
    ways: tuple[RivalsAction, ...]
    bound: bool


@cache
def buildable(key: CardKey) -> Buildable:
    """The expansion of this key."""
    card = CARDS[key]
    bound = card.max_one or bool(card.requires) or card.kind is CardKind.SITE
    ways = tuple(add_expansion(key, slot, NONE_SAVED) for slot in (*range(SLOTS), CACHE_SLOT))
    return Buildable(card, key, price(card.cost), ways, bound)


def expansion_options(
    state: RivalsState, known: Holdings, held: Purse, cards: tuple[Buildable, ...], found: list[RivalsAction]
) -> None:
    """Adds every expansion of the hand, or the face-up ones, wherever it may be put.

    Source: riv/merchant-guild-anytime, riv/hedge-tavern-anytime, riv/university-anytime
    """
    seat, sparing = state.turn.seat, known.sparing
    for card, key, due, ways, bound in cards:
        if sparing and (saved := savings(state.options, state.realms[seat], card)):
            payable = [good for good in saved if covers(held, due - ONE[good])]
            found += [
                add_expansion(key, slot, good) for slot in sites_for(state, seat, card) for good in payable
            ]
        elif (held - due) & GUARD == GUARD:
            free = known.free_in_cities if card.city_only else known.free
            found += [ways[slot] for slot in (sites_for(state, seat, card) if bound else free)]


@lru_cache(maxsize=1024)
def less(cost: Cost, good: int) -> Cost:
    """The cost without one of a good."""
    return tuple(due - (kind == good) for kind, due in enumerate(cost))


def sites_for(state: RivalsState, seat: Seat, card: RivalsCard) -> Sequence[int]:
    """Where a seat may put an expansion, its requirement and number considered; empty where it may not.

    Source: riv/merchant-guild, riv/university, riv/hedge-tavern, riv/marketplace, riv/abbey, riv/town-hall
    """
    realm = state.realms[seat]
    if card.requires and not fulfils(state, seat, card.requires):
        return ()
    if card.max_one and has(realm, card.key):
        return ()
    if card.kind is CardKind.SITE:
        return (CACHE_SLOT,) if realm.cache < 0 else ()
    if card.key == TOWN_HALL:
        parish = (slot for slot, _ in slots_with(realm, "price") if realm.slots[slot])
        return [
            slot
            for slot in parish
            if CARDS[realm.slots[slot]].key == PARISH_HALL and realm.cities[slot // SITES]
        ]
    return holdings(realm).free_in_cities if card.city_only else holdings(realm).free


def savings(options: RivalsOptions, realm: Realm, card: RivalsCard) -> tuple[int, ...]:
    """The goods of which a discount spares one, each as one choice; empty without a discount.

    Source: riv/drill-ground, riv/building-crane
    """
    known = holdings(realm)
    if not (card.sparable and known.sparing):
        return ()
    effects = known.effects
    size = sum(card.cost)
    from_ = CRANE_FROM + 1 if options.crane_above_four else CRANE_FROM
    heroes = card.kind is CardKind.HERO and "cheaper-heroes" in effects
    crane = card.city_only and size >= from_ and "cheaper-city" in effects
    return tuple(good for good, due in enumerate(card.cost) if due) if heroes or crane else ()


def expand(state: RivalsState, seat: Seat, action: AddExpansion) -> RivalsState:
    """The card is put down and does what it does when it is built.

    Source: riv/building-immediate
    """
    key, card = action.card, CARDS[action.card]
    if key in state.face_up:
        state = state._replace(face_up=without(state.face_up, key))
    else:
        state = with_hand(state, seat, without(state.hands[seat], key))
    realm = state.realms[seat]
    if action.slot == CACHE_SLOT:
        state = with_realm(state, seat, realm._replace(cache=0))
    else:
        under = realm.slots[action.slot]
        state = with_realm(state, seat, with_card(realm, action.slot, key))
        state = discarded(state, seat, under) if under else state
    cost = card.cost if action.saved == NONE_SAVED else less(card.cost, action.saved)
    return charged(run_effects(state, seat, key), seat, cost)


def remove(state: RivalsState, seat: Seat, action: RemoveExpansion) -> RivalsState:
    """The card goes to the discard pile, not to the hand.

    Source: house (printed)
    """
    realm = state.realms[seat]
    return discarded(
        with_realm(state, seat, with_card(realm, action.slot, EMPTY)), seat, realm.slots[action.slot]
    )
