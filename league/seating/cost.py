"""What a seating costs, in one number that keeps the order of the objectives.

Forbidden pairs come before everything, then repeats (meeting number m + 1 of a pair costs m repeats), then the
worst pair (a pair's third, fourth, ... meeting costs a little more), then uneven tables of three. Turn-order seats
are settled afterwards, since they change nobody's table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from league.limits import SMALL_TABLE
from league.seating.quality import even_pairs, even_squares
from league.seating.sizes import sizes_of

FORBIDDEN_COST = 1_000_000_000
REPEAT_COST = 1000
WORSE_COST = 30
THREES_COST = 1
PLACE_COST = 100
"""One place of difference in the ranking between two players of a table (POWER)."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The prices of one request, for players numbered from 0.

    `met` are the meetings so far, `base` what a meeting of the pair costs besides (forbidden, rank difference),
    `threes` the tables of three so far, `fairness` the weight of repeats and of tables of three.
    """

    players: int
    met: list[list[int]]
    base: list[list[int]]
    threes: list[int]
    fairness: int = 1


def meeting_cost(met: int) -> int:
    """The cost of meeting once more after `met` meetings."""
    return REPEAT_COST * met + WORSE_COST * met * (met - 1) // 2


class MeetingCounts:
    """Meetings counted, with the price of each pair's next meeting and the refund for its last one."""

    __slots__ = ("costs", "met", "price", "refund", "threes")

    def __init__(self, costs: Costs) -> None:
        """Starts from the meetings of the history."""
        self.costs = costs
        self.met = [list(row) for row in costs.met]
        self.threes = list(costs.threes)
        most = max((max(row) for row in self.met), default=0)
        steps = [costs.fairness * meeting_cost(met) for met in range(-1, most + 1)]
        self.price = _prices(costs.base, self.met, steps[1:])
        self.refund = _prices(costs.base, self.met, steps)
        for player in range(costs.players):
            self.price[player][player] = self.refund[player][player] = 0

    def enter(self, table: list[int]) -> int:
        """Counts a new table and returns what it costs."""
        cost = 0
        for place, player in enumerate(table):
            cost += sum(self.price[player][other] for other in table[:place])
            self.meet(player, table[:place], 1)
        if len(table) == SMALL_TABLE:
            cost += sum(self._threes_price(player) for player in table)
            for player in table:
                self.threes[player] += 1
        return cost

    def least_cost(self, rounds: int, played: Sequence[int]) -> int:
        """What so many further rounds cost at least: repeats that must be, and tables of three shared out evenly.

        A table, spread over the tables of another round, repeats some meetings; `played` are the sizes of the
        tables of the history, without those who have left.
        """
        n = self.costs.players
        sizes = sizes_of(n)
        with_history, among_themselves = (
            sum(even_pairs(size, len(sizes)) for size in tables) for tables in (played, sizes)
        )
        repeats = rounds * with_history + comb(rounds, 2) * among_themselves
        small = SMALL_TABLE * sizes.count(SMALL_TABLE) * rounds
        before = sum(count * count for count in self.costs.threes)
        after = even_squares(sum(self.costs.threes) + small, n)
        return self.costs.fairness * REPEAT_COST * repeats + self._threes_weight() * max(0, after - before)

    def meet(self, player: int, table: list[int], times: int) -> None:
        """Counts the player's meetings with all others at the table, `times` 1 or, to take them back, -1."""
        for other in table:
            if other != player:
                met = self.met[player][other] + times
                self.met[player][other] = self.met[other][player] = met
                self.price[player][other] = self.price[other][player] = self._price(player, other, met)
                self.refund[player][other] = self.refund[other][player] = self._price(player, other, met - 1)

    def pass_on_small_table(self, giver: int, taker: int) -> None:
        """One player leaves a table of three to another."""
        self.threes[giver] -= 1
        self.threes[taker] += 1

    def price_of_passing(self, giver: int, taker: int) -> int:
        """What it adds to the cost when one player leaves a table of three to another."""
        return self._threes_price(taker) - self._threes_price(giver) + 2 * self._threes_weight()

    def _price(self, p: int, q: int, met: int) -> int:
        return self.costs.base[p][q] + self.costs.fairness * meeting_cost(met)

    def _threes_price(self, player: int) -> int:
        """The step from t squared to (t + 1) squared."""
        return self._threes_weight() * (2 * self.threes[player] + 1)

    def _threes_weight(self) -> int:
        return self.costs.fairness * THREES_COST


def _prices(base: list[list[int]], met: list[list[int]], steps: list[int]) -> list[list[int]]:
    return [
        [extra + steps[count] for extra, count in zip(*rows, strict=True)]
        for rows in zip(base, met, strict=True)
    ]
