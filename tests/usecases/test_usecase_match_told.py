"""What is put down at a match is said in its thread, and follows from the sheet."""

from league.backgammon_clock import StopReason
from league.match_sheet import ClockReason
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, OUTSIDER, EventRun, Member
from tests.usecases.test_usecase_match_sheets import agreed, at_the_board, put, questions, told


def a_full_sheet(run: EventRun) -> tuple[Member, Member]:
    """Every kind of line, and a question that waits."""
    first, second = at_the_board(run)
    put(run, JUDGE, "monitor", OUTSIDER.user)
    put(run, first, "setup", (5, 2), 3)
    put(run, first, "clock", ClockReason.BOTH)
    agreed(run, second)
    put(run, first, "break")
    put(run, first, "leave", 5)
    put(run, first, "leave", 10)
    put(run, first, "stop", StopReason.DIE_ON_FLOOR)
    put(run, JUDGE, "claim", run.player(first))
    put(run, first, "score", 4, 0)
    return first, second


def test_what_is_put_down_is_said_in_the_thread_and_made_of_the_rows_that_it_names(run: EventRun) -> None:
    a_full_sheet(run)
    said = [
        "monitor",
        "setup",
        "clock-asked",
        "agreed-clock",
        "break",
        "leave",
        "leave-asked",
        "stop",
        "false-claim",
    ]
    assert [one for one in told(run) if one != "seated"] == [*said, "score"]
    assert questions(run) == 3, "the score, and the absence in the thread and with the judges"
    assert not_told(run.database, run.now) == []


def test_a_question_is_asked_no_more_once_the_match_is_over_and_again_when_that_is_taken_back(
    run: EventRun,
) -> None:
    first, _ = at_the_board(run)
    put(run, first, "score", 4, 0)
    run.delivered()
    run.report(JUDGE, run.tables()[0], (5, 0))
    assert questions(run) == 0
    run.take_back(JUDGE)
    assert questions(run) == 1
    assert told(run).count("score") == 1


def test_a_line_that_is_taken_back_is_struck_and_whoever_was_asked_hears_it(run: EventRun) -> None:
    first, second = at_the_board(run)
    put(run, first, "score", 4, 0)
    run.delivered()
    run.take_back(JUDGE)
    assert len(run.notices(text="notice-taken-back")) == 1
    (news,) = run.notices(text="notice-undone-above")
    assert (news.text, news.mentions) == ("notice-undone-above", (second.user,))
