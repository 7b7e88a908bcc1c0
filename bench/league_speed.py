"""A league at its size limits: correction, Swiss, double elimination; seconds of CPU, beside the goal of 0.3."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

from bot.allocator import settled
from data.database import open_database
from data.migrate import upgrade
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.brackets import (
    Bracket,
    BracketDraw,
    BracketEnding,
    BracketOptions,
    MatchResult,
    Results,
    Seeding,
    bracket_for,
    contested,
    ready,
)
from league.event import Pairing
from league.ids import BracketId, PlayerId, ResultId, RoundId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import PairingMethod, Round, RoundStatus, Table, TableStatus
from league.swiss import SwissPast, decided, pair_round, swiss_field
from tests.support.league_builder import NOW, League, league
from usecases.bracket.play_on import play_on
from usecases.bracket.store_bracket import store_bracket
from usecases.execute import ask
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.show.bracket import bracket_in
from usecases.show.standings import standings_view
from usecases.standings.before import ranking_before

PLAYERS, ROUNDS, FIELD, GOAL = 1000, 6, 256, 0.3


@dataclass(frozen=True)
class Correction:
    """CPU seconds of a correction: of reading the ranking before it, and inside the write lock."""

    outside: float
    inside: float


def main() -> None:
    """Print the table; the exit code says whether the goal was met."""
    first, again = correction()
    reading, reporting = double_elimination()
    found = {
        "correction, 1000 players x 6 rounds: inside the write lock": again.inside,
        "  the ranking before it, outside the lock": again.outside,
        "the same, first thing after a restart: inside": first.inside,
        "  outside": first.outside,
        "Swiss, round 7 of 1000 players": swiss(),
        "double elimination, 256 players: a reading of all": reading,
        "  a result, inside the write lock": reporting,
    }
    print(f"{'':60}{'CPU s':>8}   goal {GOAL}")
    for name, seconds in found.items():
        print(f"{name:60}{seconds:8.3f}")
    sys.exit(any(seconds > GOAL for name, seconds in found.items() if "outside" not in name))


def seconds_of(work: Callable[[], object]) -> float:
    """CPU seconds of one run."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def correction() -> tuple[Correction, Correction]:
    """A judge swaps winner and second of a table of the first round, and another time back."""
    with TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'league.db'}")
        upgrade(database)
        made = league(database, PLAYERS)
        table = filled(made)[0]
        settled()  # as the bot does when it has started
        return corrected(made, table, (9, 10, 5, 4)), corrected(made, table, (10, 9, 5, 4))


def corrected(made: League, table: Table, scores: tuple[int, ...]) -> Correction:
    """The judge's correction, as the cog carries it out."""
    typed = {score_field(player): str(score) for player, score in zip(table.seats, scores, strict=True)}
    command = CorrectResult(made.judge(), table.id, {**typed, "ended": "victory"}, "recount")
    begin = time.process_time()
    before = ask(made.database, ranking_before, command)
    read_at = time.process_time()
    done = made.do(correct_result, replace(command, before=before))
    ended = time.process_time()
    if not isinstance(done, Corrected):
        raise TypeError(done)
    return Correction(read_at - begin, ended - read_at)


def double_elimination() -> tuple[float, float]:
    """All matches but the last three are played; then the ranking and the bracket are read, and one is reported."""
    with TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{Path(folder) / 'league.db'}")
        upgrade(database)
        made = league(
            database,
            FIELD,
            profile="backgammon-jba",
            match_points=5,
            pairing=Pairing.DOUBLE_ELIMINATION,
        )
        due = bracket_filled(made)
        settled()
        event = made.event

        def look(uow: UnitOfWork) -> object:
            return standings_view(uow, event), bracket_in(uow, event, uow.rounds.require(due.round_id))

        reading = seconds_of(lambda: read(database, look))
        scores: dict[int, object] = dict(zip(due.seats, (5, 3), strict=True))
        return reading, seconds_of(lambda: made.report(due, scores))


def bracket_filled(made: League) -> Table:
    """The bracket with its results, straight into the database; the first match that is left to be played."""
    seeds = tuple(PlayerId(number) for number in range(1, FIELD + 1))

    def store(uow: UnitOfWork) -> Table:
        event = uow.events.require(made.event_id)
        row = uow.rounds.add(
            Round(RoundId(0), event.id, 1, status=RoundStatus.RUNNING, drawing=PairingMethod.PAIRED)
        )
        options = BracketOptions()
        draw = BracketDraw(
            BracketId(0), event.id, row.id, event.pairing, options.third_place, options.grand_final,
            options.consolation, options.last_chance, Seeding.LOT,
        )  # fmt: skip
        store_bracket(uow, row, draw, seeds)
        bracket = bracket_for(event.pairing, options, seeds)
        if isinstance(bracket, Refusal):
            raise TypeError(bracket)
        _play(uow, row, bracket)
        play_on(uow, event, NOW)
        found = uow.tables.find(round_id=row.id, status=TableStatus.WAITING)
        return found[0]

    return cast("Table", made.change(store))


def _play(uow: UnitOfWork, row: Round, bracket: Bracket) -> None:
    """Higher seeds win; the last three matches stay open."""
    number = {match: place for place, match in enumerate(contested(bracket.matches, FIELD), start=1)}
    rows = {table.number: table for table in uow.tables.find(round_id=row.id)}
    results: Results = ()
    while len(results) < len(number) - 4:
        for state in ready(bracket, results):
            players = cast("tuple[PlayerId, PlayerId]", state.players)
            results += (MatchResult(state.match.id, min(players), BracketEnding.PLAYED, players),)
            place = number[state.match.id]
            table = rows.get(place) or uow.tables.add(Table(TableId(0), row.event_id, row.id, place, players))
            uow.tables.save(replace(table, status=TableStatus.FINAL))
            raw = tuple(5 if player == min(players) else 2 for player in players)
            kind, final = ReportKind.REPORT, ReportState.FINAL
            uow.results.add(
                ReportedResult(
                    ResultId(0), table.id, 1, kind, final, players, raw, False, min(players), 0, NOW
                )
            )
            if len(results) >= len(number) - 4:
                return


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
                ReportedResult(ResultId(0), table.id, 1, kind, state, table.seats, raw, False, first, 0, NOW)
            )
            uow.tables.save(replace(uow.tables.require(table.id), status=TableStatus.FINAL))
        for row in uow.rounds.find(event_id=made.event_id):
            uow.rounds.save(replace(row, status=RoundStatus.FINISHED))

    made.change(store)
    return tables


def swiss() -> float:
    """Six rounds are played, the seventh is paired."""
    players = [PlayerId(number) for number in range(1, PLAYERS + 1)]
    past: list[SwissPast] = []
    chance = Random(1)  # noqa: S311 - test data
    last = 0.0
    for _ in range(ROUNDS + 1):
        begin = time.process_time()
        paired = pair_round(swiss_field(players, past), 1)
        last = time.process_time() - begin
        if isinstance(paired, Refusal):
            raise TypeError(paired)
        past.append(SwissPast(tuple(decided(a, b, chance.choice((a, b))) for a, b in paired.pairs)))
    return last


if __name__ == "__main__":
    main()
