"""The bot is not to be reached when a check-in ends, or a report becomes final: nobody loses by it."""

from datetime import timedelta

import pytest

from data.records import TimerKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import EventId
from league.reporting import ReportedResult, ReportState
from tests.cogs.test_cog_check_in import status
from tests.cogs.test_cog_game_not_served import connection, stands_still
from tests.cogs.test_cog_game_server_left import taken_from
from tests.support.night import Night, asks, shown
from tests.support.results import reported
from tests.support.rounds import event_with, the_event
from tests.support.wording import says

A_DAY = timedelta(days=1)


async def away(night: Night, how: str) -> None:
    """For a day nobody can press anything."""
    if how == "process":
        await stands_still(night, A_DAY)
    elif how == "connection":
        connection(night, "shard_disconnect")
        await night.later(A_DAY.total_seconds())
        connection(night, "shard_resumed")
    else:
        back = taken_from(night)
        await night.later(A_DAY.total_seconds())
        back()
    for _ in range(3):
        await night.env.advance_time(60)


def the_report(night: Night) -> ReportedResult:
    """The only report."""
    (found,) = read(night.bot.bot_context.database, lambda uow: uow.results.find())
    return found


@pytest.mark.parametrize("how", ["process", "connection", "server"])
async def test_a_check_in_that_ends_while_nobody_can_check_in_is_open_again(night: Night, how: str) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    await away(night, how)
    event = the_event(night)
    assert event.status is EventStatus.CHECK_IN
    assert [status(night, number) for number in (0, 1)] == [EntryStatus.CHECKED_IN, EntryStatus.CONFIRMED]
    told = [post for post in night.posts("announcements") if says(shown(post), "notice-check-in-again")]
    assert [[user.id for user in post.mentions] for post in told] == [[night.players[1].id]]
    assert len(asks(told[0])) == 1
    await night.run(night.players[1], "signup checkin")
    await night.later(2 * 3600)
    assert status(night, 1) is EntryStatus.CHECKED_IN
    assert the_event(night).status is EventStatus.CLOSED


async def test_whoever_does_not_check_in_then_either_loses_the_place(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await away(night, "process")
    await night.later(2 * 3600)
    assert the_event(night).status is EventStatus.CLOSED
    assert status(night, 1) is EntryStatus.NO_SHOW


@pytest.mark.parametrize("how", ["process", "connection", "server"])
async def test_a_report_that_nobody_could_dispute_is_not_final(night: Night, how: str) -> None:
    _, players = await reported(night)
    await away(night, how)
    assert the_report(night).state is ReportState.REPORTED
    thread = next(one for one in night.channels["pairings"].threads if says(one.name or "", "export-table"))
    told = [post for post in thread.history() if says(shown(post), "notice-result-waits")]
    assert [{user.id for user in post.mentions} for post in told] == [{player.id for player in players[1:]}]
    await night.later(A_DAY.total_seconds())
    assert the_report(night).state is ReportState.FINAL


@pytest.mark.parametrize("minutes", [1, 20])
async def test_a_deploy_makes_no_report_wait_longer(night: Night, minutes: int) -> None:
    await reported(night)
    final = the_report(night).final_at
    assert final is not None
    await night.later((final - night.env.now()).total_seconds() - 60)
    await stands_still(night, timedelta(minutes=minutes))
    await night.later(120)
    assert the_report(night).state is ReportState.FINAL


async def test_what_was_done_before_can_still_be_taken_back(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await away(night, "process")
    await night.take_back(night.organizer, EventId(1))
    assert the_event(night).status is EventStatus.OPEN


@pytest.mark.parametrize("minutes", [110, 130])
async def test_an_end_shortly_before_or_after_the_bot_is_back_takes_nothing_either(
    night: Night, minutes: int
) -> None:
    """The check-in ends after two hours."""
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await stands_still(night, timedelta(minutes=minutes))
    await night.later(1200)
    assert the_event(night).status is EventStatus.CHECK_IN
    assert status(night, 1) is EntryStatus.CONFIRMED
    told = [post for post in night.posts("announcements") if says(shown(post), "notice-check-in-again")]
    assert len(told) == 1


@pytest.mark.parametrize("left", [-10, 10])
async def test_a_report_final_shortly_before_or_after_the_bot_is_back_waits_as_well(
    night: Night, left: int
) -> None:
    await reported(night)
    stored = the_report(night)
    later = night.env.now() + timedelta(hours=2)

    def wait(uow: UnitOfWork) -> None:
        uow.results.change(stored, final_at=later)
        uow.timers.schedule(TimerKind.RESULT_FINAL, stored.id, later)

    write(night.bot.bot_context.database, wait, lambda _: True)
    await stands_still(night, timedelta(hours=2, minutes=-left))
    await night.later(780)
    assert the_report(night).state is ReportState.REPORTED
    await night.later(A_DAY.total_seconds())
    assert the_report(night).state is ReportState.FINAL
