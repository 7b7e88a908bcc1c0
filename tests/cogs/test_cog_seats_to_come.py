"""Whoever comes while an event runs is promised a seat, or a place, only where a round is still drawn for everybody."""

import pytest

from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, player_id, published, record_all


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
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    offered = [post for post in night.posts("judges") if "P04" in shown(post)]
    assert len(offered) == rounds - 1


def about_the_place(night: Night) -> str:
    (post,) = [post for post in night.posts("judges") if "place" in shown(post)]
    return shown(post)


@pytest.mark.parametrize("how", ["let in", "back"])
async def test_a_place_that_is_taken_again_is_no_more_said_to_be_free_until_that_is_taken_back(
    night: Night, how: str
) -> None:
    await event_with(night, 6, capacity=4, rounds=2)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    assert "**P04** is next" in about_the_place(night)
    await night.sure(night.players[4], "signup leave")
    await night.settle()
    assert "**P05** is next" in about_the_place(night)
    if how == "let in":
        await night.run(night.organizer, "signup add", member=night.players[5])
    else:
        await night.run(night.organizer, "signup return", player=player_id(night, 0))
    await night.settle()
    assert "is taken" in about_the_place(night)
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert "**P05** is next" in about_the_place(night)


async def test_a_place_is_no_more_said_to_be_free_once_the_last_round_is_public(night: Night) -> None:
    await event_with(night, 5, capacity=4, rounds=2)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    record_all(night)
    await night.run(night.judge, "round end")
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    assert "**P04** is next" in about_the_place(night)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert "no further round is drawn" in about_the_place(night)
