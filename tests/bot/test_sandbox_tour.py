"""The sandbox's tour, the head of a thread, and its patience with a slow machine."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord

from bot.sandbox import stage
from bot.sandbox.people import JUDGE, ORGANIZER, PLAYERS, SandboxPerson
from bot.sandbox.world import Room
from tests.bot.sandbox_toy import Toy, table_view
from tests.bot.sandbox_visitor import Venue, Visitor, venue

HARUKA, OLIVIA = PLAYERS[0], PLAYERS[12]


@pytest_asyncio.fixture
async def house() -> AsyncIterator[Venue]:
    async with venue() as open_house:
        yield open_house


async def table_thread(house: Venue, table: int, *called: SandboxPerson) -> int:
    """A table's post with its thread, to which its players are called."""
    bot, world = house.show.stage.env.bot, house.show.world
    channel = bot.get_channel(world.channels[Room.PAIRINGS].id)
    assert isinstance(channel, discord.TextChannel)
    post = await channel.send(f"Post of table {table}", view=table_view(table))
    thread = await post.create_thread(name=f"Table {table}")
    await thread.send(" ".join(world.members[person].mention for person in called))
    return thread.id


async def test_three_clicks_lead_to_organizer_judge_and_a_player_of_the_visitors_language(
    house: Venue,
) -> None:
    page = await house.enter(locale="en-US")
    rooms = {name: str(handle.id) for name, handle in house.show.world.channels.items()}
    assert [stop["part"] for stop in page.state["tour"]] == ["organizer", "judge", "player"]
    assert [stop["me"] for stop in page.state["tour"]] == [
        page.id_of(person) for person in (ORGANIZER, JUDGE, OLIVIA)
    ]
    assert [stop["channel"] for stop in page.state["tour"]] == [
        rooms[Room.ANNOUNCEMENTS],
        rooms[Room.JUDGES],
        rooms[Room.PAIRINGS],
    ]
    await page.ask("look", locale="ja")
    await page.until(lambda seen: seen.state["tour"][2]["me"] == page.id_of(HARUKA))


async def test_the_tours_player_stands_in_the_thread_of_their_own_table(house: Venue) -> None:
    await table_thread(house, 1, HARUKA, OLIVIA)
    newest = await table_thread(house, 2, PLAYERS[1], PLAYERS[13])
    page = await house.enter(locale="en-US")
    assert page.state["tour"][2] == {
        "part": "player",
        "me": page.id_of(PLAYERS[13]),
        "channel": str(newest),
    }


async def test_a_thread_shows_the_message_under_which_it_was_opened_and_its_buttons_work(
    house: Venue,
) -> None:
    thread = await table_thread(house, 2, HARUKA)
    page = await house.enter(HARUKA, Room.PAIRINGS)
    assert page.state["starter"] is None, "a channel has no starter message"
    await page.look(channel=str(thread))
    starter: Any = page.state["starter"]
    assert starter["content"] == "Post of table 2"
    assert starter["id"] not in [message["id"] for message in page.state["messages"]]
    answer = await page.ask("click", message=starter["id"], custom_id="report:2")
    assert answer["modal"]["title"] == "Report"


async def test_the_private_answer_to_what_stands_at_the_head_of_a_thread_is_seen_in_the_thread(
    house: Venue,
) -> None:
    thread = await table_thread(house, 2, HARUKA)
    page = await house.enter(HARUKA, Room.PAIRINGS)
    await page.look(channel=str(thread))
    starter: Any = page.state["starter"]
    opened = await page.ask("click", message=starter["id"], custom_id="report:2")
    await page.ask("submit", form=opened["form"], values={"points": "10 own"})

    def told(now: Visitor) -> list[str]:
        return [one["id"] for one in now.state["messages"] if "10 own points" in one["content"]]

    await page.until(lambda now: bool(told(now)))
    (number,) = told(page)
    await page.look(channel=str(house.show.world.channels[Room.PAIRINGS].id))
    assert told(page) == []
    await page.look(channel=str(thread))
    assert (await page.ask("dismiss", message=number))["ok"]
    await page.until(lambda now: not told(now))


async def test_a_message_of_another_channel_is_not_within_reach_of_a_thread(house: Venue) -> None:
    thread = await table_thread(house, 2, HARUKA)
    page = await house.enter(HARUKA, Room.LOUNGE)
    elsewhere = page.state["messages"][0]["id"]
    await page.look(channel=str(thread))
    answer = await page.ask("click", message=elsewhere, custom_id="report:1")
    assert answer["ok"] is False


async def test_a_starting_bot_has_as_long_as_a_slow_machine_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """simcord itself gives it five seconds, in which a busy machine does not even build the rules."""
    given: list[float | None] = []
    settle = simcord.Env._settle_internal

    async def watched(env: simcord.Env, *, timeout: float | None = None, **rest: object) -> None:  # noqa: ASYNC109 - simcord's own
        given.append(timeout)
        await settle(env, timeout=timeout, **rest)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(simcord.Env, "_settle_internal", watched)
    async with stage.live(Toy, datetime.now(UTC)) as open_stage:
        assert given
        assert all(seconds is None or seconds >= stage.START_SECONDS for seconds in given)
        assert open_stage.env.settle_timeout == stage.START_SECONDS
        open_stage.opened()
        assert open_stage.env.settle_timeout == stage.SETTLE_SECONDS
