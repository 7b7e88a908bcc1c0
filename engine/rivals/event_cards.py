"""The event cards: what each does to both principalities."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.rivals.actions import DrawEvent, RivalsAction
from engine.rivals.cards import CARDS, UNITS
from engine.rivals.dice import together
from engine.rivals.goods import bit, gain, pay
from engine.rivals.holdings import SITES, holdings
from engine.rivals.losses import EVENT, RIOTS, calm_numbers
from engine.rivals.names import CHANCE, FULL, NOBODY, CardKey, Chance, GameSet, Good, Seat, other
from engine.rivals.points import fighters, points, strength_holder
from engine.rivals.realm import amount, beside, ground, slots_with, stored
from engine.rivals.set_up import AFTER_YULE, YULE
from engine.rivals.state import (
    Ask,
    Demand,
    Realm,
    RivalsState,
    Stage,
    ask,
    instead,
    step,
    with_events,
    with_realm,
    without,
)
from engine.rivals.targets import buildings, strong

INVENTIONS: Final = 2
PURCHASES: Final = 2
FEUD_HAND: Final = 2
RIOTERS: Final = 2
_BOTH: Final = (0, 1)
draw_event = cache(DrawEvent)


def draws(state: RivalsState, _demand: Demand) -> Sequence[RivalsAction]:
    """The event cards that may come: Yule when all but three have come.

    Source: riv/yule
    """
    if len(state.events) <= AFTER_YULE:
        return [draw_event(YULE)]
    return _draws(state.events)


@lru_cache(maxsize=1024)
def _draws(events: tuple[CardKey, ...]) -> tuple[RivalsAction, ...]:
    return tuple(draw_event(card) for card in sorted(set(events)))


def draw(state: RivalsState, chance: Chance) -> DrawEvent:
    """The card that chance turns."""
    if len(state.events) <= AFTER_YULE:
        return draw_event(YULE)
    return draw_event(state.events[chance(len(state.events))])


def drawn(state: RivalsState, _demand: Demand, action: DrawEvent) -> RivalsState:
    """The event happens; at Yule the stack is laid anew, and another card is turned.

    Source: riv/yule
    """
    if action.card == YULE:
        return ask(with_events(state, state.pool), (Demand(Ask.DRAW_EVENT, CHANCE),))
    state = with_events(state, without(state.events, action.card))
    return EVENTS[CARDS[action.card].effects[0][0]](state)


def feud(state: RivalsState) -> RivalsState:
    """The strength advantage names three buildings of the opponent's, who gives up one of them.

    Source: riv/feud
    """
    holder = strength_holder(state)
    places = buildings(state, other(holder)) if holder != NOBODY else ()
    if not places:
        return state
    return ask(state, *_averted(state, other(holder), (Demand(Ask.NAME, holder, what=("feud", places)),)))


def fraternal_feuds(state: RivalsState) -> RivalsState:
    """The strength advantage puts two cards of the opponent's hand back; see `hand` for what follows.

    Source: riv/fraternal-feuds
    """
    holder = strength_holder(state)
    if holder == NOBODY:
        return state
    return ask(state, *_averted(state, other(holder), step("fraternal-feuds", other(holder))))


def quarrel(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """Two cards of this seat's hand go back; on its own turn it does not replenish at the end of it."""
    state = instead(state)
    if seat == state.turn.seat:
        state = state._replace(turn=state.turn._replace(delayed=(seat,)))
    count = min(FEUD_HAND, len(state.hands[seat]))
    return ask(state, (Demand(Ask.RETURN, other(seat), count, what=seat),)) if count else state


def _averted(state: RivalsState, seat: Seat, stage: Stage) -> tuple[Stage, ...]:
    """The stage, before it the question for Sebastian where he is in the game.

    Source: riv/sebastian
    """
    if state.options.game is not GameSet.TURMOIL:
        return (stage,)
    return ((Demand(Ask.PREACH, seat),), stage)


def riots(state: RivalsState) -> RivalsState:
    """Units with strength or commerce points cost gold, or one of them.

    Source: riv/riots
    """
    seats = (state.turn.seat, other(state.turn.seat))
    stages: list[Stage] = []
    for seat in seats:
        if rioters(state.realms[seat]):
            stages += _averted(state, seat, step("riots", seat))
    return ask(state, *stages)


def riot(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """A Chapel's die is thrown first; then this seat pays.

    Source: riv/chapel
    """
    numbers = calm_numbers(state.realms[seat], two_ranges=state.options.chapel_two_ranges)
    calm = ((Demand(Ask.CALM_DIE, CHANCE, what=numbers),),) if numbers else ()
    return instead(state, *calm, step("riots-paid", seat))


def rioted(state: RivalsState, seat: Seat, _what: object) -> RivalsState:
    """One gold for one or two such units, two for more (for the document: for two or more); else a unit goes back.

    By the printed rules whoever has the gold may give up a unit all the same.
    """
    realm = state.realms[seat]
    units = rioters(realm)
    above = RIOTERS if state.options.riots_above_two else RIOTERS - 1
    due = 2 if len(units) > above else 1
    gold = pay(seat, due, bit(Good.GOLD))
    if amount(realm, Good.GOLD) < due:
        return instead(state, (Demand(Ask.LOSE, seat, what=(EVENT, units)),))
    if state.options.riots_choice:
        return instead(state, (Demand(Ask.LOSE, seat, what=(RIOTS, units, due)),), gold)
    return instead(state, gold)


def rioters(realm: Realm) -> tuple[int, ...]:
    """The building sites of units with a strength or commerce point.

    Source: riv/irmgard-no-strength
    """
    trading = [
        slot
        for slot, card in enumerate(realm.slots)
        if card and CARDS[card].kind in UNITS and CARDS[card].commerce
    ]
    return tuple(sorted({*trading, *fighters(realm)}))


def invention(state: RivalsState) -> RivalsState:
    """A good for each progress point, two at most.

    Source: riv/invention
    """
    counts = [min(INVENTIONS, points(realm).progress) for realm in state.realms]
    demands = tuple(Demand(Ask.GAIN, seat, count) for seat, count in enumerate(counts) if count)
    return ask(state, demands) if demands else state


def plague(state: RivalsState) -> RivalsState:
    """Every region at a city loses a good, one only; those of a city with a Bath House none.

    A Pharmacy gains a good. Source: riv/plague, riv/bath-house, riv/pharmacy
    """
    first, second = (_sickened(realm) for realm in state.realms)
    state = state._replace(realms=(first, second))
    cures = (len(slots_with(realm, "cure")) for realm in state.realms)
    demands = tuple(Demand(Ask.GAIN, seat, count) for seat, count in enumerate(cures) if count)
    return ask(state, demands) if demands else state


def _sickened(realm: Realm) -> Realm:
    corners = ground(realm.sides).corners
    healthy = {slot // SITES for slot, _ in slots_with(realm, "healthy")}
    spared = {store for site in healthy for store in corners[site]}
    struck = {store for site, is_city in enumerate(realm.cities) if is_city for store in corners[site]}
    for store in sorted(struck - spared):
        if realm.stock[store]:
            realm = stored(realm, store, -1)
    return realm


def race(state: RivalsState) -> RivalsState:
    """Most trade ships gain a good; equal ones one each, none none.

    Source: riv/trade-ships-race
    """
    first, second = (holdings(realm).ships for realm in state.realms)
    if not first and not second:
        return state
    return ask(state, *together(_BOTH if first == second else (0,) if first > second else (1,), 1))


def merchants(state: RivalsState) -> RivalsState:
    """Each may buy two goods for a gold each.

    Source: riv/traveling-merchant
    """
    return ask(state, tuple(Demand(Ask.BUY, seat, PURCHASES) for seat in _BOTH))


def year_of_plenty(state: RivalsState) -> RivalsState:
    """Regions gain one for each Storehouse and Abbey beside them.

    Source: riv/year-of-plenty
    """
    for seat, realm in enumerate(state.realms):
        for slot, _ in slots_with(realm, "plenty"):
            for store in beside(realm, slot):
                if realm.stock[store] < FULL:
                    realm = stored(realm, store, 1)  # noqa: PLW2901 - the principality grows
        state = with_realm(state, seat, realm)
    return state


def gift(state: RivalsState) -> RivalsState:
    """A gold for each unit (for the document: each card) with a strength point.

    Source: riv/gift-for-prince
    """
    counts = [len(strong(state, seat)) for seat in _BOTH]
    return ask(state, *(gain(seat, count, bit(Good.GOLD)) for seat, count in enumerate(counts) if count))


EVENTS: Final[dict[str, Callable[[RivalsState], RivalsState]]] = {
    "feud": feud,
    "fraternal-feuds": fraternal_feuds,
    "gift": gift,
    "invention": invention,
    "plague": plague,
    "riots": riots,
    "race": race,
    "merchants": merchants,
    "year-of-plenty": year_of_plenty,
}
"""By the effect that the card table names; Yule turns another card."""
