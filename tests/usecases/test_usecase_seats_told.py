"""Who sits where is told by the rows: each call stands as long as the seat does, and ends or changes with it."""

from collections.abc import Iterator

import pytest

from data.records import Delivery, Notice
from league.ids import PlayerId
from league.round import Table
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun

WAITS = PLAYERS[8]


def call(run: EventRun, table: Table) -> Notice:
    """The message that calls a table's players."""
    return next(one for one in reversed(run.notices(subject=table.id)) if one.about and one.duty == "seated")


def users(run: EventRun, *players: PlayerId) -> set[int]:
    return {run.member(player).user for player in players}


def said_since(run: EventRun, number: int) -> list[Notice]:
    return [one for one in run.notices() if one.id > number]


def newest(run: EventRun) -> int:
    return max(one.id for one in run.notices())


@pytest.fixture(autouse=True)
def _what_is_told_is_due(run: EventRun) -> Iterator[None]:
    """After each of these tests a second run changes nothing."""
    yield
    assert not_told(run.database, run.now) == []


def test_each_table_is_called_once_and_nothing_before_the_round_is_public(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "round seat", seed=7)
    assert run.told("thread") == []
    run.done(ORGANIZER, "round publish")
    assert [set(one.mentions) for one in run.notices(text="notice-seated")] == [
        users(run, *table.seats) for table in run.tables()
    ]


def test_seats_that_change_before_anybody_read_the_call_are_in_it_and_nothing_is_said_beside_it(
    run: EventRun,
) -> None:
    run.published(8)
    (a, *_), (b, *_) = run.seats()
    run.done(JUDGE, "round swap", player=a, other=b)
    assert [set(one.mentions) for one in run.notices(text="notice-seated")] == [
        users(run, *table.seats) for table in run.tables()
    ]
    assert set(run.told("thread")) == {"notice-seated"}


def test_a_swap_changes_the_calls_and_pings_the_two_alone_and_so_does_its_undo__cjp_table_swap(
    run: EventRun,
) -> None:
    run.published(8)
    run.delivered()
    (a, *_), (b, *_) = run.seats()
    first, second = run.tables()
    number = newest(run)
    run.done(JUDGE, "round swap", player=a, other=b)
    assert [(one.text, set(one.mentions)) for one in said_since(run, number)] == [
        ("notice-moved", users(run, b)),
        ("notice-moved", users(run, a)),
    ]
    assert [call(run, table).params["seats"][0] for table in (first, second)] == [b, a]
    run.delivered()
    run.later(60)
    number = newest(run)
    run.take_back()
    assert [set(one.mentions) for one in said_since(run, number)] == [users(run, a), users(run, b)]
    assert [call(run, table).params["seats"][0] for table in (first, second)] == [a, b]


def test_a_replacement_is_told_to_the_table_and_its_undo_names_who_has_the_seat_again(run: EventRun) -> None:
    run.published(9, capacity=8)
    run.delivered()
    table = run.tables()[0]
    gone = table.seats[2]
    run.done(JUDGE, "round replace", table=table.id, player=gone)
    run.delivered()
    run.later(60)
    number = newest(run)
    run.take_back()
    (said,) = (one for one in said_since(run, number) if one.place == "thread")
    assert said.text == "notice-replaced"
    assert said.params["player"] == {"user": WAITS.user}
    assert set(said.mentions) == users(run, *table.seats) | {WAITS.user}, "who had come has no seat again"


def test_a_removal_that_is_taken_back_is_told_to_everybody_who_heard_of_it(run: EventRun) -> None:
    run.published(8)
    run.delivered()
    table = run.tables()[0]
    run.done(JUDGE, "round remove", table=table.id, player=table.seats[0])
    run.delivered()
    run.later(60)
    number = newest(run)
    run.take_back()
    (said,) = (one for one in said_since(run, number) if one.place == "thread")
    assert (said.text, set(said.mentions)) == ("notice-back-at-table", users(run, *table.seats))


def test_whoever_left_by_themselves_is_not_called_when_their_seat_is_given_away(run: EventRun) -> None:
    run.running(9, capacity=8)
    run.delivered()
    table = run.tables()[0]
    leaver = run.member(table.seats[0])
    run.done(leaver, "signup leave")
    run.delivered()
    number = newest(run)
    run.done(JUDGE, "round replace", table=table.id, player=table.seats[0])
    assert all(leaver.user not in one.mentions for one in said_since(run, number))


def test_a_removal_in_the_set_up_says_that_the_settlements_are_placed_anew(run: EventRun) -> None:
    run.running(8)
    run.delivered()
    table = run.tables()[0]
    number = newest(run)
    run.done(JUDGE, "round remove", table=table.id, player=table.seats[0])
    (said,) = (one for one in said_since(run, number) if one.place == "thread")
    assert said.text == "notice-seat-removed"
    assert [one["line"]["text"] for one in said.params["below"]] == ["table-set-up-anew"]


def test_an_undone_publication_that_nobody_read_leaves_nothing_and_one_that_was_read_is_struck(
    run: EventRun,
) -> None:
    run.published(8)
    run.take_back()
    assert run.told("thread") == []
    run.done(ORGANIZER, "round publish")
    run.delivered()
    number = newest(run)
    run.take_back()
    assert {one.text for one in run.notices(place="thread") if one.id <= number} == {"notice-taken-back"}
    above = [one for one in said_since(run, number) if one.text == "notice-undone-above"]
    assert {user for one in above for user in one.mentions} == {one.user for one in PLAYERS[:8]}


def test_a_round_that_is_called_off_is_told_once_and_its_undo_calls_nobody_to_the_seats_again(
    run: EventRun,
) -> None:
    run.published(8)
    run.delivered()
    called = [call(run, table).id for table in run.tables()]
    run.done(ORGANIZER, "round cancel")
    (off,) = run.notices(text="notice-round-cancelled")
    assert set(off.mentions) == {one.user for one in PLAYERS[:8]}
    run.delivered()
    number = newest(run)
    run.take_back()
    assert [(one.text, one.place) for one in said_since(run, number)] == [("notice-undone-above", "pairings")]
    assert [call(run, table).id for table in run.tables()] == called
    assert all(one.stands for one in run.notices(id=called))


def test_a_round_that_is_seated_anew_after_it_was_called_off_has_calls_of_its_own(run: EventRun) -> None:
    run.published(8)
    run.delivered()
    before = {call(run, table).id for table in run.tables()}
    run.done(ORGANIZER, "round cancel")
    run.delivered()
    run.next_round(seed=7)
    assert before.isdisjoint(call(run, table).id for table in run.tables())
    assert len(run.notices(text="notice-round-cancelled")) == 1
    run.done(ORGANIZER, "round cancel")
    assert len(run.notices(text="notice-round-cancelled")) == 2


def test_a_plan_that_is_dropped_is_told_to_nobody(run: EventRun) -> None:
    run.published(8)
    run.done(ORGANIZER, "round cancel")
    run.delivered()
    run.done(ORGANIZER, "round seat", seed=3)
    number = newest(run)
    run.done(ORGANIZER, "round cancel", round_id=run.rounds()[0].id)
    assert said_since(run, number) == []


def test_what_was_said_of_a_round_that_is_over_stays_and_an_event_that_is_called_off_takes_nothing_back(
    run: EventRun,
) -> None:
    run.running(8)
    run.delivered()
    run.record_all()
    run.done(JUDGE, "round end")
    calls = run.notices(text="notice-seated")
    assert len(calls) == 2
    assert not any(one.stands for one in calls)
    assert {one.state for one in calls} == {Delivery.SENT}
    run.next_round()
    run.delivered()
    run.done(ORGANIZER, "event cancel")
    assert len(run.notices(text="notice-seated")) == 4


def test_a_bye_that_changes_hands_calls_the_new_one_and_says_of_the_old_one_that_it_is_passed(
    run: EventRun,
) -> None:
    run.published(5, profile="backgammon-jba")
    run.delivered()
    (a, _), *_, (alone,) = run.seats()
    number = newest(run)
    run.done(JUDGE, "round swap", player=a, other=alone)
    assert {(one.text, one.mentions) for one in said_since(run, number)} == {
        ("notice-bye", tuple(users(run, a))),
        ("notice-match-moved", tuple(users(run, alone))),
    }
    assert [one.text for one in run.notices(place="pairings")] == ["notice-bye-passed", "notice-bye"]
