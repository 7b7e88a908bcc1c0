"""Somebody is back, and by the ranking belongs into a final that is public: who can mend it is told, and does so."""

from tests.cogs.test_cog_planned_round import second_round
from tests.support.night import Night, asks, last, said, shown
from tests.support.results import report
from tests.support.rounds import player_id, running, seats, tables, the_event
from tests.support.undo import lines
from tests.support.wording import says

REASON = {"section": "cjp/manners-penalty", "reason": "Shouted"}


async def test_a_revoked_disqualification_reaches_the_public_final_the_desk_and_the_repair(
    night: Night,
) -> None:
    await running(night, rounds=1)
    for table, scores in zip(tables(night), ((10, 9, 3, 2), (10, 8, 7, 4)), strict=True):
        await report(night, night.judge, table, scores)
    winner = seats(night)[0][0]
    await night.sure(night.judge, "penalty disqualify", player=winner, **REASON)
    planned = await night.run(night.organizer, "standings advance")
    await night.click(night.organizer, last(planned), "round-publish")
    assert winner not in tables(night, 2)[0].seats
    answer = await night.run(night.judge, "penalty revoke", penalty=1, reason="Somebody else")
    await night.settle()
    (told,) = [post for post in night.posts("judges") if says(shown(post), "line-moved-public")]
    assert says(said(answer), "line-moved-public")
    assert asks(last(answer)) == asks(told)
    desk = await night.run(night.organizer, "desk", event=the_event(night).id)
    assert says(shown(last(desk)), "line-moved-public")
    assert asks(told)[0] in asks(last(desk))
    assert "⛔" not in said(await night.click(night.judge, told, "stage-repair"))
    await night.settle()
    assert winner in tables(night, 2)[0].seats
    (told,) = [post for post in night.posts("judges") if says(shown(post), "notice-outdated-over")]
    assert asks(told) == []
    desk = await night.run(night.organizer, "desk", event=the_event(night).id)
    assert not says(shown(last(desk)), "line-moved-public")


async def test_an_undo_that_leaves_a_plan_outdated_answers_with_the_button_that_mends_it(
    night: Night,
) -> None:
    await second_round(night)
    await night.run(night.organizer, "signup drop", player=player_id(night, 0))
    dropped = next(one.id for one in lines(night) if one.action == "entry-drop")
    await night.run(night.organizer, "round seat", seed=7)
    answer = await night.take_back(night.organizer, event=the_event(night).id, action=dropped)
    await night.settle()
    assert says(said(answer), "plan-outdated")
    (told,) = [post for post in night.posts("judges") if says(shown(post), "plan-outdated")]
    assert asks(last(answer)) == asks(told)
    mended = said(await night.click(night.organizer, last(answer), "round-reseat"))
    assert "⛔" not in mended


async def test_an_undo_that_leaves_nothing_to_mend_offers_nothing(night: Night) -> None:
    await second_round(night)
    await night.run(night.organizer, "signup drop", player=player_id(night, 0))
    answer = await night.take_back(night.organizer, event=the_event(night).id)
    assert says(said(answer), "event-undone")
    assert asks(last(answer)) == []
