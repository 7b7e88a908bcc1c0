"""The table clock: stages, pauses, extensions and the end."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league import clock as clocks
from league.clock import ClockAnnouncement, ClockNotice, ClockStage, ClockState
from league.refusal import Refusal

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def ok(answer: ClockState | Refusal) -> ClockState:
    assert isinstance(answer, ClockState), answer
    return answer


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def at(minutes: float) -> datetime:
    return NOON + MINUTE * minutes


def running(seats: int = 4) -> ClockState:
    return ok(clocks.start(ok(clocks.table_clock(seats)), NOON))


def all_placed(now: datetime) -> ClockState:
    """A running clock at whose table everybody has placed by now."""
    clock = running()
    while clocks.stage(clock, now) is ClockStage.SETUP:
        clock = ok(clocks.place(clock, now))
    return clock


def coming(
    clock: ClockState, now: datetime, warn_before: Sequence[timedelta]
) -> tuple[ClockAnnouncement, ...]:
    """What is still to be announced."""
    return tuple(one for one in clocks.announcements(clock, warn_before) if one.at > now)


@pytest.mark.parametrize(("seats", "minutes"), [(4, 8), (3, 6)])
def test_setup_is_one_minute_a_settlement__cjp_time_limit(seats: int, minutes: int) -> None:
    clock = ok(clocks.table_clock(seats))
    assert (clock.setup, clock.play) == (minutes * MINUTE, 60 * MINUTE)
    assert clocks.remaining(clock, NOON) == (minutes + 60) * MINUTE
    assert clocks.stage_remaining(clock, NOON) == minutes * MINUTE


def test_without_a_set_up_play_begins_at_once() -> None:
    clock = ok(clocks.start(clocks.table_clock(2, 30 * MINUTE, None), NOON))
    assert clocks.stage(clock, NOON) is ClockStage.PLAY
    told = coming(clock, NOON, [10 * MINUTE])
    assert [(item.at, item.notice) for item in told] == [
        (NOON + 20 * MINUTE, ClockNotice.ENDING),
        (NOON + 30 * MINUTE, ClockNotice.TIME_UP),
    ]


def test_nothing_runs_before_the_board_is_ready__cjp_setup_time_excluded() -> None:
    clock = ok(clocks.table_clock(4))
    assert clocks.stage(clock, NOON) is ClockStage.READY
    assert clocks.deadline(clock) is None
    assert coming(clock, NOON, [5 * MINUTE]) == ()
    for refused in (
        clocks.pause(clock, NOON),
        clocks.resume(clock, NOON),
        clocks.place(clock, NOON),
        clocks.extend(clock, NOON, MINUTE),
        clocks.end(clock, NOON),
    ):
        assert code(refused) == "clock-not-started"


def test_a_clock_starts_once() -> None:
    assert code(clocks.start(running(), at(1))) == "clock-already-started"


def test_each_settlement_has_its_minute_and_play_follows_by_itself__cjp_placement_time() -> None:
    clock = running()
    assert [clocks.placement(clock, at(minute)) for minute in (0, 0.9, 1, 7.9)] == [1, 1, 2, 8]
    assert clocks.placement(clock, at(8)) is None
    assert clocks.stage(clock, at(7.9)) is ClockStage.SETUP
    assert clocks.stage(clock, at(8)) is ClockStage.PLAY
    assert clocks.stage(clock, at(68)) is ClockStage.ENDED
    assert clocks.deadline(clock) == at(68)


def test_the_next_player_may_start_early_and_keeps_a_full_minute__cjp_placement_next_early() -> None:
    clock = ok(clocks.place(running(), at(0.5)))
    assert clocks.placement(clock, at(0.5)) == 2
    assert clocks.placement(clock, at(1.4)) == 2
    assert clocks.placement(clock, at(1.5)) == 3
    assert clocks.deadline(clock) == at(67.5)


def test_a_settlement_rests_on_the_time_in_which_it_was_placed() -> None:
    begun = running()
    paused = ok(clocks.pause(begun, at(0.2)))
    placed = ok(clocks.place(begun, at(0.5)))
    assert clocks.placed_since(None, placed)
    assert clocks.placed_since(clocks.table_clock(4), placed)
    assert clocks.placed_since(paused, placed)
    assert not clocks.placed_since(begun, placed)
    assert not clocks.placed_since(paused, begun)
    assert clocks.as_played(begun, placed, at(0.7)) == placed


def test_the_last_settlement_starts_play__cjp_placement_start() -> None:
    clock = running()
    for number in range(8):
        assert clocks.placement(clock, at(number / 10)) == number + 1
        clock = ok(clocks.place(clock, at(number / 10)))
    assert clocks.stage(clock, at(0.7)) is ClockStage.PLAY
    assert clocks.deadline(clock) == at(60.7)
    assert code(clocks.place(clock, at(1))) == "clock-play-already-begun"


def test_play_starts_when_all_have_placed_and_lasts_an_hour__cjp_placement_start() -> None:
    clock = all_placed(at(3))
    assert clocks.stage(clock, at(3)) is ClockStage.PLAY
    assert clocks.remaining(clock, at(3)) == clocks.stage_remaining(clock, at(3)) == 60 * MINUTE
    assert code(clocks.place(clock, at(4))) == "clock-play-already-begun"


def test_an_interruption_is_added_to_the_game__cjp_pause_time() -> None:
    paused = ok(clocks.pause(running(), at(20)))
    assert clocks.deadline(paused) is None
    assert clocks.remaining(paused, at(25)) == 48 * MINUTE
    assert coming(paused, at(25), [5 * MINUTE]) == ()
    clock = ok(clocks.resume(paused, at(27)))
    assert clocks.deadline(clock) == at(75)


def test_a_pause_in_the_setup_keeps_the_settlement_due__cjp_pause_time() -> None:
    clock = ok(clocks.resume(ok(clocks.pause(running(), at(2.5))), at(10)))
    assert clocks.placement(clock, at(10)) == 3


def test_a_second_call_for_the_judge_changes_nothing__cjp_call_judge() -> None:
    paused = ok(clocks.pause(running(), at(20)))
    assert code(clocks.pause(paused, at(21))) == "clock-already-paused"
    assert paused.paused_at == at(20)


def test_what_needs_a_running_clock_is_refused_during_a_pause() -> None:
    paused = ok(clocks.pause(running(), at(2)))
    assert code(clocks.place(paused, at(3))) == "clock-paused"


def test_resuming_a_running_clock_is_refused() -> None:
    assert code(clocks.resume(running(), at(2))) == "clock-not-paused"


def test_a_judge_lengthens_play_not_the_setup__cjp_time_extension() -> None:
    clock = ok(clocks.extend(running(), at(2), 5 * MINUTE))
    assert clocks.deadline(clock) == at(73)
    paused = ok(clocks.pause(clock, at(30)))
    assert ok(clocks.extend(paused, at(31), MINUTE)).extended == 6 * MINUTE


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        (timedelta(0), "clock-extension-not-positive"),
        (-MINUTE, "clock-extension-not-positive"),
        (timedelta.max, "clock-extension-too-long"),
    ],
)
def test_an_extension_is_positive_and_sane__cjp_time_extension(by: timedelta, expected: str) -> None:
    assert code(clocks.extend(running(), at(10), by)) == expected


def test_an_end_that_has_passed_stays__cjp_time_up_void() -> None:
    clock = running()
    for refused in (
        clocks.pause(clock, at(68)),
        clocks.resume(clock, at(68)),
        clocks.extend(clock, at(68), MINUTE),
        clocks.place(clock, at(68)),
    ):
        assert code(refused) == "clock-ended"
    assert clocks.remaining(clock, at(90)) == timedelta(0)
    assert coming(clock, at(90), []) == ()


def test_the_end_recorded_late_is_the_moment_time_was_up__cjp_time_up_ends() -> None:
    clock = ok(clocks.end(running(), at(70)))
    assert clock.ended_at == at(68)
    assert code(clocks.end(clock, at(71))) == "clock-ended"


def test_a_victory_ends_the_clock_early_even_in_a_pause__cjp_time_up_ends() -> None:
    clock = ok(clocks.end(ok(clocks.pause(running(), at(30))), at(35)))
    assert clocks.stage(clock, at(36)) is ClockStage.ENDED
    assert (clock.ended_at, clock.paused_at, clock.paused_total) == (at(35), None, 5 * MINUTE)
    assert clocks.deadline(clock) is None


def test_the_end_is_announced_ahead() -> None:
    clock = all_placed(at(2))
    assert coming(clock, at(2), [5 * MINUTE, 10 * MINUTE, 5 * MINUTE]) == (
        ClockAnnouncement(at(52), ClockNotice.ENDING, 10 * MINUTE),
        ClockAnnouncement(at(57), ClockNotice.ENDING, 5 * MINUTE),
        ClockAnnouncement(at(62), ClockNotice.TIME_UP, timedelta(0)),
    )


def test_each_settlement_and_the_start_of_play_are_announced__cjp_placement_time() -> None:
    due = coming(running(3), at(3.5), [65 * MINUTE])
    assert [(each.at, each.notice, each.placement) for each in due] == [
        (at(4), ClockNotice.PLACEMENT, 5),
        (at(5), ClockNotice.PLACEMENT, 6),
        (at(6), ClockNotice.PLAY_BEGINS, None),
        (at(66), ClockNotice.TIME_UP, None),
    ]


def test_warnings_move_with_a_pause_and_come_again_after_an_extension() -> None:
    clock = ok(clocks.resume(ok(clocks.pause(running(), at(60))), at(64)))
    assert [each.at for each in coming(clock, at(64), [10 * MINUTE, 5 * MINUTE])] == [
        at(67),
        at(72),
    ]
    longer = ok(clocks.extend(clock, at(68), 10 * MINUTE))
    assert [each.at for each in coming(longer, at(68), [10 * MINUTE])] == [at(72), at(82)]


seconds = st.integers(0, 600).map(lambda count: timedelta(seconds=count))


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(seconds, seconds), max_size=6), seconds)
def test_pauses_add_exactly_their_spans_to_the_deadline__cjp_pause_time(
    spans: list[tuple[timedelta, timedelta]], early: timedelta
) -> None:
    now = NOON + min(early, 7 * MINUTE)
    clock = all_placed(now)
    before = clocks.deadline(clock)
    assert before is not None
    for gap, span in spans:
        now += gap
        if clocks.stage(clock, now) is ClockStage.ENDED:
            return
        left = clocks.remaining(clock, now)
        clock = ok(clocks.pause(clock, now))
        now += span
        assert clocks.remaining(clock, now) == left
        clock = ok(clocks.resume(clock, now))
    assert clocks.deadline(clock) == before + sum((span for _, span in spans), timedelta(0))


@settings(max_examples=60, deadline=None)
@given(st.lists(seconds, min_size=1, max_size=10), st.integers(3, 4))
def test_hand_overs_never_make_a_settlement_wait_longer_than_its_minute__cjp_placement_time(
    gaps: list[timedelta], seats: int
) -> None:
    clock, now = running(seats), NOON
    for gap in gaps:
        now += gap / 10
        due = clocks.placement(clock, now)
        if due is None:
            return
        clock = ok(clocks.place(clock, now))
        following = clocks.placement(clock, now)
        assert following == (due + 1 if due < 2 * seats else None)
        assert clocks.remaining(clock, now) == 60 * MINUTE + MINUTE * (2 * seats - due)


def test_a_machine_whose_time_is_behind_takes_nothing_from_the_table() -> None:
    paused = ok(clocks.pause(running(), at(10)))
    assert ok(clocks.resume(paused, at(9))).paused_total == timedelta(0)
    assert clocks.remaining(running(), at(-1)) == 68 * MINUTE
