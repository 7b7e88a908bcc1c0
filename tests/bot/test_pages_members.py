"""The pages ask Discord who still belongs to a server: a page outlives the membership."""

from simcord.components import walk_components

from bot.pages import Faces, Memberships
from bot.ui.web_links import pages_stand_at
from tests.support.night import Night, last
from tests.support.rounds import event_with, the_event


async def test_whoever_leaves_is_a_member_for_a_minute_at_most(night: Night) -> None:
    members, player = Memberships(night.bot, night.env.now), night.players[0]
    assert await members.are(night.guild.id, player.id)
    night.guild.remove_member(player)
    assert await members.are(night.guild.id, player.id)
    await night.later(60)
    assert not await members.are(night.guild.id, player.id)


async def test_while_discord_says_nothing_whoever_has_a_seat_keeps_it(night: Night) -> None:
    night.env.inject_error("GET", "/guilds/*/members/*", status=500, times=20)
    assert await Memberships(night.bot, night.env.now).are(night.guild.id, night.players[0].id)


async def test_roles_are_those_that_discord_reports_at_this_moment(night: Night) -> None:
    members = Memberships(night.bot, night.env.now)
    server, judge = night.guild.id, night.judge.id
    found = await members.of(server, judge)
    assert found is not None
    assert night.read(lambda uow: uow.guilds.values("judge_role", id=server)[0][0]) in found.role_ids
    assert (found.name, found.is_admin) == ("審判ジュン", False)
    night.guild.remove_member(night.judge)
    assert await members.of(server, judge) is None
    assert await members.of(server, 999) is None
    assert await members.of(404, night.organizer.id) is None


async def test_the_desk_leads_organizers_and_judges_to_the_floor_board(night: Night) -> None:
    pages_stand_at("https://league.example.org")
    await event_with(night, 4)
    for who in (night.organizer, night.judge):
        shown = last(await night.run(who, "desk"))
        links = [node.get("url") for node in walk_components(shown.components)]
        assert f"https://league.example.org/f/{the_event(night).id}?lang=en" in links


async def test_a_server_is_called_as_discord_calls_it_and_a_strangers_has_no_face(night: Night) -> None:
    faces = Faces(night.bot)
    known = night.bot.get_guild(night.guild.id)
    assert known is not None
    assert (faces.of(night.guild.id).name, faces.of(night.guild.id).picture) == (known.name, "")
    assert known.name
    assert faces.of(404).name == ""
    assert await faces.picture(night.guild.id) is None  # it has none
    assert await faces.picture(404) is None


async def test_a_venue_is_said_at_creation_and_changed(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Night", venue="Café Dice")
    event = the_event(night)
    assert event.venue == "Café Dice"
    await night.run(night.organizer, "event edit", event=event.id, venue="-")
    assert the_event(night).venue == ""
