"""Table clocks on a league night: start, pause, extend, warnings, the signal."""

from datetime import datetime

import discord
import simcord

from league.clock import deadline
from league.refusal import Refusal
from tests.support.night import Night, said, shown
from tests.support.rounds import running, tables
from tests.support.wording import says
from usecases.caller import Caller
from usecases.clock.placed import ReportSettlement, settlement_placed
from usecases.clocks import clock_of
from usecases.execute import execute


def table_post(night: Night, number: int = 1) -> discord.Message:
    """The living post of a table."""
    posts = [post for post in night.posts("pairings") if post.type is discord.MessageType.default]
    return posts[number]


def thread_messages(night: Night, number: int = 1) -> list[discord.Message]:
    """What was said in a table's thread, oldest first."""
    return list(night.channels["pairings"].threads[number - 1].history())


def ends_at(night: Night, number: int = 1) -> object:
    """When the table's time will be up."""
    table = tables(night)[number - 1]
    clock = night.read(lambda uow: clock_of(uow, table))
    return deadline(clock)  # type: ignore[arg-type]  # a clock


async def placed(night: Night, who: simcord.MemberActor) -> simcord.InteractionResult:
    """Somebody at the first table says that the settlement is placed."""
    answer = await night.click(who, table_post(night), "clock-placed")
    await night.settle()
    return answer


async def test_settlements_are_shown_in_the_post_and_ping_nobody(night: Night) -> None:
    await running(night, 8)
    told = len(thread_messages(night))
    await night.env.advance_time(61)
    assert says(shown(table_post(night)), "table-placing", number=2, total=8)
    await night.env.advance_time(60 * 8)
    assert not says(shown(table_post(night)), "clock-settlement")
    assert len(thread_messages(night)) == told


async def test_warnings_and_the_signal_reach_each_table_once_with_the_report_button__cjp_time_up_ends(
    night: Night,
) -> None:
    await running(night, 8)
    await night.env.advance_time(69 * 60)
    told = [message.content for message in thread_messages(night)][1:]
    assert [words.split("<")[0] for words in told[:2]] == ["⏱️ The game ends at "] * 2
    assert says(told[2], "notice-time-up")
    assert len(told) == 3
    signal = thread_messages(night)[-1]
    assert len(signal.mentions) == 4
    assert signal.components[0].children[0].custom_id == f"result-report:{tables(night)[0].id}:0"  # type: ignore[union-attr]  # a row of buttons


async def test_clock_survives_a_restart_and_the_signal_comes_once(night: Night) -> None:
    await running(night, 8)
    before = ends_at(night)
    await night.env.advance_time(30 * 60)
    await night.restart()
    assert ends_at(night) == before
    await night.env.advance_time(40 * 60)
    await night.restart()
    signals = [m for m in thread_messages(night) if says(m.content, "notice-time-up")]
    assert len(signals) == 1


def warned(night: Night) -> list[str]:
    """What stands in the thread of the first table about its end."""
    told = [message.content for message in thread_messages(night)]
    return [words for words in told if words.startswith(("⏱️", "⏸️"))]


async def test_a_warning_that_was_told_names_the_end_that_holds_now__cjp_time_extension(night: Night) -> None:
    await running(night, 8)
    await night.later(59 * 60)
    (before,) = warned(night)
    assert before.startswith("⏱️ The game ends at")
    await night.run(night.judge, "round extend", minutes=30, table=1)
    await night.settle()
    end = ends_at(night)
    assert isinstance(end, datetime)
    (extended,) = warned(night)
    assert f"<t:{int(end.timestamp())}" in extended
    assert not says(extended, "match-line-leave", minutes=10)
    await night.run(night.judge, "round pause", table=1)
    await night.settle()
    assert says(warned(night)[0], "notice-clock-stands")
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert warned(night) == [extended]


async def test_handing_over_early_begins_the_next_settlement_once__cjp_placement_next_early(
    night: Night,
) -> None:
    await running(night, 8)
    line = next(line for line in shown(table_post(night)).splitlines() if "<@" in line)
    first = next(player for player in night.players if f"<@{player.id}>" in line)
    handed = await placed(night, first)
    caller = Caller(first.id, "at once", night.guild.id, night.env.now())
    again = ReportSettlement(caller, tables(night)[0].id, 1)
    assert execute(night.bot.bot_context.database, settlement_placed, again) == Refusal("already-placed")
    assert says(said(handed), "clock-placed-next", number=2, total=8)
    assert says(shown(table_post(night)), "table-placing", number=2, total=8)
    stranger = await night.click(night.outsider, table_post(night), "clock-placed")
    assert says(said(stranger), "refusal-clock-not-at-table")
