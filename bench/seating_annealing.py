"""Our plans beside plain simulated annealing, event by event; writes the table of docs/seating.md.

`python -m bench.seating_annealing --players 6-100 --rounds 2-8 --seconds 60`. The annealing is written here on its
own and shares no code with the bot's search: it starts from a shuffle, exchanges two players of a round, cools
geometrically, and begins again from another shuffle until its time is up. `--hard` takes only the events in which
our plan is above the bound.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import exp
from pathlib import Path
from random import Random
from time import process_time

from bench.seating import say, sizes_of
from league.ids import PlayerId
from league.seating import Plan, SeatingRequest, seat

PAGE = Path(__file__).parents[1] / "docs" / "seating.md"
MARK = "<!-- written by bench/seating_annealing.py -->\n"
HOT, COLD = 0.9, 0.06
FIRST_RUN = 200_000
CLOCK_EVERY = 4096


@dataclass(frozen=True, slots=True)
class Line:
    """One event: our plan and what the annealing reached."""

    players: int
    rounds: int
    plan: Plan
    annealed: int


def main() -> None:
    """Runs the events, prints each and replaces the table of the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=span, default=span("6-100"))
    parser.add_argument("--rounds", type=span, default=span("2-8"))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--hard", action="store_true")
    arguments = parser.parse_args()
    lines = []
    for line in compared(arguments.players, arguments.rounds, arguments.seconds, arguments.hard):
        lines.append(line)
        say(row(line))
    text = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    PAGE.write_text(text + MARK + page(lines, arguments.seconds), encoding="utf-8")


def span(text: str) -> range:
    """'6-100' or '24' as a range."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def compared(players: range, rounds: range, seconds: float, hard: bool) -> Iterator[Line]:  # noqa: FBT001 - a switch of the command line
    """Both answers for every event."""
    for n, count in product(players, rounds):
        plan = seat(SeatingRequest(tuple(map(PlayerId, range(n))), count))
        if not isinstance(plan, Plan):
            continue
        if hard and plan.quality.repeats == plan.quality.bound.repeats:
            continue
        yield Line(n, count, plan, annealed(n, count, seconds, plan.quality.bound.repeats))


def annealed(n: int, rounds: int, seconds: float, goal: int) -> int:
    """The best sum of C(meetings, 2) that annealing finds in so many seconds of processor time."""
    end = process_time() + seconds
    chance = Random(n * 100 + rounds)  # noqa: S311 - a search, no secret
    best, steps = 1 << 30, FIRST_RUN
    while best > goal and process_time() < end:
        best = min(best, one_run(n, rounds, chance, steps, end))
        steps *= 2
    return best


def one_run(n: int, rounds: int, chance: Random, steps: int, end: float) -> int:
    """One cooling, from hot to cold."""
    state = State(n, rounds, chance)
    best, heat = state.cost, HOT
    cooling = (COLD / HOT) ** (CLOCK_EVERY / steps)
    for step in range(steps):
        if step % CLOCK_EVERY == 0:
            heat *= cooling
            if process_time() > end:
                break
        state.propose(chance, heat)
        best = min(best, state.cost)
    return best


class State:
    """Players in places, and how often each pair meets."""

    def __init__(self, n: int, rounds: int, chance: Random) -> None:
        """A shuffle for every round."""
        self.seats, self.table_of = places(n)
        self.order = [chance.sample(range(n), n) for _ in range(rounds)]
        self.met = [[0] * n for _ in range(n)]
        self.cost = 0
        for line, table in product(self.order, self.seats):
            for i, j in combinations(table, 2):
                self.cost += self.met[line[i]][line[j]]
                self.count(line[i], [line[j]], 1)

    def propose(self, chance: Random, heat: float) -> None:
        """Exchanges two players of a round, if heat and chance allow it."""
        line = chance.choice(self.order)
        i, j = chance.randrange(len(line)), chance.randrange(len(line))
        if self.table_of[i] == self.table_of[j]:
            return
        p, q = line[i], line[j]
        mates_p = [line[k] for k in self.seats[self.table_of[i]] if k != i]
        mates_q = [line[k] for k in self.seats[self.table_of[j]] if k != j]
        met_p, met_q = self.met[p], self.met[q]
        change = sum(met_q[x] - met_p[x] + 1 for x in mates_p) + sum(met_p[x] - met_q[x] + 1 for x in mates_q)
        if change > 0 and chance.random() >= exp(-change / heat):
            return
        self.cost += change
        line[i], line[j] = q, p
        for player, mates, times in ((p, mates_p, -1), (q, mates_p, 1), (q, mates_q, -1), (p, mates_q, 1)):
            self.count(player, mates, times)

    def count(self, player: int, mates: list[int], times: int) -> None:
        """Counts meetings with each of the mates."""
        for mate in mates:
            self.met[player][mate] += times
            self.met[mate][player] += times


def places(n: int) -> tuple[list[range], list[int]]:
    """The places of a round table by table, and the table of each place."""
    seats: list[range] = []
    table_of: list[int] = []
    start = 0
    for number, size in enumerate(sizes_of(n)):
        seats.append(range(start, start + size))
        table_of += [number] * size
        start += size
    return seats, table_of


def row(line: Line) -> str:
    """A line of the table."""
    quality = line.plan.quality
    return (
        f"| {line.players} | {line.rounds} | {quality.repeats} | {quality.bound.repeats} | {line.annealed} "
        f"| {quality.worst_pair} ({quality.bound.worst_pair}) "
        f"| {quality.seat_imbalance} ({quality.bound.seat_imbalance}) "
        f"| {quality.threes_spread} ({quality.bound.threes_spread}) |"
    )


def page(lines: list[Line], seconds: float) -> str:
    """The table and its summary."""
    beaten = sum(line.annealed < line.plan.quality.repeats for line in lines)
    behind = sum(line.annealed > line.plan.quality.repeats for line in lines)
    head = (
        "\n| players | rounds | ours | bound | annealing | worst pair (bound) | seats (bound) | threes (bound) |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    tail = (
        f"\n{len(lines)} events, {seconds:g} s of annealing each: "
        f"annealing is better in {beaten}, equal in {len(lines) - beaten - behind}, worse in {behind}.\n"
    )
    return head + "".join(row(line) + "\n" for line in lines) + tail


if __name__ == "__main__":
    main()
