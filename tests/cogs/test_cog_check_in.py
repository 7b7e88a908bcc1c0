"""The check-in when things change around it: its end, the event's start, and whoever does not come."""

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, said
from tests.support.rounds import event_with, player_id, the_event
from tests.support.wording import says


def status(night: Night, number: int) -> EntryStatus | None:
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player_id(night, number))  # type: ignore[attr-defined]  # a query's outcome
    return entry.status if entry else None


async def test_whoever_loses_the_place_is_told_once_and_an_organizer_brings_them_back(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.players[1], "me language", language="ja")
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    await night.later(3 * 3600)
    await night.restart()
    assert direct(night.players[0]) == []
    (lost,) = direct(night.players[1])
    assert says(lost.content, "notice-place-lost", language="ja")
    back = said(await night.run(night.organizer, "signup return", player=player_id(night, 1)))
    assert "⛔" not in back, back


async def test_another_end_of_an_open_check_in_takes_the_place_of_the_old_one(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    answer = said(await night.run(night.organizer, "event checkin", until="2026-01-01 13:00"))
    assert says(answer, "event-checkin-opened")
    await night.settle()
    _, old, new = night.posts("announcements")
    assert says(old.content, "notice-check-in-moved")
    assert says(new.content, "notice-check-in")
    assert [len(asks(post)) for post in (old, new)] == [0, 1]
    assert [user.id for user in new.mentions] == [night.players[1].id]  # the other one is here
    await night.later(2.5 * 3600)  # past the old end
    assert the_event(night).status == "check-in"
    await night.run(night.players[1], "signup checkin")
    await night.later(2 * 3600)
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert [entry.status for entry in entries.entries] == [EntryStatus.CHECKED_IN] * 2  # type: ignore[attr-defined]  # a query's outcome


async def test_whoever_comes_up_during_the_check_in_is_told_of_it_and_checks_in_there(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.players[2], "me language", language="ja")
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    (told,) = direct(night.players[2])
    assert says(told.content, "notice-promoted", language="ja")
    assert says(told.content, "check-in-now", language="ja")
    assert asks(told) == [f"signup-checkin:{the_event(night).id}:0"]
    clicked = await night.players[2].user.click(told, custom_id=asks(told)[0])
    assert says(said(clicked), "signup-checked-in", language="ja")
    assert status(night, 2) is EntryStatus.CHECKED_IN
