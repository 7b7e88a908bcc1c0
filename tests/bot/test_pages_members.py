"""The pages ask Discord who still belongs to a server: a page outlives the membership."""

from bot.pages import Memberships
from tests.support.night import Night


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
