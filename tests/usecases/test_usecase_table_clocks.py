"""Table clocks: start, pause, extend, warnings, the signal."""

from datetime import datetime, timedelta

import pytest

from league.clock import deadline
from league.refusal import Refusal
from league.round import TableStatus
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, EventRun, Member, code
from usecases.clock.placed import ReportSettlement, settlement_placed
from usecases.clocks import RESULT_LATE_AFTER
from usecases.taken_over import taken_over

WARNING, UP = "notice-clock-warning", "notice-time-up"
SCORES = (10, 7, 6, 5)


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


def time_up(run: EventRun) -> None:
    """The time of the tables is up; what is told meanwhile is read at once."""
    for minutes in (59, 5, 5):
        run.later(minutes * 60)
        run.delivered()


def ends_said(run: EventRun) -> list[datetime]:
    """The ends that the warnings name."""
    return [datetime.fromisoformat(one.params["at"]["hour"]) for one in run.notices(text=WARNING)]


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
    time_up(run)
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
    run.delivered()
    assert (told(run), told(run, 2)) == ([WARNING], [WARNING])
    stood = ends_said(run)
    run.done(JUDGE, "round extend", minutes=15, table=1)
    assert ends_at(run) - before == timedelta(minutes=15)
    assert ends_said(run) == [stood[0] + timedelta(minutes=15), stood[1]]
    run.done(JUDGE, "round pause", table=1)
    assert told(run) == ["notice-clock-stands"]
    run.done(JUDGE, "round resume", table=1)
    assert ends_said(run)[0] == ends_at(run)
    run.later(10 * 60)
    assert UP not in told(run)
    assert UP in told(run, 2)


def test_a_table_with_a_result_and_a_cancelled_round_are_told_nothing_more(run: EventRun) -> None:
    run.running()
    run.record(run.tables()[0])
    time_up(run)
    assert (told(run), len(told(run, 2))) == ([], 3)


def test_the_timers_of_a_cancelled_round_say_nothing(run: EventRun) -> None:
    run.running()
    run.done(ORGANIZER, "round cancel")
    run.later(69 * 60)
    assert {WARNING, UP}.isdisjoint(run.told("thread"))


def late(run: EventRun) -> list[tuple[str, object, bool]]:
    """What the judges were told of tables that have not reported."""
    told = [one for one in run.notices(place="judges") if one.text.startswith("notice-results-late")]
    return [(one.text.removeprefix("notice-results-"), one.params["tables"], one.stands) for one in told]


def test_the_judges_hear_once_which_tables_have_not_reported_a_quarter_of_an_hour_after_the_end(
    run: EventRun,
) -> None:
    run.running(16)
    run.report(JUDGE, run.tables()[2], SCORES)
    run.later((68 + 14) * 60)
    assert late(run) == []
    run.later(2 * 60)
    assert late(run) == [("late", "1, 2, 4", True)]
    run.delivered()
    run.report(JUDGE, run.tables()[0], SCORES)
    assert late(run) == [("late", "2, 4", True)]
    run.done(ORGANIZER, "event cancel")
    assert late(run) == [("late-no-more", "2, 4", False)]
    run.take_back(ORGANIZER)
    assert late(run) == [("late", "2, 4", True)]
    for table in run.tables()[1::2]:
        run.report(JUDGE, table, SCORES)
    assert late(run) == [("late-no-more", "4", False)]
    run.take_back(JUDGE)
    assert late(run) == [("late-no-more", "4", False), ("late", "4", True)]


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


def test_what_becomes_due_while_no_process_runs_does_not_count_as_told_by_the_next_start(
    run: EventRun,
) -> None:
    run.change(lambda uow: taken_over(uow, lambda: run.now))
    run.running()
    run.later(69 * 60)
    later = run.now + RESULT_LATE_AFTER
    due = not_told(run.database, later)
    assert len(due) == 1
    run.change(lambda uow: taken_over(uow, lambda: later))
    assert not_told(run.database, later) == due
