"""Rounds that change: `/round swap`, `/round end` and `/round cancel`, before and during play."""

from league.round import RoundStatus
from tests.support.night import Night, said, shown
from tests.support.rounds import (
    pairings,
    player_id,
    published,
    rounds,
    running,
    seats,
)
from tests.support.wording import says


async def test_wrong_seats_noticed_mid_round_are_swapped_and_only_the_moved_are_told__cjp_table_swap(
    night: Night,
) -> None:
    await running(night, 8)
    (a, *_), (b, *_) = seats(night)
    users = {player_id(night, number): night.players[number].id for number in range(8)}
    await night.run(night.judge, "round swap", player=a, other=b)
    await night.settle()
    told = [thread.history()[-1] for thread in night.channels["pairings"].threads]
    assert sorted(user.id for message in told for user in message.mentions) == sorted([users[a], users[b]])
    assert all(says(message.content, "notice-moved") for message in told)
    assert seats(night)[0][0] == b
    assert f"<@{users[b]}>" in shown(pairings(night)[1])


async def test_cancelled_round_loses_its_posts_and_can_be_seated_again(night: Night) -> None:
    await published(night, 8)
    cancelled = await night.run(night.organizer, "round cancel")
    await night.settle()
    assert says(said(cancelled), "round-cancelled", round=1)
    (told,) = pairings(night)
    assert says(told.content, "notice-round-cancelled", round=1)
    assert {user.id for user in told.mentions} == {player.id for player in night.players[:8]}
    enter_again = await night.run(night.organizer, "round seat", seed=50)
    assert says(said(enter_again), "seating-title", round=1)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert len(pairings(night)) == 4
    assert len(rounds(night)) == 1


async def test_plan_is_dropped_by_its_button_and_the_round_being_played_stays(night: Night) -> None:
    await running(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.click(night.organizer, preview.response, "round-cancel")
    assert [row.status for row in rounds(night)] == [RoundStatus.RUNNING, RoundStatus.CANCELLED]
