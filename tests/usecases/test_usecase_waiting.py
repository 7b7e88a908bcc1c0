"""Whoever has no place when the event begins: told what becomes of it, let in late or free to leave, asked no more."""

import pytest

from data.records import Notice
from league.entry import EntryStatus
from league.event import EventStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun

PLACES = 8
FIRST, LAST_IN, WAITS, NEXT = PLAYERS[0], PLAYERS[7], PLAYERS[8], PLAYERS[9]
FREE = "notice-place-free"


def begun(run: EventRun, players: int = PLACES + 1, **options: object) -> None:
    """A round of eight is played; whoever came after them found no place, and has read so."""
    run.running(players, capacity=PLACES, **options)
    run.delivered()


def undecided(run: EventRun) -> None:
    """Eight play, the entry of a ninth was never decided."""
    run.event_with(PLACES + 1, approval=True)
    run.delivered()
    for one in PLAYERS[:PLACES]:
        run.done(ORGANIZER, "signup approve", player=run.player(one))
    run.done(ORGANIZER, "event close")
    run.next_round()


def out(run: EventRun, number: int = 0) -> None:
    run.done(JUDGE, "penalty disqualify", player=run.player(PLAYERS[number]))


def verbs(notice: Notice) -> list[str]:
    return [button.partition(":")[0] for button in notice.buttons]


def asked(run: EventRun) -> list[Notice]:
    """The questions whether somebody is to take part, as they stand."""
    return [one for one in run.notices(place="judges") if one.key.startswith("approval:")]


def test_whoever_waits_when_the_event_begins_is_told_and_leaves_the_list(run: EventRun) -> None:
    begun(run)
    (told,) = run.letters(WAITS)
    assert (told.text, verbs(told)) == ("notice-begun-waiting", ["signup-leave"])
    run.done(WAITS, "signup leave")
    assert run.entry(WAITS) is None
    assert run.letters(WAITS)[0].buttons == ()


def test_nobody_comes_up_when_somebody_leaves_the_list_of_a_running_event(run: EventRun) -> None:
    run.event_with(PLACES + 2, capacity=PLACES)
    assert run.refused(ORGANIZER, "signup drop", player=run.player(WAITS)) == "event-not-started"
    run.next_round()
    run.done(WAITS, "signup leave")
    assert run.entry(NEXT) is EntryStatus.WAITLISTED
    run.done(ORGANIZER, "signup drop", player=run.player(NEXT))
    assert run.entry(NEXT) is None
    assert run.heard(NEXT)[-1] == "notice-removed"


def test_an_organizer_lets_a_waiting_player_in_late_and_they_are_told(run: EventRun) -> None:
    begun(run)
    run.done(ORGANIZER, "signup drop", player=run.player(FIRST))
    run.done(ORGANIZER, "signup add", member=WAITS)
    waited, told = run.letters(WAITS)
    assert (waited.buttons, told.text) == ((), "notice-entered")
    assert run.entry(WAITS) is EntryStatus.CONFIRMED


def test_a_start_taken_back_takes_the_message_back_and_the_next_one_tells_anew(run: EventRun) -> None:
    run.event_with(PLACES + 1, capacity=PLACES)
    run.next_round()
    run.delivered()
    run.take_back()
    struck, taken_back = run.letters(WAITS)
    assert struck.buttons == ()
    assert taken_back.text == "notice-not-begun"
    run.done(ORGANIZER, "round publish")
    assert run.heard(WAITS)[-1] == "notice-begun-waiting"


def test_an_entry_that_was_not_decided_is_told_so_and_its_question_has_no_buttons(run: EventRun) -> None:
    undecided(run)
    assert run.heard(WAITS)[-1] == "notice-begun-pending"
    assert [one.buttons for one in asked(run)] == [()] * (PLACES + 1)


@pytest.mark.parametrize(
    ("verb", "told", "status"),
    [
        ("approve", "notice-approved", EntryStatus.CONFIRMED),
        ("refuse", "notice-refused", EntryStatus.REFUSED),
    ],
)
def test_an_entry_is_decided_late_and_can_be_decided_otherwise(
    run: EventRun, verb: str, told: str, status: EntryStatus
) -> None:
    undecided(run)
    run.done(ORGANIZER, f"signup {verb}", player=run.player(WAITS))
    assert (run.heard(WAITS)[-1], run.entry(WAITS)) == (told, status)
    if verb == "refuse":
        run.done(ORGANIZER, "signup approve", player=run.player(WAITS))


def test_nobody_is_approved_or_entered_into_a_bracket_that_is_drawn(run: EventRun) -> None:
    run.event_with(5, profile="backgammon-jba", pairing="single-elimination", points=3, approval=True)
    for one in PLAYERS[:4]:
        run.done(ORGANIZER, "signup approve", player=run.player(one))
    run.next_round()
    assert run.refused(ORGANIZER, "signup approve", player=run.player(PLAYERS[4])) == "late-into-bracket"
    assert run.refused(ORGANIZER, "signup add", guest="Late") == "late-into-bracket"


def test_approved_taken_back_and_approved_again_leaves_no_button(run: EventRun) -> None:
    run.event_with(1, approval=True)
    run.delivered()
    for wanted in ([], ["entry-approve", "entry-refuse"], []):
        if wanted:
            run.take_back()
        else:
            run.done(ORGANIZER, "signup approve", player=run.player(FIRST))
        (question,) = asked(run)
        assert verbs(question) == wanted
    assert run.heard(FIRST)[-1] == "notice-approved"


def test_an_event_that_is_called_off_asks_about_nobody_until_that_is_taken_back(run: EventRun) -> None:
    run.event_with(2, approval=True)
    run.delivered()
    run.done(ORGANIZER, "event cancel")
    assert [one.buttons for one in asked(run)] == [(), ()]
    run.take_back()
    assert [len(one.buttons) for one in asked(run)] == [2, 2]


def test_an_event_that_is_over_asks_nobody_who_waited(run: EventRun) -> None:
    begun(run)
    run.done(ORGANIZER, "event cancel")
    assert run.letters(WAITS)[0].buttons == ()


def test_whoever_an_organizer_enters_is_told_whether_they_wait_and_the_organizer_nothing(
    run: EventRun,
) -> None:
    run.event_with(1, capacity=2)
    for member in (PLAYERS[4], PLAYERS[5], ORGANIZER):
        run.done(ORGANIZER, "signup add", member=member)
    assert run.heard(PLAYERS[4]) == ["notice-entered"]
    assert run.heard(PLAYERS[5]) == ["notice-entered-waiting"]
    assert run.heard(ORGANIZER) == []


def test_of_two_accounts_made_one_the_entry_that_waits_is_asked_about_under_its_new_name(
    run: EventRun,
) -> None:
    run.event_with(1, approval=True)
    old = run.player(FIRST)
    run.done(PLAYERS[1], "signup join")
    run.done(PLAYERS[1], "signup leave")
    run.done(ORGANIZER, "signup account", player=old, member=PLAYERS[1], merge=True)
    (question,) = [one for one in asked(run) if one.buttons]
    now = run.player(PLAYERS[1])
    assert question.buttons == tuple(f"entry-{verb}:{run.event.id}:{now}" for verb in ("approve", "refuse"))


@pytest.mark.parametrize("how", ["leave", "drop", "disqualify"])
@pytest.mark.parametrize("waits", [True, False])
def test_a_place_that_falls_free_in_a_running_event_is_told_with_who_is_next(
    run: EventRun, how: str, *, waits: bool
) -> None:
    begun(run, PLACES + waits)
    if how == "leave":
        run.done(FIRST, "signup leave")
    elif how == "drop":
        dropped = run.done(ORGANIZER, "signup drop", player=run.player(FIRST))
        assert (dropped.next.id if dropped.next else None) == (run.player(WAITS) if waits else None)
    else:
        out(run)
    told = run.notices(place="judges", text=FREE)
    if how != "drop":  # there the answer says it
        assert len(told) == waits
    if told:
        assert WAITS.name in str(told[0].params)


def test_whoever_an_organizer_removes_hears_it_and_so_does_who_comes_up(run: EventRun) -> None:
    run.event_with(3, capacity=2)
    run.done(ORGANIZER, "signup remove", player=run.player(FIRST))
    assert [run.heard(one) for one in PLAYERS[:3]] == [["notice-removed"], [], ["notice-promoted"]]


def test_more_places_are_told_to_who_comes_up_and_in_a_running_event_to_the_organizer(run: EventRun) -> None:
    run.event_with(PLACES + 3, capacity=PLACES)
    edited = run.done(ORGANIZER, "event edit", capacity=PLACES + 1)
    assert [one.name for one in edited.promoted] == [WAITS.name]
    assert run.heard(WAITS) == ["notice-promoted"]
    run.next_round()
    edited = run.done(ORGANIZER, "event edit", capacity=PLACES + 3)
    assert ([one.name for one in edited.waiting], edited.promoted) == ([NEXT.name, PLAYERS[10].name], ())
    assert run.entry(NEXT) is EntryStatus.WAITLISTED
    assert run.done(ORGANIZER, "event edit", name="Other").waiting == ()


# More players than places


def too_many(run: EventRun) -> list[Notice]:
    """What is said of more players than places."""
    return [one for one in run.notices(place="judges") if one.key.startswith("over-cap:")]


def back(run: EventRun, number: int = 1) -> bool:
    """Somebody's disqualification is revoked; whether it is said that there are too many."""
    before = len(too_many(run))
    revoked = run.done(JUDGE, "penalty revoke", penalty=number)
    assert len(too_many(run)) - before == (revoked.over is not None)
    return revoked.over is not None


def full(run: EventRun) -> None:
    """The place of somebody who was disqualified has been given away."""
    begun(run)
    out(run)
    run.done(ORGANIZER, "signup add", member=WAITS)


def test_a_disqualification_is_revoked_though_its_place_was_given_away_and_that_is_said(
    run: EventRun,
) -> None:
    full(run)
    assert back(run)
    assert {run.entry(FIRST), run.entry(WAITS)} == {EntryStatus.CONFIRMED}
    run.done(ORGANIZER, "event edit", rounds=5)


def test_before_the_start_whoever_came_up_keeps_the_place(run: EventRun) -> None:
    run.event_with(4, capacity=2)
    out(run)
    assert run.entry(PLAYERS[2]) is EntryStatus.CONFIRMED
    assert back(run)
    wanted = [EntryStatus.CONFIRMED] * 3 + [EntryStatus.WAITLISTED]
    assert [run.entry(one) for one in PLAYERS[:4]] == wanted
    run.done(ORGANIZER, "signup remove", player=run.player(PLAYERS[1]))
    assert run.entry(PLAYERS[3]) is EntryStatus.WAITLISTED


def test_where_the_place_is_still_free_nothing_is_said_of_too_many(run: EventRun) -> None:
    begun(run)
    out(run)
    assert not back(run)


@pytest.mark.parametrize("action", ["penalty-disqualification", "entry-drop"])
def test_an_undo_that_puts_more_in_than_there_are_places_says_so(run: EventRun, action: str) -> None:
    begun(run)
    if action == "entry-drop":
        run.done(ORGANIZER, "signup drop", player=run.player(FIRST))
    else:
        out(run)
    run.done(ORGANIZER, "signup add", member=WAITS)
    assert run.take_back(action=action).over is not None
    assert {run.entry(FIRST), run.entry(WAITS)} == {EntryStatus.CONFIRMED}
    (told,) = too_many(run)
    assert "Shouted" not in str(told.params)


def test_where_there_are_too_many_already_nothing_more_is_said(run: EventRun) -> None:
    full(run)
    assert back(run)
    run.done(ORGANIZER, "event edit", name="Other")
    assert run.take_back().over is None


def test_nobody_is_told_of_too_many_in_an_event_that_is_over(run: EventRun) -> None:
    begun(run, rounds=1)
    out(run)
    run.done(ORGANIZER, "signup add", member=WAITS)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    assert run.status is EventStatus.FINISHED
    assert not back(run)
    assert run.entry(FIRST) is EntryStatus.CONFIRMED


def test_who_comes_back_without_a_place_takes_none(run: EventRun) -> None:
    begun(run)
    run.done(ORGANIZER, "signup drop", player=run.player(PLAYERS[1]))
    out(run, 1)
    out(run)
    run.done(ORGANIZER, "signup add", member=WAITS)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    assert back(run, 2)
    assert not back(run, 1)
    assert run.entry(PLAYERS[1]) is EntryStatus.DROPPED


def test_fewer_places_that_come_back_are_said_to_be_too_few(run: EventRun) -> None:
    begun(run)
    run.done(ORGANIZER, "event edit", capacity=PLACES + 1)
    run.done(ORGANIZER, "signup add", member=WAITS)
    assert run.take_back(action="event-edited").over is not None


def test_whoever_still_waits_in_a_running_event_is_promised_no_place(run: EventRun) -> None:
    begun(run)
    for command in ("signup checkin", "signup join"):
        assert run.refused(WAITS, command, event=run.event.id) == "still-waiting"
    assert run.refused(FIRST, "signup join", event=run.event.id) == "entry-confirmed"
    assert run.refused(OUTSIDER, "signup join", event=run.event.id) == "late-signup"


# Entries that need an organizer's word


def test_whoever_is_approved_onto_the_waiting_list_is_told_so(run: EventRun) -> None:
    run.event_with(4, capacity=3, approval=True)
    for number, one in enumerate(PLAYERS[:4]):
        run.done(ORGANIZER, "signup approve", player=run.player(one))
        assert run.entry(one) is (EntryStatus.WAITLISTED if number == 3 else EntryStatus.CONFIRMED)
    assert run.heard(PLAYERS[3]) == ["notice-approved-waiting"]


def test_a_withdrawal_takes_the_question_back_and_a_new_entry_asks_anew(run: EventRun) -> None:
    run.event_with(1, approval=True)
    run.delivered()
    run.done(FIRST, "signup leave")
    assert [one.buttons for one in asked(run)] == [()]
    run.done(FIRST, "signup join")
    assert sorted(len(one.buttons) for one in asked(run)) == [0, 2]


@pytest.mark.parametrize(("profile", "section"), [("backgammon-jba", "jbl/1.6.1"), ("catan-japan", None)])
def test_a_refusal_cites_only_what_is_in_force_in_the_event(
    run: EventRun, profile: str, section: str | None
) -> None:
    """Whoever an organizer of Catan had refused was quoted the rules of the backgammon association."""
    run.event_with(1, profile=profile, approval=True)
    run.done(ORGANIZER, "signup refuse", player=run.player(FIRST))
    assert run.run(FIRST, "signup join").section == section
