"""What cards do: a few small effects, which the card table composes by name.

An effect leaves demands in the agenda rather than choosing for anybody. Those that work as long as their card stands
(doubled regions, advantages in trade, protection) are read by the rules that they change.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.rivals.cards import CARDS
from engine.rivals.goods import ALIKE, bit, gain, pay
from engine.rivals.holdings import holdings
from engine.rivals.names import ANY, CHANCE, FULL, CardKey, Good, Seat, other
from engine.rivals.points import in_front, points
from engine.rivals.realm import beside, slots_with, stored
from engine.rivals.state import Ask, Demand, RivalsState, Stage, ask, step, with_realm
from engine.rivals.targets import burnable, strong

Effect: TypeAlias = Callable[[RivalsState, Seat, tuple[str, ...]], RivalsState]
PIRATE_GOLD: Final = 2
GUARD: Final = "guard"


def _one(ask_: Ask, seat: Seat, count: int = 1, goods: int = ANY, *, optional: bool = False) -> Stage:
    return (Demand(ask_, seat, count, goods, optional=optional),)


def _gain(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """So many goods of choice.

    Source: riv/goldsmith, riv/merchant-caravan, riv/staple-house
    """
    return ask(state, gain(seat, int(told[0])))


def _gain_of(good: Good) -> Effect:
    """So many of one good.

    Source: riv/three-field-system, riv/mineral-mining
    """

    def effect(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
        return ask(state, gain(seat, int(told[0]), bit(good)))

    return effect


def _gain_if_skilled(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """Goods of choice for whoever has more skill.

    Source: riv/fairgrounds
    """
    mine, theirs = points(state.realms[seat]).skill, points(state.realms[other(seat)]).skill
    return _gain(state, seat, told) if mine > theirs else state


def _tithe(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """Wool or grain, one of the two for all, one for each own hero.

    Source: riv/tithe-barn
    """
    heroes = holdings(state.realms[seat]).heroes
    goods = bit(Good.GRAIN) | bit(Good.WOOL)
    return ask(state, (Demand(Ask.GAIN, seat, heroes, goods, ALIKE),)) if heroes else state


def _spend_gold(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """So much gold is paid.

    Source: riv/goldsmith
    """
    return ask(state, pay(seat, int(told[0]), bit(Good.GOLD)))


def _spend_any(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """So many goods of choice are paid.

    Source: riv/merchant-caravan
    """
    return ask(state, pay(seat, int(told[0]), ANY))


def _take(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """So many goods of the opponent's.

    Source: riv/trade-master
    """
    return ask(state, _one(Ask.TAKE, seat, int(told[0])))


def _take_up_to(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """At least one and up to so many goods of the opponent's.

    Source: riv/merchant
    """
    return ask(state, _one(Ask.TAKE, seat), _one(Ask.TAKE, seat, int(told[0]) - 1, optional=True))


def _give(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
    """So many goods go to the opponent.

    Source: riv/merchant
    """
    return ask(state, _one(Ask.GIVE, seat, int(told[0])))


def _plunder(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """Two goods from an opponent with more points, else one.

    Source: riv/voyage-of-plunder
    """
    return ask(state, _one(Ask.TAKE, seat, 2 if in_front(state, other(seat)) else 1))


def _rob_gold(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """The opponent's gold, up to two (for the document: one) for each own pirate ship.

    Source: riv/gudrun
    """
    each = PIRATE_GOLD if state.options.gudrun_two else 1
    count = each * holdings(state.realms[seat]).pirates
    return ask(state, _one(Ask.TAKE, seat, count, bit(Good.GOLD)))


def _asks(ask_: Ask) -> Effect:
    """The effect is a choice of its player's."""

    def effect(state: RivalsState, seat: Seat, told: tuple[str, ...]) -> RivalsState:
        return ask(state, (Demand(ask_, seat, what=told[0] if told else None),))

    return effect


def _sink(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """The opponent gives up a trade ship of their own choice.

    Source: riv/pirate-ship
    """
    victim = other(seat)
    ships = tuple(
        slot
        for slot, card in enumerate(state.realms[victim].slots)
        if card and CARDS[card].kind == "trade-ship"
    )
    return ask(state, (Demand(Ask.LOSE, victim, what=("sink", ships)),)) if ships else state


def _shoot(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """The opponent gives up a unit (for the document: a card) with strength points, of their own choice.

    Source: riv/archer
    """
    victim = other(seat)
    return ask(state, (Demand(Ask.LOSE, victim, what=("action", strong(state, victim))),))


def _burn(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """A building of the opponent's that the attacker names is lost.

    Source: riv/arsonist
    """
    return ask(state, (Demand(Ask.NAME, seat, what=("burn", burnable(state, other(seat)))),))


def _produce_again(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """The own regions of this turn's number once more.

    Source: riv/benjamin
    """
    return ask(state, step("produce-own", seat))


def _heal(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """The regions beside one Bath House gain one each; of several the owner says which.

    Source: riv/doctor
    """
    places = tuple(slot for slot, _ in slots_with(state.realms[seat], "healthy"))
    if len(places) == 1:
        return healed(state, seat, places[0])
    return ask(state, (Demand(Ask.NAME, seat, what=("heal", places)),))


def healed(state: RivalsState, seat: Seat, slot: int) -> RivalsState:
    """The regions beside a building site gain one each."""
    realm = state.realms[seat]
    for store in beside(realm, slot):
        if realm.stock[store] < FULL:
            realm = stored(realm, store, 1)
    return with_realm(state, seat, realm)


def _guarded(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> RivalsState:
    """Lookout Tower and Heinrich are tried, with one die, before a target is named.

    Source: riv/lookout-tower
    """
    told = (numbers for _, numbers in slots_with(state.realms[other(seat)], GUARD))
    numbers = frozenset(int(number) for each in told for number in each)
    return ask(state, (Demand(Ask.GUARD_DIE, CHANCE, what=numbers),)) if numbers else state


EFFECTS: Final[dict[str, Effect]] = {
    "gain": _gain,
    "gain-ore": _gain_of(Good.ORE),
    "gain-grain": _gain_of(Good.GRAIN),
    "gain-if-skilled": _gain_if_skilled,
    "tithe": _tithe,
    "spend-gold": _spend_gold,
    "spend-any": _spend_any,
    "take": _take,
    "take-up-to": _take_up_to,
    "give": _give,
    "plunder": _plunder,
    "rob-gold": _rob_gold,
    "raid": _asks(Ask.RAID),
    "shoot": _shoot,
    "burn": _burn,
    "betray": _asks(Ask.FETCH),
    "fetch": _asks(Ask.FETCH),
    "look-up": _asks(Ask.STACK),
    "relocate": _asks(Ask.RELOCATE),
    "sink": _sink,
    "produce-again": _produce_again,
    "heal": _heal,
    "guarded": _guarded,
}
"""What happens when a card is played or built; an effect that is not here works while its card stands."""


def run_effects(state: RivalsState, seat: Seat, card: CardKey) -> RivalsState:
    """The effects of a card that is played or built, the first of them first."""
    for name, *told in reversed(CARDS[card].effects):
        effect = EFFECTS.get(name)
        if effect is not None:
            state = effect(state, seat, tuple(told))
    return state
