"""Rounds that change: `/round swap`, `/round end` and `/round cancel`, before and during play."""

from league.round import RoundStatus
from tests.support.night import Night, said, shown
from tests.support.rounds import (
    come_late,
    event_with,
    pairings,
    player_id,
    published,
    record,
    rounds,
    running,
    seats,
    tables,
    the_event,
)


async def test_swap_before_publishing_tells_nobody(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    (a, *rest), (b, *others) = seats(night)
    swapped = await night.run(night.judge, "round swap", player=a, other=b)
    await night.settle()
    assert "have exchanged places in round 1" in said(swapped)
    assert seats(night) == [(b, *rest), (a, *others)]
    assert not night.channels["pairings"].threads


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
    assert all("seats were corrected" in message.content for message in told)
    assert seats(night)[0][0] == b
    assert f"<@{users[b]}>" in shown(pairings(night)[1])


async def test_swap_after_a_result_is_refused_with_the_reason(night: Night) -> None:
    await running(night, 8)
    record(night, tables(night)[1])
    (a, *_), (b, *_) = seats(night)
    refused = said(await night.run(night.judge, "round swap", player=a, other=b))
    assert "Table 2 has a result already" in refused
    assert seats(night)[0][0] == a


async def test_swap_of_somebody_who_is_not_seated_is_refused_by_name(night: Night) -> None:
    await published(night, 8)
    a = seats(night)[0][0]
    late = come_late(night, 8)
    assert "P08" in said(await night.run(night.judge, "round swap", player=a, other=late))
    assert "two different players" in said(await night.run(night.judge, "round swap", player=a, other=a))
    assert seats(night)[0][0] == a


async def test_round_ends_only_when_every_result_is_in(night: Night) -> None:
    await running(night, 8)
    record(night, tables(night)[0])
    refused = said(await night.run(night.judge, "round end"))
    assert "tables 2" in refused
    record(night, tables(night)[1])
    assert "Round 1 is over" in said(await night.run(night.judge, "round end"))
    assert rounds(night)[0].status is RoundStatus.FINISHED
    assert "No round is open" in said(await night.run(night.judge, "round end"))


async def test_cancelled_round_loses_its_posts_and_can_be_seated_again(night: Night) -> None:
    await published(night, 8)
    cancelled = await night.run(night.organizer, "round cancel")
    await night.settle()
    assert "Round 1 is cancelled" in said(cancelled)
    (told,) = pairings(night)
    assert "round 1 is cancelled, so its seats no longer count" in told.content
    assert {user.id for user in told.mentions} == {player.id for player in night.players[:8]}
    enter_again = await night.run(night.organizer, "round seat", seed=50)
    assert "Round 1" in said(enter_again)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert len(pairings(night)) == 4
    assert len(rounds(night)) == 1


async def test_round_with_results_is_not_cancelled(night: Night) -> None:
    await running(night, 8)
    record(night, tables(night)[0])
    refused = said(await night.run(night.organizer, "round cancel"))
    assert "Round 1 has results already (tables 1)" in refused
    assert rounds(night)[0].status is RoundStatus.RUNNING


async def test_plan_is_dropped_by_its_button_and_the_round_being_played_stays(night: Night) -> None:
    await running(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.click(night.organizer, preview.response, "round-cancel")
    assert [row.status for row in rounds(night)] == [RoundStatus.RUNNING, RoundStatus.CANCELLED]


async def test_cancelled_round_comes_back_by_undo_with_its_running_clocks(night: Night) -> None:
    await running(night, 8)
    before = seats(night)
    await night.run(night.organizer, "round cancel")
    await night.env.advance_time(600)
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    assert seats(night) == before
    assert len([post for post in pairings(night) if post.embeds]) == 3
    assert [post.content[:2] for post in pairings(night) if not post.embeds] == ["~~", "↩️"]
    await night.later(60 * 60)
    assert not times_up(night)  # the ten minutes that it was called off cost nothing
    await night.env.advance_time(20 * 60)
    assert len(times_up(night)) == 2


def times_up(night: Night) -> list[str]:
    told = (message.content for thread in night.channels["pairings"].threads for message in thread.history())
    return [words for words in told if "Time is up" in words]
