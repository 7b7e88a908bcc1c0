"""The private desk of an organizer follows by itself: from the rows, while Discord lets it be changed."""

from typing import Any

from tests.support.night import Night, ids_of, shown
from tests.support.rounds import event_with, record_all, running
from tests.support.wording import says, worded

_MISSING = worded("desk-missing-unreported", tables=worded("table-list", tables="1, 2"))
_OVER = worded("desk-follows-no-longer")


async def opened(night: Night) -> Any:  # noqa: ANN401 - a message of the simulated Discord
    """The desk; what is read of it later is what stands there then."""
    return (await night.run(night.organizer, "desk")).response


async def looked(night: Night, seconds: float = 6) -> None:
    """Time passes, and the bot looks whether something differs."""
    await night.later(seconds)
    night.notify()
    await night.settle()


async def test_a_result_of_others_is_seen_without_a_tap(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    assert _MISSING in shown(desk)
    record_all(night)
    await looked(night)
    assert not says(shown(desk), "desk-missing-unreported")
    assert any(one.startswith("desk-end") for one in ids_of(desk))


async def test_a_desk_that_was_redrawn_by_a_tap_follows_on(night: Night) -> None:
    await event_with(night, 8)
    desk = await opened(night)
    await night.click(night.organizer, desk, "desk-close")
    await night.run(night.organizer, "round seat")
    await looked(night)
    assert any(one.startswith("desk-publish") for one in ids_of(desk))


async def test_what_is_asked_in_the_desks_place_is_not_lost(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    await night.click(night.organizer, desk, "desk-tables")
    before = shown(desk)
    record_all(night)
    await looked(night)
    assert shown(desk) == before


async def test_after_a_quarter_of_an_hour_it_says_so_and_one_tap_follows_again(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    await looked(night, 15 * 60)
    assert _OVER in shown(desk)
    record_all(night)
    await looked(night)
    assert _MISSING in shown(desk)
    await night.click(night.organizer, desk, "desk-refresh")
    assert _OVER not in shown(desk)
    assert not says(shown(desk), "desk-missing-unreported")
    await night.run(night.organizer, "round end")
    await looked(night)
    assert not any(one.startswith("desk-end") for one in ids_of(desk))


async def test_who_is_no_organizer_any_more_sees_nothing_new(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    night.env.backend.remove_member_role(
        night.guild.id, night.organizer.id, night.guild.roles["Organizer"].id
    )
    record_all(night)
    await looked(night)
    assert _MISSING in shown(desk)
    assert _OVER in shown(desk)
