"""Seating beside its peers, in one run: ours, krcg's annealing on tables of four, and OR-tools CP-SAT.

`python -m bench.seating --seconds 10`. krcg and CP-SAT get that long on one core; ours is timed as a whole process.
krcg optimises the rules of another game, in which a repeated neighbour is worse than a repeated meeting, and knows
no tables of three; CP-SAT gets our first objective and nothing else, on the small events that it can hold.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations, product
from time import perf_counter
from typing import TYPE_CHECKING, Any

from league.ids import PlayerId
from league.seating import Round, evaluate, table_sizes

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

EVENTS = [
    *((16, 5), (20, 5), (24, 6), (32, 8), (40, 6), (64, 8)),
    *((100, 6), (23, 4), (18, 4), (22, 5), (12, 3), (16, 8), (622, 4)),
]
CPSAT_MOST_PLAYERS = 24
KRCG_STEPS_A_CALL = 2000


def main() -> None:
    """Prints one line an event."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    say("sum of C(meetings, 2), turn-order imbalance, seconds")
    say(f"{'players':>7} {'rounds':>6} {'bound':>6} | {'ours':>16} | {'krcg':>18} | {'CP-SAT':>16}")
    for n, rounds in EVENTS:
        plan, ours_time = ours(n, rounds)
        least = evaluate(plan).bound.repeats
        line = [shown(plan, ours_time), krcg(n, rounds, seconds), cpsat(n, rounds, seconds)]
        say(f"{n:>7} {rounds:>6} {least:>6} | {line[0]:>16} | {line[1]:>18} | {line[2]:>16}")


def say(line: str) -> None:
    """One line at once, since the next may take a while."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def shown(plan: tuple[Round, ...], seconds: float) -> str:
    """Repeats, seat imbalance and time."""
    quality = evaluate(plan)
    return f"{quality.repeats} {quality.seat_imbalance:>5} {seconds:>6.2f}"


def ours(n: int, rounds: int) -> tuple[tuple[Round, ...], float]:
    """Our plan, and the time of the whole process."""
    start = perf_counter()
    command = [sys.executable, "-m", "league", "seat", "--players", str(n), "--rounds", str(rounds), "--json"]
    answer = subprocess.run(command, capture_output=True, check=True)  # noqa: S603 - our own command line
    seconds = perf_counter() - start
    return as_plan(json.loads(answer.stdout)["rounds"]), seconds


def krcg(n: int, rounds: int, seconds: float) -> str:
    """The krcg solver, called again from its own result as its authors advise, until the time is up."""
    from krcg import seating as peer

    if n % 4:
        return "no tables of 3"
    best = [peer.Round([list[Hashable](range(i, i + 4)) for i in range(0, n, 4)]) for _ in range(rounds)]
    least = None
    start = perf_counter()
    while perf_counter() - start < seconds:
        found, score = peer.optimise(best, KRCG_STEPS_A_CALL, fixed=1)
        if least is None or score.total < least:
            best, least = found, score.total
    return shown(as_plan(list(turn.iter_tables()) for turn in best), perf_counter() - start)


def cpsat(n: int, rounds: int, seconds: float) -> str:
    """CP-SAT on our first objective alone."""
    from ortools.sat.python import cp_model

    if n > CPSAT_MOST_PLAYERS:
        return "too large"
    sizes = sizes_of(n)
    model = cp_model.CpModel()
    at = {key: model.new_bool_var("") for key in product(range(n), range(rounds), range(len(sizes)))}
    seat_everybody(model, at, sizes, rounds)
    excess = [
        variable
        for p, q in combinations(range(n), 2)
        for variable in repeats(
            model, [(at[p, r, t], at[q, r, t]) for r in range(rounds) for t in range(len(sizes))], rounds
        )
    ]
    model.minimize(sum(excess))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    start = perf_counter()
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return f"none {perf_counter() - start:.0f}"
    tables = range(len(sizes))
    seated = [[[p for p in range(n) if solver.value(at[p, r, t])] for t in tables] for r in range(rounds)]
    return shown(as_plan(seated), perf_counter() - start)


def seat_everybody(
    model: "cp_model.CpModel", at: dict[tuple[int, int, int], Any], sizes: Sequence[int], rounds: int
) -> None:
    """Each player at one table a round, each table full; the first round is given, which costs nothing."""
    everybody = range(sum(sizes))
    for p, r in product(everybody, range(rounds)):
        model.add_exactly_one(at[p, r, t] for t in range(len(sizes)))
    for r, (t, size) in product(range(rounds), enumerate(sizes)):
        model.add(sum(at[p, r, t] for p in everybody) == size)
    given = [t for t, size in enumerate(sizes) for _ in range(size)]
    for p, t in zip(everybody, given, strict=True):
        model.add(at[p, 0, t] == 1)


def repeats(model: "cp_model.CpModel", places: Sequence[tuple[Any, Any]], most: int) -> list[Any]:
    """Variables that add up to C(meetings, 2) of two players, who may meet at each place and `most` times."""
    met = []
    for here, there in places:
        met.append(model.new_bool_var(""))
        model.add_bool_or(here.negated(), there.negated(), met[-1])
    excess = []
    for once_more in range(1, most):
        excess.append(model.new_int_var(0, most, ""))
        model.add(excess[-1] >= sum(met) - once_more)
    return excess


def sizes_of(n: int) -> tuple[int, ...]:
    """The table sizes of an event that can be seated."""
    sizes = table_sizes(n)
    if not isinstance(sizes, tuple):
        raise TypeError(sizes)
    return sizes


def as_plan(rounds: Iterable[Iterable[Iterable[Any]]]) -> tuple[Round, ...]:
    """Lists of numbers as our tables."""
    return tuple(tuple(tuple(map(PlayerId, table)) for table in tables) for tables in rounds)


if __name__ == "__main__":
    main()
