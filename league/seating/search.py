"""Local search: players of one round exchange tables until the whole plan repeats as little as it can.

Simulated annealing, counted in steps. Every second proposal starts from a player who is at a costly table, because
only such players can still be helped once the plan is nearly free of repeats.
"""

from dataclasses import dataclass
from math import exp, log
from typing import NamedTuple

from league.limits import SMALL_TABLE
from league.seating.chance import Chance
from league.seating.cost import Costs, MeetingCounts
from league.seating.designs import Draft

PATIENCE = 256
COOL_EVERY = 64
FOCUS_BIT = 1 << 8


@dataclass(frozen=True, slots=True)
class Effort:
    """How long and how wild a search is: proposals, first and last temperature in units of cost."""

    steps: int
    hot: float
    cold: float


THOROUGH = Effort(steps=200_000, hot=700, cold=40)
"""From any start; the heat lets a repeat come and go."""

GENTLE = Effort(steps=60_000, hot=150, cold=20)
"""Mends a good start without tearing it up."""

WEIGHED = Effort(steps=100_000, hot=50_000, cold=500)
"""For power pairing, where the weight (up to 100) multiplies every cost."""


class Exchange(NamedTuple):
    """Two players of one round trade places."""

    turn: int
    first: int
    second: int


class SeatingPlan:
    """A plan under work: who sits where, and what each further meeting would cost."""

    __slots__ = ("cost", "home", "ledger", "movable", "rounds")

    def __init__(self, rounds: Draft, costs: Costs, fixed: frozenset[int]) -> None:
        """`fixed` players do not move in the first round."""
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        self.home = [_homes(tables, costs.players) for tables in self.rounds]
        self.ledger = MeetingCounts(costs)
        self.cost = sum(self.ledger.enter(table) for tables in self.rounds for table in tables)
        everybody = range(costs.players)
        free = [player for player in everybody if player not in fixed]
        self.movable = [list(everybody) if turn else free for turn in range(len(rounds))]

    def change(self, turn: int, p: int, q: int) -> int:
        """What the exchange would add to the cost."""
        home = self.home[turn]
        ours, theirs = self.rounds[turn][home[p]], self.rounds[turn][home[q]]
        price, refund = self.ledger.price, self.ledger.refund
        price_p, price_q, refund_p, refund_q = price[p], price[q], refund[p], refund[q]
        change = -2 * price_p[q]
        for player in ours:
            change += price_q[player] - refund_p[player]
        for player in theirs:
            change += price_p[player] - refund_q[player]
        if len(ours) != len(theirs):
            giver, taker = (p, q) if len(ours) == SMALL_TABLE else (q, p)
            change += self.ledger.price_of_passing(giver, taker)
        return change

    def exchange(self, swap: Exchange) -> None:
        """Does it; doing it twice undoes it."""
        turn, p, q = swap
        home = self.home[turn]
        ours, theirs = self.rounds[turn][home[p]], self.rounds[turn][home[q]]
        ledger = self.ledger
        ledger.meet(p, ours, -1)
        ledger.meet(q, theirs, -1)
        if len(ours) != len(theirs):
            ledger.pass_on_small_table(*((p, q) if len(ours) == SMALL_TABLE else (q, p)))
        ours[ours.index(p)], theirs[theirs.index(q)] = q, p
        home[p], home[q] = home[q], home[p]
        ledger.meet(q, ours, 1)
        ledger.meet(p, theirs, 1)

    def costly(self, turn: int, player: int) -> bool:
        """Whether the player's table of this round adds to the cost because of them."""
        refund = self.ledger.refund[player]
        return any(refund[other] for other in self.rounds[turn][self.home[turn][player]])


def anneal(desk: SeatingPlan, chance: Chance, effort: Effort, goal: int) -> None:
    """Searches, stops once the cost is down to the goal, and leaves the desk at the best plan met."""
    patience = [-log((slot + 0.5) / PATIENCE) for slot in range(PATIENCE)]
    cooling = exp(log(effort.cold / effort.hot) * COOL_EVERY / effort.steps)
    heat, best = effort.hot, desk.cost
    since_best: list[Exchange] = []
    if best <= goal:
        return
    for step in range(effort.steps):
        heat *= 1 if step % COOL_EVERY else cooling
        bits = chance.bits()
        swap = _proposal(desk, bits)
        if swap is None:
            continue
        change = desk.change(*swap)
        if change > heat * patience[bits % PATIENCE]:
            continue
        desk.exchange(swap)
        since_best.append(swap)
        desk.cost += change
        if desk.cost < best:
            best = desk.cost
            since_best.clear()
            if best <= goal:
                break
    for swap in reversed(since_best):
        desk.exchange(swap)
    desk.cost = best


def _proposal(desk: SeatingPlan, bits: int) -> Exchange | None:
    """Two players at different tables of one round, read from 64 random bits; None if the draw is idle."""
    turn = (bits >> 9) % len(desk.rounds)
    players = desk.movable[turn]
    if len(players) < SMALL_TABLE:
        return None
    p, q = players[(bits >> 20) % len(players)], players[(bits >> 42) % len(players)]
    home = desk.home[turn]
    if home[p] == home[q] or (bits & FOCUS_BIT and not desk.costly(turn, p)):
        return None
    return Exchange(turn, p, q)


def _homes(tables: list[list[int]], players: int) -> list[int]:
    homes = [0] * players
    for number, table in enumerate(tables):
        for player in table:
            homes[player] = number
    return homes
