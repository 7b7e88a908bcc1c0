"""A request in numbers: players counted from 0, and what their meetings cost."""

from collections.abc import Iterable, Sequence
from itertools import repeat

from league.ids import PlayerId
from league.seating.chance import Chance
from league.seating.cost import FORBIDDEN_COST, PLACE_COST, Costs
from league.seating.designs import Draft
from league.seating.draw import cut, fitted
from league.seating.model import Round, SeatingRequest
from league.seating.quality import least_rank_gap, meetings, ordered
from league.seating.search import SeatingPlan
from league.seating.sizes import sizes_of
from league.seating.tally import met_matrix, threes_list

GAP_ONLY = 100
"""The power weight at which fairness no longer counts."""

STRANGER = -1
"""The number of somebody who is not seated any more."""


class Task:
    """A request whose players are numbered in the order of their ids."""

    __slots__ = ("chance", "fixed", "locked", "players", "request", "stay")

    def __init__(self, request: SeatingRequest) -> None:
        """Numbers the players."""
        self.request = request
        self.chance = Chance(request.seed)
        self.players = tuple(sorted(request.players))
        self.locked = self._numbers(request.locked)
        self.fixed = frozenset(number for table in self.locked for number in table)
        self.stay = [number for number in range(len(self.players)) if number not in self.fixed]

    def named(self, draft: Draft) -> tuple[Round, ...]:
        """The draft with players in place of their numbers."""
        return tuple(
            tuple(tuple(self.players[number] for number in table) for table in tables) for tables in draft
        )

    def is_served_by(self, known: tuple[Round, ...]) -> bool:
        """Whether a plan answers the request as it is: nothing played yet, locks kept, forbidden pairs apart."""
        request = self.request
        met = meetings(known)
        return (
            not request.history
            and set(request.locked) <= set(known[0])
            and not any(met[ordered(a, b)] for a, b in request.forbidden)
        )

    def shuffled_rounds(self) -> Draft:
        """A fresh draw for every round."""
        everybody = tuple(range(len(self.players)))
        return self._draft(self.chance.shuffled(everybody) for _ in range(self.request.rounds))

    def ranked_rounds(self) -> Draft:
        """Every round in the order of the ranking, best first; tables of three are the last ones."""
        return self._draft(repeat(self._ranked(), self.request.rounds))

    def fitted_rounds(self, known: tuple[Round, ...]) -> Draft:
        """The known rounds, refitted to those who are present and to the locked tables."""
        everybody = range(len(self.players))
        draft = [fitted(self._numbers(tables), everybody) for tables in known]
        if self.locked:
            draft[0] = self.locked + fitted(self._numbers(known[0]), self.stay)
        return draft

    def costs(self, fairness: int) -> Costs:
        """The prices of repeats (if `fairness` is not 0) and of forbidden pairs."""
        nothing = [[0] * len(self.players) for _ in self.players]
        return self._costs(nothing, fairness)

    def power_costs(self) -> Costs:
        """The prices of differences in rank and of repeats, weighted against each other."""
        weight = self.request.power_weight
        place = {number: rank for rank, number in enumerate(self._ranked())}
        everybody = range(len(self.players))
        gaps = [[weight * PLACE_COST * abs(place[p] - place[q]) for q in everybody] for p in everybody]
        return self._costs(gaps, max(GAP_ONLY - weight, 1))

    def by_rank(self, tables: Sequence[Sequence[int]]) -> list[list[int]]:
        """The tables with the leaders' first."""
        place = {number: rank for rank, number in enumerate(self._ranked())}
        rank = {table: sum(place[number] for number in table) / len(table) for table in map(tuple, tables)}
        return [list(table) for table in sorted(map(tuple, tables), key=lambda table: rank[table])]

    def least_power_cost(self, desk: SeatingPlan) -> int:
        """What no round by standings can cost less than: neighbours along the ranking, and what must be repeated."""
        sizes = sizes_of(len(self.players))
        return self.request.power_weight * PLACE_COST * least_rank_gap(sizes) + self.least_cost(desk)

    def least_cost(self, desk: SeatingPlan) -> int:
        """What no plan of the request can cost less than."""
        present = set(self.players)
        played = [len(present.intersection(table)) for tables in self.request.history for table in tables]
        return desk.ledger.least_cost(self.request.rounds, played)

    def _costs(self, base: list[list[int]], fairness: int) -> Costs:
        number = {player: index for index, player in enumerate(self.players)}
        for pair in sorted({ordered(*pair) for pair in self.request.forbidden}):
            p, q = (number.get(player, STRANGER) for player in pair)
            if STRANGER not in (p, q):
                base[p][q] += FORBIDDEN_COST
                base[q][p] += FORBIDDEN_COST
        played = [self._numbers(tables) for tables in self.request.history]
        n = len(self.players)
        return Costs(n, met_matrix(played, n), base, threes_list(played, n), fairness)

    def _draft(self, rows: Iterable[Sequence[int]]) -> Draft:
        draft = [cut(row, sizes_of(len(row))) for row in rows]
        if self.locked:
            free = [number for table in draft[0] for number in table if number not in self.fixed]
            draft[0] = self.locked + cut(free, sizes_of(len(free)))
        return draft

    def _ranked(self) -> list[int]:
        rank = {player: place for place, player in enumerate(self.request.ranking)}
        last = len(rank)
        return sorted(range(len(self.players)), key=lambda number: rank.get(self.players[number], last))

    def _numbers(self, tables: Sequence[Sequence[PlayerId]]) -> list[list[int]]:
        number = {player: index for index, player in enumerate(self.players)}
        return [[number.get(player, STRANGER) for player in table] for table in tables]
