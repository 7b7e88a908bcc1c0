"""What is called off is quiet: its clocks stand still, and go on with the time that was left once it takes place."""

from datetime import timedelta

from league.clock import ClockState, remaining
from tests.cogs.test_cog_departed_clock import IN_SETUP, _menu, clock, playing
from tests.cogs.test_cog_judge import seated
from tests.cogs.test_cog_match import at_the_board, told, write
from tests.support.night import Night, last, said
from tests.support.rounds import tables, the_event
from tests.support.undo import lines


def left(night: Night, state: ClockState) -> timedelta:
    return remaining(state, night.env.now())


async def called_off(night: Night, command: str = "event cancel") -> None:
    answer = said(await night.sure(night.organizer, command))
    assert "⛔" not in answer, answer
    await night.settle()


async def taken_back(night: Night, action: str = "") -> None:
    line = next((one.id for one in lines(night) if one.action == action), 0)
    answer = said(await night.take_back(night.organizer, event=the_event(night).id, action=line))
    assert "⛔" not in answer, answer
    await night.settle()


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
