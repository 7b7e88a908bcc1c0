"""Channels and threads that somebody deletes: it is said at once, and what could not be posted comes to the new one."""

import discord
import pytest
import simcord

from data.transaction import read
from tests.support.night import Night, said, shown
from tests.support.reading import is_post, titles_of
from tests.support.results import at_table, report
from tests.support.rounds import event_with, pairings, published, running, tables
from tests.support.wording import says


@pytest.fixture
def admin(night: Night) -> simcord.MemberActor:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    return night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])


async def delete(night: Night, channel: int) -> None:
    """Somebody deletes a channel or a thread."""
    night.env.backend.delete_channel(channel)
    await night.settle()


async def test_publish_says_what_it_cannot_post_and_a_new_channel_gets_it_all_pings_included(
    night: Night, admin: simcord.MemberActor
) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    await delete(night, night.channels["pairings"].id)
    answer = said(await night.run(night.organizer, "round publish"))
    await night.settle()
    assert says(answer, "round-published.waiting")
    assert says(answer, "check-channel-gone")
    assert says(said(await night.run(admin, "doctor")), "doctor-channel-gone")

    new = night.guild.create_text_channel("new-pairings")
    await night.run(admin, "setup", pairings=new)
    await night.settle()
    assert [len(titles_of(post)) for post in new.history() if is_post(post)] == [1, 1, 1]
    pings = ["\n".join(m.content for m in thread.history()) for thread in new.threads]
    for table, words in zip(
        tables(night), sorted(pings, key=lambda one: says(one, "table-place", number=2)), strict=True
    ):
        assert all(f"<@{player.id}>" in words for player in at_table(night, table))


async def test_a_round_that_was_posted_moves_when_its_channel_is_deleted(
    night: Night, admin: simcord.MemberActor
) -> None:
    await running(night, 8)
    await delete(night, night.channels["pairings"].id)
    new = night.guild.create_text_channel("new-pairings")
    await night.run(admin, "setup", pairings=new)
    await night.settle()
    assert len(new.threads) == 2
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    assert any("<@" in m.content for thread in new.threads for m in thread.history())


async def test_a_deleted_thread_is_opened_again_for_the_next_message(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    players = at_table(night, table)
    post = read(
        night.bot.bot_context.database, lambda uow: uow.outbox.posts.first(kind="table", subject=table.id)
    )
    assert post is not None
    await delete(night, post.thread_id)
    await report(night, players[0], table)
    await night.env.advance_time(60)
    threads = [thread for thread in night.channels["pairings"].threads if "Table 1" in str(thread.name)]
    assert len(threads) == 1
    assert any(f"<@{players[1].id}>" in m.content for m in threads[0].history())
    assert len(pairings(night)) >= 3


async def test_a_change_of_language_reaches_the_posts_that_stand(
    night: Night, admin: simcord.MemberActor
) -> None:
    await published(night, 8)
    answer = said(await night.run(admin, "setup", language="ja-en"))
    await night.settle()
    assert says(answer, "choice-language-ja-en")
    assert "参加者 / Players" in shown(night.posts("announcements")[0])
    assert "第1回戦 · テーブル1 / Round 1 · Table 1" in shown(pairings(night)[1])
