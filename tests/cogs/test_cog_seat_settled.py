"""A player who is out still sits at a table: whatever settles it, the judges are asked no more and time runs again."""

import pytest

from tests.cogs.test_cog_departed_clock import IN_PLAY, RUNS, clock, dropped, playing
from tests.cogs.test_cog_departure import number_of, thread
from tests.support.night import Night, asks, said, shown
from tests.support.results import SCORES, at_table, report
from tests.support.rounds import tables, the_event

ASKED, SETTLED = "still has a seat", "settled by now"


def about_seats(night: Night) -> list[tuple[bool, int]]:
    """Each message to the judges about a seat: whether it asks, and how many buttons it has."""
    posts = [post for post in night.posts("judges") if ASKED in shown(post) or SETTLED in shown(post)]
    return [(ASKED in shown(post), len(asks(post))) for post in posts]


async def test_a_result_of_the_table_settles_it(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    assert about_seats(night) == [(True, 1)]
    await report(night, at_table(night, table)[0], table, SCORES)
    await night.settle()
    assert about_seats(night) == [(False, 0)]


@pytest.mark.parametrize("command", ["round cancel", "event cancel"])
async def test_a_table_that_is_cancelled_asks_for_nothing_until_that_is_taken_back(
    night: Night, command: str
) -> None:
    table = await playing(night, IN_PLAY)
    await dropped(night, table.seats[1])
    await night.sure(night.organizer, command)
    await night.settle()
    assert about_seats(night) == [(False, 0)]
    assert "⛔" not in said(await night.take_back(night.organizer, event=the_event(night).id))
    await night.settle()
    assert about_seats(night) == [(True, 1)]
    assert clock(night, table).paused_at is not None


async def test_who_is_out_and_moved_to_another_table_is_asked_about_there(night: Night) -> None:
    table = await playing(night, IN_PLAY)
    other = tables(night)[1]
    await dropped(night, table.seats[1])
    await night.run(night.judge, "round swap", player=table.seats[1], other=other.seats[0])
    await night.settle()
    assert about_seats(night) == [(False, 0), (True, 1)]
    assert clock(night, table).paused_at is None
    assert clock(night, other).paused_at is not None
    assert RUNS in thread(night, table)[-1]
    assert f"P{number_of(night, table.seats[1]):02d} does not play on" in thread(night, other)[-1]
