"""The dice: the regions produce, then the event die does its work; the Brigand Attack comes first where so printed."""
# ruff: noqa: RUF005 - adding tuples takes two thirds of the time of unpacking them

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from engine.rivals.actions import ThrowDice
from engine.rivals.goods import bit, gain
from engine.rivals.holdings import Holdings, Places, holdings
from engine.rivals.names import CHANCE, EVENT_DIE, FULL, NOBODY, Chance, Face, Good, Seat, other
from engine.rivals.points import points, trade_holder
from engine.rivals.realm import beside, has, regions_beside, with_stock
from engine.rivals.state import (
    GAIN,
    MAIN,
    Ask,
    Demand,
    Realm,
    RivalsState,
    RivalsTurn,
    Stage,
    ask,
    instead,
    produced_in,
    step,
    with_agenda,
    with_realm,
    with_realms,
)

DIE: Final = 6
BRIGANDS_FROM: Final = 8
"""Whoever has so many goods is robbed.

Source: riv/event-brigand
"""
TOLL_GOLD: Final = 2
DOUBLE: Final = "double"
_NO_STORES: Final = frozenset[int]()
STOREHOUSE: Final = "storehouse"
MARKETPLACE: Final = "marketplace"
_ROBBED: Final = frozenset({Good.WOOL, Good.GOLD})
LENT: Final = 2
_BOTH: Final = (0, 1)
_new: Final = tuple.__new__
_BRIGAND: Final = Face.BRIGAND.value
_EVENT: Final = (Demand(Ask.DRAW_EVENT, CHANCE),)
_EVENT_DIE: Final = tuple(face.value for face in EVENT_DIE)
throw_dice = cache(ThrowDice)


def throw(state: RivalsState, chance: Chance) -> ThrowDice:
    """Both dice, but those that a card has set.

    Source: riv/dice-both, riv/brigitta, riv/reiner
    """
    turn = state.turn
    production = turn.production or 1 + chance(DIE)
    return throw_dice(production, turn.face or _EVENT_DIE[chance(DIE)])


def throws(state: RivalsState) -> tuple[ThrowDice, ...]:
    """Everything that the dice can show."""
    return _throws(state.turn.production, state.turn.face)


@cache
def _throws(production: int, face: str) -> tuple[ThrowDice, ...]:
    numbers = [production] if production else range(1, DIE + 1)
    faces = [face] if face else [each.value for each in Face]
    return tuple(throw_dice(number, shown) for number in numbers for shown in faces)


def thrown(state: RivalsState, _seat: Seat, action: ThrowDice) -> RivalsState:
    """The number is resolved, then the event; for the printed rules a Brigand Attack comes before the number.

    Source: riv/dice-order
    """
    turn, face = state.turn, action.face
    turn = _new(RivalsTurn, turn[:2] + (MAIN, action.production, face) + turn[5:])
    if face == _BRIGAND and state.options.brigand_first:
        return produce(brigand(state), turn)
    state = produce(state, turn)
    if state.agenda:  # a market's choice comes between the number and the event
        return with_agenda(state, (*state.agenda, step("event")))
    return FACES[face](state)


def produce(state: RivalsState, turn: RivalsTurn) -> RivalsState:
    """Every region of the turn's number gives one good, two beside a building that doubles it; then the markets."""
    number = turn.production
    first, second = state.realms
    ours, theirs = holdings(first), holdings(second)
    realms = (produced(first, ours, number), produced(second, theirs, number))
    state = produced_in(state, realms, turn)
    traders = [seat for seat, known in enumerate((ours, theirs)) if MARKETPLACE in known.names]
    if not traders:
        return state
    markets = [stage for seat in traders for stage in _market(state, seat, number)]
    return ask(state, *markets) if markets else state


def produced(realm: Realm, known: Holdings, number: int) -> Realm:
    """The principality after a number; a region holds three.

    Source: riv/lumber-camp, riv/brick-factory, riv/weavers-shop, riv/grain-mill, riv/iron-foundry
    """
    stock = realm.stock
    growing = [store for store in _showing(realm.numbers, number) if stock[store] < FULL]
    if not growing:
        return realm
    places = known.effects.get(DOUBLE)
    twice = doubled(realm.sides, realm.kinds, places) if places else _NO_STORES
    after = list(stock)
    for store in growing:
        after[store] = FULL if stock[store] == FULL - 1 else stock[store] + 1 + (store in twice)
    return _new(Realm, (tuple(after),) + realm[1:])


@lru_cache(maxsize=1024)
def _showing(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(store for store, shown in enumerate(numbers) if shown == number)


@lru_cache(maxsize=4096)
def doubled(sides: str, kinds: tuple[Good, ...], places: Places) -> frozenset[int]:
    """The regions beside a building that doubles their good; two such buildings do no more than one."""
    found = ((store, Good[told[0].upper()]) for slot, told in places for store in regions_beside(sides, slot))
    return frozenset(store for store, good in found if kinds[store] == good)


def produce_own(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """Only this seat's regions give again.

    Source: riv/benjamin
    """
    realm = state.realms[seat]
    after = produced(realm, holdings(realm), state.turn.production)
    return with_realm(instead(state), seat, after)


def _market(state: RivalsState, seat: Seat, number: int) -> list[Stage]:
    """One good that the opponent's regions of the number give, if these are more than the own.

    Source: riv/marketplace
    """
    own, theirs = state.realms[seat], state.realms[other(seat)]
    if theirs.numbers.count(number) <= own.numbers.count(number):
        return []
    kinds = {theirs.kinds[store] for store in _showing(theirs.numbers, number)}
    return [gain(seat, 1, sum(map(bit, kinds)))]


def event(state: RivalsState, _seat: Seat, _what: object) -> RivalsState:
    """The event die does its work."""
    return FACES[state.turn.face](instead(state))


def brigand(state: RivalsState) -> RivalsState:
    """Whoever has eight or more goods loses all wool and gold.

    A Storehouse keeps the two regions beside it from being counted and, for the document, from being emptied; the Gold
    Cache is neither counted nor emptied. Source: riv/event-brigand, riv/storehouse, riv/gold-cache
    """
    first, second = state.realms
    emptied = state.options.storehouse_emptied
    return with_realms(state, (_robbed(first, emptied=emptied), _robbed(second, emptied=emptied)))


def _robbed(realm: Realm, *, emptied: bool) -> Realm:
    if sum(realm.stock) < BRIGANDS_FROM:
        return realm
    guarded = _guarded(realm) if has(realm, STOREHOUSE) else _NO_STORES
    counted = sum(lying for store, lying in enumerate(realm.stock) if store not in guarded)
    if counted < BRIGANDS_FROM:
        return realm
    stock = tuple(
        0 if kind in _ROBBED and (emptied or store not in guarded) else lying
        for store, (kind, lying) in enumerate(zip(realm.kinds, realm.stock, strict=True))
    )
    return with_stock(realm, stock)


def _guarded(realm: Realm) -> frozenset[int]:
    slots = [slot for slot, card in enumerate(realm.slots) if card.startswith(STOREHOUSE)]
    return frozenset(store for slot in slots for store in beside(realm, slot))


def trade(state: RivalsState) -> RivalsState:
    """The trade advantage takes a good of the opponent's, two with a Moneylender.

    For the document most commerce points gain a good from the supply, and only the Moneylender takes.
    Source: riv/event-trade, riv/moneylender
    """
    holder = trade_holder(state)
    if holder != NOBODY and has(state.realms[holder], "moneylender"):
        return ask(state, (Demand(Ask.TAKE, holder, LENT),))
    if state.options.trade_from_opponent:
        return ask(state, (Demand(Ask.TAKE, holder),)) if holder != NOBODY else state
    first, second = (points(realm).commerce for realm in state.realms)
    return state if first == second else ask(state, gain(0 if first > second else 1, 1))


def celebration(state: RivalsState) -> RivalsState:
    """Most skill points gain a good; equal ones one each. For the document everybody with a skill point gains one.

    Reiner gives whoever played him one more. Source: riv/event-skill, riv/reiner
    """
    one, two = state.realms
    first, second = points(one).skill, points(two).skill
    if state.options.celebration_most:
        seats: tuple[Seat, ...] = _BOTH if first == second else (0,) if first > second else (1,)
    else:
        seats = tuple(seat for seat, skill in enumerate((first, second)) if skill)
    herald = (gain(state.turn.seat, 1),) if state.turn.herald else ()
    return ask(state, *together(seats, 1), *herald)


@cache
def together(seats: tuple[Seat, ...], count: int) -> tuple[Stage, ...]:
    """These seats gain so many goods, at once and in secret where both do."""
    demands = tuple(Demand(GAIN, seat, count) for seat in seats)
    return (demands,) if demands else ()


def harvest(state: RivalsState) -> RivalsState:
    """Both gain a good of choice; Toll Bridge and Pirate Ships bring gold besides.

    Source: riv/event-harvest, riv/toll-bridge, riv/pirate-ship-gold
    """
    gold: list[Stage] = []
    for seat, realm in enumerate(state.realms):
        known = holdings(realm)
        if count := TOLL_GOLD * len(known.effects.get("toll", ())) + known.pirates:
            gold.append(gain(seat, count, bit(Good.GOLD)))
    return ask(state, *gold, *together(_BOTH, 1))


def question(state: RivalsState) -> RivalsState:
    """An event card is turned.

    Source: riv/event-card
    """
    return ask(state, _EVENT)


FACES: Final[dict[str, Callable[[RivalsState], RivalsState]]] = {
    Face.BRIGAND.value: brigand,
    Face.TRADE.value: trade,
    Face.CELEBRATION.value: celebration,
    Face.HARVEST.value: harvest,
    Face.EVENT.value: question,
}
