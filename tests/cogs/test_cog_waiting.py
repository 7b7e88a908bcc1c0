"""Whoever has no place when the event begins: told what becomes of it, let in late or free to leave, asked no more."""

import pytest

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, said, shown
from tests.support.rounds import enter, event_with, player_id, record_all, running, the_event
from tests.support.undo import lines

PLACES = 8
WAITS, SECOND = 8, 9


def status(night: Night, number: int) -> EntryStatus | None:
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player_id(night, number))  # type: ignore[attr-defined]  # a query's outcome
    return entry.status if entry else None


async def begun(night: Night, players: int = WAITS + 1) -> None:
    """A round of eight is played; one player, or two, found no place."""
    await running(night, players, capacity=PLACES)
    await night.env.advance_time(10)


async def begun_undecided(night: Night) -> None:
    """Eight play, the entry of a ninth was never decided."""
    await event_with(night, PLACES + 1, approval=True)
    for number in range(PLACES):
        await night.run(night.organizer, "signup approve", player=player_id(night, number))
    await night.run(night.organizer, "event close")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.env.advance_time(30)


async def test_whoever_waits_when_the_event_begins_is_told_and_leaves_the_list_with_one_tap(
    night: Night,
) -> None:
    await begun(night)
    (told,) = direct(night.players[WAITS])
    assert "no place was free" in told.content
    left = await night.players[WAITS].user.click(told, custom_id=asks(told)[0])
    assert "no longer entered" in said(left)
    assert status(night, WAITS) is None
    await night.settle()
    assert asks(direct(night.players[WAITS])[0]) == []


async def test_whoever_waits_in_a_running_event_leaves_by_command_and_nobody_comes_up(night: Night) -> None:
    await event_with(night, SECOND + 1, capacity=PLACES)
    early = said(await night.run(night.organizer, "signup drop", player=player_id(night, WAITS)))
    assert "⛔" in early
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    assert "no longer entered" in said(await night.sure(night.players[WAITS], "signup leave"))
    assert status(night, SECOND) is EntryStatus.WAITLISTED
    gone = said(await night.run(night.organizer, "signup drop", player=player_id(night, SECOND)))
    assert "⛔" not in gone
    assert status(night, SECOND) is None


async def test_an_organizer_lets_a_waiting_player_in_late_and_they_are_told(night: Night) -> None:
    await begun(night)
    await night.run(night.players[WAITS], "me language", language="ja")
    await night.run(night.organizer, "signup drop", player=player_id(night, 0))
    answer = said(await night.run(night.organizer, "signup add", member=night.players[WAITS]))
    assert "⛔" not in answer
    await night.settle()
    waited, told = direct(night.players[WAITS])
    assert asks(waited) == []
    assert "エントリーしました" in told.content
    assert "次に組まれる回戦から" in told.content
    assert status(night, WAITS) is EntryStatus.CONFIRMED


async def test_a_start_taken_back_takes_the_message_back_and_the_next_one_tells_anew(night: Night) -> None:
    await event_with(night, WAITS + 1, capacity=PLACES)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.env.advance_time(10)
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.env.advance_time(10)
    struck, taken_back = direct(night.players[WAITS])
    assert "~~" in struck.content
    assert asks(struck) == []
    assert "↩️" in taken_back.content
    await night.run(night.organizer, "round publish")
    await night.env.advance_time(10)
    assert "no place was free" in direct(night.players[WAITS])[-1].content


async def test_an_entry_that_was_not_decided_is_told_so_and_its_question_has_no_buttons(night: Night) -> None:
    await begun_undecided(night)
    assert "your entry was not decided" in direct(night.players[PLACES])[-1].content
    asked = [post for post in night.posts("judges") if "asks to take part" in shown(post)]
    assert [asks(post) for post in asked] == [[]] * (PLACES + 1)
    assert "`/signup approve`" in shown(asked[-1]) or "</signup approve" in shown(asked[-1])


async def test_an_entry_is_approved_late_and_the_player_is_seated_next(night: Night) -> None:
    await begun_undecided(night)
    answer = said(await night.run(night.organizer, "signup approve", player=player_id(night, PLACES)))
    assert "⛔" not in answer
    await night.settle()
    told = direct(night.players[PLACES])[-1].content
    assert "has been approved" in told
    assert "from the next round" in told
    assert status(night, PLACES) is EntryStatus.CONFIRMED


async def test_an_entry_is_refused_late_and_stays_listed(night: Night) -> None:
    await begun_undecided(night)
    await night.run(night.organizer, "signup refuse", player=player_id(night, PLACES))
    await night.settle()
    assert "not accepted" in direct(night.players[PLACES])[-1].content
    assert status(night, PLACES) is EntryStatus.REFUSED
    again = said(await night.run(night.organizer, "signup approve", player=player_id(night, PLACES)))
    assert "⛔" not in again


async def test_nobody_is_approved_into_a_bracket_that_is_drawn(night: Night) -> None:
    await event_with(
        night, 5, profile="backgammon-jba", pairing="single-elimination", points=3, approval=True
    )
    for number in range(4):
        await night.run(night.organizer, "signup approve", player=player_id(night, number))
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    refused = said(await night.run(night.organizer, "signup approve", player=player_id(night, 4)))
    assert "no place for one more" in refused


async def test_approved_taken_back_and_approved_again_leaves_no_button(night: Night) -> None:
    await event_with(night, 1, approval=True)
    await night.settle()
    for wanted in ([], ["entry-approve", "entry-refuse"], []):
        if wanted:
            await night.take_back(night.organizer, event=the_event(night).id)
        else:
            await night.run(night.organizer, "signup approve", player=player_id(night, 0))
        await night.env.advance_time(5)
        (asked,) = [post for post in night.posts("judges") if "asks to take part" in shown(post)]
        assert [found.partition(":")[0] for found in asks(asked)] == wanted
    assert "has been approved" in direct(night.players[0])[-1].content


async def test_a_cancelled_event_asks_about_nobody_any_more(night: Night) -> None:
    await event_with(night, 2, approval=True)
    await night.settle()
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(5)
    assert [asks(post) for post in night.posts("judges")] == [[], []]
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.env.advance_time(5)
    assert [len(asks(post)) for post in night.posts("judges")] == [2, 2]


async def test_an_event_that_is_over_asks_nobody_who_waited(night: Night) -> None:
    await begun(night)
    await night.sure(night.organizer, "event cancel")
    await night.env.advance_time(30)
    assert asks(direct(night.players[WAITS])[0]) == []


async def test_whoever_an_organizer_enters_is_told_and_whether_they_wait(night: Night) -> None:
    await event_with(night, 1, capacity=2)
    await night.run(night.organizer, "signup add", member=night.players[4])
    await night.run(night.organizer, "signup add", member=night.players[5])
    await night.settle()
    assert "you are in" in direct(night.players[4])[-1].content
    assert "waiting list" in direct(night.players[5])[-1].content
    await night.run(night.organizer, "signup add", member=night.organizer)
    await night.settle()
    assert direct(night.organizer) == []


async def test_of_two_accounts_made_one_the_entry_that_waits_is_asked_about_under_its_new_name(
    night: Night,
) -> None:
    await event_with(night, 1, approval=True)
    await night.settle()
    old = player_id(night, 0)
    enter(night, [1])
    await night.sure(night.players[1], "signup leave")
    await night.run(night.organizer, "signup account", player=old, member=night.players[1], merge=True)
    await night.settle()
    asked = [asks(post) for post in night.posts("judges") if "asks to take part" in shown(post)]
    assert [one for one in asked if one] == [
        [f"entry-{verb}:{the_event(night).id}:{player_id(night, 1)}" for verb in ("approve", "refuse")]
    ]


async def test_a_place_that_falls_free_in_a_running_event_is_told_with_who_is_next(night: Night) -> None:
    await begun(night)
    name = str(night.read(lambda uow: uow.people.require(player_id(night, WAITS)).name))
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    (told,) = [shown(post) for post in night.posts("judges") if "a place is free" in shown(post)]
    assert name in told
    gone = said(await night.run(night.organizer, "signup drop", player=player_id(night, 1)))
    assert f"**{name}** is next" in gone


async def test_where_nobody_waits_no_place_is_offered(night: Night) -> None:
    await begun(night, PLACES)
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    assert not [post for post in night.posts("judges") if "a place is free" in shown(post)]
    gone = said(await night.run(night.organizer, "signup drop", player=player_id(night, 1)))
    assert "is next" not in gone


async def test_whoever_an_organizer_removes_hears_it_and_so_does_who_comes_up(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.organizer, "signup remove", player=player_id(night, 0))
    await night.settle()
    (removed,), (up,) = direct(night.players[0]), direct(night.players[2])
    assert "taken you out of **Cup**" in removed.content
    assert "you are in" in up.content
    assert direct(night.players[1]) == []


async def test_whoever_is_let_go_while_waiting_in_a_running_event_hears_it(night: Night) -> None:
    await begun(night)
    await night.run(night.organizer, "signup drop", player=player_id(night, WAITS))
    await night.settle()
    assert "taken you out of **Cup**" in direct(night.players[WAITS])[-1].content


async def test_a_place_that_a_disqualification_frees_is_told_with_who_is_next(night: Night) -> None:
    await begun(night)
    name = str(night.read(lambda uow: uow.people.require(player_id(night, WAITS)).name))
    await night.sure(
        night.judge,
        "penalty disqualify",
        player=player_id(night, 0),
        section="cjp/penalty-levels",
        reason="Shouted",
    )
    await night.settle()
    (told,) = [shown(post) for post in night.posts("judges") if "a place is free" in shown(post)]
    assert name in told


async def test_more_places_in_an_open_event_are_told_to_who_comes_up(night: Night) -> None:
    await event_with(night, 3, capacity=2)
    await night.run(night.organizer, "event edit", capacity=3)
    await night.settle()
    (up,) = direct(night.players[2])
    assert "you are in" in up.content


async def test_more_places_in_a_running_event_name_to_the_organizer_who_waits_and_what_lets_them_in(
    night: Night,
) -> None:
    await begun(night, SECOND + 1)
    names = [f"P{number:02d}" for number in (WAITS, SECOND)]
    answer = said(await night.run(night.organizer, "event edit", capacity=PLACES + 2))
    assert ", ".join(names) in answer
    assert "/signup add" in answer
    assert status(night, WAITS) is EntryStatus.WAITLISTED
    other = said(await night.run(night.organizer, "event edit", name="Other"))
    assert "waiting list" not in other


async def disqualified(night: Night, number: int) -> None:
    reason = {"section": "cjp/penalty-levels", "reason": "Shouted"}
    await night.sure(night.judge, "penalty disqualify", player=player_id(night, number), **reason)


async def test_a_disqualification_is_revoked_though_its_place_was_given_away_and_the_judge_hears_it(
    night: Night,
) -> None:
    await begun(night)
    await disqualified(night, 0)
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert "is in **Cup** again" in answer
    assert "9/8" in answer
    assert {status(night, 0), status(night, WAITS)} == {EntryStatus.CONFIRMED}
    await night.settle()
    (told,) = [shown(post) for post in night.posts("judges") if "9/8" in shown(post)]
    assert "P00" in told
    assert "⛔" not in said(await night.run(night.organizer, "event edit", rounds=5))


async def test_a_disqualification_before_the_start_is_revoked_and_whoever_came_up_keeps_the_place(
    night: Night,
) -> None:
    await event_with(night, 4, capacity=2)
    await disqualified(night, 0)
    assert status(night, 2) is EntryStatus.CONFIRMED
    night.locales.set(night.judge.id, "ja")
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert "3/2" in answer
    assert "定員" in answer
    wanted = [EntryStatus.CONFIRMED] * 3 + [EntryStatus.WAITLISTED]
    assert [status(night, number) for number in range(4)] == wanted
    await night.run(night.organizer, "signup remove", player=player_id(night, 1))
    assert status(night, 3) is EntryStatus.WAITLISTED


async def test_a_revoked_disqualification_whose_place_is_free_speaks_of_no_cap(night: Night) -> None:
    await begun(night)
    await disqualified(night, 0)
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert "is in **Cup** again" in answer
    assert "/8" not in answer


@pytest.mark.parametrize("command", ["penalty disqualify", "signup drop"])
async def test_an_undo_that_puts_more_in_than_there_are_places_says_so_to_judge_and_organizers(
    night: Night, command: str
) -> None:
    await begun(night)
    if command == "signup drop":
        await night.run(night.organizer, command, player=player_id(night, 0))
    else:
        await disqualified(night, 0)
    out = lines(night)[0].id
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    answer = said(await night.take_back(night.organizer, event=the_event(night).id, action=out))
    assert "Taken back" in answer
    assert "9/8" in answer
    assert {status(night, 0), status(night, WAITS)} == {EntryStatus.CONFIRMED}
    await night.settle()
    (told,) = [shown(post) for post in night.posts("judges") if "9/8" in shown(post)]
    assert "Shouted" not in told


async def test_an_undo_while_there_are_too_many_already_speaks_of_no_cap(night: Night) -> None:
    await begun(night)
    await disqualified(night, 0)
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person")
    await night.run(night.organizer, "event edit", name="Other")
    undone = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert "Taken back" in undone
    assert "9/8" not in undone


async def test_nobody_is_told_of_too_many_in_an_event_that_is_over(night: Night) -> None:
    await running(night, WAITS + 1, capacity=PLACES, rounds=1)
    await disqualified(night, 0)
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    record_all(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    assert the_event(night).status == "finished"
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    await night.settle()
    assert status(night, 0) is EntryStatus.CONFIRMED
    assert "9/8" not in answer
    assert not any("9/8" in shown(post) for post in night.posts("judges"))


async def test_who_comes_back_without_a_place_while_there_are_too_many_already_speaks_of_no_cap(
    night: Night,
) -> None:
    await begun(night)
    await night.run(night.organizer, "signup drop", player=player_id(night, 1))
    await disqualified(night, 1)
    await disqualified(night, 0)
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    await night.run(night.organizer, "signup add", guest="Grandma")
    assert "9/8" in said(await night.run(night.judge, "penalty revoke", penalty=2, reason="Wrong person"))
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert status(night, 1) is EntryStatus.DROPPED
    assert "9/8" not in answer


async def test_fewer_places_that_come_back_are_said_to_be_too_few(night: Night) -> None:
    await begun(night)
    await night.run(night.organizer, "event edit", capacity=PLACES + 1)
    raised = lines(night)[0].id
    await night.run(night.organizer, "signup add", member=night.players[WAITS])
    assert "9/8" in said(await night.take_back(night.organizer, event=the_event(night).id, action=raised))
