"""The reference plan: the best schedule we have for n players and a number of rounds, players numbered 0 to n-1."""

from collections.abc import Sequence
from functools import lru_cache

from league.ids import PlayerId
from league.seating.catalogue import catalogued, longest_entry
from league.seating.chance import Chance
from league.seating.cost import Costs
from league.seating.designs import Draft, rounds_without_repeat, transversal_rounds
from league.seating.draw import cut
from league.seating.model import Round
from league.seating.search import THOROUGH, SeatingPlan, anneal
from league.seating.sizes import sizes_of
from league.seating.tally import met_matrix, threes_list
from league.seating.turn_order import even_turns


@lru_cache(maxsize=8)
def reference(n: int, rounds: int) -> tuple[Round, ...]:
    """From the catalogue if it is there, else by the closed form, else one of these with searched rounds after it."""
    found = catalogued(n, rounds)
    if found is None and rounds <= rounds_without_repeat(n):
        found = transversal_rounds(n, rounds)
    if found is None:
        found = _extended(n, rounds)
    return even_turns(named(found, [PlayerId(number) for number in range(n)]))


def named(plan: Sequence[Sequence[Sequence[int]]], names: Sequence[PlayerId]) -> tuple[Round, ...]:
    """The plan with players in place of their numbers."""
    return tuple(tuple(tuple(names[number] for number in table) for table in tables) for tables in plan)


def _extended(n: int, rounds: int) -> Draft:
    """The longest start that we know, and further rounds found by search."""
    start = _longest_start(n)
    chance = Chance(n)
    everybody = tuple(range(n))
    further = [cut(chance.shuffled(everybody), sizes_of(n)) for _ in range(rounds - len(start))]
    nothing = [[0] * n for _ in everybody]
    desk = SeatingPlan(further, Costs(n, met_matrix(start, n), nothing, threes_list(start, n)), frozenset())
    played = [len(table) for tables in start for table in tables]
    anneal(desk, chance, THOROUGH, desk.ledger.least_cost(len(further), played))
    return start + desk.rounds


def _longest_start(n: int) -> Draft:
    return catalogued(n, longest_entry(n)) or transversal_rounds(n, rounds_without_repeat(n))
