"""A match of a bracket has one name wherever somebody reads of it: its part of the bracket and its number."""

import re
from collections.abc import Mapping
from importlib import resources

import pytest

from bot.i18n import LANGUAGES, Language, refusal_text
from bot.ui.lists import audit_line
from bot.ui.me import next_reply
from bot.ui.notices import notice_reply
from bot.ui.open_matters import open_lines
from bot.ui.penalties import penalty_line
from bot.ui.posts.call import render as render_call
from bot.ui.posts.round import round_lines
from bot.ui.posts.table import title
from bot.ui.results import history_reply, objection_form, reported, ruling_form
from league.brackets import ThirdPlace
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, EventRun
from usecases.judge.call import CallJudge, call_judge
from usecases.result.answer import AnswerReport, dispute_result
from usecases.result.find import table_at
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import ENDED, score_field
from usecases.round.remind import RemindTables, remind_tables
from usecases.show.calls import call_post
from usecases.show.desk import desk
from usecases.show.event import EventQuestion
from usecases.show.judge_desk import JudgeDeskQuestion, judge_desk
from usecases.show.next import next_steps
from usecases.show.penalties import PenaltyQuestion, penalty_list
from usecases.show.result import TableQuestion
from usecases.show.result import history as history_of
from usecases.show.round import round_view
from usecases.show.table import table_view
from usecases.waiting.open import OpenKind

MADE_BY_HAND = re.compile(
    r"\b[Tt]able \{ \$table \}|テーブル\{ \$table \}|[Mm]atch \{ \$table \}|第\{ \$table \}試合"
)
ELSEWHERE = (
    "seating-table",
    "web-table",
    "web-find-at",
    "web-paper-seat",
    "match-title",
    "}",
    "line-record-known",
    "offer-table",
)
"""Titles of a table under the heading of its round or beside a match's label, and lists of results from elsewhere."""
TABLE = {"en": re.compile(r"\btables?\b \d", re.IGNORECASE), "ja": re.compile(r"テーブル\d")}


def the_third_place(run: EventRun) -> Table:
    """A bracket of four whose final and match for the third place are open: the second of the two."""
    run.event_with(4, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "event format", third_place=ThirdPlace.PLAYED)
    run.next_round()
    for table in run.tables():
        run.report(JUDGE, table, (7, 3))
    return max(
        (table for table in run.tables() if table.status is TableStatus.WAITING), key=lambda one: one.number
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_called_the_same_wherever_somebody_reads_of_it(run: EventRun, language: Language) -> None:
    table = the_third_place(run)
    first, second = run.at_table(table)
    caller = run.caller(first)
    scores = dict(zip(map(score_field, table.seats), ("7", "3"), strict=True))
    due = run.read(lambda uow: next_reply(next_steps(caller, uow), language, caller.guild_id))
    asked = run.do(remind_tables, RemindTables(run.caller(ORGANIZER), run.event.id))
    assert not isinstance(asked, Refusal), asked
    (reminded,) = [one for one in run.notices(text="notice-result-wanted") if one.subject == table.id]
    call = run.do(call_judge, CallJudge(caller, "May they?", table.id))
    done = run.do(report_result, ReportResult(run.caller(first), table.id, {**scores, ENDED: "victory"}))
    assert not isinstance(done, Refusal), done
    (result,) = run.versions(table)
    run.do(dispute_result, AnswerReport(run.caller(second), result.id))
    at = run.read(lambda uow: table_at(uow, run.caller(JUDGE), table.id))
    history = run.do(history_of, TableQuestion(run.caller(JUDGE), table.id))
    (disputed,) = run.notices(text="notice-result-disputed")
    (called,) = [one for one in run.notices(text="notice-match-seated") if one.subject == table.id]
    view = run.read(lambda uow: round_view(uow, run.rounds()[0]))
    said = {
        "post": title(run.read(lambda uow: table_view(uow, table)), language),
        "list": round_lines(view, language),
        "call": notice_reply(called, language).content,
        "judge": str(render_call(run.read(lambda uow: call_post(call.call.id, uow)), language).words),
        "reminder": notice_reply(reminded, language).content,
        "next": str(due.embeds[0].description),
        "answer": reported(done, language),
        "form": str(ruling_form(at, language).title),
        "objection": str(objection_form(result.id, at, language).title),
        "dispute": notice_reply(disputed, language).content,
        "history": str(history_reply(history, language).embeds[0].title),
    }
    assert misnamed(said, language) == set()


def misnamed(said: Mapping[str, str], language: Language) -> set[str]:
    """Where the second match of the last day is called otherwise than by its part of the bracket and its number."""
    phase, number = {"en": ("hird-place match", "atch 4"), "ja": ("3位決定戦", "第4試合")}[language]
    return {
        where
        for where, words in said.items()
        if phase not in words or number not in words or TABLE[language].search(words)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_judges_read_the_name_by_which_players_know_the_match(run: EventRun, language: Language) -> None:
    table = the_third_place(run)
    first, second = run.at_table(table)
    called = run.do(call_judge, CallJudge(run.caller(first), "May they?", table.id))
    assert not isinstance(called, Refusal), called
    run.done(JUDGE, "round start")
    run.done(JUDGE, "penalty warn", player=run.player(second))
    run.report(first, table, (7, 3))
    (result,) = run.versions(table)
    run.do(dispute_result, AnswerReport(run.caller(second), result.id))
    judges = run.read(lambda uow: judge_desk(JudgeDeskQuestion(run.caller(JUDGE), run.event.id), uow))
    organizers = run.read(lambda uow: desk(EventQuestion(run.caller(ORGANIZER), run.event.id), uow))
    penalties = run.do(penalty_list, PenaltyQuestion(run.caller(JUDGE), run.event.id))
    (to_judges,) = run.notices(text="notice-judge-called-role")
    (to_table,) = [one for one in run.notices(place="thread") if one.text.startswith("notice-call")]
    decide = next(one for one in organizers.opens if one.kind is OpenKind.DISPUTED)
    refused = run.report(first, table, (7, 4))
    missing = run.run(JUDGE, "round end")
    run.correct(table, (7, 5))
    said = {
        "judges' desk": "\n".join(open_lines([decide], judges.places, language)),
        "judges' call": notice_reply(to_judges, language).content,
        "call at the table": notice_reply(to_table, language).content,
        "organizers' desk": "\n".join(open_lines([decide], organizers.places, language)),
        "penalties": penalty_line(penalties.lines[0], language),
        "refusal": refusal_text(language, refused),
        "audit": audit_line(next(one for one in run.lines() if one.action.startswith("result-")), language),
    }
    assert misnamed(said, language) == set()
    many = {"en": "matches 3, 4", "ja": "第3, 4試合"}[language]
    assert many in refusal_text(language, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_table_is_made_in_one_place(language: Language) -> None:
    files = (resources.files("bot") / "locales" / language).iterdir()
    lines = [
        line for one in files if one.name.endswith(".ftl") for line in one.read_text("utf-8").splitlines()
    ]
    assert [line for line in lines if MADE_BY_HAND.search(line) and not line.startswith(ELSEWHERE)] == []
