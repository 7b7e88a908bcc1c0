"""A call from a table reaches the judges where their own channel takes no message, or is not set up."""

import pytest

from data.transaction import write
from tests.cogs.test_cog_judge import seated, thread
from tests.support.night import Night
from tests.support.rounds import running, tables
from tests.support.wording import says


@pytest.mark.parametrize("is_set", [True, False])
async def test_the_judges_are_pinged_in_the_tables_thread(night: Night, *, is_set: bool) -> None:
    await running(night)
    guild = night.read(lambda uow: uow.guilds.require(night.guild.id))
    shut = f"/channels/{night.channels['judges'].id}/messages"
    if is_set:
        night.env.inject_error("POST", shut, status=403, code=50013, times=None)
    else:
        database = night.bot.bot_context.database
        write(
            database,
            lambda uow: uow.guilds.change(uow.guilds.require(night.guild.id), judges_channel=0),
            bool,
        )
    table = tables(night)[0]
    await night.run(seated(night, table), "judge call", question="May I build twice?")
    for _ in range(3):
        await night.env.advance_time(31)
    told = [words for words in thread(night, table) if says(words, "notice-judge-called-role")]
    assert len(told) == 1
    assert f"<@&{guild.judge_role}>" in told[0]  # type: ignore[attr-defined]  # a query's outcome


async def test_where_their_channel_takes_it_the_thread_is_not_told_twice(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await night.run(seated(night, table), "judge call", question="May I build twice?")
    for _ in range(3):
        await night.env.advance_time(31)
    assert not [words for words in thread(night, table) if "a question from" in words]
