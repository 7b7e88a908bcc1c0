"""Reports that are disputed, closed or taken over by a judge, and what is asked before a form counts."""

from league.reporting import ReportState
from tests.support.night import Night, said
from tests.support.results import (
    answer_of,
    asked,
    at_table,
    dispute,
    filled,
    prefilled,
    report,
    report_once,
    versions,
)
from tests.support.rounds import running, tables
from usecases.result.typed import score_field


async def test_a_judge_upholds_a_disputed_report_by_button(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    await dispute(night, players[1], asked(night, table))
    await night.settle()
    opened = await night.click(night.judge, night.posts("judges")[-1], "result-ruling")
    answer = await night.judge.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})
    assert "stands and is final" in said(answer)
    assert [version.state for version in versions(night, table)] == [
        ReportState.SUPERSEDED,
        ReportState.FINAL,
    ]


async def test_a_dispute_has_a_line_for_what_is_wrong__cjp_call_judge(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    await dispute(night, players[1], asked(night, table), "I had 8, *not* 7")
    await night.settle()
    assert r"💬 I had 8, \*not\* 7" in night.posts("judges")[-1].content


async def test_a_judge_closes_a_pending_report_where_it_stands__cjp_judge_final(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table)
    await night.settle()
    question = asked(night, table)
    assert "not play at this table" in said(await night.click(night.outsider, question, "result-confirm"))
    closed = await night.click(night.judge, question, "result-confirm")
    assert "Closed by your word" in said(closed)
    assert versions(night, table)[0].state is ReportState.FINAL


async def test_a_judge_takes_a_pending_report_over_where_it_stands(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    question = asked(night, table)
    opened = await night.click(night.judge, question, "result-dispute")
    step = await night.judge.submit_modal(opened, {"ended": ["change"], "reason": "recounted"})
    form = await night.click(night.judge, answer_of(step), "result-correct")
    await night.judge.submit_modal(form, filled(table, (9, 10, 6, 5)))
    assert (versions(night, table)[-1].raw, versions(night, table)[-1].state) == (
        (9, 10, 6, 5),
        ReportState.FINAL,
    )


async def test_a_disputed_report_is_decided_with_a_reason_not_confirmed(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    question = asked(night, table)
    await dispute(night, players[1], question)
    assert "decide it with a reason" in said(await night.click(night.judge, question, "result-confirm"))
    assert versions(night, table)[0].state is ReportState.DISPUTED


async def test_time_that_is_not_over_is_asked_about_once__cjp_time_up_ends(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    first = await report_once(night, player, table, (9, 7, 6, 5), "time")
    assert "still has 67 minutes" in said(first) or "still has 68 minutes" in said(first)
    assert versions(night, table) == ()
    again = await night.click(player, answer_of(first), "result-report")
    assert prefilled(again)["ended"] == "time"
    await player.submit_modal(again, filled(table, (9, 7, 6, 5), "time"))
    assert [version.ended_by_time for version in versions(night, table)] == [True]


async def test_a_score_that_counts_otherwise_says_why_to_the_table__cjp_score_cap(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table, (12, 7, 6, 5))
    await night.settle()
    told = asked(night, table).content
    assert "12→10" in told
    assert "cjp/score-cap" in told


async def test_a_judge_decides_a_dispute_with_other_scores(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    await dispute(night, players[1], asked(night, table))
    await night.settle()
    opened = await night.click(night.judge, night.posts("judges")[-1], "result-ruling")
    step = await night.judge.submit_modal(opened, {"ended": ["change"], "reason": "recounted"})
    form = await night.click(night.judge, answer_of(step), "result-correct")
    assert prefilled(form)[score_field(table.seats[0])] == "10"
    await night.judge.submit_modal(form, filled(table, (9, 10, 6, 5)))
    latest = versions(night, table)[-1]
    assert (latest.raw, latest.reason) == ((9, 10, 6, 5), "recounted")
