"""A table's result on its way: reported, confirmed, disputed, decided, corrected, without a game."""

import pytest

from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Table, TableStatus
from tests.support.event_run import (
    JUDGE,
    ORGANIZER,
    OUTSIDER,
    PLAYERS,
    EventRun,
    Member,
    code,
    typed,
)
from usecases.result.answer import AnswerReport, confirm_result, dispute_result
from usecases.result.correct import CorrectResult, UpholdResult, correct_result, uphold_result
from usecases.result.drafts import EARLY, REPORT, KeepDraft, keep_draft
from usecases.result.find import table_at
from usecases.result.report import ReportResult, report_result
from usecases.result.walkover import GiveWalkover, WalkoverUnsure, give_walkover

SCORES = (10, 7, 6, 5)
QUESTION = ("result-confirm", "result-dispute")


def table_of(run: EventRun, players: int = 8, **options: object) -> Table:
    """The first table of a round that is played."""
    run.running(players, **options)
    return run.tables()[0]


def answer(
    run: EventRun, who: Member, table: Table, use_case: object = confirm_result, words: str = ""
) -> object:
    newest = run.versions(table)[-1]
    return run.do(use_case, AnswerReport(run.caller(who), newest.id, words))


def reported(run: EventRun) -> tuple[Table, list[Member]]:
    """The first player of a table has reported."""
    table = table_of(run)
    members = run.at_table(table)
    assert not isinstance(run.report(members[0], table, SCORES), Refusal)
    return table, members


def states(run: EventRun, table: Table) -> list[ReportState]:
    return [version.state for version in run.versions(table)]


def question(run: EventRun, table: Table) -> list[str]:
    """What can be clicked about a result in the table's thread."""
    told = run.notices(place="thread", subject=table.id)
    found = [button.partition(":")[0] for one in told for button in one.buttons]
    return [verb for verb in found if verb in QUESTION]


# Reporting


@pytest.mark.parametrize(
    ("scores", "refusal"),
    [
        (("ten", 7, 6, 5), "score-not-a-number"),
        (("1e1", 7, 6, 5), "score-not-a-number"),
        ((10.5, 8, 6, 5), "score-not-a-number"),
        (("@everyone", 8, 6, 5), "score-not-a-number"),
        ((" ", 5, 5, 4), "score-missing"),
        ((-1, 10, 6, 5), "score-negative"),
        ((300, 7, 6, 5), "score-too-high"),
        ((10, 10, 6, 5), "winner-unclear"),
        ((9, 8, 6, 5), "nobody-at-target"),
    ],
)
def test_impossible_scores_are_refused_and_nothing_is_recorded__cjp_score_cap(
    run: EventRun, scores: tuple[object, ...], refusal: str
) -> None:
    table = table_of(run)
    for who in (run.at_table(table)[0], JUDGE):
        assert code(run.report(who, table, scores)) == refusal
    assert run.versions(table) == ()


@pytest.mark.parametrize(
    ("scores", "ended", "winner"),
    [
        (SCORES, "victory", 0),
        ((7, 10, 6, 5), "victory", 1),
        (("１０", "７点", " ６", "5"), "victory", 0),
        ((11, 10, 6, 5), "won-second", 1),
    ],
)
def test_whoever_reached_the_target_or_declared_victory_has_won(
    run: EventRun, scores: tuple[object, ...], ended: str, winner: int
) -> None:
    table = table_of(run)
    ended = ended.replace("second", str(table.seats[1]))
    done = run.report(run.at_table(table)[0], table, scores, ended)
    assert not isinstance(done, Refusal)
    (version,) = run.versions(table)
    assert (version.winner, version.players) == (table.seats[winner], table.seats)
    assert run.table_now(table).status is TableStatus.REPORTED


def test_when_time_ran_out_nobody_wins_and_what_is_not_over_is_asked_once__cjp_score_timeout(
    run: EventRun,
) -> None:
    table = table_of(run)
    who = run.at_table(table)[0]
    assert code(run.report(who, table, (10, 8, 6, 5), "time")) == "time-not-over"
    assert run.versions(table) == ()
    run.do(keep_draft, KeepDraft(run.caller(who), REPORT, table.id, {EARLY: "asked"}))
    assert "10→9" in run.report(who, table, (10, 8, 6, 5), "time").scores
    (version,) = run.versions(table)
    assert (version.ended_by_time, version.winner) == (True, 0)


def test_a_score_that_counts_otherwise_says_by_which_section__cjp_score_cap(run: EventRun) -> None:
    table = table_of(run)
    done = run.report(run.at_table(table)[0], table, (12, 7, 6, 5))
    assert done.capped == ("cjp/score-cap",)
    assert "12→10" in done.scores


def test_the_others_are_asked_once_and_all_confirmations_make_it_final(run: EventRun) -> None:
    table, members = reported(run)
    (asked,) = run.notices(text="notice-result-reported")
    assert set(asked.mentions) == {member.user for member in members[1:]}
    for member in members[1:]:
        assert states(run, table) == [ReportState.REPORTED]
        answer(run, member, table)
    assert states(run, table) == [ReportState.FINAL]
    assert run.table_now(table).status is TableStatus.FINAL
    assert question(run, table) == []


def test_a_guest_is_not_waited_for(run: EventRun) -> None:
    run.event_with(7)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.next_round()
    guest = run.guest("Grandma")
    (table,) = (one for one in run.tables() if guest in one.seats)
    members = [run.member(player) for player in table.seats if player != guest]
    run.report(members[0], table, SCORES)
    for member in members[1:]:
        answer(run, member, table)
    assert states(run, table) == [ReportState.FINAL]


def test_an_undisputed_report_becomes_final_by_itself(run: EventRun) -> None:
    table, _ = reported(run)
    run.later(14 * 60)
    assert states(run, table) == [ReportState.REPORTED]
    run.later(61)
    assert states(run, table) == [ReportState.FINAL]
    assert run.table_now(table).status is TableStatus.FINAL


def test_two_different_reports_end_in_a_dispute_not_in_two_results(run: EventRun) -> None:
    table, members = reported(run)
    assert code(run.report(members[1], table, (7, 10, 6, 5))) == "reported-differently"
    assert code(run.report(members[1], table, SCORES)) == "already-reported"
    answer(run, members[1], table, dispute_result)
    assert states(run, table) == [ReportState.DISPUTED]


def test_seats_that_are_swapped_within_a_table_do_not_swap_scores_and_others_are_refused(
    run: EventRun,
) -> None:
    table, other = (table_of(run), run.tables()[1])
    who, form = run.at_table(table)[0], typed(table, SCORES)
    a, b, *_ = table.seats
    run.done(JUDGE, "round swap", player=b, other=other.seats[1])
    assert code(run.do(report_result, ReportResult(run.caller(who), table.id, form))) == "seats-changed"
    run.done(JUDGE, "round swap", player=b, other=run.table_now(table).seats[1])
    run.done(JUDGE, "round swap", player=a, other=b)
    run.do(report_result, ReportResult(run.caller(who), table.id, form))
    (version,) = run.versions(table)
    assert dict(zip(version.players, version.raw, strict=True)) == dict(zip(table.seats, SCORES, strict=True))
    assert version.winner == a


def test_strangers_cannot_report_confirm_or_dispute(run: EventRun) -> None:
    table, members = reported(run)
    stranger = next(one for one in PLAYERS[:8] if one not in members)
    for who in (stranger, OUTSIDER):
        assert code(run.report(who, run.tables()[0], SCORES)) == "not-at-table"
        assert code(answer(run, who, table)) == "not-at-table"
        assert code(answer(run, who, table, dispute_result)) == "not-at-table"


def test_without_a_number_the_own_open_table_is_meant(run: EventRun) -> None:
    table = table_of(run)
    own = run.read(lambda uow: table_at(uow, run.caller(run.at_table(table)[2]), type(table.id)(0)))
    assert own.table.id == table.id
    assert (
        code(run.read(lambda uow: table_at(uow, run.caller(OUTSIDER), type(table.id)(0)))) == "no-open-table"
    )


def test_what_a_judge_reports_is_final_and_is_taken_back(run: EventRun) -> None:
    table = table_of(run)
    assert run.report(JUDGE, table, SCORES).final
    assert run.audited()[-1] == "result-entered"
    run.take_back()
    assert run.versions(table) == ()
    assert run.table_now(table).status is TableStatus.PLAYING


# Disputes


def test_a_dispute_tells_the_judges_once_with_every_objection_and_stops_the_timer__cjp_call_judge(
    run: EventRun,
) -> None:
    table, members = reported(run)
    answer(run, members[1], table, dispute_result, "I had 8")
    answer(run, members[2], table, dispute_result, "so did I")
    assert code(answer(run, members[1], table, dispute_result)) == "already-disputed"
    run.later(20 * 60)
    (told,) = run.notices(text="notice-result-disputed")
    assert "I had 8" in str(told.params)
    assert "so did I" in str(told.params)
    assert states(run, table) == [ReportState.DISPUTED]
    assert run.table_now(table).status is TableStatus.DISPUTED
    answer(run, members[3], table)
    assert states(run, table) == [ReportState.DISPUTED]


def test_a_judge_closes_a_report_where_it_stands_but_decides_a_dispute_with_a_reason__cjp_judge_final(
    run: EventRun,
) -> None:
    table, members = reported(run)
    answer(run, members[1], table, dispute_result)
    assert code(answer(run, JUDGE, table)) == "result-disputed-rule"
    other = run.tables()[1]
    run.report(run.at_table(other)[0], other, SCORES)
    assert answer(run, JUDGE, other).by_judge  # type: ignore[attr-defined]  # an answer
    assert states(run, other) == [ReportState.FINAL]
    assert question(run, other) == []
    run.take_back()
    assert states(run, other) == [ReportState.REPORTED]
    assert question(run, other) == list(QUESTION)
    run.later(20 * 60)
    assert states(run, other) == [ReportState.FINAL]


@pytest.mark.parametrize("upheld", [True, False])
def test_a_judge_decides_a_dispute_and_that_is_taken_back(run: EventRun, *, upheld: bool) -> None:
    table, members = reported(run)
    answer(run, members[1], table, dispute_result)
    if upheld:
        done = run.do(uphold_result, UpholdResult(run.caller(JUDGE), table.id, "all saw it"))
    else:
        done = run.correct(table, (9, 10, 6, 5), reason="recounted")
    assert not isinstance(done, Refusal), done
    newest = run.versions(table)[-1]
    assert (newest.raw, newest.reason) == ((SCORES, "all saw it") if upheld else ((9, 10, 6, 5), "recounted"))
    assert states(run, table) == [ReportState.SUPERSEDED, ReportState.FINAL]
    assert not [button for one in run.notices(place="judges") for button in one.buttons]
    run.take_back()
    assert states(run, table) == [ReportState.DISPUTED]
    assert [button for one in run.notices(place="judges") for button in one.buttons]


# Corrections


def test_nothing_is_overwritten_by_a_correction_and_the_next_round_keeps_its_seats(run: EventRun) -> None:
    table = table_of(run)
    first, second = run.tables()
    run.report(JUDGE, first, SCORES)
    run.report(JUDGE, second, (10, 5, 4, 3))
    run.next_round(seed=3)
    seated = run.seats(2)
    done = run.correct(first, (7, 10, 6, 5), reason="wrong column")
    assert run.seats(2) == seated
    assert [(v.kind, v.state, v.raw) for v in run.versions(table)] == [
        (ReportKind.REPORT, ReportState.SUPERSEDED, SCORES),
        (ReportKind.CORRECTION, ReportState.FINAL, (7, 10, 6, 5)),
    ]
    moved = {move.person.user_id for move in done.moves}
    letters = run.notices(text="notice-rank-moved")
    assert {one.subject for one in letters} == moved
    assert moved >= {member.user for member in run.at_table(table)[:2]}
    assert len({one.due_at for one in letters}) == len(letters), "one after the other"
    (told,) = run.notices(text="notice-result-corrected")
    assert set(told.mentions) == {member.user for member in run.at_table(table)}
    assert run.audited()[-1] == "result-corrected"


def test_hidden_standings_are_not_betrayed_by_a_correction(run: EventRun) -> None:
    table = table_of(run, hidden=True)
    run.report(JUDGE, table, SCORES)
    run.correct(table, (7, 10, 6, 5))
    assert run.notices(place="private") == []


def test_a_correction_is_undone_and_can_be_made_and_told_again(run: EventRun) -> None:
    table = table_of(run, 4)
    run.report(JUDGE, table, SCORES)
    run.done(JUDGE, "round end")
    for _ in range(2):
        run.correct(table, (7, 10, 6, 5))
        run.delivered()
        assert len(run.notices(text="notice-rank-moved")) >= 2
        run.take_back()
        assert [(v.raw, v.state) for v in run.versions(table)] == [(SCORES, ReportState.FINAL)]
        assert run.notices(text="notice-rank-moved") == []


def test_a_report_that_was_corrected_is_not_made_final_by_its_timer_until_that_is_taken_back(
    run: EventRun,
) -> None:
    table, _ = reported(run)
    run.correct(table, (7, 10, 6, 5))
    run.take_back()
    assert states(run, table) == [ReportState.REPORTED]
    run.correct(table, (7, 10, 6, 5))
    run.later(20 * 60)
    assert states(run, table) == [ReportState.SUPERSEDED, ReportState.FINAL]
    run.take_back()
    run.later(20 * 60)
    assert states(run, table) == [ReportState.FINAL]


def test_what_is_on_record_or_not_reported_yet_is_not_corrected(run: EventRun) -> None:
    table = table_of(run)
    run.report(JUDGE, table, SCORES)
    assert code(run.correct(table, SCORES)) == "nothing-to-correct"
    assert code(run.correct(run.tables()[1], SCORES)) == "no-result-yet"
    assert code(run.correct(table, ("x", 7, 6, 5))) == "score-not-a-number"
    player = run.at_table(table)[0]
    command = CorrectResult(run.caller(player), table.id, typed(table, (7, 10, 6, 5)), "I won")
    assert code(run.do(correct_result, command)) == "needs-judge"
    assert len(run.versions(table)) == 1


def test_a_form_of_before_another_judges_correction_changes_nothing(run: EventRun) -> None:
    table, _ = reported(run)
    stood = run.versions(table)[-1].id
    run.correct(table, (10, 9, 6, 5))
    old = CorrectResult(run.caller(JUDGE), table.id, typed(table, (10, 8, 6, 5)), "misread", over=stood)
    assert code(run.do(correct_result, old)) == "result-changed"
    new = CorrectResult(
        run.caller(JUDGE), table.id, typed(table, (10, 8, 6, 5)), "misread", over=run.versions(table)[-1].id
    )
    assert not isinstance(run.do(correct_result, new), Refusal)


def test_a_match_is_corrected_only_until_the_next_one_starts__jbl_4_7_publish(run: EventRun) -> None:
    table = table_of(run, 4, profile="backgammon-jba", points=5)
    for one, loser in zip(run.tables(), (3, 4), strict=True):
        run.report(JUDGE, one, (5, loser))
    run.next_round()
    assert not isinstance(run.correct(table, (5, 2)), Refusal)
    run.done(JUDGE, "round start")
    refused = run.correct(table, (5, 1))
    assert (code(refused), refused.section) == ("correction-closed", "jbl/4.7-publish")


def test_a_match_is_lost_on_time_whoever_led__jbl_4_3_3(run: EventRun) -> None:
    table = table_of(run, 4, profile="backgammon-jba", points=5)
    run.report(run.at_table(table)[0], table, (2, 4), f"time-{table.seats[0]}")
    (version,) = run.versions(table)
    assert (version.ended_by_time, version.winner) == (True, table.seats[0])


# Without a game


def test_a_walkover_is_a_win_without_a_score__jbl_2_2_4_rating(run: EventRun) -> None:
    table, other = table_of(run), run.tables()[1]

    def given(who: Member, winner: int, reason: str = "") -> object:
        return run.do(give_walkover, GiveWalkover(run.caller(who), table.id, winner, reason))  # type: ignore[arg-type]  # a player's number

    assert code(given(run.at_table(table)[0], table.seats[0])) == "needs-judge"
    assert code(given(JUDGE, other.seats[0])) == "winner-not-seated"
    given(JUDGE, table.seats[2], "late")
    (version,) = run.versions(table)
    assert (version.kind, version.winner, version.raw) == (ReportKind.WALKOVER, table.seats[2], (0, 0, 0, 0))
    assert run.table_now(table).status is TableStatus.FINAL


@pytest.mark.parametrize("played", [True, False])
def test_a_walkover_over_what_was_played_or_for_nobody_is_asked_about(run: EventRun, *, played: bool) -> None:
    table = table_of(run)
    if played:
        run.report(JUDGE, table, SCORES)
    winner = table.seats[2] if played else 0
    unsure = run.do(give_walkover, GiveWalkover(run.caller(JUDGE), table.id, winner, "left in anger"))  # type: ignore[arg-type]  # a player's number
    assert isinstance(unsure, WalkoverUnsure)
    assert all(isinstance(one, ReportedResult) for one in run.versions(table))
    assert len(run.versions(table)) == played
