"""A game in numbers, from what everybody at the table saw.

Source: cjp/trade-no-gift, cjp/kingmaking, cjp/collusion
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.catan.events import Event, Rolled, Stolen
from engine.catan.facts import (
    HelpToLeader,
    LeaderSpared,
    NetGift,
    helps_to_leader,
    leaders_spared,
    net_gifts,
    traffic,
)
from engine.catan.game import fold
from engine.catan.names import Seat
from engine.catan.options import CatanOptions
from engine.catan.victory import Result, result

Matrix: TypeAlias = tuple[tuple[int, ...], ...]
"""A number for each pair of seats: rows are who did it, columns whom it concerned."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a judge may want to look at, never a verdict.

    `rolls` are the sums of all rolls in their order. `given[a][b]` are the cards that a gave b in trades,
    `trades[a][b]` how many trades those were, `robbed[a][b]` how often a drew a card from b.
    """

    rolls: tuple[int, ...]
    given: Matrix
    trades: Matrix
    robbed: Matrix
    gifts: tuple[NetGift, ...]
    helps: tuple[HelpToLeader, ...]
    spared: tuple[LeaderSpared, ...]
    result: Result | None


def facts_of(options: CatanOptions, seats: int, events: Sequence[Event]) -> GameFacts:
    """The facts of a game's events, the first of which lays the island."""
    start = fold(options, seats, events[:1])
    given, trades = trade_matrices(events, seats)
    return GameFacts(
        rolls=dice_rolls(events),
        given=given,
        trades=trades,
        robbed=robber_matrix(events, seats),
        gifts=net_gifts(events),
        helps=helps_to_leader(start, events[1:]),
        spared=leaders_spared(start, events[1:]),
        result=result(fold(options, seats, events)),
    )


def dice_rolls(events: Sequence[object]) -> tuple[int, ...]:
    """The sums of all rolls in their order."""
    return tuple(event.first + event.second for event in events if isinstance(event, Rolled))


def trade_matrices(events: Sequence[Event], seats: int) -> tuple[Matrix, Matrix]:
    """How many cards each seat gave each other in trades, and in how many trades."""
    flows = {(flow.giver, flow.taker): flow for flow in traffic(events)}
    pairs = [[flows.get((giver, taker)) for taker in range(seats)] for giver in range(seats)]
    cards = tuple(tuple(sum(flow.cards) if flow else 0 for flow in row) for row in pairs)
    return cards, tuple(tuple(flow.trades if flow else 0 for flow in row) for row in pairs)


def robber_matrix(events: Sequence[Event], seats: int) -> Matrix:
    """How often each seat drew a card from each other, with the robber or a knight."""
    thefts: list[tuple[Seat, Seat]] = [
        (event.thief, event.victim) for event in events if isinstance(event, Stolen)
    ]
    return tuple(tuple(thefts.count((thief, victim)) for victim in range(seats)) for thief in range(seats))
