"""The check-in when things change around it: its end, the event's start, and whoever does not come."""

from datetime import timedelta

import pytest

from league.entry import EntryStatus
from league.event import EventStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun

FIRST, SECOND, THIRD = PLAYERS[:3]


def opened(run: EventRun, players: int = 2, until: str = "2026-01-01 11:00", **options: object) -> None:
    """The check-in of an event is open until then, in its server's time."""
    run.event_with(players, **options)
    run.done(ORGANIZER, "event checkin", until=until)


def over(run: EventRun) -> None:
    run.later(3 * 3600)
    assert run.status is EventStatus.CLOSED


def called(run: EventRun) -> list[tuple[int, ...]]:
    """Whom each open call to the check-in in the channel mentions."""
    return [one.mentions for one in run.notices(place="announcements") if one.buttons]


def test_the_end_closes_the_check_in_the_line_moves_up_and_each_learns_what_became_of_the_place(
    run: EventRun,
) -> None:
    opened(run, 3, capacity=2)
    run.done(SECOND, "signup checkin")
    over(run)
    assert [run.entry(one) for one in (FIRST, SECOND, THIRD)] == [
        EntryStatus.NO_SHOW,
        EntryStatus.CHECKED_IN,
        EntryStatus.CONFIRMED,
    ]
    assert called(run) == []
    assert [run.heard(one) for one in (FIRST, SECOND, THIRD)] == [
        ["notice-place-lost"],
        [],
        ["notice-promoted"],
    ]
    assert run.refused(FIRST, "signup checkin") == "entry-no-show"


def no_shows(run: EventRun) -> list[object]:
    """Whom the judges' channel names as not having come."""
    return [one.params["names"] for one in run.notices(text="notice-no-shows")]


def test_the_end_names_the_judges_who_did_not_come_until_all_of_them_are_here(run: EventRun) -> None:
    opened(run, 3)
    run.done(SECOND, "signup checkin")
    over(run)
    names = [FIRST.name, THIRD.name]
    assert no_shows(run) == [names]
    run.delivered()
    run.done(ORGANIZER, "signup return", player=run.player(FIRST))
    assert no_shows(run) == [names[1:]]
    run.done(ORGANIZER, "signup return", player=run.player(THIRD))
    assert no_shows(run) == []


def test_nobody_is_named_where_all_have_come(run: EventRun) -> None:
    opened(run)
    run.done(FIRST, "signup checkin")
    run.done(SECOND, "signup checkin")
    over(run)
    assert no_shows(run) == []


def test_whoever_lost_the_place_is_brought_back(run: EventRun) -> None:
    opened(run)
    run.done(FIRST, "signup checkin")
    over(run)
    run.done(ORGANIZER, "signup return", player=run.player(SECOND))
    assert run.refused(FIRST, "signup checkin") == "entry-checked-in"


def test_another_end_takes_the_place_of_the_old_one_and_calls_who_is_not_here_yet(run: EventRun) -> None:
    opened(run)
    run.done(FIRST, "signup checkin")
    run.done(ORGANIZER, "event checkin", until="2026-01-01 13:00")
    assert called(run) == [(SECOND.user,)]
    run.later(2.5 * 3600)
    assert run.status is EventStatus.CHECK_IN
    run.done(SECOND, "signup checkin")
    run.later(2 * 3600)
    assert [run.entry(one) for one in (FIRST, SECOND)] == [EntryStatus.CHECKED_IN] * 2


def test_another_end_is_taken_back(run: EventRun) -> None:
    opened(run)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 13:00")
    run.take_back()
    assert len(called(run)) == 1
    over(run)


def test_a_check_in_that_is_taken_back_is_struck_and_opened_again_it_calls_anew(run: EventRun) -> None:
    opened(run)
    run.delivered()
    run.take_back()
    assert [one.text for one in run.notices(place="announcements")] == [
        "notice-taken-back",
        "notice-undone-above",
    ]
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    assert called(run) == [(FIRST.user, SECOND.user)]


def test_a_check_in_that_goes_on_by_an_undo_pings_nobody_again(run: EventRun) -> None:
    opened(run)
    run.delivered()
    run.done(ORGANIZER, "event close")
    run.delivered()
    run.take_back()
    assert called(run) == [(FIRST.user, SECOND.user)]
    assert len(run.notices(place="announcements")) == 1


def test_an_end_so_near_that_nobody_is_reminded_leaves_no_earlier_reminder(run: EventRun) -> None:
    opened(run)
    left = (run.event.checkin_until or run.now) - run.now
    run.later((left - timedelta(minutes=20)).total_seconds())
    run.done(ORGANIZER, "event checkin", until="2026-01-01 10:52")
    over(run)
    assert run.notices(text="notice-check-in-reminder") == []


@pytest.mark.parametrize("by_hand", [False, True])
def test_no_message_asks_for_a_check_in_that_is_over(run: EventRun, *, by_hand: bool) -> None:
    opened(run)
    until = run.event.checkin_until or run.now
    run.later((until - run.now - timedelta(minutes=10)).total_seconds())
    run.delivered()
    assert len(called(run)) == 2, "the call and the reminder"
    if not by_hand:
        run.later(20 * 60)
    else:
        run.done(ORGANIZER, "event close")
    assert called(run) == []
    assert [one.text for one in run.notices(place="announcements")] == ["notice-check-in-over"] * 2
    if by_hand:
        run.take_back()
        assert called(run)


def test_an_event_that_is_moved_during_its_check_in_says_until_when_that_stays(run: EventRun) -> None:
    opened(run)
    edited = run.done(ORGANIZER, "event edit", starts="2026-01-02 19:00")
    assert edited.checking_in == run.event.checkin_until
    assert run.done(ORGANIZER, "event edit", rounds=5).checking_in is None


@pytest.mark.parametrize("open_", [False, True])
def test_whoever_comes_up_is_asked_to_check_in_while_that_is_open(run: EventRun, *, open_: bool) -> None:
    run.event_with(3, capacity=2)
    if open_:
        run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(FIRST, "signup leave")
    (told,) = run.letters(THIRD)
    assert told.text == "notice-promoted"
    assert told.buttons == ((f"signup-checkin:{run.event.id}:0",) if open_ else ())
    if open_:
        over(run)
        assert run.letters(THIRD)[0].buttons == ()
        assert run.entry(THIRD) is EntryStatus.NO_SHOW


def test_whoever_signs_up_during_the_check_in_reads_until_when(run: EventRun) -> None:
    opened(run)
    before = called(run)
    assert run.done(PLAYERS[5], "signup join").until == run.event.checkin_until
    assert called(run) == before
    run.done(PLAYERS[5], "signup checkin")
    assert run.entry(PLAYERS[5]) is EntryStatus.CHECKED_IN


def test_whoever_is_approved_entered_or_brought_back_during_the_check_in_is_asked(run: EventRun) -> None:
    run.event_with(3, approval=True)
    first, second, third = (run.player(one) for one in PLAYERS[:3])
    for player in (first, second):
        run.done(ORGANIZER, "signup approve", player=player)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(ORGANIZER, "signup noshow", player=second)
    run.done(ORGANIZER, "signup return", player=second)
    run.done(ORGANIZER, "signup approve", player=third)
    run.done(ORGANIZER, "signup add", member=OUTSIDER)
    told = {"notice-returned": SECOND, "notice-approved": THIRD, "notice-entered": OUTSIDER}
    for text, who in told.items():
        assert (run.letters(who)[-1].text, len(run.letters(who)[-1].buttons)) == (text, 1)


def test_members_of_a_file_read_during_the_check_in_are_called_to_it(run: EventRun) -> None:
    opened(run)
    before = called(run)
    run.imported(f"name,discord_id\nLate,{PLAYERS[7].user}\nGuest,\n".encode())
    assert called(run) == [*before, (PLAYERS[7].user,)]


def test_each_promotion_is_told(run: EventRun) -> None:
    run.event_with(2, capacity=1)
    for who, verb in (
        (FIRST, "leave"),
        (SECOND, "leave"),
        (FIRST, "join"),
        (SECOND, "join"),
        (FIRST, "leave"),
    ):
        run.done(who, f"signup {verb}")
        run.delivered()
    assert run.heard(SECOND) == ["notice-promoted"] * 2


def test_an_organizer_checks_a_guest_in_who_has_no_button(run: EventRun) -> None:
    run.event_with(1)
    assert run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00").guests == 0
    run.done(ORGANIZER, "signup add", guest="Grandma")
    assert run.done(ORGANIZER, "event checkin", until="2026-01-01 11:30").guests == 1
    guest = run.guest("Grandma")
    assert run.refused(FIRST, "signup checkin", player=guest) == "needs-organizer"
    run.done(ORGANIZER, "signup checkin", player=guest)
    over(run)
    assert (run.entry(FIRST), run.entry(guest)) == (EntryStatus.NO_SHOW, EntryStatus.CHECKED_IN)


@pytest.mark.parametrize(
    ("left_before", "leaver_hears"), [(False, "notice-substituted"), (True, "notice-no-show")]
)
def test_a_substitute_is_asked_to_check_in_and_whoever_goes_hears_it_once(
    run: EventRun, leaver_hears: str, *, left_before: bool
) -> None:
    run.event_with(2)
    if left_before:
        run.done(ORGANIZER, "signup noshow", player=run.player(SECOND))
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(ORGANIZER, "signup substitute", player=run.player(SECOND), member=OUTSIDER)
    assert run.heard(SECOND) == [leaver_hears]
    (told,) = run.letters(OUTSIDER)
    assert (told.text, len(told.buttons)) == ("notice-entered", 1)
    run.done(OUTSIDER, "signup checkin")


def test_a_substitute_at_a_public_table_is_called_by_its_thread_alone(run: EventRun) -> None:
    run.running()
    table = run.tables()[0]
    gone = table.seats[0]
    run.done(ORGANIZER, "signup substitute", player=gone, member=OUTSIDER)
    assert run.heard(OUTSIDER) == []
    assert len(run.heard(run.member(gone))) == 1
    assert OUTSIDER.user in run.notices(place="thread", subject=table.id)[-1].mentions


@pytest.mark.parametrize("how", ["revoke", "undo"])
def test_who_is_back_from_a_disqualification_is_called_to_an_open_check_in_once(
    run: EventRun, how: str
) -> None:
    run.event_with(3)
    run.done(JUDGE, "penalty disqualify", player=run.player(FIRST))
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    before = called(run)
    _back(run, how)
    assert called(run) == [*before, (FIRST.user,)]
    run.done(FIRST, "signup checkin")
    over(run)
    assert called(run) == []


@pytest.mark.parametrize("how", ["revoke", "undo"])
def test_who_is_back_before_the_check_in_or_after_having_checked_in_is_not_called(
    run: EventRun, how: str
) -> None:
    run.event_with(2)
    run.done(JUDGE, "penalty disqualify", player=run.player(FIRST))
    _back(run, how)
    assert run.told("announcements") == []
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(SECOND, "signup checkin")
    before = called(run)
    run.done(JUDGE, "penalty disqualify", player=run.player(SECOND))
    _back(run, how, 2)
    assert run.entry(SECOND) is EntryStatus.CHECKED_IN
    assert called(run) == before


def _back(run: EventRun, how: str, number: int = 1) -> None:
    if how == "undo":
        run.take_back(action="penalty-disqualification")
    else:
        run.done(JUDGE, "penalty revoke", penalty=number)


def test_who_comes_up_by_a_revocation_is_told_once(run: EventRun) -> None:
    run.event_with(3, capacity=2)
    run.done(JUDGE, "penalty disqualify", player=run.player(THIRD))
    run.done(ORGANIZER, "signup remove", player=run.player(SECOND))
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(JUDGE, "penalty revoke", penalty=1)
    assert run.entry(THIRD) is EntryStatus.CONFIRMED
    assert not any(THIRD.user in mentions for mentions in called(run))
    assert len([one for one in run.letters(THIRD) if one.buttons]) == 1


@pytest.mark.parametrize("entered", [None, False, True])
def test_a_guest_who_turns_out_to_be_a_member_is_called_unless_they_had_entered(
    run: EventRun,
    entered: bool | None,  # noqa: FBT001 - None: the member was never seen
) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest, event = run.guest("Grandma"), run.event.id
    if entered:
        run.done(OUTSIDER, "signup join")
    elif entered is False:
        other = run.done(ORGANIZER, "event create", name="Other").event.id
        run.done(ORGANIZER, "event open", event=other)
        run.done(ORGANIZER, "signup add", member=OUTSIDER, event=other)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00", event=event)
    before = called(run)
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER, merge=entered is not None)
    assert called(run) == [*before, *([] if entered else [(OUTSIDER.user,)])]
