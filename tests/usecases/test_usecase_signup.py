"""Entering and leaving an event, by oneself, by an organizer, by a file; and the event's own life."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from league.entry import EntryStatus
from league.event import EventStatus
from league.refusal import Refusal
from league.round import RoundStatus
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, code
from usecases.caller import Caller
from usecases.round.publish import PublishRound, publish_round
from usecases.signup.join import JoinEvent, join_event
from usecases.signup.own_entry import LeavingCost, OwnEntry, leaving_asked

FIRST, SECOND, THIRD = PLAYERS[:3]


def cost(run: EventRun, who: object = FIRST) -> LeavingCost | None:
    """What leaving would cost somebody for good."""
    asked = run.read(lambda uow: leaving_asked(OwnEntry(run.caller(who), run.event.id), uow))  # type: ignore[arg-type]  # a member
    return asked.cost if asked else None


# Joining


def test_places_are_given_in_order_and_a_second_entry_is_refused(run: EventRun) -> None:
    assert run.refused(FIRST, "signup join") == "no-event"
    run.event_with(0, capacity=2)
    joined = [run.done(one, "signup join") for one in PLAYERS[:4]]
    assert [one.place_in_line for one in joined] == [0, 0, 1, 2]
    assert joined[2].status is EntryStatus.WAITLISTED
    assert run.refused(FIRST, "signup join") == "entry-confirmed"


def test_a_click_that_arrives_twice_counts_once(run: EventRun) -> None:
    run.event_with(0)
    caller = run.caller(FIRST)
    first = run.do(join_event, JoinEvent(caller, run.event.id))
    assert not isinstance(first, Refusal)
    assert code(run.do(join_event, JoinEvent(caller, run.event.id))) == "already-done"


def test_the_last_place_is_given_once_when_everybody_clicks_at_once(run: EventRun) -> None:
    run.event_with(0, capacity=1)
    callers: list[Caller] = [run.caller(one) for one in PLAYERS[:12]]
    event = run.event.id
    with ThreadPoolExecutor(6) as threads:
        joined = list(threads.map(lambda caller: run.do(join_event, JoinEvent(caller, event)), callers))
    assert sorted(one.place_in_line for one in joined) == list(range(12))


def test_a_round_published_by_several_at_once_is_published_once(run: EventRun) -> None:
    run.event_with()
    run.done(ORGANIZER, "round seat")
    callers, event = [run.caller(ORGANIZER) for _ in range(4)], run.event.id
    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(lambda caller: run.do(publish_round, PublishRound(caller, event)), callers))
    assert sum(not isinstance(one, Refusal) for one in done) == 1
    assert [row.status for row in run.rounds()] == [RoundStatus.PUBLISHED]
    assert run.told("thread") == ["notice-seated"] * 2


def test_who_comes_too_late_or_was_never_there_is_not_told_to_wait_for_the_check_in(run: EventRun) -> None:
    run.event_with(2)
    assert run.refused(OUTSIDER, "signup checkin") == "not-signed-up"
    run.done(FIRST, "signup leave")
    assert run.refused(FIRST, "signup checkin", event=run.event.id) == "not-entered"
    run.done(FIRST, "signup join")
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(SECOND, "signup checkin")
    run.later(3 * 3600)
    assert run.refused(FIRST, "signup checkin") == "entry-no-show"
    assert run.refused(SECOND, "signup checkin") == "entry-checked-in"


# Leaving


def test_what_leaving_costs_is_known_before(run: EventRun) -> None:
    run.event_with(3, capacity=2)
    assert (cost(run), cost(run, THIRD)) == (LeavingCost.LINE, None)
    run.done(ORGANIZER, "event close")
    assert cost(run) is LeavingCost.CLOSED
    run.done(FIRST, "signup leave")
    assert (run.entry(FIRST), run.entry(THIRD)) == (None, EntryStatus.CONFIRMED)
    assert run.refused(FIRST, "signup leave") == "not-entered"


def test_an_approved_entry_costs_its_approval_and_one_that_waits_nothing(run: EventRun) -> None:
    run.event_with(2, approval=True)
    run.done(ORGANIZER, "signup approve", player=run.player(FIRST))
    assert (cost(run), cost(run, SECOND)) == (LeavingCost.APPROVAL, None)


def test_whoever_leaves_a_running_event_has_dropped_out(run: EventRun) -> None:
    run.running()
    assert cost(run) is LeavingCost.RUNNING
    run.done(FIRST, "signup leave")
    assert run.entry(FIRST) is EntryStatus.DROPPED
    assert cost(run) is None


# What organizers do


def test_players_handle_no_entries_and_no_events(run: EventRun) -> None:
    run.event_with(2)
    player = run.player(SECOND)
    for verb in ("remove", "refuse", "approve", "drop", "return", "noshow", "substitute", "class"):
        options = {"player": player, "guest": "Friend", "handicap": ""}
        assert run.refused(FIRST, f"signup {verb}", **options) == "needs-organizer"
    assert run.refused(FIRST, "signup add", guest="Friend") == "needs-organizer"
    for who in (FIRST, JUDGE):
        for verb in ("close", "cancel", "finish"):
            assert run.refused(who, f"event {verb}") == "needs-organizer"
        assert run.refused(who, "event edit", name="Mine") == "needs-organizer"


@pytest.mark.parametrize("player", [0, -1, 999_999, 2**53 - 1])
def test_a_player_who_does_not_exist_is_refused(run: EventRun, player: int) -> None:
    run.published()
    known, before = run.player(FIRST), run.audited()
    for command, options in (
        ("signup drop", {"player": player}),
        ("signup substitute", {"player": player, "guest": "Zoe"}),
        ("signup account", {"player": player, "member": OUTSIDER}),
        ("round swap", {"player": player, "other": known}),
        ("round swap", {"player": known, "other": player}),
        ("penalty warn", {"player": player}),
    ):
        assert isinstance(run.run(ORGANIZER, command, **options), Refusal), command
    assert run.audited() == before


@pytest.mark.parametrize("name", ["\u200b", "   ", "\u202e\u2066"])
def test_a_name_that_nobody_can_see_is_refused(run: EventRun, name: str) -> None:
    run.event_with(0)
    assert run.refused(ORGANIZER, "signup add", guest=name) == "name-empty"
    assert run.refused(ORGANIZER, "event create", name=name) == "name-empty"
    assert run.refused(ORGANIZER, "signup add") == "nobody-named"


def test_a_guest_who_gets_an_account_keeps_seat_and_points(run: EventRun) -> None:
    run.event_with(7)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.next_round()
    guest = run.guest("Grandma")
    (table,) = (one for one in run.tables() if guest in one.seats)
    run.record(table, table.seats.index(guest))
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER)
    assert run.player(OUTSIDER) == guest
    assert run.versions(table)[0].winner == guest


# The event


def test_an_event_goes_from_draft_to_its_end_and_each_step_is_taken_back(run: EventRun) -> None:
    run.done(ORGANIZER, "event create", name="Cup", rounds=1)
    assert (run.status, run.notices()) == (EventStatus.DRAFT, [])
    run.done(ORGANIZER, "event open")
    run.done(ORGANIZER, "event close")
    assert run.event.status == "closed"
    run.take_back()
    assert run.event.status == "open"
    for player in PLAYERS[:8]:
        run.done(player, "signup join")
    run.next_round()
    assert run.refused(ORGANIZER, "event finish") == "results-missing"
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    assert run.refused(ORGANIZER, "event finish") == "finish-round-planned"
    run.done(ORGANIZER, "round cancel")
    run.done(ORGANIZER, "event finish")
    assert run.status is EventStatus.FINISHED


def test_what_something_later_depends_on_is_not_taken_back(run: EventRun) -> None:
    run.event_with(0)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.done(ORGANIZER, "signup remove", player=run.guest("Grandma"))
    assert code(run.take_back(action="entry-add"))


@pytest.mark.parametrize(
    "when", ["tomorrow", "25:00", "2020-01-01 10:00", "9999-12-31 23:59", "2026-02-30 10:00"]
)
def test_a_moment_that_cannot_be_meant_creates_nothing(run: EventRun, when: str) -> None:
    assert isinstance(run.run(ORGANIZER, "event create", name="Cup", starts=when), Refusal)
    assert run.read(lambda uow: uow.events.find()) == ()
