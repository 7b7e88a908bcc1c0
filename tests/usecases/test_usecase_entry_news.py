"""A player is told what somebody else has done with the entry, as long as it is so, and each time once."""

import pytest

from data.records import Notice
from data.transaction import write
from league.entry import EntryStatus
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun
from usecases.taken_over import taken_over

FIRST, SECOND, THIRD = PLAYERS[:3]
UNDONE = "notice-undone-above"


def came_up(run: EventRun) -> None:
    """Somebody is taken out before the start, so that who waited has read that they are in."""
    run.event_with(3, capacity=2)
    run.done(ORGANIZER, "signup remove", player=run.player(FIRST))
    run.delivered()


def test_a_promotion_that_is_undone_is_struck_and_told_anew_when_it_comes_again(run: EventRun) -> None:
    came_up(run)
    run.take_back()
    assert run.heard(THIRD) == ["notice-taken-back", UNDONE]
    assert run.heard(FIRST) == ["notice-taken-back", UNDONE]
    run.delivered()
    run.done(ORGANIZER, "signup remove", player=run.player(FIRST))
    assert run.heard(THIRD)[-1] == "notice-promoted"


def test_what_nobody_has_read_leaves_nothing_behind(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    run.take_back()
    assert run.heard(OUTSIDER) == []


def test_news_that_newer_ones_follow_was_so_and_stays(run: EventRun) -> None:
    run.event_with(1)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    run.delivered()
    run.done(ORGANIZER, "signup noshow", player=run.player(OUTSIDER))
    run.delivered()
    run.done(ORGANIZER, "signup return", player=run.player(OUTSIDER))
    assert run.heard(OUTSIDER) == ["notice-entered", "notice-no-show", "notice-returned"]
    run.take_back()
    assert run.heard(OUTSIDER) == ["notice-entered", "notice-no-show"], "unread, it never was"


def test_who_leaves_by_themselves_is_told_nothing_and_what_was_read_stays(run: EventRun) -> None:
    came_up(run)
    run.done(THIRD, "signup leave")
    assert run.heard(THIRD) == ["notice-promoted"]
    run.done(THIRD, "signup join")
    assert run.heard(THIRD) == ["notice-promoted"]


def test_a_restart_tells_nobody_anything(run: EventRun) -> None:
    came_up(run)
    before = run.notices()
    write(run.database, lambda uow: taken_over(uow, lambda: run.now), keep=lambda _: True)
    assert run.notices() == before
    assert not_told(run.database, run.now) == []


def test_an_event_that_is_called_off_and_goes_on_tells_no_entry_again(run: EventRun) -> None:
    came_up(run)
    run.done(ORGANIZER, "event cancel")
    run.delivered()
    run.take_back()
    assert run.heard(THIRD).count("notice-promoted") == 1


def test_a_check_in_is_asked_for_as_long_as_it_is_open_and_waits_for_them(run: EventRun) -> None:
    run.event_with(3, capacity=2)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(FIRST, "signup leave")
    run.delivered()
    run.done(ORGANIZER, "event close")
    assert [one.buttons for one in run.letters(THIRD)] == [()]
    run.take_back()
    assert [len(one.buttons) for one in run.letters(THIRD)] == [1]
    run.done(THIRD, "signup checkin")
    (told,) = run.letters(THIRD)
    assert (told.text, told.buttons, "below" in told.params) == ("notice-promoted", (), False)


def test_a_guest_who_comes_up_is_named_to_the_organizer_and_told_nothing_as_a_member_later(
    run: EventRun,
) -> None:
    run.event_with(1, capacity=1)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest = run.guest("Grandma")
    handled = run.done(ORGANIZER, "signup remove", player=run.player(FIRST))
    assert [(one.name, one.user_id) for one in handled.promoted] == [("Grandma", None)]
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER)
    assert run.heard(OUTSIDER) == ["notice-account"]
    run.done(ORGANIZER, "signup noshow", player=guest)
    assert run.heard(OUTSIDER) == ["notice-account", "notice-no-show"]


def test_who_has_read_that_they_are_absent_hears_no_more_when_somebody_takes_the_place(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup noshow", player=run.player(SECOND))
    run.done(ORGANIZER, "signup substitute", player=run.player(SECOND), member=OUTSIDER)
    assert run.heard(SECOND) == ["notice-no-show"]


def test_whose_place_is_taken_reads_by_whom(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup substitute", player=run.player(SECOND), guest="Otto")
    (told,) = run.letters(SECOND)
    assert (told.text, told.params["other"]) == ("notice-substituted", "Otto")
    assert run.entry(SECOND) is EntryStatus.SUBSTITUTED


def test_more_players_than_places_are_said_until_the_places_are_enough_and_anew_when_they_are_not(
    run: EventRun,
) -> None:
    run.event_with(3, capacity=2)
    run.done(JUDGE, "penalty disqualify", player=run.player(FIRST))
    run.done(JUDGE, "penalty revoke", penalty=1)
    assert [one.text for one in told_of_cap(run)] == ["notice-over-cap"]
    run.delivered()
    run.done(ORGANIZER, "event edit", capacity=3)
    assert [one.text for one in told_of_cap(run)] == ["notice-over-cap-over"]
    run.take_back()
    assert [one.text for one in told_of_cap(run)] == ["notice-over-cap-over", "notice-over-cap"]
    run.done(ORGANIZER, "event cancel")
    assert "notice-over-cap" not in [one.text for one in told_of_cap(run)], "unread, and nothing can be done"


def told_of_cap(run: EventRun) -> list[Notice]:
    """What is said of more players than places."""
    return [one for one in run.notices(place="judges") if one.text.startswith("notice-over-cap")]


@pytest.mark.parametrize("merge", [False, True])
def test_who_turns_out_to_be_a_guest_is_told_no_old_penalty_and_each_new_one(
    run: EventRun, *, merge: bool
) -> None:
    run.event_with(1)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest = run.guest("Grandma")
    run.done(JUDGE, "penalty warn", player=guest)
    if merge:
        run.done(OUTSIDER, "signup join")
        run.delivered()
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER, merge=merge)
    told = ["notice-merged" if merge else "notice-account"]
    assert run.heard(OUTSIDER) == told
    run.done(JUDGE, "penalty warn", player=run.player(OUTSIDER))
    assert run.heard(OUTSIDER) == [*told, "notice-penalty-warning"]


def test_who_turns_out_to_be_a_guest_is_told_no_place_of_an_event_that_is_over(run: EventRun) -> None:
    run.event_with(7, rounds=1)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest = run.guest("Grandma")
    run.next_round()
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER)
    assert run.heard(OUTSIDER) == ["notice-account"]
