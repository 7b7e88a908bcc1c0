"""A player leaves a table whose clock runs: time stands still until a judge has said how the table goes on."""

from datetime import timedelta

import pytest

from data.transaction import read
from league.clock import ClockStage, ClockState, stage
from league.ids import PlayerId
from league.round import Table, TableStatus
from tests.cogs.test_cog_departure import out, thread
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import pairings, published, running, tables
from tests.support.wording import says, worded

IN_SETUP, IN_PLAY = 150, 20 * 60
"""Seconds after the start: in the third settlement's minute, and in the game."""


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


async def test_a_table_that_is_started_while_a_seat_is_unsettled_waits_for_it(night: Night) -> None:
    await published(night, 8)
    table, other = tables(night)
    await dropped(night, table.seats[1])
    answer = said(await night.run(night.judge, "round start"))
    assert says(answer, "round-started", table=other.number, round=1)
    assert says(
        answer,
        "round-started-waits",
        tables=table.number,
        unit="table",
    )
    assert clock(night, table).paused_at is not None
    assert clock(night, other).paused_at is None
    await night.later(3600)
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[1], guest="Grandma")
    await night.settle()
    assert any(
        says(words, "notice-clock-runs", place=worded("table-alone", number=table.number))
        for words in thread(night, table)[-2:]
    )
    assert clock(night, table).paused_total >= timedelta(hours=1)
    assert stage(clock(night, table), night.env.now()) is ClockStage.SETUP


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
    assert says(thread(night, table)[-1], "table-set-up-anew")
    (left, _) = tables(night)
    assert (left.status, len(left.seats)) == (TableStatus.WAITING, 3)
    await night.run(night.judge, "round start", table=table.number)
    await night.settle()
    assert clock(night, table).setup == timedelta(minutes=6)
    assert stage(clock(night, table), night.env.now()) is ClockStage.SETUP
    assert says("\n".join(shown(post) for post in pairings(night)), "table-placing", number=1, total=6)


def _menu(message: object) -> str:
    return next(found for found in ids_of(message) if found.startswith("menu:seat-leaver:"))
