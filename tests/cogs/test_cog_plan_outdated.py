"""A planned round that no longer fits who plays: its one message names everybody whom it concerns by now."""

import discord

from tests.cogs.test_cog_planned_round import second_round
from tests.support.night import Night, asks, shown
from tests.support.rounds import player_id, the_event


def told(night: Night) -> list[discord.Message]:
    return [post for post in night.posts("judges") if "fits who is playing" in shown(post)]


async def test_the_message_about_a_plan_is_reworded_at_each_departure_and_each_return(night: Night) -> None:
    await second_round(night)
    await night.run(night.organizer, "round seat", seed=7)
    for number in (0, 1):
        await night.run(night.organizer, "signup drop", player=player_id(night, number))
        await night.settle()
    (message,) = told(night)
    assert "P00" in shown(message)
    assert "P01" in shown(message)
    assert len(asks(message)) == 1
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    (message,) = told(night)
    assert "P00" in shown(message)
    assert "P01" not in shown(message)
