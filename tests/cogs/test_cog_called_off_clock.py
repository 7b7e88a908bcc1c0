"""What is called off is quiet: its clocks stand still, and go on with the time that was left once it takes place."""

from datetime import timedelta

import pytest

from league.clock import ClockState, remaining
from tests.cogs.test_cog_departed_clock import IN_PLAY, IN_SETUP, _menu, clock, dropped, playing
from tests.cogs.test_cog_departure import thread
from tests.cogs.test_cog_judge import seated
from tests.cogs.test_cog_match import at_the_board, told, write
from tests.support.night import Night, last, said, shown
from tests.support.rounds import tables, the_event
from tests.support.undo import lines

GOES_ON = "The clock goes on with the time that was left"


def left(night: Night, state: ClockState) -> timedelta:
    return remaining(state, night.env.now())


def in_threads(night: Night) -> list[str]:
    """What is said in the threads of the tables that there are."""
    return [shown(one) for thread_ in night.channels["pairings"].threads for one in thread_.history()]


async def called_off(night: Night, command: str = "event cancel") -> None:
    answer = said(await night.sure(night.organizer, command))
    assert "⛔" not in answer, answer
    await night.settle()


async def taken_back(night: Night, action: str = "") -> None:
    line = next((one.id for one in lines(night) if one.action == action), 0)
    answer = said(await night.take_back(night.organizer, event=the_event(night).id, action=line))
    assert "⛔" not in answer, answer
    await night.settle()


@pytest.mark.parametrize("command", ["event cancel", "round cancel"])
async def test_a_clock_stands_still_while_it_is_off_and_goes_on_with_the_time_that_was_left(
    night: Night, command: str
) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await called_off(night, command)
    said_before = in_threads(night)
    await night.later(3 * 3600)
    assert in_threads(night) == said_before
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)
    await taken_back(night)
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)
    assert sum(GOES_ON in words for words in in_threads(night)) == 2  # each table once
    await night.later(2 * 3600)
    assert sum("Time is up" in words for words in in_threads(night)) == 2


async def test_what_was_done_to_a_clock_before_can_still_be_taken_back_without_losing_time(
    night: Night,
) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await night.run(night.judge, "round extend", minutes=15)
    await called_off(night)
    await night.later(3 * 3600)
    await taken_back(night)
    await taken_back(night)  # the extension
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)


async def test_a_table_that_waits_for_a_players_seat_waits_for_it_afterwards_too(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    before = left(night, clock(night, table))
    await called_off(night)
    assert not any("The clock runs again" in words for words in thread(night, table))
    await night.later(3600)
    await taken_back(night)
    assert clock(night, table).paused_at is not None
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[1], guest="Grandma")
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)


async def test_time_that_a_call_stopped_goes_on_once_it_is_ruled_on_and_the_round_takes_place(
    night: Night,
) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await night.run(seated(night, table), "judge call", question="Whose turn is it?")
    assert clock(night, table).paused_at is not None
    await called_off(night, "round cancel")
    ruled = said(await night.run(night.judge, "judge rule", call=1, ruling="Yours."))
    assert "⛔" not in ruled, ruled
    await night.later(3600)
    await taken_back(night, "round-cancelled")
    assert clock(night, table).paused_at is None
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)
    other = clock(night, tables(night)[1])
    assert abs(left(night, other) - before) < timedelta(seconds=5)


async def test_a_pause_that_is_taken_back_has_cost_no_time(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await night.run(night.judge, "round pause", table=table.number)
    await night.later(3600)
    await taken_back(night)
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)


async def test_a_judges_own_pause_stays_one(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await night.run(night.judge, "round pause", table=table.number)
    await called_off(night)
    await night.later(3600)
    await taken_back(night)
    assert clock(night, table).paused_at is not None
    assert not any(GOES_ON in words for words in thread(night, table))


async def test_a_break_ends_unheard_while_the_event_is_off_and_lasts_as_long_afterwards(night: Night) -> None:
    first, _second = await at_the_board(night)
    await write(night, first, "match break")
    await night.env.advance_time(120)
    await called_off(night)
    await night.later(3600)
    assert "The break is over" not in told(night)
    await taken_back(night)
    await night.env.advance_time(60)
    assert "The break is over" not in told(night)
    await night.env.advance_time(180)
    assert told(night).count("The break is over") == 1


async def test_what_was_done_to_a_clock_before_it_went_on_by_a_ruling_can_still_be_taken_back(
    night: Night,
) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await night.run(night.judge, "round extend", minutes=15)
    await night.run(seated(night, table), "judge call", question="Whose turn is it?")
    await called_off(night)
    await night.run(night.judge, "judge rule", call=1, ruling="Yours.")
    await night.env.advance_time(3600)
    await taken_back(night, "event-cancelled")
    await taken_back(night, "round-extended")
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)


async def test_an_extension_is_taken_back_while_a_call_waits_and_the_clock_waits_on(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    before = left(night, clock(night, table))
    await night.run(night.judge, "round extend", minutes=15)
    await night.run(seated(night, table), "judge call", question="Why a quarter of an hour?")
    stands = clock(night, table).paused_at
    await night.env.advance_time(600)
    await taken_back(night, "round-extended")
    assert clock(night, table).paused_at == stands
    await night.env.advance_time(600)
    await night.run(night.judge, "judge rule", call=1, ruling="By mistake.")
    assert abs(left(night, clock(night, table)) - before) < timedelta(seconds=5)


async def test_a_second_start_is_taken_back_though_a_judge_was_called_and_its_clock_does_not_stand(
    night: Night,
) -> None:
    table = await playing(night, IN_SETUP)
    asked = last(await night.forged(night.judge, "table-seats", table.id))
    who = await night.judge.select(asked, [str(table.seats[1])], custom_id=_menu(asked))
    await night.click(night.judge, last(who), "seat-remove")
    await night.run(night.judge, "round start", table=table.number)
    await night.run(seated(night, tables(night)[0]), "judge call", question="Whose turn is it?")
    await taken_back(night, "round-started")
    assert (clock(night, table).started_at, clock(night, table).paused_at) == (None, None)
