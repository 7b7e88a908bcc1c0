"""Whoever waited in an event that is over: asked nothing, until it is taken up again."""

import discord
import pytest

from tests.cogs.test_cog_waiting import PLACES, WAITS
from tests.support.night import Night, asks, direct, said
from tests.support.rounds import event_with, player_id, record_all, running, the_event


async def over_with(night: Night, *, approval: bool = False) -> None:
    """The only round is played, and the event is over; one player has waited all the time."""
    await event_with(night, WAITS + 1, rounds=1, **({"approval": True} if approval else {"capacity": PLACES}))
    for number in range(PLACES) if approval else ():
        await night.run(night.organizer, "signup approve", player=player_id(night, number))
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.env.advance_time(30)
    record_all(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    await night.settle()


def waiting_message(night: Night) -> discord.Message:
    """What whoever waited read when the event began."""
    return next(one for one in direct(night.players[WAITS]) if "has begun" in one.content)


@pytest.mark.parametrize("approval", [False, True])
async def test_whoever_waits_in_an_event_that_is_taken_up_again_can_leave_the_list_again(
    night: Night, *, approval: bool
) -> None:
    await over_with(night, approval=approval)
    assert asks(waiting_message(night)) == []
    await night.run(night.organizer, "event reopen")
    await night.settle()
    told = waiting_message(night)
    assert len(asks(told)) == 1
    left = await night.players[WAITS].user.click(told, custom_id=asks(told)[0])
    assert "no longer entered" in said(left)
    await night.settle()
    assert asks(waiting_message(night)) == []


async def test_an_event_that_is_over_again_asks_nobody_until_its_end_is_taken_back(night: Night) -> None:
    await over_with(night)
    await night.run(night.organizer, "event reopen")
    await night.settle()
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    assert the_event(night).status == "finished"
    assert asks(waiting_message(night)) == []
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    assert the_event(night).status == "running"
    assert len(asks(waiting_message(night))) == 1


async def test_whoever_was_let_go_before_the_end_is_not_asked_again(night: Night) -> None:
    await running(night, WAITS + 1, capacity=PLACES, rounds=1)
    await night.env.advance_time(10)
    await night.run(night.organizer, "signup drop", player=player_id(night, WAITS))
    record_all(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    await night.run(night.organizer, "event reopen")
    await night.settle()
    assert asks(waiting_message(night)) == []
