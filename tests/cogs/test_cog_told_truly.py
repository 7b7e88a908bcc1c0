"""That somebody was told is said once Discord has taken it; until then the answer says what waits, and why."""

from datetime import timedelta

import discord
import pytest

from bot.i18n import text
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, said
from tests.support.rounds import event_with, player_id
from tests.support.wording import says

MISSING_PERMISSIONS = 50013
"""As Discord numbers it."""


def refuse(night: Night, channel: str) -> None:
    """Discord takes no message in a channel."""
    path = f"/channels/{night.channels[channel].id}/messages"
    night.env.inject_error("POST", path, status=403, code=MISSING_PERMISSIONS, times=None)


async def mended(night: Night) -> None:
    """The permission is given, and Discord tells of the role."""
    night.env.backend.faults.clear()
    night.env.backend.edit_role(night.guild.id, night.guild.id, {"mentionable": True})
    await night.settle()


async def test_a_judge_has_been_called_once_the_judges_channel_has_it(night: Night) -> None:
    await event_with(night, 4)
    refuse(night, "judges")
    asked = await night.run(night.players[0], "judge call", question="May I look?")
    assert text("en", "judge-called.waiting", {"number": 1}) in said(asked)
    assert "50013" in said(asked)
    await mended(night)
    assert said(asked) == text("en", "judge-called", {"number": 1})
    assert len([one for one in night.posts("judges") if one.content]) == 1


async def test_what_is_taken_at_once_is_said_at_once(night: Night) -> None:
    await event_with(night, 4)
    posted = await night.run(night.organizer, "event announce", words="Bring dice")
    assert said(posted) == text("en", "event-announced", {"event": "Cup"})


async def test_an_answer_says_which_permission_is_missing_where(night: Night) -> None:
    await event_with(night, 8)
    me = night.guild.me
    assert me is not None
    shut = discord.PermissionOverwrite(send_messages=False)
    closed = night.guild.create_text_channel("closed", overwrites={me: shut})
    write(night.bot.bot_context.database, lambda uow: moved(uow, night.guild.id, closed.id), bool)
    await night.run(night.organizer, "round seat", seed=7)
    answer = said(await night.run(night.organizer, "round publish"))
    assert answer.startswith("⏳")
    assert says(answer, "check-channel-missing", channel=f"<#{closed.id}>")


def moved(uow: UnitOfWork, server: int, channel: int) -> bool:
    """The pairings go to another channel."""
    uow.guilds.change(uow.guilds.require(server), pairings_channel=channel)
    return True


async def test_whoever_takes_no_private_messages_was_not_told(night: Night) -> None:
    await event_with(night, 4)
    await night.run(night.players[0], "me notifications", messages="off")
    warn = {"section": "cjp/manners-penalty", "reason": "late"}
    warned = await night.run(night.judge, "penalty warn", player=player_id(night, 0), **warn)
    assert text("en", "penalty-told") not in said(warned)
    assert text("en", "outstanding-unreached", {"count": 1}) in said(warned)


@pytest.mark.parametrize("status", [500, 403])
async def test_what_is_late_is_said_when_it_comes(night: Night, status: int) -> None:
    await event_with(night, 4)
    path = f"/channels/{night.channels['announcements'].id}/messages"
    night.env.inject_error("POST", path, status=status, code=0, times=1)
    posted = await night.run(night.organizer, "event announce", words="Bring dice")
    if status == 403:
        await mended(night)
    await night.later(timedelta(minutes=6).total_seconds())
    assert said(posted) == text("en", "event-announced", {"event": "Cup"})
    assert len([one for one in night.posts("announcements") if "Bring dice" in one.content]) == 1
