"""A table's thread is put away with its round, and taken out again where the round goes on."""

import discord

from data.records import PostKind
from data.transaction import read
from league.round import Table
from tests.support.night import Night, said
from tests.support.results import correct
from tests.support.rounds import record_all, running, tables


def _threads(night: Night) -> list[bool]:
    """Whether each thread under the pairings is put away, as Discord has it."""
    threads = [one for one in night.env.backend.channels.values() if one.is_thread]
    return [bool(one.thread_metadata and one.thread_metadata.archived) for one in threads]


def in_thread(night: Night, table: Table) -> tuple[discord.Message, ...]:
    """What was said in a table's thread."""
    post = read(
        night.bot.bot_context.database,
        lambda uow: uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id),
    )
    assert post
    thread = next(one for one in night.channels["pairings"].threads if one.id == post.thread_id)
    return tuple(thread.history())


async def test_threads_are_put_away_when_their_round_ends_and_taken_out_when_that_is_undone(
    night: Night,
) -> None:
    await running(night)
    assert _threads(night) == [False, False]
    record_all(night)
    ended = await night.run(night.judge, "round end")
    await night.settle()
    assert _threads(night) == [True, True], said(ended)
    await night.take_back(night.judge)
    await night.settle()
    assert _threads(night) == [False, False]


async def test_what_is_said_late_opens_the_thread_and_it_is_put_away_again(night: Night) -> None:
    await running(night)
    record_all(night)
    await night.run(night.judge, "round end")
    await night.settle()
    table = tables(night)[0]
    before = len(in_thread(night, table))
    assert "⛔" not in said(await correct(night, table, (6, 10, 7, 5)))
    await night.settle()
    assert len(in_thread(night, table)) == before + 1, "the players hear of it where they played"
    assert _threads(night) == [True, True]
    await night.restart()
    await night.settle()
    assert _threads(night) == [True, True]


async def test_a_thread_that_is_gone_holds_up_no_post(night: Night) -> None:
    await running(night)
    gone = next(one for one in night.env.backend.channels.values() if one.is_thread)
    del night.env.backend.channels[gone.id]  # without a word: as while no process ran
    record_all(night)
    await night.run(night.judge, "round end")
    await night.settle()
    assert _threads(night) == [True]
