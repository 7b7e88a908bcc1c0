"""An event is called off, and that is taken back: what ran out meanwhile, when nobody could act, is given back."""

from datetime import datetime

import pytest

from league.entry import EntryStatus
from league.event import EventStatus
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import Table
from tests.support.event_run import ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member, code
from usecases.result.answer import AnswerReport, confirm_result, dispute_result

FIRST, SECOND, THIRD = PLAYERS[:3]
DAY = 24 * 3600


def checking_in(run: EventRun, until: str = "2026-01-01 11:00") -> datetime:
    """Two players are to check in; until when."""
    run.event_with(2)
    run.done(ORGANIZER, "event checkin", until=until)
    return ends(run)


def ends(run: EventRun) -> datetime:
    assert run.event.checkin_until is not None
    return run.event.checkin_until


def before_end(run: EventRun, seconds: float) -> None:
    """So many seconds are left."""
    run.later((ends(run) - run.now).total_seconds() - seconds)


def places(run: EventRun) -> list[EntryStatus | None]:
    return [run.entry(one) for one in (FIRST, SECOND)]


def called(run: EventRun) -> list[tuple[int, ...]]:
    return [one.mentions for one in run.notices(place="announcements") if one.buttons]


def taken_back(run: EventRun, action: str = "") -> bool:
    """The newest action is taken back; whether the check-in is open anew by that."""
    undone = run.take_back(action=action)
    assert not isinstance(undone, Refusal), undone
    return undone.until is not None


def reported(run: EventRun) -> tuple[Table, list[Member]]:
    run.running()
    table = run.tables()[0]
    run.report(run.at_table(table)[0], table, (10, 7, 6, 5))
    return table, run.at_table(table)


def state(run: EventRun, table: Table) -> ReportState:
    return run.versions(table)[0].state


@pytest.mark.parametrize("command", ["event cancel", "event close"])
def test_a_check_in_that_ended_while_it_was_off_is_open_again_and_who_is_missing_is_told(
    run: EventRun, command: str
) -> None:
    checking_in(run)
    run.done(FIRST, "signup checkin")
    run.done(ORGANIZER, command)
    assert called(run) == []
    run.later(5 * 3600)
    assert places(run) == [EntryStatus.CHECKED_IN, EntryStatus.CONFIRMED], "nobody loses a place by its end"
    assert taken_back(run)
    assert run.status is EventStatus.CHECK_IN
    assert called(run) == [(SECOND.user,)]
    run.done(SECOND, "signup checkin")
    run.later(2 * 3600)
    assert places(run) == [EntryStatus.CHECKED_IN] * 2
    assert "notice-place-lost" not in run.heard(SECOND)


@pytest.mark.parametrize("command", ["event cancel", "event close"])
def test_no_private_message_asks_for_a_check_in_that_was_ended_early(run: EventRun, command: str) -> None:
    checking_in(run)
    run.done(ORGANIZER, "signup add", member=THIRD)
    assert len(run.letters(THIRD)[0].buttons) == 1
    run.done(ORGANIZER, command)
    assert not any("signup-checkin" in str(one.buttons) for one in run.letters(THIRD))


@pytest.mark.parametrize(("left", "anew"), [(120, True), (3 * 3600, False)])
def test_a_check_in_has_its_time_back_only_where_it_would_end_before_anybody_hears_of_it(
    run: EventRun, left: int, *, anew: bool
) -> None:
    until = checking_in(run, "2026-01-01 13:30")
    run.done(ORGANIZER, "event cancel")
    before_end(run, left)
    assert taken_back(run) is anew
    assert (ends(run) > until) is anew
    run.later(left + 60)
    assert (run.status is EventStatus.CHECK_IN) is anew


def test_another_undo_shortly_before_the_end_moves_no_check_in(run: EventRun) -> None:
    until = checking_in(run)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    before_end(run, 120)
    assert not taken_back(run)
    assert ends(run) == until


def test_earlier_steps_of_the_check_in_can_be_taken_back_after_it_has_its_time_back(run: EventRun) -> None:
    checking_in(run)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 12:00")
    run.done(ORGANIZER, "event cancel")
    run.later(5 * 3600)
    assert taken_back(run)
    taken_back(run)
    taken_back(run)
    assert run.status is EventStatus.OPEN


def test_an_earlier_end_that_comes_back_leaves_time_to_hear_of_it(run: EventRun) -> None:
    checking_in(run)
    before_end(run, 60)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 13:00")
    assert taken_back(run)
    run.later(600)
    assert (run.status, places(run)) == (EventStatus.CHECK_IN, [EntryStatus.CONFIRMED] * 2)


def test_what_has_gone_on_by_itself_is_not_taken_back(run: EventRun) -> None:
    checking_in(run)
    run.later(3 * 3600)
    assert code(run.take_back()) == "undo-moved-on"


def test_a_reminder_that_fell_due_while_the_event_was_off_comes_before_the_new_end(run: EventRun) -> None:
    checking_in(run)
    before_end(run, 17 * 60)
    run.done(ORGANIZER, "event cancel")
    run.later(4 * 60)
    assert run.notices(text="notice-check-in-reminder") == []
    taken_back(run)
    run.later(3 * 60)
    assert len(run.notices(text="notice-check-in-reminder")) == 1


@pytest.mark.parametrize("use_case", [confirm_result, dispute_result])
def test_a_result_of_an_event_that_is_called_off_waits_until_it_takes_place_after_all(
    run: EventRun, use_case: object
) -> None:
    table, members = reported(run)
    run.delivered()
    (asked,) = run.notices(text="notice-result-reported")
    answer = AnswerReport(run.caller(members[1]), run.versions(table)[0].id)
    for _ in range(2):
        run.done(ORGANIZER, "event cancel")
        assert not any(one.buttons for one in run.notices(place="thread"))
        assert code(run.do(use_case, answer)) == "event-called-off"
        run.later(DAY)
        assert state(run, table) is ReportState.REPORTED
        taken_back(run)
        assert state(run, table) is ReportState.REPORTED
        assert [one.id for one in run.notices(place="thread") if one.buttons] == [asked.id]
    run.later(DAY)
    assert state(run, table) is ReportState.FINAL


def test_a_report_whose_time_passed_under_a_correction_waits_again(run: EventRun) -> None:
    table, _ = reported(run)
    run.correct(table, (5, 6, 7, 10))
    run.later(DAY)
    taken_back(run)
    assert state(run, table) is ReportState.REPORTED
    run.later(DAY)
    assert state(run, table) is ReportState.FINAL


def test_who_a_reporter_is_can_be_taken_back_after_the_report_has_its_time_back(run: EventRun) -> None:
    table, _ = reported(run)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    run.done(ORGANIZER, "signup account", player=table.seats[1], member=OUTSIDER, merge=True)
    run.done(ORGANIZER, "event cancel")
    run.later(DAY)
    taken_back(run)
    taken_back(run, "entry-merged")


def test_all_objections_to_a_report_stand_again_when_the_event_takes_place_after_all(run: EventRun) -> None:
    table, members = reported(run)
    for member, words in zip(members[1:3], ("I had eight", "And I had nine"), strict=True):
        run.do(dispute_result, AnswerReport(run.caller(member), run.versions(table)[0].id, words))

    def told() -> list[tuple[str, object, tuple[str, ...]]]:
        return [(one.text, dict(one.params), one.buttons) for one in run.notices(place="judges")]

    before = told()
    assert "And I had nine" in str(before)
    run.done(ORGANIZER, "event cancel")
    assert told() != before
    taken_back(run)
    assert told() == before
