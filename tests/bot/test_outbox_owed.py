"""What Discord refused for a missing permission is owed: it comes once that may be mended, and pings once."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from data.records import Delivery
from tests.support.night import Night, asks, direct, last, said
from tests.support.reading import is_post
from tests.support.rounds import event_with, running, tables
from tests.support.wording import says
from usecases.signup.waiting import APPROVE

MISSING_PERMISSIONS = 50013
"""As Discord numbers it."""
MINUTES = 6 * 60


async def by_itself(night: Night) -> None:
    """Some minutes pass."""
    await night.later(MINUTES)


async def by_a_role(night: Night) -> None:
    """Somebody changes a role."""
    night.env.backend.edit_role(night.guild.id, night.guild.id, {"mentionable": True})


async def by_a_channel(night: Night) -> None:
    """Somebody changes a channel."""
    night.env.backend.edit_channel(night.channels["pairings"].id, {"topic": "Tables"})


async def by_the_server(night: Night) -> None:
    """Somebody changes the server."""
    night.env.backend.edit_guild(night.guild.id, {"name": "Another name"})


async def by_its_own_roles(night: Night) -> None:
    """The bot is given another role: Discord tells it without the intent that simcord asks for."""
    guild = night.bot.get_guild(night.guild.id)
    assert guild is not None
    with night.env._bot_scope():
        night.bot.dispatch("member_update", guild.me, guild.me)


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


WAYS = [by_itself, by_a_role, by_a_channel, by_the_server, by_its_own_roles, by_doctor, by_setup]


@pytest.mark.parametrize("mended", WAYS)
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
    assert "50013" in said(await night.run(night.organizer, "desk"))

    night.env.backend.faults.clear()
    await mended(night)
    await night.settle()
    assert len([post for post in night.posts("pairings") if is_post(post)]) == 1 + len(tables(night))
    pinged = ["".join(message.content for message in thread.history()) for thread in pairings.threads]
    for player in night.players[:8]:
        assert sum(f"<@{player.id}>" in words for words in pinged) == 1
    assert not night.read(lambda uow: uow.outbox.notices.find(state=Delivery.GIVEN_UP))
    told = [words for message in direct(night.organizer) if "50013" in (words := message.content)]
    assert sorted("overview" in words for words in told) == [
        False,
        False,
        True,
    ]  # of tables and threads, of the round


async def test_check_on_the_page_of_setup_tries_what_is_owed(night: Night) -> None:
    await event_with(night, 8)
    who = admin(night)
    page = last(await night.run(who, "setup"))
    path = f"/channels/{night.channels['announcements'].id}/messages"
    night.env.inject_error("POST", path, status=403, code=MISSING_PERMISSIONS, times=1)
    await night.run(night.organizer, "event announce", words="Bring dice")
    await night.click(who, page, "setup-check")
    await night.settle()
    assert sum("Bring dice" in one.content for one in night.posts("announcements")) == 1


async def test_a_permission_that_a_channel_takes_away_and_gives_back(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    pairings, me = night.channels["pairings"].id, night.env.backend.bot_user.id
    night.env.backend.set_overwrite(pairings, Overwrite(me, OverwriteType.MEMBER, deny=1 << 11))
    await night.run(night.organizer, "round publish")
    assert not night.posts("pairings")
    night.env.backend.delete_overwrite(pairings, me)
    await night.settle()
    assert len([post for post in night.posts("pairings") if is_post(post)]) == 1 + len(tables(night))


async def test_a_change_that_was_refused_comes_too(night: Night) -> None:
    """The buttons of a decided entry go once the judges' channel lets them."""
    await event_with(night, 1, approval=True)
    night.notify()
    await night.settle()
    (asked,) = [post for post in night.posts("judges") if asks(post)]
    path = f"/channels/{night.channels['judges'].id}/messages/{asked.id}"
    night.env.inject_error("PATCH", path, status=403, code=MISSING_PERMISSIONS, times=None)
    await night.click(night.organizer, asked, APPROVE)
    await night.settle()
    assert "50013" in said(await night.run(night.organizer, "desk"))
    night.env.backend.faults.clear()
    await by_a_role(night)
    await night.settle()
    assert not any(asks(post) for post in night.posts("judges"))


async def test_what_stood_in_a_deleted_channel_stands_in_the_next_one(night: Night) -> None:
    await event_with(night, 1, approval=True)
    night.notify()
    await night.settle()
    night.env.backend.delete_channel(night.channels["judges"].id)
    await night.settle()
    assert says(said(await night.run(night.organizer, "desk")), "doctor-channel-gone")
    new = night.guild.create_text_channel("new-judges")
    await night.run(admin(night), "setup", judges=new)
    await night.settle()
    (asked,) = [post for post in new.history() if asks(post)]
    await night.click(night.organizer, asked, APPROVE)
    await night.settle()
    assert not any(asks(post) for post in new.history())


async def test_a_deleted_thread_is_opened_anew_at_once(night: Night) -> None:
    await running(night, 8)
    pairings = night.channels["pairings"]
    before = sorted(str(thread.name) for thread in pairings.threads)
    night.env.backend.delete_channel(pairings.threads[0].id)
    await night.settle()
    assert sorted(str(thread.name) for thread in pairings.threads) == before


async def test_a_deleted_post_is_posted_anew_when_somebody_looks(night: Night) -> None:
    await running(night, 8)
    post = next(post for post in night.posts("pairings") if is_post(post))
    count = len(night.posts("pairings"))
    night.env.backend.delete_message(post.channel.id, post.id)
    await by_doctor(night)
    await night.settle()
    assert len(night.posts("pairings")) == count
