"""The check-in when things change around it: its end, the event's start, and whoever does not come."""

import discord
import pytest

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, last, said, shown
from tests.support.results import member_of
from tests.support.rounds import event_with, player_id, players_imported, running, tables, the_event
from tests.support.undo import lines


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
    _, old, new = night.posts("announcements")
    assert "has another end by now" in old.content
    assert "check-in is open until" in new.content
    assert [len(asks(post)) for post in (old, new)] == [0, 1]
    assert [user.id for user in new.mentions] == [night.players[1].id]  # the other one is here
    await night.later(2.5 * 3600)  # past the old end
    assert the_event(night).status == "check-in"
    await night.run(night.players[1], "signup checkin")
    await night.later(2 * 3600)
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert [entry.status for entry in entries.entries] == [EntryStatus.CHECKED_IN] * 2  # type: ignore[attr-defined]  # a query's outcome


async def test_the_end_closes_the_check_in_and_all_posts_show_who_plays(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[1], "signup checkin")
    await night.later(3 * 3600)
    assert the_event(night).status == "closed"
    wanted = [EntryStatus.NO_SHOW, EntryStatus.CHECKED_IN, EntryStatus.CONFIRMED]
    assert [status(night, number) for number in range(3)] == wanted
    announcement, *questions = night.posts("announcements")
    assert questions
    assert "Players: **2/2**" in shown(announcement)
    assert "Signup is closed" in shown(announcement)
    assert not any(asks(question) for question in questions)
    assert any("you are in" in message.content for message in direct(night.players[2]))


async def test_an_end_so_near_that_nobody_is_reminded_leaves_no_earlier_reminder(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    left = (the_event(night).checkin_until or night.env.now()) - night.env.now()
    await night.later(left.total_seconds() - 20 * 60)
    await night.run(night.organizer, "event checkin", until="2026-01-01 10:52")
    await night.later(3600)
    assert the_event(night).status == "closed"
    assert not any("the check-in ends" in post.content for post in night.posts("announcements"))


@pytest.mark.parametrize("how", ["event close", "its end"])
async def test_no_message_says_of_a_check_in_that_is_over_that_it_is_open(night: Night, how: str) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    until = the_event(night).checkin_until or night.env.now()
    await night.later((until - night.env.now()).total_seconds() - 10 * 60)
    _, *called = night.posts("announcements")
    assert len(called) == 2, "the call and the reminder"
    if how == "event close":
        await night.run(night.organizer, how)
        await night.settle()
    else:
        await night.later(20 * 60)
    _, *over = night.posts("announcements")
    assert ["is over" in post.content for post in over] == [True, True]
    if how == "event close":
        await night.take_back(night.organizer, event=1)
        await night.settle()
        _, *again = night.posts("announcements")
        assert not any("is over" in post.content for post in again)
        assert sum(bool(asks(post)) for post in again) >= 1


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
    await night.later(2.5 * 3600)
    assert the_event(night).status == "closed"


async def test_whoever_comes_up_during_the_check_in_is_told_of_it_and_checks_in_there(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.players[2], "me language", language="ja")
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    (told,) = direct(night.players[2])
    assert "参加が決まりました" in told.content
    assert "チェックイン受付中" in told.content
    assert asks(told) == [f"signup-checkin:{the_event(night).id}:0"]
    clicked = await night.players[2].user.click(told, custom_id=asks(told)[0])
    assert "チェックインが完了しました" in said(clicked)
    assert status(night, 2) is EntryStatus.CHECKED_IN


async def test_the_button_in_a_private_message_goes_with_the_check_in(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.sure(night.players[0], "signup leave")
    await night.later(3 * 3600)
    assert asks(direct(night.players[2])[0]) == []
    assert status(night, 2) is EntryStatus.NO_SHOW


async def test_whoever_comes_up_before_the_check_in_hears_nothing_of_one(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    (told,) = direct(night.players[2])
    assert "check-in" not in told.content
    assert asks(told) == []


async def test_whoever_signs_up_during_the_check_in_is_told_that_it_is_open(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    joined = await night.run(night.players[5], "signup join")
    assert "check-in is open" in said(joined)
    await night.click(night.players[5], last(joined), "signup-checkin")
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert entries.entries[-1].status is EntryStatus.CHECKED_IN  # type: ignore[attr-defined]  # a query's outcome


async def test_whoever_is_approved_entered_or_brought_back_during_the_check_in_is_told_of_it(
    night: Night,
) -> None:
    await event_with(night, 3, approval=True)
    for number in (0, 1):
        await night.run(night.organizer, "signup approve", player=player_id(night, number))
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.organizer, "signup noshow", player=player_id(night, 1))
    await night.run(night.organizer, "signup return", player=player_id(night, 1))
    await night.run(night.organizer, "signup approve", player=player_id(night, 2))
    await night.run(night.organizer, "signup add", member=night.outsider)
    await night.env.advance_time(10)
    for who, words in (
        (night.players[1], "You are back"),
        (night.players[2], "has been approved"),
        (night.outsider, "has entered you"),
    ):
        told = direct(who)[-1]
        assert words in told.content
        assert "check-in is open" in told.content
        assert len(asks(told)) == 1


async def test_players_of_a_file_read_during_the_check_in_are_called_to_it(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await players_imported(night, f"name,discord_id\nLate,{night.players[7].id}\nGuest,\n".encode())
    await night.settle()
    told = night.posts("announcements")[-1]
    assert [user.id for user in told.mentions] == [night.players[7].id]
    assert len(asks(told)) == 1


async def test_a_second_promotion_after_leaving_and_joining_again_is_told_again(night: Night) -> None:
    await event_with(night, 2, capacity=1)
    await night.sure(night.players[0], "signup leave")
    await night.sure(night.players[1], "signup leave")
    await night.run(night.players[0], "signup join")
    await night.run(night.players[1], "signup join")
    await night.sure(night.players[0], "signup leave")
    await night.env.advance_time(10)
    assert len(direct(night.players[1])) == 2


async def test_an_organizer_checks_a_guest_in_who_has_no_button(night: Night) -> None:
    await event_with(night, 1)
    await night.run(night.organizer, "signup add", guest="Grandma")
    opened = said(await night.run(night.organizer, "event checkin", until="2026-01-01 11:00"))
    assert "One guest has no button" in opened
    grandma = night.read(lambda uow: uow.people.find(name="Grandma")[0].id)
    refused = said(await night.run(night.players[0], "signup checkin", player=grandma))
    assert "Only organizers" in refused
    done = said(await night.run(night.organizer, "signup checkin", player=grandma))
    assert "is here" in done
    await night.later(3 * 3600)
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert [entry.status for entry in entries.entries] == [EntryStatus.NO_SHOW, EntryStatus.CHECKED_IN]  # type: ignore[attr-defined]  # a query's outcome


async def test_a_check_in_without_guests_speaks_of_none(night: Night) -> None:
    await event_with(night, 1)
    night.locales.set(night.organizer.id, "ja")
    opened = said(await night.run(night.organizer, "event checkin", until="2026-01-01 11:00"))
    assert "ゲスト" not in opened


async def test_a_substitute_who_comes_during_the_check_in_is_called_to_it_and_who_goes_hears_it(
    night: Night,
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[1], "signup checkin")
    await night.run(night.organizer, "signup substitute", player=player_id(night, 1), member=night.outsider)
    await night.settle()
    (told,) = direct(night.outsider)
    assert "check-in is open" in told.content
    assert "⛔" not in said(await night.outsider.user.click(told, custom_id=asks(told)[0]))
    (gone,) = direct(night.players[1])
    assert "taken your place in **Cup**" in gone.content


async def test_a_substitute_hears_nothing_of_a_table_twice(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await night.run(night.organizer, "signup substitute", player=table.seats[0], member=night.outsider)
    await night.settle()
    assert direct(night.outsider) == []  # the table's thread mentions them
    assert len(direct(member_of(night, table.seats[0]))) == 1


async def test_a_substitute_for_somebody_who_left_before_is_told_and_the_leaver_not_again(
    night: Night,
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "signup noshow", player=player_id(night, 1))
    await night.run(night.organizer, "signup substitute", player=player_id(night, 1), member=night.outsider)
    await night.settle()
    assert "you are in" in direct(night.outsider)[0].content
    (gone,) = direct(night.players[1])
    assert "noted as absent" in gone.content


async def disqualified(night: Night, number: int) -> None:
    why = {"section": "cjp/penalty-levels", "reason": "Shouted"}
    answer = said(await night.sure(night.judge, "penalty disqualify", player=player_id(night, number), **why))
    assert "is disqualified" in answer


async def taken_back(night: Night, how: str) -> None:
    """The newest disqualification is revoked, or undone."""
    if how == "undo":
        done = said(await night.take_back(night.organizer, event=the_event(night).id, action=_out(night)))
        assert "Taken back" in done, done
    else:
        done = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
        assert "⛔" not in done, done
    await night.settle()


def _out(night: Night) -> int:
    return next(line.id for line in lines(night) if line.action == "penalty-disqualification")


def calls(night: Night, number: int) -> list[discord.Message]:
    """The questions in public whether a player is here."""
    name = f"<@{night.players[number].id}>"
    return [post for post in night.posts("announcements") if name in post.content and asks(post)]


@pytest.mark.parametrize("how", ["revoke", "undo"])
async def test_who_is_back_from_a_disqualification_is_called_to_an_open_check_in_once(
    night: Night, how: str
) -> None:
    await event_with(night, 3)
    await disqualified(night, 0)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.settle()
    assert calls(night, 0) == []
    await taken_back(night, how)
    (call,) = calls(night, 0)
    assert "the check-in is open until" in call.content
    assert f"<@{night.players[1].id}>" not in call.content
    await night.players[0].click(call, custom_id=asks(call)[0])
    assert status(night, 0) is EntryStatus.CHECKED_IN
    await night.later(3 * 3600)
    assert calls(night, 0) == []


@pytest.mark.parametrize("how", ["revoke", "undo"])
async def test_who_is_back_with_the_check_in_done_or_closed_is_not_called(night: Night, how: str) -> None:
    await event_with(night, 2)
    await disqualified(night, 0)
    await night.settle()
    before = len(night.posts("announcements"))
    await taken_back(night, how)
    assert len(night.posts("announcements")) == before
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.run(night.players[1], "signup checkin")
    await night.settle()
    before = len(night.posts("announcements"))
    await disqualified(night, 1)
    if how == "undo":
        await taken_back(night, how)
    else:
        await night.run(night.judge, "penalty revoke", penalty=2, reason="Wrong person")
    await night.settle()
    assert status(night, 1) is EntryStatus.CHECKED_IN
    assert len(night.posts("announcements")) == before


async def test_who_waited_when_disqualified_and_comes_up_by_the_revocation_is_told_once(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await disqualified(night, 2)
    await night.run(night.organizer, "signup remove", player=player_id(night, 1))
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.settle()
    await taken_back(night, "revoke")
    assert status(night, 2) is EntryStatus.CONFIRMED
    assert calls(night, 2) == []
    assert len([message for message in direct(night.players[2]) if asks(message)]) == 1


def called_now(night: Night) -> list[list[int]]:
    """Whom each open call to the check-in in the channel mentions."""
    posts = [post for post in night.posts("announcements") if asks(post) and post.mentions]
    return [[user.id for user in post.mentions] for post in posts]


async def test_a_guest_who_turns_out_to_be_a_member_during_the_check_in_is_called_to_it(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "signup add", guest="Grandma")
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.settle()
    everybody = called_now(night)
    guest = night.read(lambda uow: uow.people.first(name="Grandma"))
    given = {"player": guest.id, "member": night.outsider}  # type: ignore[attr-defined]  # a person
    assert "⛔" not in said(await night.run(night.organizer, "signup account", **given))
    await night.settle()
    assert called_now(night) == [*everybody, [night.outsider.id]]


@pytest.mark.parametrize("entered", [False, True])
async def test_who_is_joined_with_another_player_during_the_check_in_is_called_to_it_once(
    night: Night,
    entered: bool,  # noqa: FBT001 - a case
) -> None:
    await event_with(night, 2)
    await night.run(night.organizer, "signup add", guest="Grandma")
    if entered:
        await night.run(night.outsider, "signup join")
    else:
        await night.run(night.organizer, "event create", name="Other", capacity=0)
        await night.run(night.organizer, "signup add", member=night.outsider, event=2)
    await night.run(night.organizer, "event checkin", until="2026-01-01 11:00", event=1)
    await night.settle()
    everybody = called_now(night)
    guest = night.read(lambda uow: uow.people.first(name="Grandma"))
    given = {"player": guest.id, "member": night.outsider, "merge": True}  # type: ignore[attr-defined]  # a person
    assert "⛔" not in said(await night.run(night.organizer, "signup account", **given))
    await night.settle()
    assert called_now(night) == [*everybody, *([] if entered else [[night.outsider.id]])]
