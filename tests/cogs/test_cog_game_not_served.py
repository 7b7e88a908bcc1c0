"""No process ran, or heard Discord, for hours while a game by post was on: nobody could play, or loses by it."""

import asyncio
from datetime import datetime, timedelta

import pytest

from data.records import TimerKind
from data.transaction import read, write
from tests.support.game_faults import rolling
from tests.support.game_night import GameNight
from tests.support.night import Night, shown
from tests.support.wording import says

A_DAY = timedelta(days=1)


async def stands_still(night: Night, time: timedelta) -> None:
    """The process ends, and another one begins so much later."""
    night.bot.timers.close()
    night.bot.presence.close()
    night.env._move_clock(night.env._virtual_time + time.total_seconds())
    await night.restart()
    await night.env.advance_time(60)


def connection(night: Night, event: str) -> None:
    """The library tells that the connection is lost, or there again; in the bot's name, whose time is virtual."""
    with night.env._bot_scope():
        night.bot.dispatch(event, 0)


def deadline(table: GameNight) -> datetime:
    """Until when the game waits."""
    found = table.seats[table.state.turn.player].deadline
    assert found is not None
    return found


def told(table: GameNight) -> list[str]:
    """What the thread says of the time that does not count."""
    return [shown(one) for one in table.thread_messages() if says(shown(one), "game-not-served")]


async def test_hours_in_which_no_process_ran_count_in_no_game(night: Night) -> None:
    table = await rolling(night)
    before, turn = deadline(table), table.state.turn.number
    await stands_still(night, A_DAY)
    assert table.state.turn.number == turn
    assert [seat.misses for seat in table.seats] == [0, 0, 0, 0]
    # The mark that a process runs is five minutes old at most.
    assert timedelta(0) <= deadline(table) - before - A_DAY < timedelta(minutes=10)
    (words,) = told(table)
    assert says(words, "game-not-served", hours=24)
    kinds = {kind for kind, _, due in table.timers(table.state.turn.player) if due > timedelta(0)}
    assert {str(TimerKind.GAME_DEADLINE), str(TimerKind.GAME_REMINDER)} <= kinds


@pytest.mark.parametrize("minutes", [1, 20])
async def test_a_deploy_moves_no_deadline(night: Night, minutes: int) -> None:
    table = await rolling(night)
    before = deadline(table)
    await stands_still(night, timedelta(minutes=minutes))
    assert deadline(table) == before
    assert told(table) == []


async def test_hours_in_which_discord_was_not_heard_count_in_no_game_either(night: Night) -> None:
    table = await rolling(night)
    before, turn = deadline(table), table.state.turn.number
    connection(night, "shard_disconnect")
    await night.later(A_DAY.total_seconds())
    assert table.state.turn.number == turn
    connection(night, "shard_resumed")
    await night.env.advance_time(60)
    assert [seat.misses for seat in table.seats] == [0, 0, 0, 0]
    assert timedelta(0) <= deadline(table) - before - A_DAY < timedelta(minutes=10)
    assert len(told(table)) == 1


async def test_time_is_given_back_once_though_it_is_looked_at_twice_at_a_time(night: Night) -> None:
    table = await rolling(night)
    before, presence = deadline(table), night.bot.presence
    await night.later(timedelta(hours=6).total_seconds())  # part of the turn's time is used
    connection(night, "shard_disconnect")
    await night.later(A_DAY.total_seconds())
    await asyncio.gather(presence.heard(0), presence.look(), presence.look())
    assert timedelta(0) <= deadline(table) - before - A_DAY < timedelta(minutes=10)


async def test_a_connection_that_is_back_soon_moves_no_deadline(night: Night) -> None:
    table = await rolling(night)
    before = deadline(table)
    connection(night, "shard_disconnect")
    await night.later(timedelta(minutes=20).total_seconds())
    connection(night, "shard_resumed")
    await night.env.advance_time(60)
    assert deadline(table) == before
    await night.later((before - night.env.now()).total_seconds() + 120)
    assert sum(seat.misses for seat in table.seats) == 1


async def test_a_proposal_lies_as_much_longer(night: Night) -> None:
    table = await rolling(night)
    seat = table.seats[table.state.turn.player].id
    end = night.env.now() + timedelta(hours=2)
    database = night.bot.bot_context.database
    write(database, lambda uow: uow.timers.schedule(TimerKind.GAME_OFFER, seat, end, 101), lambda _: True)
    await stands_still(night, A_DAY)
    (timer,) = read(database, lambda uow: uow.timers.waiting(TimerKind.GAME_OFFER, seat))
    assert timer.due_at - end > timedelta(hours=23)


async def the_clock_jumps(night: Night, by: timedelta) -> None:
    """The machine slept, or its clock was set: the process and its connection live on."""
    night.env._move_clock(night.env._virtual_time + by.total_seconds())
    for _ in range(3):
        await night.env.advance_time(60)


async def test_days_in_which_the_machine_slept_count_in_no_game(night: Night) -> None:
    table = await rolling(night)
    before, turn = deadline(table), table.state.turn.number
    await night.env.advance_time(400)  # the process has been seen to run
    await the_clock_jumps(night, 3 * A_DAY)
    assert table.state.turn.number == turn
    assert [seat.misses for seat in table.seats] == [0, 0, 0, 0]
    assert timedelta(0) <= deadline(table) - before - 3 * A_DAY < timedelta(minutes=20)
    assert len(told(table)) == 1
    await night.later((deadline(table) - night.env.now()).total_seconds() + 120)
    assert sum(seat.misses for seat in table.seats) == 1


async def test_a_clock_that_jumps_ahead_and_back_ends_nobodys_time(night: Night) -> None:
    table = await rolling(night)
    before = deadline(table)
    await night.env.advance_time(400)
    for by in (A_DAY, -A_DAY, -A_DAY, A_DAY):
        await the_clock_jumps(night, by)
        assert deadline(table) >= before
    assert [seat.misses for seat in table.seats] == [0, 0, 0, 0]
    await night.later((deadline(table) - night.env.now()).total_seconds() + 120)
    assert sum(seat.misses for seat in table.seats) == 1
