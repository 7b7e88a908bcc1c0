"""The entry list: capacity, waitlist, approval, check-in, and every wrong state refused with its own code."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league import entry
from league.entry import EntryChange, EntryList, EntryStage, EntryStatus
from league.ids import PlayerId
from league.refusal import Refusal
from league.standings import EntrantStatus

Step = Callable[[EntryList, PlayerId], EntryChange | Refusal]
P = [PlayerId(number) for number in range(10)]
BY_PLAYER: tuple[Step, ...] = (
    entry.join,
    entry.leave,
    entry.remove,
    entry.approve,
    entry.refuse,
    entry.check_in,
    entry.late_entry,
    entry.drop,
    entry.return_,
    entry.no_show,
    entry.disqualify,
    entry.reinstate,
)
BY_STAGE = (
    entry.open_check_in,
    entry.close_check_in,
    entry.close_signup,
    entry.open_signup,
    entry.start,
    entry.finish,
    entry.resume,
)


def done(change: EntryChange | Refusal) -> EntryList:
    assert isinstance(change, EntryChange), change
    return change.list


def code(change: EntryChange | Refusal) -> str:
    assert isinstance(change, Refusal), change
    return change.code


def joined(count: int, capacity: int = 0, *, approval: bool = False) -> EntryList:
    entries = EntryList(capacity, approval)
    for player in P[1 : count + 1]:
        entries = done(entry.join(entries, player))
    return entries


def running(count: int, capacity: int = 0) -> EntryList:
    return done(entry.start(joined(count, capacity)))


def status(entries: EntryList, player: PlayerId) -> EntryStatus | None:
    found = entries.entry_of(player)
    return found.status if found else None


def waiting(entries: EntryList) -> list[PlayerId]:
    return [one.player for one in entries.waiting]


def test_places_are_confirmed_until_the_cap_then_waitlisted_in_order() -> None:
    entries = joined(5, capacity=3)
    assert (entries.taken, entries.capacity, waiting(entries)) == (3, 3, [P[4], P[5]])


def test_without_cap_everybody_is_confirmed() -> None:
    assert joined(9).taken == 9


def test_next_in_line_comes_up_exactly_once() -> None:
    first = entry.leave(joined(5, capacity=3), P[2])
    assert isinstance(first, EntryChange)
    assert (first.promoted, first.status, waiting(first.list)) == ((P[4],), None, [P[5]])
    second = entry.leave(first.list, P[1])
    assert isinstance(second, EntryChange)
    assert second.promoted == (P[5],)


def test_joining_a_free_place_is_no_promotion() -> None:
    change = entry.join(joined(1, capacity=3), P[2])
    assert isinstance(change, EntryChange)
    assert (change.promoted, change.status) == ((), EntryStatus.CONFIRMED)


def test_rejoining_goes_to_the_end_of_the_waitlist() -> None:
    entries = done(entry.join(done(entry.leave(joined(5, capacity=3), P[1])), P[1]))
    assert waiting(entries) == [P[5], P[1]]


def test_more_places_bring_up_as_many_in_order() -> None:
    change = entry.set_capacity(joined(6, capacity=3), 5)
    assert isinstance(change, EntryChange)
    assert change.promoted == (P[4], P[5])


def test_nobody_is_pushed_out_by_a_smaller_cap() -> None:
    assert code(entry.set_capacity(joined(5), 4)) == "capacity-below-taken"
    assert code(entry.set_capacity(joined(5), -1)) == "capacity-negative"


def test_director_approves_each_entry__jbl_1_6_1() -> None:
    entries = joined(3, capacity=1, approval=True)
    assert entries.taken == 0
    entries = done(entry.approve(done(entry.approve(entries, P[2])), P[1]))
    assert (status(entries, P[2]), waiting(entries)) == (EntryStatus.CONFIRMED, [P[1]])


def test_refused_entry_stays_listed_for_the_report__jbl_1_6_3() -> None:
    entries = done(entry.refuse(joined(1, approval=True), P[1]))
    assert [one.player for one in entries.having(EntryStatus.REFUSED)] == [P[1]]
    again = entry.join(entries, P[1])
    assert isinstance(again, Refusal)
    assert (again.code, again.section) == ("entry-refused", "jbl/1.6.1")
    assert status(done(entry.approve(entries, P[1])), P[1]) is EntryStatus.CONFIRMED


def test_refusing_a_confirmed_entry_promotes_the_next() -> None:
    change = entry.refuse(joined(3, capacity=2), P[1])
    assert isinstance(change, EntryChange)
    assert change.promoted == (P[3],)


def test_who_missed_the_check_in_is_absent_and_the_waitlist_moves_up() -> None:
    entries = done(entry.check_in(done(entry.open_check_in(joined(4, capacity=3))), P[2]))
    change = entry.close_check_in(entries)
    assert isinstance(change, EntryChange)
    assert (change.absent, change.promoted) == ((P[1], P[3]), (P[4],))
    assert entry.seatable(change.list) == (P[2], P[4])


def test_nobody_is_promoted_after_the_start() -> None:
    change = entry.drop(running(4, capacity=3), P[1])
    assert isinstance(change, EntryChange)
    assert (change.promoted, waiting(change.list)) == ((), [P[4]])
    assert status(done(entry.late_entry(change.list, P[4])), P[4]) is EntryStatus.CONFIRMED


def test_late_entry_leaves_every_other_entry_alone() -> None:
    before = running(3)
    after = done(entry.late_entry(before, P[7]))
    assert after.entries[:3] == before.entries
    assert entry.seatable(after) == (P[1], P[2], P[3], P[7])


def test_dropped_player_returns_if_a_place_is_free() -> None:
    entries = done(entry.drop(running(2, capacity=2), P[1]))
    assert entry.seatable(done(entry.return_(entries, P[1]))) == (P[1], P[2])
    taken = done(entry.late_entry(entries, P[5]))
    assert code(entry.return_(taken, P[1])) == "event-full"


def test_substitute_takes_the_place_of_the_one_who_goes() -> None:
    entries = done(entry.substitute(running(3, capacity=3), P[2], P[8]))
    assert entry.seatable(entries) == (P[1], P[8], P[3])
    newcomer = entries.entry_of(P[8])
    assert newcomer is not None
    assert newcomer.replaces == P[2]


def test_substitute_from_the_waitlist_is_no_promotion_of_another() -> None:
    change = entry.substitute(joined(5, capacity=3), P[1], P[5])
    assert isinstance(change, EntryChange)
    assert (change.promoted, waiting(change.list), change.list.taken) == ((), [P[4]], 3)


def test_disqualified_player_is_not_seated__cjp_penalty_levels() -> None:
    entries = done(entry.disqualify(running(3), P[2]))
    assert entry.seatable(entries) == (P[1], P[3])
    assert code(entry.late_entry(entries, P[2])) == "entry-disqualified"
    assert entry.seatable(done(entry.reinstate(entries, P[2]))) == (P[1], P[2], P[3])


def test_disqualification_is_possible_after_the_event__cjp_table_swap() -> None:
    entries = done(entry.disqualify(done(entry.finish(running(3))), P[1]))
    assert status(entries, P[1]) is EntryStatus.DISQUALIFIED


def test_reinstatement_goes_over_the_cap_where_the_place_was_given_away() -> None:
    change = entry.disqualify(joined(4, capacity=3), P[1])
    assert isinstance(change, EntryChange)
    assert change.promoted == (P[4],)
    entries = done(entry.reinstate(change.list, P[1]))
    assert (entries.taken, entries.surplus) == (4, 1)
    assert done(entry.set_capacity(entries, 3)).taken == 4  # which is what it was
    assert code(entry.set_capacity(entries, 2)) == "capacity-below-taken"


def test_removed_player_is_gone_from_seating_and_ranking() -> None:
    entries = done(entry.remove(joined(3), P[2]))
    assert entry.seatable(entries) == (P[1], P[3])
    assert [one.player for one in entry.roster(entries)] == [P[1], P[3]]


def test_roster_tells_the_standings_how_each_takes_part() -> None:
    entries = done(entry.disqualify(done(entry.no_show(done(entry.drop(running(4), P[2])), P[3])), P[4]))
    assert [one.status for one in entry.roster(entries)] == [
        EntrantStatus.ACTIVE,
        EntrantStatus.DROPPED,
        EntrantStatus.ABSENT,
        EntrantStatus.DISQUALIFIED,
    ]


def test_pending_waitlisted_and_refused_players_are_not_on_the_roster() -> None:
    assert entry.roster(joined(2, approval=True)) == ()
    assert len(entry.roster(joined(2, capacity=1))) == 1


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (entry.join(joined(1), P[1]), "entry-confirmed"),
        (entry.join(joined(2, capacity=1), P[2]), "entry-waitlisted"),
        (entry.join(joined(1, approval=True), P[1]), "entry-pending"),
        (entry.join(done(entry.close_signup(joined(1))), P[2]), "signup-closed"),
        (entry.join(running(1), P[2]), "event-started"),
        (entry.join(done(entry.finish(running(1))), P[2]), "event-finished"),
        (entry.join(done(entry.no_show(joined(1), P[1])), P[1]), "entry-no-show"),
        (entry.join(done(entry.disqualify(joined(1), P[1])), P[1]), "entry-disqualified"),
        (entry.leave(joined(1), P[2]), "not-entered"),
        (entry.leave(running(1), P[1]), "event-started"),
        (entry.remove(running(1), P[1]), "event-started"),
        (entry.approve(joined(1), P[1]), "entry-confirmed"),
        (entry.refuse(running(1), P[1]), "event-started"),
        (entry.check_in(joined(1), P[1]), "check-in-not-open"),
        (entry.check_in(done(entry.open_check_in(joined(2, capacity=1))), P[2]), "entry-waitlisted"),
        (
            entry.check_in(done(entry.check_in(done(entry.open_check_in(joined(1))), P[1])), P[1]),
            "entry-checked-in",
        ),
        (entry.close_check_in(joined(1)), "check-in-not-open"),
        (entry.open_check_in(done(entry.open_check_in(joined(1)))), "check-in-open"),
        (entry.open_signup(joined(1)), "signup-open"),
        (entry.close_signup(done(entry.close_signup(joined(1)))), "signup-closed"),
        (entry.late_entry(joined(1), P[2]), "event-not-started"),
        (entry.late_entry(running(1), P[1]), "entry-confirmed"),
        (entry.late_entry(running(2, capacity=2), P[3]), "event-full"),
        (entry.late_entry(done(entry.drop(running(1), P[1])), P[1]), "entry-dropped"),
        (entry.drop(joined(1), P[1]), "event-not-started"),
        (entry.drop(done(entry.drop(running(1), P[1])), P[1]), "entry-dropped"),
        (entry.return_(running(1), P[1]), "entry-confirmed"),
        (entry.return_(done(entry.substitute(running(1), P[1], P[2])), P[1]), "entry-substituted"),
        (entry.no_show(done(entry.finish(running(1))), P[1]), "event-finished"),
        (entry.substitute(running(1), P[1], P[1]), "substitute-self"),
        (entry.substitute(running(2), P[1], P[2]), "entry-confirmed"),
        (entry.substitute(running(2), P[3], P[4]), "not-entered"),
        (entry.disqualify(done(entry.disqualify(running(1), P[1])), P[1]), "entry-disqualified"),
        (entry.reinstate(running(1), P[1]), "not-disqualified"),
        (entry.reinstate(running(1), P[2]), "not-entered"),
        (entry.start(running(1)), "event-started"),
        (entry.finish(joined(1)), "event-not-started"),
        (entry.resume(running(1)), "event-not-finished"),
    ],
)
def test_each_wrong_state_is_refused_with_its_own_code(change: EntryChange | Refusal, expected: str) -> None:
    assert code(change) == expected


def test_finished_event_can_be_taken_up_again() -> None:
    assert done(entry.resume(done(entry.finish(running(1))))).stage is EntryStage.RUNNING


STEPS = st.one_of(
    st.tuples(st.sampled_from(BY_PLAYER), st.sampled_from(P)),
    st.tuples(st.sampled_from(BY_STAGE), st.none()),
    st.tuples(st.just(entry.set_capacity), st.integers(0, 6)),
    st.tuples(st.just(entry.substitute), st.tuples(st.sampled_from(P), st.sampled_from(P))),
)


def taken_step(entries: EntryList, step: object, argument: object) -> EntryChange | Refusal:
    if argument is None:
        return step(entries)  # type: ignore[operator,no-any-return]  # a stage step takes the list alone
    arguments = argument if isinstance(argument, tuple) else (argument,)
    return step(entries, *arguments)  # type: ignore[operator,no-any-return]  # the strategy pairs step and argument


@settings(max_examples=150)
@given(st.integers(0, 5), st.booleans(), st.lists(STEPS, max_size=40))
def test_cap_uniqueness_and_order_hold_after_any_steps(
    capacity: int,
    approval: bool,  # noqa: FBT001 - drawn
    steps: list[tuple[object, object]],
) -> None:
    entries = EntryList(capacity, approval)
    for step, argument in steps:
        change = taken_step(entries, step, argument)
        if isinstance(change, Refusal):
            continue
        before, entries = entries, change.list
        players = [one.player for one in entries.entries]
        assert len(players) == len(set(players))
        is_by_right = step is entry.reinstate or before.surplus
        assert not entries.surplus or (is_by_right and entries.taken <= before.taken + 1)
        assert not before.surplus or step is entry.reinstate or entries.taken <= before.taken
        assert entries.stage in {EntryStage.RUNNING, EntryStage.FINISHED} or not (
            entries.waiting and not entries.full
        )
        queue = [one.player for one in before.waiting if one.player != change.player]
        assert list(change.promoted) == queue[: len(change.promoted)]
