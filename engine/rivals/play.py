"""Action cards of the hand: which can be played, and when."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.rivals.actions import PlayCard, RivalsAction
from engine.rivals.cards import CARDS
from engine.rivals.effects import run_effects
from engine.rivals.goods import can_take
from engine.rivals.losses import fetchable
from engine.rivals.names import ANY, CardKey, Face, Good, Seat, other
from engine.rivals.realm import amount, total
from engine.rivals.requirements import fulfils
from engine.rivals.state import Ask, Demand, RivalsState, discarded, with_hand, without
from engine.rivals.targets import burnable, strong

SET_DIE: Final = "set-die"
SET_CELEBRATION: Final = "set-celebration"
BEFORE: Final = frozenset({SET_DIE, SET_CELEBRATION})
"""Effects of cards that are played before the dice.

Source: riv/dice-sage-first, riv/reiner
"""
NEVER: Final = frozenset({"scout", "preach"})
"""Effects of cards that are played with a settlement, or when an event strikes."""
Check: TypeAlias = Callable[[RivalsState, Seat, tuple[str, ...]], bool]
_NUMBERS: Final = range(1, 7)
play_card = cache(PlayCard)


class PlayableCard(NamedTuple):
    """An action card: how it is played, its first effect, its requirement, what must be there to be hit or paid."""

    ways: tuple[PlayCard, ...]
    effect: str
    requirement: str
    checks: tuple[tuple[Check, tuple[str, ...]], ...]


@cache
def playable_card(card: CardKey) -> PlayableCard:
    """The action card of this key."""
    name, row = first_effect(card), CARDS[card]
    ways = tuple(play_card(card, number) for number in _NUMBERS) if name == SET_DIE else (play_card(card),)
    checks = tuple((TARGETS[effect], tuple(told)) for effect, *told in row.effects if effect in TARGETS)
    return PlayableCard(ways, name, row.requires, checks)


def before_options(state: RivalsState, cards: tuple[PlayableCard, ...]) -> list[RivalsAction]:
    """The cards that set a die, while it is not set.

    Source: riv/brigitta, riv/reiner
    """
    found: list[RivalsAction] = []
    for card in cards:
        if (card.effect == SET_DIE and not state.turn.production) or (
            card.effect == SET_CELEBRATION and not state.turn.face
        ):
            found += card.ways
    return found


def first_effect(card: CardKey) -> str:
    """The name of a card's first effect; empty if it has none."""
    effects = CARDS[card].effects
    return effects[0][0] if effects else ""


def play_options(
    state: RivalsState, seat: Seat, cards: tuple[PlayableCard, ...], found: list[RivalsAction]
) -> None:
    """Adds the action cards of the hand whose requirement is met and that find something to do.

    Source: riv/action-once
    """
    for ways, effect, requirement, checks in cards:
        if effect in BEFORE or (requirement and not fulfils(state, seat, requirement)):
            continue
        if all(check(state, seat, told) for check, told in checks):
            found += ways


def _can_take(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> bool:
    return can_take(state, seat, ANY)


def _produces(state: RivalsState, seat: Seat, _told: tuple[str, ...]) -> bool:
    return state.turn.production in state.realms[seat].numbers


TARGETS: Final[dict[str, Check]] = {
    "spend-gold": lambda state, seat, told: amount(state.realms[seat], Good.GOLD) >= int(told[0]),
    "spend-any": lambda state, seat, told: total(state.realms[seat]) >= int(told[0]),
    "take": _can_take,
    "take-up-to": _can_take,
    "plunder": _can_take,
    "raid": _can_take,
    "rob-gold": lambda state, seat, _told: can_take(state, seat, 1 << Good.GOLD),
    "shoot": lambda state, seat, _told: bool(strong(state, other(seat))),
    "burn": lambda state, seat, _told: bool(burnable(state, other(seat))),
    "betray": lambda state, seat, _told: bool(state.hands[other(seat)]),
    "fetch": lambda state, seat, told: bool(fetchable(state, Demand(Ask.FETCH, seat, what=told[0]))),
    "produce-again": _produces,
}
"""What must be there to be hit, taken or paid.

Source: riv/archer, riv/goldsmith, house (printed)
"""


def play(state: RivalsState, seat: Seat, action: PlayCard) -> RivalsState:
    """The card lies on the discard pile and does what it does.

    Source: riv/action-once
    """
    card = action.card
    state = with_hand(discarded(state, seat, card), seat, without(state.hands[seat], card))
    name = first_effect(card)
    if name == SET_DIE:
        return state._replace(turn=state.turn._replace(production=action.number))
    if name == SET_CELEBRATION:
        return state._replace(turn=state.turn._replace(face=Face.CELEBRATION.value, herald=True))
    return run_effects(state, seat, card)
