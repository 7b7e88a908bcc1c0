"""How soon a seat can build what, by what its land yields: the master's measure. All numbers are house choices.

Points are the unit of everything: what a seat has, and what its income will bring it in the rolls that are left.
"""

from functools import lru_cache
from typing import Final

from engine.catan.board import GENERIC, Board
from engine.catan.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.catan.development import CARD_COST
from engine.catan.hands import KINDS, Hand, counts
from engine.catan.names import Bits, Hex, Terrain
from engine.catan.policy.worth import pips
from engine.catan.topology import members, topology

Rates = tuple[float, ...]
"""Cards of each resource in 36 rolls."""
Ratios = tuple[int, ...]
"""How many cards of each resource the bank takes for one."""

ROBBED: Final = 0.35
"""What a hex under the robber is worth: it is driven off again."""
FAR: Final = 90.0
"""Rolls that are as good as never."""
AIMS: Final = (
    (CITY_COST, 1.0), (SETTLEMENT_COST + ROAD_COST, 1.0), (CARD_COST, 0.45), (2 * ROAD_COST, 0.1),
)  # fmt: skip
"""What income is for, and the points that each brings."""
_STEPS: Final = (3.0, 6.0, 10.0, 15.0, 21.0, 28.0, 38.0, 52.0, 70.0, FAR)
_LOST: Final = 0.85
"""What is left of a surplus when it must first be exchanged."""


@lru_cache(maxsize=1 << 13)
def rates_of(board: Board, settlements: Bits, cities: Bits, robber: Hex) -> Rates:
    """What these buildings yield in 36 rolls."""
    yields = [0.0] * len(KINDS)
    for weight, buildings in ((1.0, settlements), (2.0, cities)):
        for vertex in members(buildings):
            for tile in topology().vertex_hexes[vertex]:
                terrain = board.layout.tiles[tile]
                if terrain != Terrain.DESERT:
                    yields[terrain] += weight * pips(board, tile) * (ROBBED if tile == robber else 1.0)
    return tuple(yields)


@lru_cache(maxsize=1 << 12)
def ratios_of(board: Board, built: Bits) -> Ratios:
    """At which ratio a seat with these buildings exchanges each resource."""
    plain = 3 if board.harbour_sites[GENERIC] & built else 4
    return tuple(2 if board.harbour_sites[kind] & built else plain for kind in KINDS)


@lru_cache(maxsize=1 << 16)
def rolls_until(hand: Hand, cost: Hand, rates: Rates, ratios: Ratios) -> float:
    """In about how many rolls a seat has this cost together, surplus exchanged with the bank."""
    need, have = counts(cost), counts(hand)
    spare = sum(max(0, h - n) // ratio for n, h, ratio in zip(need, have, ratios, strict=True))
    before = float(sum(max(0, n - h) for n, h in zip(need, have, strict=True)) - spare)
    if before <= 0:
        return 0.0
    last = 0.0
    lacks = tuple(zip(need, have, rates, ratios, strict=True))
    for step in _STEPS:
        short = 0.0
        for n, h, rate, ratio in lacks:
            left = n - h - rate * step / 36
            short += left if left > 0 else left * _LOST / ratio
        if short <= 0:
            return last + (step - last) * before / (before - short)
        last, before = step, min(before, short)
    return FAR


@lru_cache(maxsize=1 << 13)
def flow(rates: Rates, ratios: Ratios) -> float:
    """About how many points a roll the income brings."""
    return sum(points / max(4.0, rolls_until(0, cost, rates, ratios)) for cost, points in AIMS)
