"""A match of a bracket has one name wherever somebody reads of it: its part of the bracket and its number."""

import re

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.me import next_reply
from bot.ui.notices import notice_reply
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
from usecases.show.next import next_steps
from usecases.show.result import TableQuestion
from usecases.show.result import history as history_of
from usecases.show.round import round_view
from usecases.show.table import table_view

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
        "judge": str(
            render_call(run.read(lambda uow: call_post(call.call.id, uow)), language).embeds[0].description
        ),
        "reminder": notice_reply(reminded, language).content,
        "next": str(due.embeds[0].description),
        "answer": reported(done, language),
        "form": str(ruling_form(at, language).title),
        "objection": str(objection_form(result.id, at, language).title),
        "dispute": notice_reply(disputed, language).content,
        "history": str(history_reply(history, language).embeds[0].title),
    }
    phase, number = {"en": ("Match for third place", "atch 4"), "ja": ("3位決定戦", "第4試合")}[language]
    assert {place for place, words in said.items() if phase not in words or number not in words} == set()
    assert {place for place, words in said.items() if TABLE[language].search(words)} == set()
