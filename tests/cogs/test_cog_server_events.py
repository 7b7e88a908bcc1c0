"""Events among the scheduled events of a server, where it wishes so."""

from datetime import timedelta

import discord
import pytest
import simcord

from bot.delivery.drawn_post import DrawnPost
from bot.delivery.server_events import ServerEvents, ways_to
from data.records import Post
from league.event import EventStatus
from tests.support.night import Night
from tests.support.rounds import enter, record_all
from usecases.delivery.outcome import PostDone


@pytest.fixture
def admin(night: Night) -> simcord.MemberActor:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    return night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])


def _scheduled(night: Night) -> list[tuple[str, int, str]]:
    """Name, status and place of each, as Discord has them."""
    found = night.env.backend.guilds[night.guild.id].scheduled_events.values()
    return [(one.name, one.status, (one.entity_metadata or {}).get("location", "")) for one in found]


async def _opened(night: Night, name: str = "Cup", days: int = 1) -> None:
    starts = night.env.now() + timedelta(days=days)
    await night.run(
        night.organizer,
        "event create",
        name=name,
        starts=starts.strftime("%Y-%m-%d %H:%M"),
        venue="Club Lyon",
    )
    await night.run(night.organizer, "event open")
    await night.settle()


async def test_an_event_with_a_time_is_scheduled_where_the_server_wishes_so(
    night: Night, admin: simcord.MemberActor
) -> None:
    await _opened(night)
    assert _scheduled(night) == []
    await night.run(admin, "setup", server_events=True)
    await night.settle()
    assert _scheduled(night) == [("Cup", 1, "Club Lyon")]
    await night.run(night.organizer, "event edit", name="Open")
    await night.settle()
    assert _scheduled(night) == [("Open", 1, "Club Lyon")]
    await night.run(admin, "setup", server_events=False)
    await night.settle()
    assert _scheduled(night) == []


async def test_it_starts_and_ends_with_the_event(night: Night, admin: simcord.MemberActor) -> None:
    await night.run(admin, "setup", server_events=True)
    await _opened(night)
    enter(night, range(8))
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.run(night.judge, "round start")
    await night.settle()
    assert _scheduled(night) == [("Cup", 2, "Club Lyon")]
    record_all(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    await night.settle()
    assert _scheduled(night) == [("Cup", 3, "Club Lyon")]


async def test_a_cancelled_event_is_called_off_there(night: Night, admin: simcord.MemberActor) -> None:
    await night.run(admin, "setup", server_events=True)
    await _opened(night)
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    assert _scheduled(night) == [("Cup", 4, "Club Lyon")]


async def test_one_that_somebody_deleted_comes_again_when_an_admin_looks(
    night: Night, admin: simcord.MemberActor
) -> None:
    await night.run(admin, "setup", server_events=True)
    await _opened(night)
    night.env.backend.guilds[night.guild.id].scheduled_events.clear()
    await night.run(admin, "doctor")
    await night.settle()
    assert _scheduled(night) == [("Cup", 1, "Club Lyon")]


async def test_what_the_bot_lacks_is_named_and_the_event_comes_once_it_has_it(
    night: Night, admin: simcord.MemberActor
) -> None:
    me = night.guild.me
    assert me is not None
    mine = next(role for role in me.roles if role.permissions.manage_events)
    everything = mine.permissions
    night.env.backend.guilds[night.guild.id].roles[mine.id].permissions = everything.value & ~(
        discord.Permissions(manage_events=True).value | discord.Permissions(administrator=True).value
    )
    await night.run(admin, "setup", server_events=True)
    await _opened(night)
    assert _scheduled(night) == []
    night.env.backend.guilds[night.guild.id].roles[mine.id].permissions = everything.value
    await night.run(admin, "doctor")
    await night.settle()
    assert _scheduled(night) == [("Cup", 1, "Club Lyon")]


@pytest.mark.parametrize(
    ("status", "wanted", "passed"),
    [
        (1, EventStatus.OPEN, []),
        (1, EventStatus.CHECK_IN, []),
        (1, EventStatus.RUNNING, [2]),
        (2, EventStatus.RUNNING, []),
        (1, EventStatus.FINISHED, [2, 3]),
        (2, EventStatus.FINISHED, [3]),
        (1, EventStatus.CANCELLED, [4]),
        (2, EventStatus.CANCELLED, [3]),
        (3, EventStatus.RUNNING, []),
        (4, EventStatus.FINISHED, []),
    ],
)
def test_what_has_ended_on_discord_stays_so(status: int, wanted: EventStatus, passed: list[int]) -> None:
    assert list(ways_to(status, wanted)) == passed


async def test_one_that_was_made_just_before_the_connection_broke_is_not_made_twice(
    night: Night, admin: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.run(admin, "setup", server_events=True)
    whole, tries = ServerEvents.show, []

    async def cut(self: ServerEvents, post: Post, shown: DrawnPost | None, *, again: bool) -> PostDone:
        done = await whole(self, post, shown, again=again)
        tries.append(again)
        if len(tries) == 1:
            raise ConnectionError
        return done

    monkeypatch.setattr(ServerEvents, "show", cut)
    await _opened(night)
    await night.later(120)
    assert tries[:2] == [False, True]
    assert _scheduled(night) == [("Cup", 1, "Club Lyon")]
