"""Reports that are disputed, closed or taken over by a judge, and what is asked before a form counts."""

import discord

from league.reporting import ReportState
from tests.support.night import Night, asks, said
from tests.support.results import (
    answer_of,
    asked,
    at_table,
    correct,
    dispute,
    filled,
    prefilled,
    report,
    report_once,
    reported,
    versions,
)
from tests.support.rounds import running, tables
from usecases.result.typed import score_field


async def test_a_judge_upholds_a_disputed_report_by_button(night: Night) -> None:
    table, players = await reported(night)
    await dispute(night, players[1], asked(night, table))
    await night.settle()
    opened = await night.click(night.judge, night.posts("judges")[-1], "result-ruling")
    answer = await night.judge.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})
    assert "stands and is final" in said(answer)
    assert [version.state for version in versions(night, table)] == [
        ReportState.SUPERSEDED,
        ReportState.FINAL,
    ]
    log = said(await night.run(night.organizer, "event log"))
    assert "let the report of round 1, table 1 of Cup stand" in log
    assert "corrected" not in log


async def test_a_dispute_has_a_line_for_what_is_wrong__cjp_call_judge(night: Night) -> None:
    table, players = await reported(night)
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
    table, _ = await reported(night)
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
    table, players = await reported(night)
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
    table, players = await reported(night)
    await dispute(night, players[1], asked(night, table))
    await night.settle()
    opened = await night.click(night.judge, night.posts("judges")[-1], "result-ruling")
    step = await night.judge.submit_modal(opened, {"ended": ["change"], "reason": "recounted"})
    form = await night.click(night.judge, answer_of(step), "result-correct")
    assert prefilled(form)[score_field(table.seats[0])] == "10"
    await night.judge.submit_modal(form, filled(table, (9, 10, 6, 5)))
    latest = versions(night, table)[-1]
    assert (latest.raw, latest.reason) == ((9, 10, 6, 5), "recounted")


def now(night: Night, question: discord.Message) -> discord.Message:
    """The same message as it stands now."""
    threads = night.channels["pairings"].threads
    (found,) = [message for one in threads for message in one.history() if message.id == question.id]
    return found


async def test_the_question_says_who_confirmed_the_result_and_that_it_was_decided_otherwise(
    night: Night,
) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    assert "Is that right?" in question.content
    for player in players[1:]:
        await night.click(player, question, "result-confirm")
    await night.settle()
    confirmed = now(night, question).content
    assert "Is that right?" not in confirmed
    by = ", ".join(f"<@{player.id}>" for player in players[1:])
    assert f"✅ Final: confirmed by {by}." in confirmed
    await correct(night, table, (7, 10, 6, 5))
    await night.settle()
    assert f"⚖️ <@{night.judge.id}> has decided" in now(night, question).content
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert now(night, question).content == confirmed
    assert not now(night, question).components


async def test_a_question_that_a_judge_closed_asks_again_when_that_is_taken_back(
    night: Night,
) -> None:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    admin = night.guild.add_member(night.env.create_user("admin"), roles=[role])
    await night.run(admin, "setup", language="ja")
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table)
    await night.settle()
    question = asked(night, table)
    assert "間違いありませんか" in question.content
    await night.click(night.judge, question, "result-confirm")
    await night.settle()
    assert "間違いありませんか" not in now(night, question).content
    assert f"✅ <@{night.judge.id}> さんが締め切り" in now(night, question).content
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert now(night, question).content == question.content
    assert now(night, question).components
    await night.env.advance_time(20 * 60)
    await night.settle()
    assert "期限までに異議がなかったため、確定しました。" in now(night, question).content


async def test_a_dispute_says_by_whom_it_was_decided(night: Night) -> None:
    table, players = await reported(night)
    await dispute(night, players[1], asked(night, table))
    await night.settle()
    assert "Please decide" in night.posts("judges")[-1].content
    await correct(night, table, (7, 10, 6, 5))
    await night.settle()
    decided = night.posts("judges")[-1].content
    assert "Please decide" not in decided
    assert f"⚖️ Decided by <@{night.judge.id}>." in decided
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert "Please decide" in "\n".join(post.content for post in night.posts("judges"))


async def test_each_who_disputes_is_heard_and_whoever_agrees_is_not_promised_the_end_by_time(
    night: Night,
) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    assert "Without a dispute it is final" in question.content
    await dispute(night, players[1], question, "I had 8")
    await night.settle()
    assert "That is disputed, and a judge decides" in asked(night, table).content
    assert "final" not in asked(night, table).content
    await dispute(night, players[2], asked(night, table), "so *did* I")
    await night.settle()
    (told,) = [post for post in night.posts("judges") if "disagrees" in post.content]
    assert "💬 I had 8" in told.content
    assert f"<@{players[2].id}> disagrees too: so \\*did\\* I" in told.content
    agreed = said(await night.click(players[3], asked(night, table), "result-confirm"))
    assert "is disputed, so a judge decides it" in agreed
    again = said(await night.run(players[0], "result report", table=table.id))
    assert "That is disputed, and a judge decides" in again
    await night.restart()
    assert len([post for post in night.posts("judges") if "disagrees" in post.content]) == 1
    opened = await night.click(night.judge, told, "result-ruling")
    await night.judge.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})
    await night.settle()
    (told,) = [post for post in night.posts("judges") if "disagree" in post.content]
    assert "so \\*did\\* I" in told.content
    assert asks(told) == []
