"""The check-in when things change around it: its end, the event's start, and whoever does not come."""

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, said
from tests.support.rounds import event_with, player_id, the_event


async def test_whoever_loses_the_place_is_told_once_and_an_organizer_brings_them_back(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.players[1], "me language", language="ja")
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    await night.env.advance_time(3 * 3600)
    await night.restart()
    assert direct(night.players[0]) == []
    (lost,) = direct(night.players[1])
    assert "期限までにチェックインがなかったため" in lost.content
    back = said(await night.run(night.organizer, "signup return", player=player_id(night, 1)))
    assert "⛔" not in back, back


async def test_another_end_of_an_open_check_in_takes_the_place_of_the_old_one(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    answer = said(await night.run(night.organizer, "event checkin", until="2026-01-01 13:00"))
    assert "is open until" in answer
    await night.settle()
    told = [post for post in night.posts("announcements") if "check-in is open until" in post.content]
    assert [len(asks(post)) for post in told] == [0, 1]
    assert [user.id for user in told[1].mentions] == [night.players[1].id]  # the other one is here
    await night.env.advance_time(2.5 * 3600)  # past the old end
    assert the_event(night).status == "check-in"
    await night.run(night.players[1], "signup checkin")
    await night.env.advance_time(2 * 3600)
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert [entry.status for entry in entries.entries] == [EntryStatus.CHECKED_IN] * 2  # type: ignore[attr-defined]  # a query's outcome


async def test_an_event_that_is_moved_during_its_check_in_says_that_the_check_in_stays(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    answer = said(await night.run(night.organizer, "event edit", starts="2026-01-02 19:00"))
    assert "The check-in is open and still ends" in answer
    night.locales.set(night.organizer.id, "ja")
    again = said(await night.run(night.organizer, "event edit", starts="2026-01-03 19:00"))
    assert "期限は" in again
    assert "のままです" in again
    assert "のままです" not in said(await night.run(night.organizer, "event edit", rounds=5))


async def test_another_end_of_the_check_in_is_taken_back(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.organizer, "event checkin", until="2026-01-01 13:00")
    await night.settle()
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    told = [post for post in night.posts("announcements") if "check-in is open until" in post.content]
    assert [len(asks(post)) for post in told] == [1, 0]
    await night.env.advance_time(2.5 * 3600)
    assert the_event(night).status == "closed"
