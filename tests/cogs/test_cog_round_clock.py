"""Table clocks on a league night: start, pause, extend, warnings, the signal."""

from datetime import datetime, timedelta

import discord
import simcord

from league.clock import deadline
from league.refusal import Refusal
from league.round import TableStatus
from tests.support.night import Night, said, shown
from tests.support.rounds import audited, published, record, running, seats, tables, the_event
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


async def test_start_runs_eight_and_sixty_minutes_at_four__cjp_time_limit(night: Night) -> None:
    await published(night, 8)
    started = await night.run(night.judge, "round start")
    await night.settle()
    assert "clocks of 2 tables are running" in said(started)
    assert [table.status for table in tables(night)] == [TableStatus.PLAYING] * 2
    assert "Settlement 1 of 8" in shown(table_post(night))
    assert "already running" in said(await night.run(night.judge, "round start"))
    assert audited(night)[-1] == "round-started"


async def test_start_runs_six_and_sixty_minutes_at_three__cjp_time_limit(night: Night) -> None:
    await published(night, 7)
    now = night.env.now()
    await night.run(night.judge, "round start", table=2)
    await night.settle()
    assert len(seats(night)[1]) == 3
    assert abs(ends_at(night, 2) - now - timedelta(minutes=66)) < timedelta(seconds=5)  # type: ignore[operator]  # a moment
    assert [table.status for table in tables(night)] == [TableStatus.WAITING, TableStatus.PLAYING]


async def test_settlements_are_shown_in_the_post_and_ping_nobody(night: Night) -> None:
    await running(night, 8)
    told = len(thread_messages(night))
    await night.env.advance_time(61)
    assert "Settlement 2 of 8" in shown(table_post(night))
    await night.env.advance_time(60 * 8)
    assert "Settlement" not in shown(table_post(night))
    assert len(thread_messages(night)) == told


async def test_warnings_and_the_signal_reach_each_table_once_with_the_report_button__cjp_time_up_ends(
    night: Night,
) -> None:
    await running(night, 8)
    await night.env.advance_time(69 * 60)
    told = [message.content for message in thread_messages(night)][1:]
    assert [words.split(",")[0] for words in told[:2]] == ["⏱️ 10 minutes left", "⏱️ 5 minutes left"]
    assert "Time is up: the game ends now" in told[2]
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
    signals = [m for m in thread_messages(night) if "Time is up" in m.content]
    assert len(signals) == 1


async def test_pause_stops_the_clock_and_is_added__cjp_pause_time(night: Night) -> None:
    await running(night, 8)
    before = ends_at(night)
    await night.env.advance_time(120)
    assert "clock of table 1 is stopped" in said(await night.run(night.judge, "round pause", table=1))
    await night.settle()
    assert "The clock stopped" in shown(table_post(night))
    assert "already stopped" in said(await night.run(night.judge, "round pause", table=1))
    await night.env.advance_time(300)
    await night.run(night.judge, "round resume", table=1)
    assert timedelta(seconds=299) < ends_at(night) - before < timedelta(seconds=302)  # type: ignore[operator]  # moments
    assert ends_at(night, 2) == before


async def test_judge_extends_one_table_and_the_warnings_move_with_the_end__cjp_time_extension(
    night: Night,
) -> None:
    await running(night, 8)
    before = ends_at(night)
    extended = await night.run(night.judge, "round extend", minutes=15, table=1)
    assert "Table 1 has 15 more minutes" in said(extended)
    assert ends_at(night) - before == timedelta(minutes=15)  # type: ignore[operator]  # moments
    await night.env.advance_time(69 * 60)
    assert not [m for m in thread_messages(night) if "Time is up" in m.content]
    assert [m for m in thread_messages(night, 2) if "Time is up" in m.content]


def warned(night: Night) -> list[str]:
    """What stands in the thread of the first table about its end."""
    told = [message.content for message in thread_messages(night)]
    return [words for words in told if words.startswith(("⏱️", "⏸️"))]


async def test_a_warning_that_was_told_names_the_end_that_holds_now__cjp_time_extension(night: Night) -> None:
    await running(night, 8)
    await night.later(59 * 60)
    (before,) = warned(night)
    assert before.startswith("⏱️ 10 minutes left")
    await night.run(night.judge, "round extend", minutes=30, table=1)
    await night.settle()
    end = ends_at(night)
    assert isinstance(end, datetime)
    (extended,) = warned(night)
    assert f"<t:{int(end.timestamp())}" in extended
    assert "10 minutes" not in extended
    await night.run(night.judge, "round pause", table=1)
    await night.settle()
    assert "stands still" in warned(night)[0]
    await night.take_back(night.judge, event=1)
    await night.settle()
    assert warned(night) == [extended]


async def test_a_warning_at_a_table_whose_time_is_not_touched_stays_as_it_was_told(night: Night) -> None:
    await running(night, 8)
    await night.later(59 * 60)
    before = warned(night)
    await night.run(night.judge, "round extend", minutes=30, table=2)
    await night.settle()
    assert warned(night) == before


async def test_table_with_a_result_is_told_nothing_more(night: Night) -> None:
    await running(night, 8)
    record(night, tables(night)[0])
    told = len(thread_messages(night))
    await night.env.advance_time(69 * 60)
    assert len(thread_messages(night)) == told


async def test_players_do_not_run_clocks(night: Night) -> None:
    await running(night, 8)
    for verb in ("pause", "resume", "end"):
        assert "Only judges" in said(await night.run(night.players[0], f"round {verb}"))
    assert "Only judges" in said(await night.run(night.players[0], "round extend", minutes=5))


async def test_cancelled_round_is_told_nothing_by_its_timers(night: Night) -> None:
    await running(night, 8)
    told = len(thread_messages(night))
    await night.run(night.organizer, "round cancel")
    await night.env.advance_time(69 * 60)
    assert len(thread_messages(night)) == told


async def test_handing_over_early_begins_the_next_settlement_once__cjp_placement_next_early(
    night: Night,
) -> None:
    await running(night, 8)
    line = (table_post(night).embeds[0].description or "").splitlines()[0]
    first = next(player for player in night.players if f"<@{player.id}>" in line)
    handed = await placed(night, first)
    caller = Caller(first.id, "at once", night.guild.id, night.env.now())
    again = ReportSettlement(caller, tables(night)[0].id, 1)
    assert execute(night.bot.bot_context.database, settlement_placed, again) == Refusal("already-placed")
    assert "Settlement 2 of 8 is due now" in said(handed)
    assert "Settlement 2 of 8" in shown(table_post(night))
    stranger = await night.click(night.outsider, table_post(night), "clock-placed")
    assert "Only the players of this table" in said(stranger)


async def test_an_extension_can_be_taken_back_after_a_settlement_and_that_stays_placed(night: Night) -> None:
    await running(night, 8)
    before = ends_at(night, 1), ends_at(night, 2)
    await night.run(night.judge, "round extend", minutes=15)
    await placed(night, night.judge)
    early = ends_at(night, 1) - before[0]  # type: ignore[operator]  # moments
    assert early < timedelta(minutes=15)
    undone = said(await night.take_back(night.judge, event=the_event(night).id))
    assert "Taken back" in undone, undone
    await night.settle()
    assert "Settlement 2 of 8" in shown(table_post(night))
    assert ends_at(night, 1) - before[0] == early - timedelta(minutes=15)  # type: ignore[operator]  # moments
    assert ends_at(night, 2) == before[1]


async def test_the_time_in_which_a_settlement_was_placed_is_not_taken_back(night: Night) -> None:
    await running(night, 8)
    await night.run(night.judge, "round extend", minutes=15)
    await placed(night, night.judge)
    await night.take_back(night.judge, event=the_event(night).id)  # the extension; the start is next
    assert "gone on since" in said(await night.take_back(night.judge, event=the_event(night).id))
    await night.run(night.judge, "round pause")
    assert "Taken back" in said(await night.take_back(night.judge, event=the_event(night).id))
    await night.run(night.judge, "round pause")
    await night.run(night.judge, "round resume")
    await placed(night, night.judge)
    assert "gone on since" in said(await night.take_back(night.judge, event=the_event(night).id))
