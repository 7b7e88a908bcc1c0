"""An event is called off, and that is taken back: what ran out meanwhile, when nobody could act, is given back."""

import pytest

from league.entry import EntryStatus
from league.reporting import ReportState
from tests.support.night import Night, asks, direct, said
from tests.support.results import asked, reported, versions
from tests.support.rounds import event_with, the_event
from tests.support.wording import says


def places(night: Night) -> list[EntryStatus]:
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)).entries)
    return [entry.status for entry in entries]  # type: ignore[attr-defined]  # a query's outcome


async def taken_back(night: Night) -> str:
    answer = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert "⛔" not in answer, answer
    await night.settle()
    return answer


@pytest.mark.parametrize("command", ["event cancel", "event close"])
async def test_a_check_in_that_ended_while_it_was_off_is_open_again_and_all_are_told(
    night: Night, command: str
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[0], "signup checkin")
    await night.sure(night.organizer, command)
    await night.later(5 * 3600)
    answer = await taken_back(night)
    assert says(answer, "event-undone-check-in") or says(answer, "event-undone-check-in.waiting")
    assert the_event(night).status == "check-in"
    assert places(night) == [EntryStatus.CHECKED_IN, EntryStatus.CONFIRMED]
    _, old, new = night.posts("announcements")
    assert says(old.content, "notice-check-in-moved")
    assert says(new.content, "notice-check-in")
    assert [len(asks(post)) for post in (old, new)] == [0, 1]
    assert [user.id for user in new.mentions] == [night.players[1].id]
    assert "⛔" not in said(await night.click(night.players[1], new, "signup-checkin"))
    await night.later(2 * 3600)
    assert places(night) == [EntryStatus.CHECKED_IN] * 2
    assert not any(says(message.content, "notice-place-lost") for message in direct(night.players[1]))


@pytest.mark.parametrize("verb", ["result-confirm", "result-dispute"])
async def test_a_result_of_an_event_that_is_called_off_is_neither_confirmed_nor_disputed(
    night: Night, verb: str
) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    with pytest.raises(LookupError):
        asked(night, table)
    refused = said(await night.forged(players[1], verb, versions(night, table)[0].id))
    assert says(refused, "refusal-event-called-off", event="Cup")
    await night.later(24 * 3600)
    assert versions(night, table)[0].state is ReportState.REPORTED
    await taken_back(night)
    assert asked(night, table).id == question.id
    assert versions(night, table)[0].state is ReportState.REPORTED
    await night.later(24 * 3600)
    assert versions(night, table)[0].state is ReportState.FINAL
