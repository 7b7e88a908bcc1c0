"""Whether a disqualified player still has a seat that somebody has to settle."""

import pytest

from tests.support.event_run import JUDGE, PLAYERS, EventRun


@pytest.mark.parametrize(("is_played", "rounds"), [(False, (1,)), (True, ())])
def test_a_seat_is_left_where_the_table_is_still_to_play_and_not_where_it_has_a_result(
    run: EventRun, *, is_played: bool, rounds: tuple[int, ...]
) -> None:
    run.running(8)
    if is_played:
        run.record_all()
    done = run.done(JUDGE, "penalty disqualify", player=run.player(PLAYERS[0]))
    assert done.seated_in == rounds
