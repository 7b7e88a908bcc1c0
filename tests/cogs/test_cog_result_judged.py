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
    report_once,
    reported,
    versions,
)
from tests.support.rounds import running, tables
from tests.support.wording import says, worded


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


async def test_time_that_is_not_over_is_asked_about_once__cjp_time_up_ends(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    first = await report_once(night, player, table, (9, 7, 6, 5), "time")
    assert says(said(first), "refusal-time-not-over", minutes=67) or "still has 68 minutes" in said(first)
    assert versions(night, table) == ()
    again = await night.click(player, answer_of(first), "result-report")
    assert prefilled(again)["ended"] == "time"
    await player.submit_modal(again, filled(table, (9, 7, 6, 5), "time"))
    assert [version.ended_by_time for version in versions(night, table)] == [True]


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
    assert says(question.content, "notice-result-reported")
    for player in players[1:]:
        await night.click(player, question, "result-confirm")
    await night.settle()
    confirmed = now(night, question).content
    assert not says(confirmed, "walkover-nobody")
    by = ", ".join(f"<@{player.id}>" for player in players[1:])
    assert says(confirmed, "notice-result-closed", became=worded("entry-status-confirmed"), by=by)
    await correct(night, table, (7, 10, 6, 5))
    await night.settle()
    assert says(
        now(night, question).content, "notice-result-closed", became="decided", by=f"<@{night.judge.id}>"
    )
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert now(night, question).content == confirmed
    assert not now(night, question).components


async def test_each_who_disputes_is_heard_and_whoever_agrees_is_not_promised_the_end_by_time(
    night: Night,
) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    assert says(question.content, "notice-result-reported")
    await dispute(night, players[1], question, "I had 8")
    await night.settle()
    assert says(asked(night, table).content, "notice-result-in-dispute")
    assert "final" not in asked(night, table).content
    await dispute(night, players[2], asked(night, table), "so *did* I")
    await night.settle()
    (told,) = [post for post in night.posts("judges") if "disagrees" in post.content]
    assert says(told.content, "notice-objection", words="I had 8")
    assert says(told.content, "notice-objection-too", player=f"<@{players[2].id}>", words="so \\*did\\* I")
    agreed = said(await night.click(players[3], asked(night, table), "result-confirm"))
    assert says(agreed, "result-confirmed-disputed")
    again = said(await night.run(players[0], "result report", table=table.id))
    assert says(again, "refusal-report-is-disputed")
    await night.restart()
    assert len([post for post in night.posts("judges") if "disagrees" in post.content]) == 1
    opened = await night.click(night.judge, told, "result-ruling")
    await night.judge.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})
    await night.settle()
    (told,) = [post for post in night.posts("judges") if "disagree" in post.content]
    assert "so \\*did\\* I" in told.content
    assert asks(told) == []
