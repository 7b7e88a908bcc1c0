"""Points of a principality and the two advantages, worked out from what stands in it."""

from typing import Final

from engine.rivals.cards import CARDS, CardKind
from engine.rivals.holdings import Points, holdings
from engine.rivals.names import NOBODY, Seat
from engine.rivals.state import Realm, RivalsState

ADVANTAGE: Final = 3
"""An advantage needs three points, and more than the opponent.

Source: house (printed)
"""
TOKENS: Final = 2
HAND: Final = 3


def points(realm: Realm) -> Points:
    """A settlement is one point, a city two, the rest stands on the cards.

    Source: riv/harbor, riv/trading-base, riv/salt-silo, riv/parliament, riv/large-festival-hall
    """
    return holdings(realm).points


def trade_holder(state: RivalsState) -> Seat:
    """Who has the trade advantage: three commerce points and more than the opponent.

    Source: riv/event-trade, house (printed)
    """
    return _holder(points(state.realms[0]).commerce, points(state.realms[1]).commerce)


def strength_holder(state: RivalsState) -> Seat:
    """Who has the strength advantage: three strength points and more than the opponent.

    Source: riv/feud, house (printed)
    """
    return _holder(points(state.realms[0]).strength, points(state.realms[1]).strength)


def _holder(first: int, second: int) -> Seat:
    if first > second:
        return 0 if first >= ADVANTAGE else NOBODY
    return 1 if second > first and second >= ADVANTAGE else NOBODY


def victory_points(state: RivalsState, seat: Seat) -> int:
    """All points of a seat, one for each token that it holds.

    Source: riv/goal
    """
    red, blue = state.realms
    first, second = holdings(red).points, holdings(blue).points
    tokens = (_holder(first.commerce, second.commerce), _holder(first.strength, second.strength))
    return (second if seat else first).victory + tokens.count(seat)


def hand_limit(state: RivalsState, seat: Seat) -> int:
    """Three cards and one for each progress point.

    Source: riv/hand-refill
    """
    return HAND + holdings(state.realms[seat]).points.progress


def in_front(state: RivalsState, seat: Seat) -> bool:
    """Whether the opponent has fewer victory points."""
    return victory_points(state, seat) > victory_points(state, 1 - seat)


def fighting_hero(realm: Realm) -> bool:
    """Whether a hero with a strength point stands in the principality."""
    heroes = (CARDS[card] for card in realm.slots if card)
    return any(card.kind is CardKind.HERO and card.strength for card in heroes)


def fighters(realm: Realm) -> tuple[int, ...]:
    """The building sites of units with a strength point."""
    return tuple(
        slot
        for slot, card in enumerate(realm.slots)
        if card and CARDS[card].strength and CARDS[card].kind is not CardKind.BUILDING
    )
