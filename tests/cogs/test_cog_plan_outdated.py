"""A planned round that no longer fits who plays: its one message names everybody whom it concerns by now."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from tests.cogs.test_cog_planned_round import first_round, qualifier_played, second_round
from tests.support.night import Night, asks, said, shown
from tests.support.rounds import player_id, tables, the_event
from tests.support.undo import lines


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


async def published_and_left(night: Night, plan: str = "round seat") -> int:
    """What was planned is public, and a player who is seated leaves; the line of the publication."""
    seed = {"seed": 7} if plan == "round seat" else {}
    assert "⛔" not in said(await night.run(night.organizer, plan, **seed))
    assert "⛔" not in said(await night.run(night.organizer, "round publish"))
    published = lines(night)[0].id
    await night.run(night.organizer, "signup drop", player=player_id(night, 0))
    await night.settle()
    assert told(night) == []
    return int(published)


@pytest.mark.parametrize("before", [first_round, second_round])
async def test_a_plan_that_comes_back_and_seats_somebody_who_has_left_is_told_once(
    night: Night, before: Callable[[Night], Awaitable[None]]
) -> None:
    await before(night)
    published = await published_and_left(night)
    answer = said(await night.take_back(night.organizer, the_event(night).id, published))
    assert "⛔" not in answer, answer
    await night.settle()
    (message,) = told(night)
    assert "P00" in shown(message)
    assert "P01" not in shown(message)
    again = await night.click(night.organizer, message, asks(message)[0].partition(":")[0])
    assert "⛔" not in said(again)
    await night.settle()
    assert told(night) == []
    assert "⛔" not in said(await night.run(night.organizer, "round publish"))


async def test_a_final_that_comes_back_with_a_leaver_is_told_once(night: Night) -> None:
    await qualifier_played(night)
    assert "⛔" not in said(await night.run(night.organizer, "standings advance"))
    assert "⛔" not in said(await night.run(night.organizer, "round publish"))
    published = lines(night)[0].id
    final = tables(night)[-1]
    await night.run(night.organizer, "signup drop", player=final.seats[0])
    await night.settle()
    before = len(night.posts("judges"))
    await night.take_back(night.organizer, the_event(night).id, published)
    await night.settle()
    new = [shown(post) for post in night.posts("judges")[before:]]
    assert len([words for words in new if "⚠️" in words]) == 1


async def test_a_plan_that_comes_back_and_fits_is_told_to_nobody(night: Night) -> None:
    await second_round(night)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.take_back(night.organizer, the_event(night).id)
    await night.settle()
    assert told(night) == []
