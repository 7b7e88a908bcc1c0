"""A league at its size limits: correction, Swiss, double elimination; seconds of CPU, beside the goal of 0.3."""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.allocator import settled
from data.database import open_database
from data.migrate import upgrade
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import RoundStatus, Table, TableStatus
from league.swiss import SwissGame, pair_round, swiss_field
from tests.support.league_builder import NOW, League, league
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.typed import score_field

PLAYERS, ROUNDS, GOAL = 1000, 6, 0.3


def main() -> None:
    """Print the table; the exit code says whether the goal was met."""
    first, again = correction()
    found = {
        "correction, 1000 players x 6 rounds": again,
        "the same, first thing after a restart": first,
        "Swiss, round 7 of 1000 players": swiss(),
    }
    print(f"{'':40}{'CPU s':>8}   goal {GOAL}")
    for name, seconds in found.items():
        print(f"{name:40}{seconds:8.3f}")
    sys.exit(any(seconds > GOAL for seconds in found.values()))


def seconds_of(work: Callable[[], object]) -> float:
    """CPU seconds of one run."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def correction() -> tuple[float, float]:
    """A judge swaps winner and second of a table of the first round, and another time back."""
    with TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'league.db'}")
        upgrade(database)
        made = league(database, PLAYERS)
        table = filled(made)[0]
        settled()  # as the bot does when it has started
        first = seconds_of(lambda: corrected(made, table, (9, 10, 5, 4)))
        return first, seconds_of(lambda: corrected(made, table, (10, 9, 5, 4)))


def corrected(made: League, table: Table, scores: tuple[int, ...]) -> None:
    """The judge's correction, the whole of it inside one transaction."""
    typed = {score_field(player): str(score) for player, score in zip(table.seats, scores, strict=True)}
    command = CorrectResult(made.judge(), table.id, {**typed, "ended": "victory"}, "recount")
    done = made.do(correct_result, command)
    if not isinstance(done, Corrected):
        raise TypeError(done)


def filled(made: League) -> list[Table]:
    """All rounds with final results, straight into the database."""
    chance = Random(1)  # noqa: S311 - test data
    tables: list[Table] = []
    for number in range(1, ROUNDS + 1):
        order = list(range(1, PLAYERS + 1))
        chance.shuffle(order)
        tables += made.round(number, [order[at : at + 4] for at in range(0, PLAYERS, 4)])

    def store(uow: UnitOfWork) -> None:
        for table in tables:
            raw = (10, *(chance.randint(2, 9) for _ in table.seats[1:]))
            kind, state, first = ReportKind.REPORT, ReportState.FINAL, table.seats[0]
            uow.results.add(
                ReportedResult(0, table.id, 1, kind, state, table.seats, raw, False, first, 0, NOW)
            )
            uow.tables.save(replace(uow.tables.require(table.id), status=TableStatus.FINAL))
        for row in uow.rounds.find(event_id=made.event_id):
            uow.rounds.save(replace(row, status=RoundStatus.FINISHED))

    made.change(store)
    return tables


def swiss() -> float:
    """Six rounds are played, the seventh is paired."""
    players = [PlayerId(number) for number in range(1, PLAYERS + 1)]
    games: list[SwissGame] = []
    chance = Random(1)  # noqa: S311 - test data
    last = 0.0
    for _ in range(ROUNDS + 1):
        begin = time.process_time()
        paired = pair_round(swiss_field(players, tuple(games), (), (), ()), 1)
        last = time.process_time() - begin
        if isinstance(paired, Refusal):
            raise TypeError(paired)
        games += [SwissGame(a, b, chance.choice((a, b))) for a, b in paired.pairs]
    return last


if __name__ == "__main__":
    main()
