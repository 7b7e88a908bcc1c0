"""Calling a judge, ruling, appealing: as players and judges do it."""

import discord
import simcord

from data.records import CallStatus, JudgeCall
from faq.corpus import load_corpus
from league.clock import ClockState
from league.round import Table
from tests.support.night import Night, ids_of, said, shown
from tests.support.rounds import audited, event_with, player_id, record, running, tables, the_event
from tests.support.wording import says

BACKGAMMON = {"profile": "backgammon-jba", "points": 5}


def calls(night: Night) -> tuple[JudgeCall, ...]:
    return night.read(lambda uow: uow.calls.find(event_id=the_event(night).id))  # type: ignore[return-value]  # a query's outcome


def clock(night: Night, table: Table) -> ClockState:
    return night.read(lambda uow: uow.clocks.require(table.id).clock)  # type: ignore[return-value]  # a query's outcome


def seated(night: Night, table: Table, seat: int = 0) -> simcord.MemberActor:
    return next(m for n, m in enumerate(night.players[:8]) if player_id(night, n) == table.seats[seat])


def thread(night: Night, table: Table) -> list[str]:
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    (found,) = [t for t in night.channels["pairings"].threads if t.id == post.thread_id]  # type: ignore[attr-defined]  # a query's outcome
    return [message.content for message in found.history()]


def controls_of(message: discord.Message) -> list[str]:
    return ids_of(message)


def pings(night: Night, content: str) -> tuple[list[int], list[int]]:
    """The users and roles that the request behind a message allowed to be pinged."""
    (body,) = [
        r.json
        for r in night.env.http_requests
        if r.method == "POST" and (r.json or {}).get("content") == content
    ]
    assert body is not None
    allowed = body["allowed_mentions"]
    assert allowed["parse"] == []
    return [int(user) for user in allowed["users"]], [int(role) for role in allowed["roles"]]


async def test_a_call_stops_the_clock_and_tells_judges_and_table__cjp_call_judge(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = seated(night, table)
    answer = await night.run(player, "judge call", question="May I build twice?")
    assert says(said(answer), "judge-called-paused")
    assert answer.ephemeral
    assert clock(night, table).paused_at is not None
    assert clock(night, tables(night)[1]).paused_at is None
    await night.settle()
    await night.restart()
    post, notice = night.posts("judges")
    assert "May I build twice?" in shown(post)
    assert says(shown(post), "table-place", number=1)
    assert says(notice.content, "notice-judge-called-role")
    assert pings(night, notice.content) == ([], [notice.role_mentions[0].id])
    assert any(says(line, "notice-call-paused") for line in thread(night, table))


async def test_buttons_call_and_rule_also_after_a_restart_and_in_japanese(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = seated(night, table)
    night.locales.set(player.id, "ja")
    wanted = f"judge-call:{table.id}:0"
    post = next(post for post in night.posts("pairings") if wanted in controls_of(post))
    await night.restart()
    form = await night.click(player, post, "judge-call")
    done = await player.submit_modal(form, {"question": "ゾロ目は?"})
    assert says(said(done), "judge-called-paused", language="ja")
    await night.settle()
    await night.restart()
    opened = await night.click(night.judge, night.posts("judges")[0], "judge-rule")
    ruled = await night.judge.submit_modal(opened, {"ruling": "ありません", "section": "", "override": ""})
    assert says(said(ruled), "judge-ruled", number=1)
    assert calls(night)[0].status is CallStatus.RULED


async def test_who_may_not_call_hears_it_before_typing_the_question(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    post = next(p for p in night.posts("pairings") if f"judge-call:{table.id}:0" in controls_of(p))
    stranger = await night.click(night.outsider, post, "judge-call")
    assert not stranger.modal
    assert says(said(stranger), "refusal-not-at-table")


async def appealed(night: Night) -> Table:
    """A backgammon table with a ruling that one of its players has appealed."""
    await running(night, 8, **BACKGAMMON)
    table = tables(night)[0]
    player = seated(night, table)
    await night.run(player, "judge call", question="Was the cube dead?")
    await night.run(night.judge, "judge rule", call=1, ruling="Yes")
    await night.run(player, "judge appeal", call=1, ground="It was in play")
    return table


async def test_a_committee_of_three_decides_on_an_appeal__jbl_5_2(night: Night) -> None:
    table = await appealed(night)
    members = [m for m in night.players if m not in {seated(night, table), seated(night, table, 1)}][-3:]
    named = {f"member{n}": member for n, member in enumerate(members, 1)}
    assert says(said(await night.run(night.judge, "desk")), "desk-missing-appeal", number=1)
    await night.run(night.judge, "judge committee", call=1, **named)
    await night.settle()
    desk = said(await night.run(night.judge, "desk"))
    assert says(desk, "desk-missing-appeal")
    assert not says(desk, "judge-desk-no-calls")
    await night.restart()
    assert says(said(await members[0].user.slash("me next")), "me-next-vote", number=1)
    votes = []
    for member, verb in zip(members, ("judge-overturn", "judge-uphold", "judge-overturn"), strict=True):
        message = member.user.dm_channel.history()[-1]
        assert "It was in play" in message.content
        custom_id = f"{verb}:1:0"
        votes.append(said(await member.user.click(message, custom_id=custom_id)))
    assert "1/3" in votes[0]
    assert says(votes[2], "call-outcome-overturn")
    (call,) = calls(night)
    assert (call.status, call.outcome) == (CallStatus.DECIDED, "overturn")
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-no-calls")
    await night.settle()
    told = [line for line in thread(night, table) if says(line, "notice-appeal-overturn")]
    assert len(told) == 1
    assert audited(night)[-4:] == ["judge-committee", "judge-voted", "judge-voted", "judge-voted"]


def report_file(night: Night, answer: simcord.InteractionResult) -> str:
    message = answer.followups[-1] if answer.followups else answer.response
    assert message is not None
    (file,) = message.attachments
    data = night.env.backend.cdn.get(file.url)
    assert data is not None
    return bytes(getattr(data, "data", data)).decode("utf-8-sig")


async def test_the_report_names_refusals_penalties_rulings_appeals_and_results__jbl_1_6_3(
    night: Night,
) -> None:
    await event_with(night, 8, **BACKGAMMON, approval=True)
    for number in range(1, 8):
        await night.run(night.organizer, "signup approve", player=number)
    await night.run(night.organizer, "signup refuse", player=8)
    await night.run(night.organizer, "signup add", guest="Gustav")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.run(night.organizer, "round start")
    table = tables(night)[0]
    player = seated(night, table)
    await night.run(player, "judge call", question="Was the cube dead?")
    await night.run(night.judge, "judge rule", call=1, ruling="Yes", section="jbl/5.1")
    await night.run(player, "judge appeal", call=1, ground="It was in play")
    await night.run(
        night.judge,
        "penalty warn",
        player=player_id(night, 0),
        section="jbl/1.4.4",
        reason="Shouted",
    )
    record(night, tables(night)[1])
    english = report_file(night, await night.run(night.judge, "judge report"))
    assert says(english, "association-event-director", director="Olivia")
    assert says(english, "association-refused", names="P07")
    assert "P00: warning" in english
    title = load_corpus().by_section("jbl/5.1")
    assert title is not None
    assert f"Ruling by 審判ジュン (section {title.title.en} (jbl/5.1)): Yes" in english
    assert "It was in play" in english
    assert "1. " in english.split("5. Results")[1]
    japanese = report_file(night, await night.run(night.judge, "judge report", language="ja"))
    assert "大会実施報告書" in japanese
    assert "見送った方：P07" in japanese
    assert says(japanese, "association-closing", "ja")
    assert "Only judges" in said(await night.run(player, "judge report"))
