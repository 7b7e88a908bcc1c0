"""A server posts in Japanese, English or both; whoever is addressed reads their own language."""

from dataclasses import replace

import pytest

from bot.i18n import plain
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.reading import controls_in, value
from tests.support.results import at_table
from tests.support.rounds import event_with, pairings, running, tables
from tests.support.wording import says


def speak(night: Night, language: str) -> None:
    """The server's posts are in this language."""

    def spoken(uow: UnitOfWork) -> None:
        for guild in uow.guilds.find():
            uow.guilds.save(replace(guild, language=language))

    write(night.bot.bot_context.database, spoken, lambda _: True)


def labels(message: object) -> list[str]:
    return [value(item, "label") for item in controls_in(message)]


def first_ping(night: Night, number: int = 1) -> str:
    """What the players of a table read first in its thread."""
    thread = next(one for one in night.channels["pairings"].threads if f"Table {number}" in str(one.name))
    return next(message.content for message in thread.history() if message.content)


async def test_a_server_of_both_languages_says_each_thing_once_in_each(night: Night) -> None:
    speak(night, "ja-en")
    await running(night, 9, capacity=8)
    announced, overview, table = (
        shown(post) for post in (night.posts("announcements")[0], *pairings(night)[:2])
    )
    assert "👥 参加者 / Players: **8/8**" in announced
    for player in night.players[:8]:
        assert overview.count(f"<@{player.id}>") == 1
    assert "第1回戦 · テーブル1 / Round 1 · Table 1" in table
    assert "結果を報告 / Report result" in labels(pairings(night)[1])
    assert night.channels["pairings"].threads[0].name == "第1回戦 · テーブル1 / Round 1 · Table 1 · Cup"
    assert not any(found.startswith("read-other") for found in ids_of(pairings(night)[1]))


@pytest.mark.parametrize(("server", "words"), [("en", "参加者"), ("ja", "Players")])
async def test_a_public_post_is_read_in_the_other_language_privately(
    night: Night, server: str, words: str
) -> None:
    speak(night, server)
    await event_with(night, 3)
    await night.settle()
    post = night.posts("announcements")[0]
    assert any(found.startswith("read-other") for found in ids_of(post))
    assert words not in shown(post)
    answer = await night.click(night.outsider, post, "read-other")
    assert words in said(answer)
    assert last(answer).ephemeral
    joined = await night.click(night.outsider, last(answer), "signup-join")
    assert "⛔" not in said(joined)


async def test_a_post_that_is_gone_is_not_read_any_more(night: Night) -> None:
    await event_with(night, 3)
    await night.settle()
    post = night.posts("announcements")[0]

    def forgotten(uow: UnitOfWork) -> None:
        found = uow.outbox.posts.first(message_id=post.id)
        assert found is not None
        uow.outbox.posts.change(found, message_id=0)

    write(night.bot.bot_context.database, forgotten, lambda _: True)
    answer = await night.click(night.outsider, post, "read-other")
    assert said(answer) == plain("en", "button-unknown")


@pytest.mark.parametrize(("japanese", "ja", "en"), [(0, False, True), (4, True, False), (1, True, True)])
async def test_a_ping_in_a_thread_is_in_the_language_of_those_it_addresses(
    night: Night, japanese: int, *, ja: bool, en: bool
) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    for place, player in enumerate(at_table(night, tables(night)[0])):
        await night.run(player, "me language", language="ja" if place < japanese else "en")
    await night.run(night.organizer, "round publish")
    await night.settle()
    ping = first_ping(night)
    assert (says(ping, "notice-seated", language="ja"), says(ping, "notice-seated")) == (ja, en)


async def test_a_promotion_comes_in_private_in_the_players_language(night: Night) -> None:
    await event_with(night, 9, capacity=8)
    waiting = night.players[8]
    await night.run(waiting, "me language", language="ja")
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    assert [says(one.content, "notice-promoted", language="ja") for one in direct(waiting)] == [True]
    assert not any("<@" in post.content for post in night.posts("announcements"))


async def test_a_ruling_by_a_rule_names_it_in_the_language_of_the_table(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    seated = at_table(night, table)
    for player in seated:
        await night.run(player, "me language", language="ja")
    await night.run(seated[0], "judge call", question="May the robber go to the desert?", table=table.id)
    await night.settle()
    call = read(night.bot.bot_context.database, lambda uow: uow.calls.find()[0])
    post = night.posts("judges")[0]
    picker = next(found for found in ids_of(post) if found.startswith("menu:judge-candidate"))
    await night.judge.select(post, [call.candidates[0]], custom_id=picker)
    await night.settle()
    ruled = read(night.bot.bot_context.database, lambda uow: uow.calls.require(call.id))
    thread = next(
        one for one in night.channels["pairings"].threads if says(str(one.name), "table-alone", number=1)
    )
    told = [message.content for message in thread.history()][-1]
    assert ruled.ruling.isascii()
    assert ruled.ruling not in told
    assert "裁定" in told
