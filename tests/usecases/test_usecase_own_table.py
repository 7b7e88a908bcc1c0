"""A judge who plays decides nothing at the own table: another judge does, or an organizer."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from data.database import Database
from data.transaction import read
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.reporting import ReportState
from league.round import Table
from tests.support.league_builder import JUDGE_ROLE, ORGANIZER_ROLE, League, league
from tests.usecases.test_usecase_standings import EIGHT, SCORES, by_player
from usecases.caller import Caller
from usecases.clock.lateness import RecordLateness, record_lateness
from usecases.judge.call import CallJudge, call_judge
from usecases.judge.rule import RuleCall, may_rule, rule_call
from usecases.league_state import current_result
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.result.answer import AnswerReport, confirm_result
from usecases.result.correct import CorrectResult, UpholdResult, correct_result, uphold_result
from usecases.result.walkover import AskWalkover, GiveWalkover, ask_walkover, give_walkover
from usecases.round.clocks import TimeTables, extend_tables, pause_tables, resume_tables
from usecases.round.replace import SeatAt, remove_seat
from usecases.show.report_form import BeginReport, begin_report
from usecases.undo.find import Undo, undoable_lines
from usecases.undo.take_back import Undone, undo

Step = Callable[[League, Table, Caller], Any]


def playing_judge(made: League, player: int = 1) -> Caller:
    return made.caller(1000 + player, JUDGE_ROLE)


def playing_organizer(made: League, player: int = 1) -> Caller:
    return made.caller(1000 + player, ORGANIZER_ROLE)


@pytest.fixture
def seated(database: Database) -> tuple[League, Table, Table]:
    """Two tables of the first round; players 1 to 4 sit at the first."""
    made = league(database)
    first, second = made.round(1, EIGHT)
    return made, first, second


def typed(table: Table) -> dict[str, str]:
    return {f"score-{player}": str(score) for player, score in zip(table.seats, (10, 7, 5, 4), strict=True)}


BEFORE: dict[str, Step] = {
    "walkover": lambda made, table, who: made.do(give_walkover, GiveWalkover(who, table.id, table.seats[0])),
    "ask": lambda made, table, who: made.do(ask_walkover, AskWalkover(who, table.id, table.seats[0], "x")),
    "report": lambda made, table, who: made.do(begin_report, BeginReport(who, table.id, "I saw it")),
    "seat": lambda made, table, who: made.do(remove_seat, SeatAt(who, table.id, table.seats[1])),
    "pause": lambda made, table, who: made.do(pause_tables, TimeTables(who, table=table.number)),
    "resume": lambda made, table, who: made.do(resume_tables, TimeTables(who, table=table.number)),
    "extend": lambda made, table, who: made.do(extend_tables, TimeTables(who, table=table.number, minutes=5)),
    "penalty": lambda made, table, who: made.do(
        impose_penalty,
        ImposePenalty(who, made.event_id, table.seats[1], PenaltyKind.WARNING, "", "Slow", exception="few judges"),
    ),
}  # fmt: skip
AFTER: dict[str, Step] = {
    "correct": lambda made, table, who: made.do(correct_result, CorrectResult(who, table.id, {}, "wrong")),
    "uphold": lambda made, table, who: made.do(uphold_result, UpholdResult(who, table.id, "right")),
}


@pytest.mark.parametrize("deed", BEFORE)
def test_a_judge_decides_nothing_at_the_own_table__cjp_judge_not_play(
    seated: tuple[League, Table, Table], deed: str
) -> None:
    made, own, other = seated
    refused = BEFORE[deed](made, own, playing_judge(made))
    assert (refused.code, refused.section) == ("judge-own-table", "cjp/judge-not-play")
    assert refused.params == {"round": 1, "table": own.number}
    elsewhere = BEFORE[deed](made, other, playing_judge(made))
    assert getattr(elsewhere, "code", "") != "judge-own-table"
    alone = BEFORE[deed](made, own, playing_organizer(made))
    assert getattr(alone, "code", "") != "judge-own-table", "an organizer may, for there may be nobody else"


@pytest.mark.parametrize("deed", AFTER)
def test_a_judge_corrects_nothing_at_the_own_table(seated: tuple[League, Table, Table], deed: str) -> None:
    made, own, other = seated
    for table in (own, other):
        made.report(table, dict(zip(table.seats, (10, 7, 5, 4), strict=True)))
    assert AFTER[deed](made, own, playing_judge(made)).code == "judge-own-table"
    assert getattr(AFTER[deed](made, other, playing_judge(made)), "code", "") != "judge-own-table"
    assert getattr(AFTER[deed](made, own, playing_organizer(made)), "code", "") != "judge-own-table"


def test_the_own_report_is_confirmed_as_a_player_only(seated: tuple[League, Table, Table]) -> None:
    made, own, _ = seated
    made.report(own, by_player((1, 2, 3, 4), SCORES), by=made.player(2))
    pending = read(made.database, lambda uow: current_result(uow, own.id))
    assert pending is not None
    done = made.do(confirm_result, AnswerReport(playing_judge(made), pending.id))
    assert (done.by_judge, done.standing.result.state) == (False, ReportState.REPORTED)


def test_who_is_part_of_a_case_gets_no_form_and_an_organizer_gives_the_reason(
    seated: tuple[League, Table, Table],
) -> None:
    made, own, _ = seated
    call = made.do(call_judge, CallJudge(made.player(2), "Was that seven?", table_id=own.id)).call
    mine = RuleCall(playing_judge(made), call.id, "No")
    assert read(made.database, lambda uow: may_rule(mine, uow)).code == "judge-own-case"  # type: ignore[union-attr]
    assert made.do(rule_call, replace(mine, exception="I know it")).code == "judge-own-case"
    alone = RuleCall(playing_organizer(made), call.id, "No")
    assert made.do(rule_call, alone).code == "judge-plays"
    ruled = made.do(rule_call, replace(alone, caller=playing_organizer(made), exception="Nobody else"))
    assert ruled.call.ruling == "No"


def test_nobody_takes_back_the_own_penalty(seated: tuple[League, Table, Table]) -> None:
    made, own, _ = seated
    given = ImposePenalty(made.judge(), made.event_id, own.seats[0], PenaltyKind.WARNING, "", "Shouted")
    made.do(impose_penalty, given)
    for who in (playing_judge, playing_organizer):
        back = RevokePenalty(who(made), made.event_id, 1, "I did not", "Nobody else")
        assert made.do(revoke_penalty, back).code == "penalty-own"
        line = read(made.database, lambda uow: undoable_lines(uow, made.judge(), made.event_id))[0]
        assert made.do(undo, Undo(who(made), made.event_id, line.id)).code == "undo-own"
    assert isinstance(made.do(undo, Undo(made.judge(), made.event_id)), Undone)


def test_a_decision_at_the_own_table_is_not_undone_by_who_plays_there(
    seated: tuple[League, Table, Table],
) -> None:
    made, own, _ = seated
    made.do(give_walkover, GiveWalkover(made.judge(), own.id, PlayerId(2)))
    refused = made.do(undo, Undo(playing_judge(made), made.event_id))
    assert isinstance(refused, Refusal)
    assert refused.code == "nothing-to-undo"
    assert isinstance(made.do(undo, Undo(playing_organizer(made), made.event_id)), Undone)


def test_lateness_is_put_down_by_who_plays_elsewhere_for_a_reason_and_never_at_the_own_match(
    database: Database,
) -> None:
    made = league(database, players=4, profile="backgammon-jba")
    made.round(1, ((1, 2), (3, 4)))
    late = RecordLateness(playing_judge(made), made.event_id, PlayerId(3), 20)
    assert made.do(record_lateness, late).code == "judge-plays"
    reasoned = replace(late, caller=playing_judge(made), exception="Nobody else")
    assert made.do(record_lateness, replace(reasoned, player=PlayerId(2))).code == "judge-own-table"
    assert made.do(record_lateness, replace(reasoned, caller=playing_judge(made))).penalty.points
