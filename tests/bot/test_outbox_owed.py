"""What Discord refused for a missing permission is owed: it comes once that may be mended, and pings once."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord

from data.records import Delivery
from tests.support.night import Night
from tests.support.rounds import event_with, tables

MISSING_PERMISSIONS = 50013
"""As Discord numbers it."""
MINUTES = 6 * 60


async def by_itself(night: Night) -> None:
    """Some minutes pass."""
    await night.later(MINUTES)


async def by_a_role(night: Night) -> None:
    """Somebody changes a role, and Discord tells of it."""
    guild = night.bot.get_guild(night.guild.id)
    assert guild is not None
    await night.bot.on_guild_role_update(guild.default_role, guild.default_role)
    await night.settle()


async def by_doctor(night: Night) -> None:
    """An admin looks how things stand."""
    await night.run(admin(night), "doctor")
    await night.settle()


async def by_setup(night: Night) -> None:
    """An admin sets the channel that is set already."""
    await night.run(admin(night), "setup", pairings=night.channels["pairings"])
    await night.settle()


def admin(night: Night) -> simcord.MemberActor:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    return night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])


@pytest.mark.parametrize("mended", [by_itself, by_a_role, by_doctor, by_setup])
async def test_a_round_that_could_not_be_posted_comes_when_the_permission_is_back(
    night: Night, mended: Callable[[Night], Awaitable[None]]
) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    pairings = night.channels["pairings"]
    refused = f"/channels/{pairings.id}/messages"
    night.env.inject_error("POST", refused, status=403, code=MISSING_PERMISSIONS, times=None)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert not night.posts("pairings")

    night.env.backend.faults.clear()
    await mended(night)
    await night.settle()
    assert len([post for post in night.posts("pairings") if post.embeds]) == 1 + len(tables(night))
    pinged = ["".join(message.content for message in thread.history()) for thread in pairings.threads]
    for player in night.players[:8]:
        assert sum(f"<@{player.id}>" in words for words in pinged) == 1
    assert not night.read(lambda uow: uow.outbox.notices.find(state=Delivery.GIVEN_UP))
