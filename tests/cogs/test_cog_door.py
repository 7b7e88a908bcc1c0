"""The door on Discord: `/signup door` gives the link, the desk lists who asks and answers with one tap."""

from typing import Any

import discord
import pytest
import simcord

from bot.ui.controls import Control, controls
from bot.ui.web_links import pages_stand_at
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from tests.support.night import Night, ids_of, said
from tests.support.rounds import event_with, the_event
from tests.support.undo_more import WEB_ADDRESS, a_guest_at_the_door
from tests.support.wording import says


def status(night: Night, name: str) -> EntryStatus | None:
    def find(uow: UnitOfWork) -> EntryStatus | None:
        person = uow.people.first(guild_id=night.guild.id, name=name)
        entry = uow.entries.list_of(the_event(night)).entry_of(person.id) if person else None
        return entry.status if entry else None

    return read(night.bot.bot_context.database, find)


async def forged(night: Night, who: simcord.MemberActor, verb: str) -> Any:  # noqa: ANN401 - an answer
    """Somebody clicks a button of the first request that they should not see, or no longer see."""
    view = controls("en", [Control(verb, 1, the_event(night).id)])
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    return await night.click(who, await channel.send("an old desk", view=view), verb)


async def test_the_link_is_given_where_there_are_pages(night: Night) -> None:
    pages_stand_at(WEB_ADDRESS)
    await event_with(night, 4)
    first = said(await night.run(night.organizer, "signup door", mode="on"))
    assert f"{WEB_ADDRESS}/d/1-" in first
    assert said(await night.run(night.organizer, "signup door", mode="on")) == first
    assert "/d/" not in said(await night.run(night.organizer, "signup door", mode="off"))


async def test_without_pages_it_says_that_the_code_leads_nowhere(night: Night) -> None:
    await event_with(night, 4)
    words = said(await night.run(night.organizer, "signup door", mode="on"))
    assert "/d/" not in words
    assert says(words, "door-no-pages")


@pytest.mark.parametrize("verb", ["door-accept", "door-decline"])
async def test_the_desk_lists_who_asks_and_one_tap_answers(night: Night, verb: str) -> None:
    await event_with(night, 4)
    await a_guest_at_the_door(night)
    opened = await night.run(night.organizer, "desk")
    assert "Ann" in said(opened)
    answer = await night.click(night.organizer, opened.response, verb)
    assert "Ann" in said(answer)
    assert status(night, "Ann") == (EntryStatus.CONFIRMED if verb == "door-accept" else None)
    fresh = await night.run(night.organizer, "desk")
    assert not [name for name in ids_of(fresh.response) if name.startswith("door-")]
    assert "already" in said(await forged(night, night.organizer, verb))


async def test_nobody_else_answers(night: Night) -> None:
    await event_with(night, 4)
    await a_guest_at_the_door(night)
    for who in (night.judge, night.players[0]):
        assert "organizer" in said(await forged(night, who, "door-accept")).lower()
        assert "organizer" in said(await night.run(who, "signup door", mode="off")).lower()
    assert status(night, "Ann") is None
    assert "door-accept:1:1" in ids_of((await night.run(night.organizer, "desk")).response)
