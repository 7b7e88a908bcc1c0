"""Standings of 622 players after four rounds, beside the same wins and points in SQLite (the peer)."""

import random
import sqlite3
import statistics
import time
from collections.abc import Callable

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.results import TableEnding, TableReport, TableResult, report
from league.seating import SeatingRequest, seat
from league.standings import Entrant, standings

PLAYERS, ROUNDS, RUNS = 622, 4, 21


def results() -> list[TableResult]:
    """Four rounds of plausible results."""
    plan = seat(SeatingRequest(tuple(PlayerId(number) for number in range(1, PLAYERS + 1)), ROUNDS))
    if isinstance(plan, Refusal):
        raise TypeError(plan)
    chance = random.Random(1)  # noqa: S311 - test data
    return [result(table, chance) for round_ in plan.rounds for table in round_]


def result(table: tuple[PlayerId, ...], chance: random.Random) -> TableResult:
    """One game, won by anybody."""
    scores = [10, *(chance.randint(2, 9) for _ in table[1:])]
    chance.shuffle(scores)
    told = report(PROFILES["catan-japan"], TableReport(table, tuple(scores), TableEnding.VICTORY))
    if isinstance(told, Refusal):
        raise TypeError(told)
    return told


def timed(work: Callable[[], object]) -> list[float]:
    """Milliseconds of CPU of each run, sorted."""
    spans = []
    for _ in range(RUNS):
        begin = time.process_time()
        work()
        spans.append((time.process_time() - begin) * 1000)
    return sorted(spans)


def by_sql(played: list[TableResult]) -> list[tuple[int, int, int]]:
    """Wins and points by a GROUP BY, rows inserted first, as a spreadsheet-like tool would."""
    rows = [(line.player, int(line.won), line.recorded) for one in played for line in one.lines]
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE score (player, won, points)")
        connection.executemany("INSERT INTO score VALUES (?, ?, ?)", rows)
        query = "SELECT player, sum(won), sum(points) FROM score GROUP BY player ORDER BY 2 DESC, 3 DESC"
        return list(connection.execute(query))


def main() -> None:
    """Print the table."""
    played = results()
    roster = [Entrant(PlayerId(number)) for number in range(1, PLAYERS + 1)]
    ours = timed(lambda: standings(PROFILES["catan-japan"], played, roster))
    peer = timed(lambda: by_sql(played))
    print(f"standings of {PLAYERS} players after {ROUNDS} rounds, CPU ms over {RUNS} runs")
    print(f"{'':34}{'median':>8}{'p95':>8}")
    for name, spans in (("ours (wins, points, table share)", ours), ("SQLite (wins, points)", peer)):
        print(f"{name:34}{statistics.median(spans):8.1f}{spans[int(len(spans) * 0.95)]:8.1f}")


if __name__ == "__main__":
    main()
