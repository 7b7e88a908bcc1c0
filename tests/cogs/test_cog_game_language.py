"""Games by post speak each player's language from the first private message on, and the server's to all."""

from dataclasses import replace

import discord
import pytest

from bot.i18n import plain
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, direct, said, shown


def japanese(uow: UnitOfWork) -> None:
    """The server's posts are Japanese."""
    for guild in uow.guilds.find():
        uow.guilds.save(replace(guild, language="ja"))


def is_english(words: str) -> bool:
    """Whether there is no Japanese in it."""
    return words.isascii() or not any("ぁ" <= sign <= "ヿ" for sign in words)


@pytest.mark.parametrize("by_button", [False, True])
async def test_the_first_message_to_whoever_sits_down_is_in_their_own_language(
    night: Night, *, by_button: bool
) -> None:
    write(night.bot.bot_context.database, japanese, lambda _: True)
    first, visitor, invited = night.players[:3]
    night.locales.set(first.id, "ja")
    night.locales.set(visitor.id, "en-US")
    night.locales.set(invited.id, "en-US")  # Discord has told us nothing of them
    await night.run(first, "catan new", seats=3, player1=invited)
    await night.settle()
    game = 1
    if by_button:
        board = next(post for post in night.posts("hall") if post.components)
        answer = said(await visitor.click(board, custom_id=f"game-join:{game}:0"))
    else:
        answer = said(await night.run(visitor, "game join", game=game))
    assert "✅" in answer
    await night.env.advance_time(60)
    assert [is_english(shown(one)) for one in direct(first)] == [False]
    assert [is_english(shown(one)) for one in direct(visitor)] == [True]
    assert [is_english(shown(one)) for one in direct(invited)] == [False]
    assert plain("ja", "catan-title", {"game": game}) in str(night.posts("hall")[0].embeds[0].title)


def boards(night: Night) -> list[str]:
    """The titles of the games' boards, oldest first."""
    return [str(post.embeds[0].title) for post in night.posts("hall") if post.embeds]


async def test_boards_and_open_messages_of_games_that_go_on_follow_the_servers_language(night: Night) -> None:
    first, second = night.players[:2]  # whose own language nobody knows
    night.locales.set(first.id, "ko")
    await night.run(first, "catan new", seats=4, bots=3)
    await night.run(second, "catan new", seats=3)
    await night.env.advance_time(31)
    admin = night.guild.add_member(
        night.env.create_user("admin"),
        roles=[night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))],
    )
    for language in ("ja", "en"):
        await night.run(admin, "setup", language=language)
        await night.env.advance_time(31)
        assert boards(night) == [plain(language, "catan-title", {"game": game}) for game in (1, 2)]
        assert is_english(shown(direct(first)[-1])) is (language == "en")


async def test_the_open_message_about_a_turn_follows_the_players_own_language(night: Night) -> None:
    player = night.players[0]
    await night.run(player, "catan new", seats=4, bots=3)
    await night.env.advance_time(31)
    for language in ("ja", "en"):
        await night.run(player, "me language", language=language)
        await night.env.advance_time(31)
        assert is_english(shown(direct(player)[-1])) is (language == "en")
