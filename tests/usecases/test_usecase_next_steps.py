"""What a player has to do next, and where an event only goes on."""

import pytest

from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member
from usecases.result.answer import AnswerReport, confirm_result
from usecases.show.next import Next, next_steps

FIRST, SECOND = PLAYERS[:2]


def steps(run: EventRun, who: Member) -> Next:
    found: Next = run.read(lambda uow: next_steps(run.caller(who), uow))
    return found


def to_play(run: EventRun, who: Member) -> bool:
    return bool(steps(run, who).to_play)


def test_the_table_to_play_is_named_until_its_result_is_in_and_then_that_the_event_goes_on(
    run: EventRun,
) -> None:
    run.running()
    assert to_play(run, FIRST)
    assert steps(run, FIRST).entered == ()
    run.record_all()
    assert not to_play(run, FIRST)
    assert len(steps(run, FIRST).entered) == 1
    assert steps(run, OUTSIDER).nothing


@pytest.mark.parametrize("how", ["drop", "disqualify", "substitute"])
def test_no_table_to_play_is_named_to_who_is_out(run: EventRun, how: str) -> None:
    run.running()
    table = run.tables()[0]
    out, stays = run.at_table(table)[2], run.at_table(table)[0]
    player = run.player(out)
    if how == "disqualify":
        run.done(JUDGE, "penalty disqualify", player=player)
    elif how == "drop":
        run.done(ORGANIZER, "signup drop", player=player)
    else:
        run.done(ORGANIZER, "signup substitute", player=player, member=OUTSIDER)
        assert to_play(run, OUTSIDER)
    assert not to_play(run, out)
    assert to_play(run, stays)
    if how == "drop":
        run.done(ORGANIZER, "signup return", player=player)
        assert to_play(run, out)


def test_an_answer_to_a_reported_result_is_asked_for_until_it_is_given(run: EventRun) -> None:
    run.running()
    table = run.tables()[0]
    first, second, *_ = run.at_table(table)
    run.report(first, table, (10, 7, 6, 5))
    assert (len(steps(run, first).to_confirm), len(steps(run, second).to_confirm)) == (0, 1)
    run.do(confirm_result, AnswerReport(run.caller(second), run.versions(table)[0].id))
    assert steps(run, second).nothing


def test_the_events_in_which_there_is_nothing_to_do_yet_are_named(run: EventRun) -> None:
    run.event_with(3, capacity=2)
    assert len(steps(run, FIRST).entered) == len(steps(run, PLAYERS[2]).entered) == 1
    assert steps(run, PLAYERS[2]).entered[0].place_in_line == 1
    assert steps(run, OUTSIDER).entered == ()
    run.done(FIRST, "signup leave")
    assert steps(run, FIRST).entered == ()
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    assert len(steps(run, SECOND).check_ins) == 1
    run.done(SECOND, "signup checkin")
    assert steps(run, SECOND).check_ins == ()
