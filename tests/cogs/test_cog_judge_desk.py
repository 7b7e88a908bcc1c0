"""The judges' desk: calls in order, who is on the way, clocks, rulings with one pick."""

from data.records import CallStatus, JudgeCall
from data.transaction import read
from tests.support.night import Night, asks, ids_of, last, said, shown
from tests.support.reading import is_post
from tests.support.results import asked, at_table, dispute, report
from tests.support.rounds import running, tables
from tests.support.wording import says, worded


def calls(night: Night) -> tuple[JudgeCall, ...]:
    return read(night.bot.bot_context.database, lambda uow: uow.calls.find())


def thread(night: Night, number: int) -> str:
    found = next(
        one for one in night.channels["pairings"].threads if says(str(one.name), "table-alone", number=number)
    )
    return "\n".join(message.content for message in found.history())


async def two_calls(night: Night) -> None:
    """The second table asks first."""
    await running(night, 8)
    first, second = tables(night)
    await night.run(at_table(night, second)[0], "judge call", question="May I build twice?")
    await night.env.advance_time(60)
    await night.run(at_table(night, first)[0], "judge call", question="May the robber go to the desert?")
    await night.settle()


async def test_calls_stand_in_the_order_in_which_they_came_with_the_clocks(night: Night) -> None:
    await two_calls(night)
    desk = said(await night.run(night.judge, "desk"))
    assert desk.index("May I build twice?") < desk.index("May the robber go to the desert?")
    assert says(desk, "judge-desk-paused")
    assert says(desk, "judge-desk-choice", number=2, round=1, table=1)


async def test_a_judge_on_the_way_is_seen_by_whoever_asked_and_by_the_other_judges(night: Night) -> None:
    await two_calls(night)
    desk = last(await night.run(night.judge, "desk"))
    going = await night.click(night.judge, desk, "judge-going")
    assert says(said(going), "judge-going")
    await night.settle()
    assert says(thread(night, 2), "notice-judge-going", judge=f"<@{night.judge.id}>")
    assert says(shown(night.posts("judges")[0]), "call-going", judge=f"<@{night.judge.id}>")
    assert not any(found.startswith("judge-going") for found in asks(night.posts("judges")[0]))
    theirs = await night.click(night.organizer, last(await night.run(night.organizer, "desk")), "judge-desk")
    assert says(said(theirs), "call-going", judge=f"<@{night.judge.id}>")
    await night.click(night.judge, desk, "judge-going")
    await night.settle()
    assert thread(night, 2).count("is on the way") == 1


async def test_two_judges_do_not_go_to_one_call(night: Night) -> None:
    await two_calls(night)
    own = last(await night.run(night.organizer, "desk"))
    theirs = last(await night.click(night.organizer, own, "judge-desk")) or own
    await night.click(night.judge, last(await night.run(night.judge, "desk")), "judge-going")
    again = await night.click(night.organizer, theirs, "judge-going")
    assert says(said(again), "refusal-judge-going-already")


async def test_another_call_is_picked_and_ruled_with_one_pick(night: Night) -> None:
    await two_calls(night)
    desk = last(await night.run(night.judge, "desk"))
    picker = next(found for found in ids_of(desk) if found.startswith("menu:judge-desk-call"))
    second = last(await night.judge.select(desk, ["2"], custom_id=picker))
    rules = next(found for found in ids_of(second) if found.startswith("menu:judge-candidate:2"))
    candidate = calls(night)[1].candidates[0]
    ruled = await night.judge.select(second, [candidate], custom_id=rules)
    assert says(said(ruled), "judge-ruled", number=2)
    assert [call.status for call in calls(night)] == [CallStatus.OPEN, CallStatus.RULED]
    assert not says(said(await night.run(night.judge, "desk")), "judge-desk-no-calls")


async def test_disputes_are_decided_from_the_desk(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    await dispute(night, players[1], asked(night, table))
    answer = await night.run(night.judge, "desk")
    assert says(
        said(answer),
        "desk-missing-disputed",
        tables=worded("table-place", phase=worded("match-phase-in-round", round=1), number=1),
    )
    assert not says(said(answer), "judge-desk-no-calls")
    opened = await night.click(night.judge, last(answer), "result-ruling")
    done = await night.judge.submit_modal(opened, {"ended": ["uphold"], "reason": "all saw it"})
    assert says(said(done), "result-upheld")
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-no-calls")


async def test_the_organizer_has_both_desks_and_a_player_has_none(night: Night) -> None:
    await running(night, 8)
    own = last(await night.run(night.organizer, "desk"))
    assert says(said(await night.click(night.organizer, own, "judge-desk")), "button-judge-desk")
    assert "⛔" in said(await night.run(night.players[0], "desk"))


async def test_a_claim_is_weighed_by_when_it_is_made__cjp_late_claim(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    players = at_table(night, table)
    await night.run(players[1], "judge call", question="He took a card too many")
    await night.env.advance_time(60)
    await report(night, players[0], table)
    await night.env.advance_time(60)
    await night.run(players[2], "judge call", question="And he built too close", table=1)
    await night.settle()
    first, second = (shown(post) for post in night.posts("judges") if is_post(post))
    assert not says(first, "call-late")
    assert says(second, "call-late")
    assert "cjp/late-claim" in second
    early = await night.run(night.judge, "judge rule", call=1, ruling="Too late", section="cjp/late-claim")
    assert says(said(early), "refusal-claim-in-time")
    late = await night.run(night.judge, "judge rule", call=2, ruling="Too late", section="cjp/late-claim")
    assert says(said(late), "judge-ruled", number=2)


async def test_a_call_that_is_gone_cannot_be_gone_to(night: Night) -> None:
    await two_calls(night)
    desk = last(await night.run(night.judge, "desk"))
    await night.run(night.judge, "judge rule", call=1, ruling="Yes")
    assert "⛔" in said(await night.click(night.judge, desk, "judge-going"))


async def test_a_seat_that_a_player_has_left_waits_on_both_desks_until_it_is_settled(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-no-calls")
    await night.run(night.organizer, "signup drop", player=table.seats[0])
    for who in (night.judge, night.organizer):
        desk = said(await night.run(who, "desk"))
        assert says(
            desk,
            "desk-missing-seats",
            tables=worded("table-place", phase=worded("match-phase-in-round", round=1), number=1),
        )
        assert not says(desk, "judge-desk-no-calls")
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[0], guest="Grandma")
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-no-calls")
    assert not says(said(await night.run(night.organizer, "desk")), "desk-missing-seats")
