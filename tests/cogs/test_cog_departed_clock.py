"""A player leaves a table whose clock runs: time stands still until a judge has said how the table goes on."""

from datetime import timedelta

import pytest

from data.transaction import read
from league.clock import ClockStage, ClockState, stage
from league.ids import PlayerId
from league.round import Table, TableStatus
from tests.cogs.test_cog_departure import out, thread
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import pairings, published, running, tables, the_event

IN_SETUP, IN_PLAY = 150, 20 * 60
"""Seconds after the start: in the third settlement's minute, and in the game."""
RUNS, STANDS = "The clock runs again", "The clock stands still until then"


async def playing(night: Night, seconds: int) -> Table:
    """The first table of two, its clock running for so long."""
    await running(night, 8)
    await night.env.advance_time(seconds)
    return tables(night)[0]


def clock(night: Night, table: Table) -> ClockState:
    kept = read(night.bot.bot_context.database, lambda uow: uow.clocks.require(table.id))
    return kept.clock


async def dropped(night: Night, player: PlayerId) -> None:
    await out(night, "signup drop", player)


@pytest.mark.parametrize("seconds", [IN_SETUP, IN_PLAY])
async def test_time_stands_still_and_no_signal_comes_until_the_seat_is_settled(
    night: Night, seconds: int
) -> None:
    table = await playing(night, seconds)
    await dropped(night, table.seats[1])
    assert clock(night, table).paused_at is not None
    assert clock(night, tables(night)[1]).paused_at is None
    assert STANDS in thread(night, table)[-1]
    await night.later(2 * 3600)
    assert not any("Time is up" in words for words in thread(night, table))
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[1], guest="Grandma")
    await night.settle()
    assert RUNS in thread(night, table)[-1]
    assert clock(night, table).paused_total >= timedelta(hours=2)
    await night.later(2 * 3600)
    assert any("Time is up" in words for words in thread(night, table))


async def test_a_table_that_is_started_while_a_seat_is_unsettled_waits_for_it(night: Night) -> None:
    await published(night, 8)
    table, other = tables(night)
    await dropped(night, table.seats[1])
    answer = said(await night.run(night.judge, "round start"))
    assert f"The clock of table {other.number} is running" in answer
    assert f"Table {table.number} waits" in answer
    assert clock(night, table).paused_at is not None
    assert clock(night, other).paused_at is None
    await night.later(3600)
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[1], guest="Grandma")
    await night.settle()
    assert RUNS in thread(night, table)[-1]
    assert clock(night, table).paused_total >= timedelta(hours=1)
    assert stage(clock(night, table), night.env.now()) is ClockStage.SETUP


async def test_time_runs_again_when_the_player_is_back(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    await night.run(night.organizer, "signup return", player=table.seats[1])
    await night.settle()
    assert RUNS in thread(night, table)[-1]
    assert clock(night, table).paused_at is None


async def test_a_judges_own_pause_stays(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await night.run(night.judge, "round pause", table=table.number)
    await dropped(night, table.seats[1])
    assert STANDS not in thread(night, table)[-1]
    await night.run(night.organizer, "signup return", player=table.seats[1])
    assert clock(night, table).paused_at is not None


async def test_two_who_leave_are_both_waited_for(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    await dropped(night, table.seats[2])
    for player, guest, still in ((table.seats[1], "Grandma", True), (table.seats[2], "Grandpa", False)):
        await night.run(night.judge, "round replace", table=table.id, player=player, guest=guest)
        assert (clock(night, table).paused_at is not None) is still


async def test_a_call_of_the_table_holds_its_time_until_it_is_ruled_on(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    caller = next(
        one
        for one in night.players
        if one.id
        == read(night.bot.bot_context.database, lambda uow: uow.people.require(table.seats[0]).user_id)
    )
    await night.run(caller, "judge call", question="Who plays on?", table=table.number)
    await night.run(night.organizer, "signup return", player=table.seats[1])
    assert clock(night, table).paused_at is not None
    await night.run(night.judge, "judge rule", call=1, ruling="All do")
    assert clock(night, table).paused_at is None


@pytest.mark.parametrize("held", [False, True])
async def test_who_goes_without_a_successor_in_the_set_up_lets_it_begin_anew(
    night: Night, *, held: bool
) -> None:
    table = await playing(night, IN_SETUP)
    if held:
        await dropped(night, table.seats[1])
    asked = last(await night.forged(night.judge, "table-seats", table.id))
    who = await night.judge.select(asked, [str(table.seats[1])], custom_id=_menu(asked))
    await night.click(night.judge, last(who), "seat-remove")
    await night.settle()
    assert "The settlements are placed anew" in thread(night, table)[-1]
    (left, _) = tables(night)
    assert (left.status, len(left.seats)) == (TableStatus.WAITING, 3)
    await night.run(night.judge, "round start", table=table.number)
    await night.settle()
    assert clock(night, table).setup == timedelta(minutes=6)
    assert stage(clock(night, table), night.env.now()) is ClockStage.SETUP
    assert "Settlement 1 of 6" in "\n".join(shown(post) for post in pairings(night))


async def test_who_has_left_is_called_no_more(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    await night.run(night.judge, "round resume", table=table.number)
    await night.later(2 * 3600)
    (signal,) = [words for words in thread(night, table) if "Time is up" in words]
    gone = read(night.bot.bot_context.database, lambda uow: uow.people.require(table.seats[1]).user_id)
    assert f"<@{gone}>" not in signal


async def test_the_departure_is_taken_back_with_its_pause(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    assert "⛔" not in said(await night.take_back(night.organizer, event=the_event(night).id))
    assert clock(night, table).paused_at is None


def _menu(message: object) -> str:
    return next(found for found in ids_of(message) if found.startswith("menu:seat-leaver:"))


@pytest.mark.parametrize("gone", [1, 2, 3])
async def test_a_table_whose_clock_a_judge_lets_run_hears_its_signals_however_many_have_left(
    night: Night, gone: int
) -> None:
    table = await playing(night, IN_PLAY)
    for player in table.seats[:gone]:
        await dropped(night, player)
    await night.run(night.judge, "round resume", table=table.number)
    await night.later(2 * 3600)
    heard = [words for words in thread(night, table) if "minutes left" in words or "Time is up" in words]
    assert len(heard) == 3
    for words in heard:
        assert words.count("<@") == len(table.seats) - gone
