"""An event as a tournament report: what it says of a bracket is what was played, in rounds that both players share."""

from functools import partial

import pytest

from league.importing.records import records_in
from league.refusal import Refusal
from league.round import TableStatus
from league.trf import parse_trf, read_trf, trf_field, write_trf
from league.trf.report import TrfReport
from tests.support.event_run import JUDGE, ORGANIZER, EventRun
from usecases.event.export import ExportEvent, export_event
from usecases.event.trf import trf_of


@pytest.mark.parametrize("pairing", ["single-elimination", "double-elimination"])
def test_a_brackets_matches_stand_in_rounds_that_both_players_share(run: EventRun, pairing: str) -> None:
    run.event_with(6, profile="rivals", pairing=pairing)
    run.next_round()
    results = set()
    while waiting := [table for table in run.tables() if table.status is TableStatus.WAITING]:
        for table in waiting:
            assert not isinstance(run.report(JUDGE, table, (7, 3)), Refusal)
            results.add(frozenset(table.seats))
    export = run.read(partial(export_event, ExportEvent(run.caller(ORGANIZER))))
    text = write_trf(trf_of(export))
    assert not isinstance(parse_trf(text), Refusal)
    report = read_trf(text)
    assert isinstance(report, TrfReport)
    numbers = {export.called[player]: player for player in export.called}
    told = [{numbers[seat.name] for seat in one.seats} for one in records_in(report.players).tables]
    assert {frozenset(pair) for pair in told if len(pair) > 1} == results
    assert sum(float(player.points) for player in report.players) == len(
        [pair for pair in told if len(pair) > 1]
    )


def test_a_match_without_a_winner_is_in_the_file_what_the_regulations_make_of_it(run: EventRun) -> None:
    run.event_with(4, profile="rivals", pairing="swiss", rounds=2)
    run.next_round()
    first, second = run.tables()
    assert not isinstance(run.report(JUDGE, first, (5, 3), "time"), Refusal)
    assert not isinstance(run.report(JUDGE, second, (7, 3)), Refusal)
    export = run.read(partial(export_event, ExportEvent(run.caller(ORGANIZER))))
    report = trf_of(export)
    drawn = {export.called[player] for player in first.seats}
    assert {one.points for one in report.players if one.name in drawn} == {"0.5"}
    assert sorted(one.points for one in report.players) == ["0.0", "0.5", "0.5", "1.0"]
    found = parse_trf(write_trf(report))
    assert not isinstance(found, Refusal), found
    assert sorted(one.score for one in trf_field(found).ranking) == [0, 5, 5, 10]
