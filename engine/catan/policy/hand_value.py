"""What a hand is worth to the club player: how near it is to what can be built. All numbers are house choices.

They were found by play: `python -m bench.catan_house club beginner`.
"""

from functools import lru_cache
from typing import Final

from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST
from engine.catan.hands import Hand, counts, size
from engine.catan.names import Seat
from engine.catan.policy.worth import income, own_spots
from engine.catan.state import CITIES, SETTLEMENTS
from engine.catan.view import View

GOALS: Final = ((CITY_COST, 8.0), (SETTLEMENT_COST, 9.0), (CARD_COST, 4.0), (ROAD_COST, 2.5))
PARTS: Final = (1.0, 0.4, 0.2, 0.1)
"""The nearest goal counts whole, the next ones less."""
CARD: Final = 0.45
LIMIT: Final = 7
"""From one card more on a seven halves the hand."""
HALVED: Final = 0.9


def exchanged(view: View, seat: Seat, hand: Hand, give: Hand, get: Hand) -> float:
    """How much an exchange of these cards brings a seat with this hand."""
    mine = view.seats[seat]
    spots = bool(own_spots(view, mine))
    aims = (
        mine.settlements != 0 and mine.cities.bit_count() < CITIES,
        spots and mine.settlements.bit_count() < SETTLEMENTS,
        bool(view.deck),
        not spots,
    )
    rates = income(view.board, mine.settlements, mine.cities)
    return hand_value(hand - give + get, aims, rates) - hand_value(hand, aims, rates)


@lru_cache(maxsize=1 << 15)
def hand_value(hand: Hand, aims: tuple[bool, ...], rates: tuple[float, ...]) -> float:
    """The worth of a hand; `aims` says which of `GOALS` can be built, `rates` what is drawn in 36 rolls."""
    wanted = [goal for goal, possible in zip(GOALS, aims, strict=True) if possible]
    near = sorted((worth * max(0.0, 1.0 - _lack(hand, cost, rates)) for cost, worth in wanted), reverse=True)
    found = sum(worth * part for worth, part in zip(near, PARTS, strict=False))
    return found + CARD * min(size(hand), LIMIT) - HALVED * max(0, size(hand) - LIMIT)


def _lack(hand: Hand, cost: Hand, rates: tuple[float, ...]) -> float:
    """Which part of a cost is missing; what is seldom drawn weighs more."""
    need, have = counts(cost), counts(hand)
    lacks = (max(0, n - h) * (0.7 + 1.8 / (2.0 + rate)) for n, h, rate in zip(need, have, rates, strict=True))
    return sum(lacks) / size(cost)
