"""An event is called off, and that is taken back: what ran out meanwhile, when nobody could act, is given back."""

import discord
import pytest

from league.entry import EntryStatus
from league.reporting import ReportState
from tests.support.night import Night, asks, direct, said, shown
from tests.support.results import asked, at_table, correct, dispute, reported, versions
from tests.support.rounds import come_late, event_with, the_event
from tests.support.undo import lines

CALLED_OFF = "is called off: its results are not entered, confirmed, disputed or changed"


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
    assert "it is open again until" in answer
    assert the_event(night).status == "check-in"
    assert places(night) == [EntryStatus.CHECKED_IN, EntryStatus.CONFIRMED]
    _, old, new = night.posts("announcements")
    assert "has another end by now" in old.content
    assert "check-in is open until" in new.content
    assert [len(asks(post)) for post in (old, new)] == [0, 1]
    assert [user.id for user in new.mentions] == [night.players[1].id]
    assert "⛔" not in said(await night.click(night.players[1], new, "signup-checkin"))
    await night.later(2 * 3600)
    assert places(night) == [EntryStatus.CHECKED_IN] * 2
    assert not any("you did not check in" in message.content for message in direct(night.players[1]))


@pytest.mark.parametrize("command", ["event cancel", "event close"])
async def test_a_check_in_that_is_ended_early_asks_nobody_any_more(night: Night, command: str) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.organizer, "signup add", member=night.players[2])
    await night.settle()
    questions = [*night.posts("announcements")[1:], *direct(night.players[2])]
    assert [len(asks(question)) for question in questions] == [1, 1]
    await night.sure(night.organizer, command)
    await night.settle()
    questions = [*night.posts("announcements")[1:], *direct(night.players[2])]
    assert not any(found.startswith("signup-checkin") for question in questions for found in asks(question))
    await night.later(3 * 3600)
    assert places(night) == [EntryStatus.CONFIRMED] * 3  # and nobody loses a place at the end that was said


async def test_a_check_in_that_would_end_before_anybody_hears_of_it_has_its_time_back(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    left = (the_event(night).checkin_until or night.env.now()) - night.env.now()
    await night.sure(night.organizer, "event cancel")
    await night.later(left.total_seconds() - 120)
    assert "it is open again until" in await taken_back(night)
    await night.later(3600)
    assert places(night) == [EntryStatus.CONFIRMED] * 2
    assert the_event(night).status == "check-in"


async def test_another_undo_shortly_before_the_end_moves_no_check_in(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    until = the_event(night).checkin_until or night.env.now()
    await night.run(night.organizer, "signup add", guest="Grandma")
    await night.later((until - night.env.now()).total_seconds() - 120)
    await taken_back(night)
    assert the_event(night).checkin_until == until


async def test_a_check_in_that_still_runs_keeps_its_end(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    until = the_event(night).checkin_until
    await night.sure(night.organizer, "event cancel")
    assert "open again" not in await taken_back(night)
    assert the_event(night).checkin_until == until


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
    assert CALLED_OFF in refused
    assert "/event undo" in refused
    await night.later(24 * 3600)
    assert versions(night, table)[0].state is ReportState.REPORTED
    await taken_back(night)
    assert asked(night, table).id == question.id
    assert versions(night, table)[0].state is ReportState.REPORTED
    await night.later(24 * 3600)
    assert versions(night, table)[0].state is ReportState.FINAL


async def test_a_report_whose_time_passed_under_a_correction_waits_again_when_that_is_taken_back(
    night: Night,
) -> None:
    table, players = await reported(night)
    assert players == at_table(night, table)
    await correct(night, table, (5, 6, 7, 10))
    await night.later(24 * 3600)
    await taken_back(night)
    assert versions(night, table)[0].state is ReportState.REPORTED
    await night.later(24 * 3600)
    assert versions(night, table)[0].state is ReportState.FINAL


async def test_an_earlier_step_of_the_check_in_can_be_taken_back_after_it_has_its_time_back(
    night: Night,
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.organizer, "event checkin", until="2026-01-01 12:00")
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(5 * 3600)
    assert "it is open again until" in await taken_back(night)
    again = await taken_back(night)  # the second end, then the opening itself
    assert "Taken back" in again
    assert "Taken back" in await taken_back(night)
    assert the_event(night).status == "open"


async def test_who_a_reporter_is_can_be_taken_back_after_the_report_has_its_time_back(night: Night) -> None:
    table, _ = await reported(night)
    come_late(night, 9)
    other = night.players[9]
    await night.run(night.organizer, "signup account", player=table.seats[1], member=other, merge=True)
    given = lines(night)[0]
    assert given.action == "entry-merged"
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(24 * 3600)
    await taken_back(night)
    looked = said(await night.take_back(night.organizer, action=given.id))
    assert "Taken back" in looked, looked


async def test_what_has_gone_on_by_itself_is_not_said_to_wait_for_a_later_action(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.env.advance_time(3 * 3600)
    refused = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert "has gone on since by itself or by the players" in refused


def reminders(night: Night) -> list[str]:
    return [post.content for post in night.posts("announcements") if "the check-in ends" in post.content]


async def test_a_reminder_that_fell_due_while_the_event_was_off_comes_before_the_new_end(
    night: Night,
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    until = the_event(night).checkin_until or night.env.now()
    await night.env.advance_time((until - night.env.now()).total_seconds() - 17 * 60)
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(4 * 60)
    assert reminders(night) == []
    await taken_back(night)
    await night.env.advance_time(3 * 60)
    assert len(reminders(night)) == 1


async def test_an_earlier_end_of_the_check_in_that_comes_back_leaves_time_to_hear_of_it(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    until = the_event(night).checkin_until or night.env.now()
    await night.run(night.organizer, "event checkin", until="2026-01-01 13:00")
    await night.env.advance_time((until - night.env.now()).total_seconds() - 60)
    assert "it is open again until" in await taken_back(night)
    await night.env.advance_time(10 * 60)
    assert the_event(night).status == "check-in"
    assert places(night) == [EntryStatus.CONFIRMED] * 2


async def test_all_objections_to_a_report_stand_again_when_the_event_takes_place_after_all(
    night: Night,
) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    for player, words in zip(players[1:3], ("I had eight", "And I had nine"), strict=True):
        await dispute(night, player, question, words)
    await night.settle()
    before = shown(asked_judges(night))
    assert "And I had nine" in before
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    await taken_back(night)
    assert shown(asked_judges(night)) == before


def asked_judges(night: Night) -> discord.Message:
    return next(post for post in night.posts("judges") if "I had eight" in shown(post))


async def test_a_report_that_waits_again_names_its_end_also_after_a_second_cancellation(night: Night) -> None:
    table, _ = await reported(night)
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(24 * 3600)
    await taken_back(night)
    said_then = shown(asked(night, table))
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    await taken_back(night)
    assert shown(asked(night, table)) == said_then
