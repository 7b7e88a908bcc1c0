"""Calling a judge, ruling, appealing: as players and judges do it."""

import discord
import simcord

from data.records import CallStatus, JudgeCall
from faq.corpus import load_corpus
from league.clock import ClockState
from league.round import Table
from tests.support.night import Night, asks, said, shown
from tests.support.rounds import audited, event_with, player_id, record, running, seats, tables, the_event

BACKGAMMON = {"profile": "backgammon-jba", "points": 5}


def calls(night: Night) -> tuple[JudgeCall, ...]:
    return night.read(lambda uow: uow.calls.find(event_id=the_event(night).id))  # type: ignore[return-value]  # a query's outcome


def clock(night: Night, table: Table) -> ClockState:
    return night.read(lambda uow: uow.clocks.require(table.id).clock)  # type: ignore[return-value]  # a query's outcome


def seated(night: Night, table: Table, seat: int = 0) -> simcord.MemberActor:
    return next(m for n, m in enumerate(night.players[:8]) if player_id(night, n) == table.seats[seat])


def not_seated(night: Night, table: Table) -> simcord.MemberActor:
    return next(m for n, m in enumerate(night.players[:8]) if player_id(night, n) not in table.seats)


def thread(night: Night, table: Table) -> list[str]:
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    (found,) = [t for t in night.channels["pairings"].threads if t.id == post.thread_id]  # type: ignore[attr-defined]  # a query's outcome
    return [message.content for message in found.history()]


def controls_of(message: discord.Message) -> list[str]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [str(item.custom_id) for row in rows for item in row.children if isinstance(item, discord.Button)]


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
    assert "your table's clock stands still" in said(answer)
    assert answer.ephemeral
    assert clock(night, table).paused_at is not None
    assert clock(night, tables(night)[1]).paused_at is None
    await night.settle()
    await night.restart()
    post, notice = night.posts("judges")
    assert "May I build twice?" in shown(post)
    assert "Round 1, table 1" in shown(post)
    assert "a question from" in notice.content
    assert pings(night, notice.content) == ([], [notice.role_mentions[0].id])
    assert any("stands still" in line for line in thread(night, table))


async def test_a_ruling_is_told_in_the_thread_and_time_is_given_back__cjp_pause_time(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await night.run(seated(night, table), "judge call", question="May I build twice?")
    await night.env.advance_time(120)
    answer = await night.run(
        night.judge, "judge rule", call=1, ruling="Yes, if you pay", section="cjp/judge-final"
    )
    assert "It is final" in said(answer)
    assert "clock runs again" in said(answer)
    now = clock(night, table)
    assert now.paused_at is None
    assert 119 < now.paused_total.total_seconds() < 125
    await night.settle()
    told = [line for line in thread(night, table) if "Yes, if you pay" in line]
    assert len(told) == 1
    assert "This is final; please play on." in told[0]
    post = night.posts("judges")[0]
    assert "✅ Ruled" in shown(post)
    assert asks(post) == []
    assert audited(night)[-1] == "judge-ruled"


async def test_a_ruling_does_not_start_a_clock_that_was_paused_by_hand(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await night.run(night.judge, "round pause", table=1)
    await night.env.advance_time(30)
    await night.run(seated(night, table), "judge call", question="May I build twice?")
    answer = await night.run(night.judge, "judge rule", call=1, ruling="No")
    assert "clock runs again" not in said(answer)
    assert clock(night, table).paused_at is not None


async def test_time_runs_on_only_when_no_call_of_the_table_is_left(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await night.run(seated(night, table), "judge call", question="First?")
    await night.run(seated(night, table, 1), "judge call", question="Second?")
    await night.run(night.judge, "judge rule", call=1, ruling="No")
    assert clock(night, table).paused_at is not None
    await night.run(night.judge, "judge rule", call=2, ruling="Yes")
    assert clock(night, table).paused_at is None


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
    assert "テーブルの時計を止めました" in said(done)
    await night.settle()
    await night.restart()
    opened = await night.click(night.judge, night.posts("judges")[0], "judge-rule")
    ruled = await night.judge.submit_modal(opened, {"ruling": "ありません", "section": "", "override": ""})
    assert "Ruling on call no. 1 recorded" in said(ruled)
    assert calls(night)[0].status is CallStatus.RULED


async def test_who_may_not_call_hears_it_before_typing_the_question(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    post = next(p for p in night.posts("pairings") if f"judge-call:{table.id}:0" in controls_of(p))
    stranger = await night.click(night.outsider, post, "judge-call")
    assert not stranger.modal
    assert "do not play at this table" in said(stranger)


async def test_undo_takes_a_ruling_back(night: Night) -> None:
    await running(night)
    await night.run(seated(night, tables(night)[0]), "judge call", question="First?")
    await night.run(night.judge, "judge rule", call=1, ruling="Slip")
    twice = said(await night.run(night.judge, "judge rule", call=1, ruling="Other"))
    assert "has been ruled on already" in twice
    await night.take_back(night.organizer, event=the_event(night).id)
    assert calls(night)[0].status is CallStatus.OPEN
    again = await night.run(night.judge, "judge rule", call=1, ruling="Right")
    assert "recorded" in said(again)
    await night.settle()
    assert any("Right" in line for line in thread(night, tables(night)[0]))


async def test_only_the_table_and_judges_call_and_each_asks_one_question_at_a_time(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    stranger = not_seated(night, table)
    refused = said(await night.run(stranger, "judge call", question="Me too?", table=1))
    assert refused.startswith("⛔")
    assert calls(night) == ()
    player = seated(night, table)
    await night.run(player, "judge call", question="First?")
    again = said(await night.run(player, "judge call", question="First?"))
    assert "called a judge already (no. 1)" in again
    assert len(calls(night)) == 1
    assert "no such table" in said(await night.run(player, "judge call", question="?", table=9)).lower()
    judge = await night.run(night.judge, "judge call", question="Slow play", table=2)
    assert "called" in said(judge)


async def test_a_question_without_a_table_is_answered_in_private(night: Night) -> None:
    await running(night)
    await night.run(night.outsider, "judge call", question="When is the break?")
    await night.run(night.judge, "judge rule", call=1, ruling="After round 2")
    await night.settle()
    (message,) = night.outsider.user.dm_channel.history()
    assert "After round 2" in message.content


async def test_players_cannot_rule_and_unknown_calls_are_refused(night: Night) -> None:
    await running(night)
    player = seated(night, tables(night)[0])
    await night.run(player, "judge call", question="First?")
    await night.settle()
    assert "Only judges" in said(await night.run(player, "judge rule", call=1, ruling="I win"))
    clicked = await night.click(player, night.posts("judges")[0], "judge-rule")
    assert "Only judges" in said(clicked)
    assert calls(night)[0].status is CallStatus.OPEN
    assert "no such judge call" in said(await night.run(night.judge, "judge rule", call=9, ruling="No"))
    section = said(await night.run(night.judge, "judge rule", call=1, ruling="No", section="abc/1"))
    assert 'no section "abc/1"' in section


async def test_a_judge_does_not_rule_on_his_own_table__cjp_judge_not_play(night: Night) -> None:
    await event_with(night, 7)
    await night.run(night.organizer, "signup add", member=night.judge)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.run(night.organizer, "round start")
    await night.run(night.judge, "judge call", question="First?")
    for override in ({}, {"override": "Nobody else"}):
        own = said(await night.run(night.judge, "judge rule", call=1, ruling="I win", **override))
        assert "You are part of this case" in own
    assert calls(night)[0].status is CallStatus.OPEN


async def test_where_the_judge_is_final_there_is_no_appeal__cjp_judge_final(night: Night) -> None:
    await running(night)
    player = seated(night, tables(night)[0])
    await night.run(player, "judge call", question="First?")
    early = said(await night.run(player, "judge appeal", call=1, ground="Unfair"))
    assert "no ruling on this call yet" in early
    await night.run(night.judge, "judge rule", call=1, ruling="No")
    refused = said(await night.run(player, "judge appeal", call=1, ground="Unfair"))
    assert "there is no appeal" in refused


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
    assert "call no. 1 waits for a committee" in said(await night.run(night.judge, "desk"))
    await night.run(night.judge, "judge committee", call=1, **named)
    await night.settle()
    desk = said(await night.run(night.judge, "desk"))
    assert "waits for the votes" in desk
    assert "Nobody waits" not in desk
    await night.restart()
    assert "Committee, call no. 1" in said(await members[0].user.slash("me next"))
    votes = []
    for member, verb in zip(members, ("judge-overturn", "judge-uphold", "judge-overturn"), strict=True):
        message = member.user.dm_channel.history()[-1]
        assert "It was in play" in message.content
        custom_id = f"{verb}:1:0"
        votes.append(said(await member.user.click(message, custom_id=custom_id)))
    assert "1/3" in votes[0]
    assert "overturns the ruling" in votes[2]
    (call,) = calls(night)
    assert (call.status, call.outcome) == (CallStatus.DECIDED, "overturn")
    assert "Nobody waits" in said(await night.run(night.judge, "desk"))
    await night.settle()
    told = [line for line in thread(night, table) if "The committee overturns" in line]
    assert len(told) == 1
    assert audited(night)[-4:] == ["judge-committee", "judge-voted", "judge-voted", "judge-voted"]


async def test_the_committee_has_three_or_five_without_director_judge_and_parties__jbl_1_5_2(
    night: Night,
) -> None:
    table = await appealed(night)
    a, b, c, d = [m for m in night.players if m not in {seated(night, table), seated(night, table, 1)}][:4]

    async def committee(*members: simcord.MemberActor) -> str:
        named = {f"member{n}": member for n, member in enumerate(members, 1)}
        return said(await night.run(night.judge, "judge committee", call=1, **named))

    assert "3, 5" in await committee(a, b, c, d)
    assert "cannot sit on the committee" in await committee(a, b, night.judge)
    assert "cannot sit on the committee" in await committee(a, b, night.organizer)
    assert "cannot sit on the committee" in await committee(a, b, seated(night, table))
    assert "named twice" in await committee(a, b, b)
    players = {f"member{n}": m for n, m in enumerate((a, b, c), 1)}
    assert "Only judges" in said(await night.run(a, "judge committee", call=1, **players))
    assert calls(night)[0].committee == ()
    assert "has been asked to vote" in await committee(a, b, c)
    assert "already has a committee" in await committee(a, b, d)
    await night.settle()
    post = night.posts("judges")[0]
    outsider = said(await night.click(d, post, "judge-uphold"))
    assert "You are not on this committee" in outsider
    await night.click(a, post, "judge-uphold")
    assert "You have already voted" in said(await night.click(a, post, "judge-uphold"))
    await night.click(b, post, "judge-uphold")
    asked = c.user.dm_channel.history()[-1]
    late = said(await c.user.click(asked, custom_id="judge-overturn:1:0"))
    assert "already decided" in late


async def test_an_appeal_is_made_at_once_and_by_a_party__jbl_5_2(night: Night) -> None:
    await running(night, 8, **BACKGAMMON)
    table = tables(night)[0]
    player = seated(night, table)
    await night.run(player, "judge call", question="First?")
    await night.run(night.judge, "judge rule", call=1, ruling="No")
    stranger = said(await night.run(not_seated(night, table), "judge appeal", call=1, ground="Unfair"))
    assert "You are not part of this case" in stranger
    await night.run(player, "judge call", question="Second?")
    late = said(await night.run(player, "judge appeal", call=1, ground="Unfair"))
    assert "must be made at once" in late
    assert seats(night)


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
        night.judge, "penalty warn", player=player_id(night, 0), section="jbl/1.4.4", reason="Shouted"
    )
    record(night, tables(night)[1])
    english = report_file(night, await night.run(night.judge, "judge report"))
    assert "Director: Olivia" in english
    assert "Refused by the director: P07" in english
    assert "P00: warning" in english
    title = load_corpus().by_section("jbl/5.1")
    assert title is not None
    assert f"Ruling by 審判ジュン (section {title.title.en} (jbl/5.1)): Yes" in english
    assert "It was in play" in english
    assert "1. " in english.split("5. Results")[1]
    japanese = report_file(night, await night.run(night.judge, "judge report", language="ja"))
    assert "大会実施報告書" in japanese
    assert "お断りした方：P07" in japanese
    assert "以上、ご報告申し上げます。" in japanese
    assert "Only judges" in said(await night.run(player, "judge report"))
