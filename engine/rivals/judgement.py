"""What actions and positions are worth to the house's players: rough numbers, one rule an action."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.building import sites_for
from engine.rivals.cards import (
    CARDS,
    CITY_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    CardKind,
    Cost,
    expansions_of,
    words,
)
from engine.rivals.exchange import rate
from engine.rivals.names import CardKey, Good, Seat, other
from engine.rivals.points import points, victory_points
from engine.rivals.realm import amounts, beside, kind_of, lying_in
from engine.rivals.requirements import fulfils
from engine.rivals.state import Realm, RivalsState

WIN: Final = 1e6
WON: Final = 100.0
"""A won game beside a good position: large, but not so that one lucky sample outweighs all others."""
_CITY: Final = 1000.0
_SETTLEMENT: Final = 900.0
_ROAD: Final = 400.0
_EXPANSION: Final = 100.0
_POINT: Final = 150.0
_SIGN: Final = 15.0
_EXCHANGE: Final = 50.0
_KEEP: Final = -10.0
_WORSE: Final = -0.5


def wanted(state: RivalsState, seat: Seat) -> Cost:
    """The price of what is to be built next: a settlement's road and itself, a city, else the best card of the hand."""
    realm = state.realms[seat]
    roads, settlements, cities = state.supply
    if realm.roads and settlements:
        return SETTLEMENT_COST
    if cities and not all(realm.cities):
        return CITY_COST
    if roads and settlements:
        return ROAD_COST
    useful = [
        card for card in expansions_of(state.hands[seat] + state.face_up) if is_useful(state, seat, card)
    ]
    return CARDS[max(useful, key=card_worth)].cost if useful else CITY_COST


def is_useful(state: RivalsState, seat: Seat, card: CardKey) -> bool:
    """Whether a card of the hand could be built or played as things stand, if only the goods were there."""
    row = CARDS[card]
    if row.is_expansion:
        return bool(sites_for(state, seat, row))
    return fulfils(state, seat, row.requires)


def card_worth(card: CardKey) -> float:
    """What a card is worth by what is printed on it."""
    row = CARDS[card]
    signs = row.commerce + row.strength + row.skill + 2 * row.progress
    helps = 3.0 if words(card, "double") is not None else 0.0
    return _POINT * row.victory + _SIGN * (signs + helps) + (1.0 if row.is_action else 0.0)


def _deficit(held: Sequence[int], cost: Cost) -> int:
    return sum(max(due - lying, 0) for due, lying in zip(cost, held, strict=True))


def _expansion(state: RivalsState, seat: Seat, action: a.AddExpansion) -> float:
    worth = _EXPANSION + card_worth(action.card)
    doubled = words(action.card, "double")
    if doubled:
        realm = state.realms[seat]
        beside_it = sum(realm.kinds[store].name.lower() == doubled[0] for store in beside(realm, action.slot))
        worth = worth + 40.0 * beside_it if beside_it else _KEEP
    return worth


def _exchange(state: RivalsState, seat: Seat, good: Good, due: int) -> float:
    """Worth it where the next building wants another good and can spare these."""
    held, cost = amounts(state.realms[seat]), wanted(state, seat)
    return _EXCHANGE if held[good] - due >= cost[good] and _deficit(held, cost) else _KEEP


def _store(state: RivalsState, seat: Seat, store: int) -> float:
    realm = state.realms[seat]
    good = kind_of(realm, store)
    held, cost = amounts(realm), wanted(state, seat)
    return 4.0 * max(cost[good] - held[good], 0) - lying_in(realm, store) - 0.1 * held[good]


def _road(state: RivalsState, seat: Seat, _action: a.LayRoad) -> float:
    free = state.realms[seat].roads
    return _KEEP if free or not state.supply[1] else _ROAD


def _buy(state: RivalsState, seat: Seat, action: a.BuyGood) -> float:
    return _store(state, seat, action.store)


def _seize(state: RivalsState, seat: Seat, action: a.SeizeGood) -> float:
    return 5.0 + _store(state, seat, action.target)


def _pay(state: RivalsState, seat: Seat, action: a.PayFrom) -> float:
    realm = state.realms[seat]
    good = kind_of(realm, action.store)
    spare = amounts(realm)[good] - wanted(state, seat)[good]
    return lying_in(realm, action.store) + 3.0 * spare


def _give(state: RivalsState, seat: Seat, action: a.HandOver) -> float:
    return _pay(state, seat, a.PayFrom(action.source))


def _named(state: RivalsState, seat: Seat, action: a.NameCard) -> float:
    """The opponent's best building; an own Bath House is as good as another."""
    theirs = dict(enumerate(state.realms[other(seat)].slots))
    card = theirs.get(action.slot)
    return card_worth(card) if card else 0.0


def _lost(state: RivalsState, seat: Seat, action: a.GiveUp) -> float:
    return -card_worth(state.realms[seat].slots[action.slot])


def _swap(state: RivalsState, seat: Seat, action: a.SwapCard) -> float:
    """A card that is of no use now may go."""
    return _KEEP if is_useful(state, seat, action.card) else 1.0


def _play(_state: RivalsState, _seat: Seat, action: a.PlayCard) -> float:
    return 150.0 if CARDS[action.card].effects[0][0] not in {"relocate", "set-die"} else _KEEP


WORTH: Final[dict[type, Callable[[RivalsState, Seat, Any], float]]] = {
    a.FinishTurn: lambda _state, _seat, action: _WORSE if action.keep else 0.0,
    a.ClaimVictory: lambda _state, _seat, _action: WIN,
    a.RaiseCity: lambda _state, _seat, _action: _CITY,
    a.FoundSettlement: lambda _state, _seat, _action: _SETTLEMENT,
    a.LayRoad: _road,
    a.AddExpansion: _expansion,
    a.RemoveExpansion: lambda _state, _seat, _action: _KEEP,
    a.PlayCard: _play,
    a.ExchangeGoods: lambda state, seat, action: _exchange(
        state, seat, action.good, rate(state, seat, action.good)
    ),
    a.TradeBeside: lambda state, seat, action: _exchange(
        state, seat, kind_of(state.realms[seat], action.store), 2
    ),
    a.UseMint: lambda state, seat, _action: _exchange(state, seat, Good.GOLD, 1),
    a.StoreGood: lambda state, seat, action: _store(state, seat, action.store),
    a.PayFrom: _pay,
    a.BuyGood: _buy,
    a.SeizeGood: _seize,
    a.HandOver: _give,
    a.PickCard: lambda _state, _seat, action: card_worth(action.card),
    a.ReturnCard: lambda _state, _seat, action: -card_worth(action.card),
    a.SwapCard: _swap,
    a.SearchStack: lambda _state, _seat, _action: -1.0,
    a.NameCard: _named,
    a.GiveUp: _lost,
    a.SwapRegions: lambda _state, _seat, _action: 0.0,
}


def worth(state: RivalsState, seat: Seat, action: RivalsAction) -> float:
    """What an action is worth now; what has no rule is worth nothing, like finishing the turn."""
    rule = WORTH.get(type(action))
    return rule(state, seat, action) if rule else 0.0


def standing(state: RivalsState, seat: Seat) -> float:
    """How a position looks to a seat: points, signs, goods and buildings, its own less the opponent's."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    return _side(state, seat) - _side(state, other(seat))


def _side(state: RivalsState, seat: Seat) -> float:
    realm = state.realms[seat]
    found = points(realm)
    signs = found.commerce + found.strength + 0.7 * found.skill + 1.5 * found.progress
    return 10.0 * victory_points(state, seat) + 1.5 * signs + _goods(realm) + 4.0 * len(realm.roads)


def _goods(realm: Realm) -> float:
    """Goods count less the more of them lie in one place; regions and what doubles them promise more."""
    held = sum(0.8 * lying - 0.1 * lying * lying for lying in realm.stock)
    doubled = sum(
        1.0
        for slot, card in enumerate(realm.slots)
        if card and CARDS[card].kind is CardKind.BUILDING
        for told in [words(card, "double")]
        if told
        for store in beside(realm, slot)
        if realm.kinds[store].name.lower() == told[0]
    )
    return held + 3.0 * doubled + 1.2 * len(realm.kinds)
