"""Whoever comes while an event runs is promised a seat, or a place, only where a round is still drawn for everybody."""

import pytest

from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, published


@pytest.mark.parametrize("rounds", [1, 2])
async def test_whoever_is_let_in_hears_of_a_seat_only_where_a_round_is_still_drawn(
    night: Night, rounds: int
) -> None:
    await published(night, 4, rounds=rounds)
    answer = said(await night.run(night.organizer, "signup add", member=night.players[4]))
    assert ("has no seat to come" in answer) is (rounds == 1)
    await night.settle()
    (told,) = direct(night.players[4])
    assert ("from the next round" in told.content) is (rounds == 2)
    assert ("no further round is drawn" in told.content) is (rounds == 1)


@pytest.mark.parametrize("rounds", [1, 2])
async def test_a_place_that_falls_free_is_offered_only_where_a_round_is_still_drawn(
    night: Night, rounds: int
) -> None:
    await event_with(night, 5, capacity=4, rounds=rounds)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.run(night.players[0], "signup leave")
    await night.settle()
    offered = [post for post in night.posts("judges") if "P04" in shown(post)]
    assert len(offered) == rounds - 1
