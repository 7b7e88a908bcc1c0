"""Reports under pressure: at once, late, in the wrong state."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.i18n import refusal_text
from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import PlayerId, ResultId
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import RoundStatus, TableStatus
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_standings import correct
from usecases.result.answer import AnswerReport, confirm_result, dispute_result
from usecases.result.correct import Corrected
from usecases.result.find import table_at
from usecases.result.report import Reported, ReportResult, report_result
from usecases.result.typed import score_field, whole_number
from usecases.round.closing import CloseRound, end_round

SEATS = (1, 2, 3, 4)


def typed(scores: tuple[object, ...], ended: str = "victory") -> dict[str, str]:
    fields = {score_field(PlayerId(p)): str(s) for p, s in zip(SEATS, scores, strict=False)}
    return {**fields, "ended": ended}


def code(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def test_two_reports_at_the_same_moment_leave_one_result(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    commands = [
        ReportResult(made.player(player), table.id, typed((10, player, 6, 5))) for player in (1, 2, 3, 4)
    ]
    with ThreadPoolExecutor(4) as pool:
        outcomes = list(pool.map(lambda command: made.do(report_result, command), commands))
    assert sum(isinstance(outcome, Reported) for outcome in outcomes) == 1
    refusals = {code(outcome) for outcome in outcomes if isinstance(outcome, Refusal)}
    assert refusals == {"reported-differently"}
    stored = read(database, lambda uow: uow.results.find(table_id=table.id))
    assert len(stored) == 1


def test_a_repeated_delivery_of_one_interaction_changes_nothing(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    command = ReportResult(made.player(1), table.id, typed((10, 7, 6, 5)))
    assert isinstance(made.do(report_result, command), Reported)
    assert code(made.do(report_result, command)) == "already-done"


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("10", 10), (" １０ ", 10), ("7点", 7), ("-1", -1), ("−1", -1), ("+3", 3), ("٣", 3),
        ("ten", None), ("", None), ("1.5", None), ("1e3", None), ("10 7", None), ("9" * 4000, None), ("½", None),
    ],
)  # fmt: skip
def test_scores_are_read_as_people_type_them(words: str, number: int | None) -> None:
    assert whole_number(words) == number


@pytest.mark.parametrize(
    ("status", "refused"),
    [
        (EventStatus.DRAFT, "event-takes-no-results"),
        (EventStatus.CLOSED, "event-takes-no-results"),
        (EventStatus.CANCELLED, "event-called-off"),
    ],
)
def test_an_event_that_does_not_run_takes_no_results(
    database: Database, status: EventStatus, refused: str
) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    made.change(lambda uow: uow.events.save(replace(made.event, status=status)))
    outcome = made.report(table, dict(zip(SEATS, (10, 7, 6, 5), strict=True)))
    assert code(outcome) == refused


@pytest.mark.parametrize(
    ("status", "steps"),
    [
        (EventStatus.DRAFT, ("`/organize event do:open`", "`/主催 大会 操作:受付開始`")),
        (EventStatus.OPEN, ("`/organize round do:seat`", "`/主催 回戦 操作:席決め`")),
        (EventStatus.CLOSED, ("`/organize round do:seat`", "`/主催 回戦 操作:席決め`")),
    ],
)
def test_where_no_round_is_public_yet_the_refusal_says_what_comes_next(
    database: Database, status: EventStatus, steps: tuple[str, str]
) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    made.change(lambda uow: uow.events.save(replace(made.event, status=status)))
    outcome = made.report(table, dict(zip(SEATS, (10, 7, 6, 5), strict=True)))
    assert isinstance(outcome, Refusal)
    for language, step in zip(("en", "ja"), steps, strict=True):
        assert step in refusal_text(language, outcome)  # type: ignore[arg-type]  # two languages


def test_planned_and_cancelled_tables_and_byes_take_no_results(database: Database) -> None:
    made = league(database, 5)
    planned, cancelled, bye = (
        *made.round(1, (SEATS,)),
        *made.round(2, (SEATS,)),
        *made.round(3, ((5,),)),
    )
    made.change(
        lambda uow: uow.rounds.save(replace(uow.rounds.require(planned.round_id), status=RoundStatus.PLANNED))
    )
    made.change(
        lambda uow: uow.tables.save(replace(uow.tables.require(cancelled.id), status=TableStatus.CANCELLED))
    )
    scores = dict(zip(SEATS, (10, 7, 6, 5), strict=True))
    assert code(made.report(planned, scores)) == "no-table-like-that"  # nobody but organizers knows of it
    assert code(made.report(cancelled, scores)) == "table-cancelled"
    assert code(made.report(bye, {5: 10})) == "table-is-bye"


def test_another_servers_table_is_not_known(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    stranger = replace(made.player(1), guild_id=99)
    assert code(read(database, lambda uow: table_at(uow, stranger, table.id))) == "no-table-like-that"


def test_a_form_with_unknown_endings_or_missing_fields_is_refused(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, (SEATS,))
    for values, expected in (
        (typed((10, 7, 6, 5), "magic"), "ending-unclear"),
        (typed((10, 7, 6)), "seats-changed"),
        ({}, "seats-changed"),
        (typed((10, 7, 6, 5), "won-99"), "winner-not-seated"),
    ):
        command = ReportResult(made.player(1), table.id, values)
        assert code(made.do(report_result, command)) == expected


def test_whoever_disputed_and_then_agrees_still_leaves_it_to_the_judge(database: Database) -> None:
    made = league(database, 4)
    reported = _reported(made)
    number = reported.standing.result.id
    assert not isinstance(made.do(dispute_result, AnswerReport(made.player(2), number)), Refusal)
    for player in (2, 3, 4):
        made.do(confirm_result, AnswerReport(made.player(player), number))
    stored = read(database, lambda uow: uow.results.require(number))
    assert stored.state is ReportState.DISPUTED


def test_the_reporter_cannot_confirm_alone_and_nobody_twice(database: Database) -> None:
    made = league(database, 4)
    number = _reported(made).standing.result.id
    assert code(made.do(confirm_result, AnswerReport(made.player(1), number))) == "already-confirmed"
    made.do(confirm_result, AnswerReport(made.player(2), number))
    assert code(made.do(confirm_result, AnswerReport(made.player(2), number))) == "already-confirmed"
    assert code(made.do(confirm_result, AnswerReport(made.player(2), ResultId(999)))) == "no-such-result"


def test_handicap_classes_count_where_the_regulations_have_them(database: Database) -> None:
    made = league(database, 4, profile="ikebukuro")
    (table,) = made.round(1, (SEATS,))

    def classes(uow: UnitOfWork) -> None:
        for player, letter in zip(SEATS, "ABAC", strict=True):
            uow.entries.set_handicap(made.event, PlayerId(player), letter)

    made.change(classes)
    made.report(table, dict(zip(SEATS, (10, 9, 8, 6), strict=True)))
    assert {row.player: row.points for row in made.standings().rows} == {1: 3, 2: 1, 3: -2, 4: -2}


def _reported(made: League) -> Reported:
    (table,) = made.round(1, (SEATS,))
    scores = dict(zip(SEATS, (10, 7, 6, 5), strict=True))
    outcome = made.report(table, scores, by=made.player(1))
    assert isinstance(outcome, Reported)
    return outcome


def test_a_slip_in_an_own_report_is_put_right_by_a_new_one_until_somebody_has_confirmed(
    database: Database,
) -> None:
    made = league(database, 4)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    slip, meant = {1: 10, 2: 8, 3: 6, 4: 5}, {1: 10, 2: 8, 3: 7, 4: 5}
    assert isinstance(made.report(table, slip, by=made.player(1)), Reported)
    made.delivered()
    again = made.report(table, meant, by=made.player(1))
    assert isinstance(again, Reported)
    assert again.standing.result.raw == (10, 8, 7, 5)
    assert again.standing.result.confirmed == (PlayerId(1),)
    told = read(database, lambda uow: uow.outbox.notices.find(subject=table.id))
    assert [one.params.get("became") for one in told if not one.buttons] == ["replaced"]
    assert sum(bool(one.buttons) for one in told) == 1

    other = made.report(table, slip, by=made.player(2))
    assert isinstance(other, Refusal)
    assert other.code == "reported-differently"

    made.do(confirm_result, AnswerReport(made.player(2), again.standing.result.id))
    late = made.report(table, slip, by=made.player(1))
    assert isinstance(late, Refusal)
    assert late.code == "reported-differently"


def test_a_report_for_which_nobody_is_given_time_is_final_at_once(database: Database) -> None:
    made = league(database, 4)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), confirm_minutes=0))
    (table,) = made.round(1, (SEATS,))
    command = ReportResult(made.player(1), table.id, typed((10, 7, 6, 5)))
    assert isinstance(made.do(report_result, command), Reported)
    assert len(read(database, lambda uow: uow.timers.due(command.caller.now))) == 1


def test_what_a_judge_enters_is_told_to_the_table_once(database: Database) -> None:
    made = league(database, 4)
    (table,) = made.round(1, [SEATS])
    made.report(table, dict(zip(SEATS, (10, 7, 6, 5), strict=True)), by=made.judge())
    (told,) = read(database, lambda uow: uow.outbox.notices.find(subject=table.id))
    assert (told.text, len(told.mentions)) == ("notice-result-entered", 4)


@pytest.mark.parametrize("ended", [False, True])
def test_ranks_are_told_only_where_a_result_of_a_round_that_has_ended_is_replaced(
    database: Database, *, ended: bool
) -> None:
    made = league(database, 4)
    (table,) = made.round(1, [SEATS])
    made.report(table, dict(zip(SEATS, (10, 7, 6, 5), strict=True)), by=made.judge())
    if ended:
        assert not isinstance(made.do(end_round, CloseRound(made.judge())), Refusal)
    assert isinstance(correct(made, table, {1: 5, 2: 10, 3: 6, 4: 7}), Corrected)
    moved = read(database, lambda uow: uow.outbox.notices.find(text="notice-rank-moved"))
    assert bool(moved) is ended
