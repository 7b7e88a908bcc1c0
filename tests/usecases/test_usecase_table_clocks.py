"""Table clocks: start, pause, extend, warnings, the signal."""

from datetime import datetime, timedelta

import pytest

from league.clock import deadline
from league.refusal import Refusal
from league.round import TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, EventRun, Member, code
from usecases.clock.placed import ReportSettlement, settlement_placed

WARNING, UP = "notice-clock-warning", "notice-time-up"


def ends_at(run: EventRun, number: int = 1) -> datetime:
    """When a table's time will be up."""
    found = deadline(run.clock(run.tables()[number - 1]))
    assert found is not None
    return found


def placed(run: EventRun, who: Member, settlement: int = 0) -> object:
    """Somebody says that the next settlement of the first table is placed."""
    return run.do(settlement_placed, ReportSettlement(run.caller(who), run.tables()[0].id, settlement))


def told(run: EventRun, number: int = 1) -> list[str]:
    """What was said in a table's thread since it was called."""
    return [one.text for one in run.notices(place="thread", subject=run.tables()[number - 1].id)][1:]


@pytest.mark.parametrize(("players", "table", "minutes"), [(8, 1, 68), (7, 2, 66)])
def test_start_runs_the_settlements_and_sixty_minutes__cjp_time_limit(
    run: EventRun, players: int, table: int, minutes: int
) -> None:
    run.published(players)
    run.done(JUDGE, "round start", table=table)
    assert ends_at(run, table) - run.now == timedelta(minutes=minutes)
    wanted = [TableStatus.WAITING] * 2
    wanted[table - 1] = TableStatus.PLAYING
    assert [one.status for one in run.tables()] == wanted
    assert run.refused(JUDGE, "round start", table=table) == "clock-already-started"
    assert run.audited()[-1] == "round-started"


def test_warnings_and_the_signal_reach_each_table_once_with_the_report_button__cjp_time_up_ends(
    run: EventRun,
) -> None:
    run.running()
    run.later(69 * 60)
    assert told(run) == [WARNING, WARNING, UP]
    signal = run.notices(place="thread", subject=run.tables()[0].id)[-1]
    assert len(signal.mentions) == 4
    assert signal.buttons == (f"result-report:{run.tables()[0].id}:0",)


def test_pause_stops_the_clock_of_its_table_and_is_added__cjp_pause_time(run: EventRun) -> None:
    run.running()
    before = ends_at(run)
    run.later(120)
    run.done(JUDGE, "round pause", table=1)
    assert run.refused(JUDGE, "round pause", table=1) == "clock-already-paused"
    run.later(300)
    run.done(JUDGE, "round resume", table=1)
    assert (ends_at(run) - before, ends_at(run, 2)) == (timedelta(seconds=300), before)


def test_a_judge_extends_one_table_and_the_warnings_move_with_the_end__cjp_time_extension(
    run: EventRun,
) -> None:
    run.running()
    before = ends_at(run)
    run.later(59 * 60)
    assert (told(run), told(run, 2)) == ([WARNING], [WARNING])
    stood = run.notices(text=WARNING)
    run.done(JUDGE, "round extend", minutes=15, table=1)
    assert ends_at(run) - before == timedelta(minutes=15)
    names = [str(one.params) for one in run.notices(place="thread") if one.id in {two.id for two in stood}]
    assert names[0] != str(stood[0].params)
    assert names[1] == str(stood[1].params)
    run.later(10 * 60)
    assert UP not in told(run)
    assert UP in told(run, 2)


def test_a_table_with_a_result_and_a_cancelled_round_are_told_nothing_more(run: EventRun) -> None:
    run.running()
    run.record(run.tables()[0])
    run.later(69 * 60)
    assert (told(run), len(told(run, 2))) == ([], 3)


def test_the_timers_of_a_cancelled_round_say_nothing(run: EventRun) -> None:
    run.running()
    said = len(run.told("thread"))
    run.done(ORGANIZER, "round cancel")
    run.later(69 * 60)
    assert len(run.told("thread")) == said


def test_settlements_fall_due_without_a_word(run: EventRun) -> None:
    run.running()
    run.later(8 * 60 + 1)
    assert told(run) == []


def test_handing_over_early_begins_the_next_settlement_once__cjp_placement_next_early(run: EventRun) -> None:
    run.running()
    first = run.at_table(run.tables()[0])[0]
    before = ends_at(run)
    run.later(20)
    assert not isinstance(placed(run, first, 1), Refusal)
    assert before - ends_at(run) == timedelta(seconds=40)
    assert code(placed(run, first, 1)) == "already-placed"
    assert code(placed(run, OUTSIDER, 2)) == "clock-not-at-table"


def test_an_extension_is_taken_back_after_a_settlement_and_that_stays_placed(run: EventRun) -> None:
    run.running()
    before = ends_at(run), ends_at(run, 2)
    run.done(JUDGE, "round extend", minutes=15)
    run.later(20)
    placed(run, JUDGE, 1)
    early = ends_at(run) - before[0]
    assert early < timedelta(minutes=15)
    run.take_back(JUDGE)
    assert (ends_at(run) - before[0], ends_at(run, 2)) == (early - timedelta(minutes=15), before[1])
    assert code(run.take_back(JUDGE)) == "undo-moved-on", "the start, after which somebody placed"
    run.done(JUDGE, "round pause")
    assert not isinstance(run.take_back(JUDGE), Refusal)
