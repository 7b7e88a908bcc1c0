"""Rounds as organizers and judges run them: seat, publish, swap, lock, end, cancel."""

from dataclasses import replace

import discord
import pytest
import simcord

from data.transaction import write
from league.event import EventStatus
from league.refusal import Refusal
from league.round import RoundStatus
from tests.support.night import Night, said, shown
from tests.support.rounds import (
    audited,
    come_late,
    correct,
    enter,
    event_with,
    leave,
    organizer,
    player_id,
    published,
    record,
    record_all,
    rounds,
    running,
    seats,
    tables,
    the_event,
)
from usecases.execute import ask, execute
from usecases.round.basis import Basis, SeatRound, basis_of
from usecases.round.draw import Draft, draw
from usecases.round.seat import StoreSeating, store_seating


def pairings(night: Night) -> list[discord.Message]:
    """The bot's posts in the channel for pairings, without the lines that say that a thread was opened."""
    return [post for post in night.posts("pairings") if post.type is discord.MessageType.default]


def attached(result: simcord.InteractionResult) -> list[discord.Attachment]:
    """The files of an answer."""
    assert result.response is not None
    return list(result.response.attachments)


async def test_preview_shows_tables_picture_and_quality_before_anybody_sees_the_round(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    text = said(preview)
    assert "Round 1" in text
    assert "**Table 2**" in text
    assert "Quality of all 4 remaining rounds together (seed 7)" in text
    assert "impossible" in text
    assert preview.ephemeral
    assert [file.filename for file in attached(preview)] == ["seating-1.png"]
    assert "Table 1: P0" in (attached(preview)[0].description or "")
    assert not pairings(night)
    assert the_event(night).status is EventStatus.OPEN
    assert audited(night)[-1] == "round-seated"


async def test_preview_is_read_in_japanese(night: Night) -> None:
    await event_with(night, 8)
    night.locales.set(night.organizer.id, "ja")
    preview = said(await night.run(night.organizer, "round seat"))
    assert "第1回戦" in preview
    assert "残り4回戦をまとめた出来ばえ" in preview


async def test_another_seed_draws_other_tables_and_the_same_seed_the_same(night: Night) -> None:
    await event_with(night, 12)
    preview = await night.run(night.organizer, "round seat", seed=7)
    first = seats(night)
    await night.click(night.organizer, preview.response, "round-reseat")
    other = seats(night)
    assert rounds(night)[0].seed == 8
    assert other != first
    await night.run(night.organizer, "round seat", seed=7)
    assert seats(night) == first
    assert len(rounds(night)) == 1


async def test_publishing_posts_the_overview_and_a_thread_for_each_table(night: Night) -> None:
    await published(night, 8)
    posts = pairings(night)
    assert [post.embeds[0].title for post in posts] == [
        "Round 1 · Cup",
        "Round 1 · Table 1",
        "Round 1 · Table 2",
    ]
    assert len(posts[0].attachments) == 1
    assert len(night.channels["pairings"].threads) == 2
    assert the_event(night).status is EventStatus.RUNNING
    assert rounds(night)[0].status is RoundStatus.PUBLISHED


async def test_every_player_is_pinged_exactly_once_and_edits_ping_nobody(night: Night) -> None:
    await published(night, 8)
    await night.run(night.judge, "round start")
    await night.run(night.judge, "round pause")
    await night.settle()
    pinged = [
        user.id
        for thread in night.channels["pairings"].threads
        for m in thread.history()
        for user in m.mentions
    ]
    assert sorted(pinged) == sorted(player.id for player in night.players[:8])
    assert not [user for post in pairings(night) for user in post.mentions]


async def test_double_click_publishes_once(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.click(night.organizer, preview.response, "round-publish")
    again = await night.click(night.organizer, preview.response, "round-publish")
    await night.settle()
    assert "published already" in said(again)
    assert len(pairings(night)) == 3
    assert audited(night).count("round-published") == 1


async def test_buttons_of_an_old_preview_touch_no_published_round(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    for verb in ("round-cancel", "round-reseat"):
        assert "published already" in said(await night.click(night.organizer, preview.response, verb))
    assert [row.status for row in rounds(night)] == [RoundStatus.PUBLISHED]


async def test_publish_button_survives_a_restart(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.restart()
    clicked = await night.click(night.organizer, preview.response, "round-publish")
    await night.settle()
    assert "Round 1 is published: 2 tables" in said(clicked)
    assert len(pairings(night)) == 3


async def test_only_organizers_seat_and_publish_and_only_judges_start(night: Night) -> None:
    await event_with(night, 8)
    assert "Only organizers" in said(await night.run(night.judge, "round seat"))
    await night.run(night.organizer, "round seat")
    assert "Only organizers" in said(await night.run(night.players[0], "round publish"))
    assert "Only judges" in said(await night.run(night.players[0], "round start"))
    assert rounds(night)[0].status is RoundStatus.PLANNED


@pytest.mark.parametrize(
    ("players", "words"), [(0, "a table needs at least 3"), (5, "Five players cannot be seated")]
)
async def test_impossible_numbers_of_players_are_refused_with_the_reason__cjp_table_size(
    night: Night, players: int, words: str
) -> None:
    await event_with(night, players)
    refused = said(await night.run(night.organizer, "round seat"))
    assert refused.startswith("⛔")
    assert words in refused
    assert rounds(night) == ()


async def test_round_cannot_be_published_when_somebody_has_come_or_gone_since(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat")
    enter(night, [8])
    refused = said(await night.run(night.organizer, "round publish"))
    assert "no longer fits" in refused
    assert "P08" in refused
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    assert sorted(player for table in seats(night) for player in table) == [
        player_id(night, number) for number in range(9)
    ]


async def test_dropped_player_is_never_seated_and_history_stays(night: Night) -> None:
    await running(night, 9)
    before = seats(night)
    gone = player_id(night, 4)
    record_all(night)
    leave(night, gone)
    await night.run(night.organizer, "round seat")
    second = [player for table in seats(night, 2) for player in table]
    assert gone not in second
    assert len(second) == len(set(second)) == 8
    assert seats(night) == before


async def test_late_entry_is_seated_next_and_moves_no_running_table(night: Night) -> None:
    await running(night, 8)
    before = seats(night)
    late = come_late(night, 8)
    record_all(night)
    await night.run(night.organizer, "round seat")
    assert late in [player for table in seats(night, 2) for player in table]
    assert seats(night) == before


async def test_correction_after_the_next_round_was_seated_leaves_its_seats(night: Night) -> None:
    await running(night, 8, pairing="power")
    record_all(night)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    second = seats(night, 2)
    correct(night, tables(night)[0], winner=3)
    await night.settle()
    assert seats(night, 2) == second
    record_all(night, 2)
    preview = said(await night.run(night.organizer, "round seat"))
    assert "Round 3" in preview


async def test_seating_is_refused_when_somebody_dropped_while_it_was_drawn(night: Night) -> None:
    await running(night, 9)
    record_all(night)
    command = SeatRound(organizer(night), 0)
    basis = ask(night.bot.hall.database, basis_of, command)
    assert isinstance(basis, Basis)
    draft = draw(basis)
    assert isinstance(draft, Draft)
    leave(night, basis.players[0])
    refused = execute(night.bot.hall.database, store_seating, StoreSeating(command, draft))
    assert refused == Refusal("changed-meanwhile")
    assert len(rounds(night)) == 1


async def test_next_round_waits_until_results_are_in_and_ends_the_one_before(night: Night) -> None:
    await running(night, 8)
    await night.run(night.organizer, "round seat")
    refused = said(await night.run(night.organizer, "round publish"))
    assert "Round 1 still waits for results: tables 1, 2" in refused
    record_all(night)
    await night.run(night.organizer, "round publish")
    assert [row.status for row in rounds(night)] == [RoundStatus.FINISHED, RoundStatus.PUBLISHED]


async def test_four_rounds_of_twelve_players_repeat_no_pair_more_than_must_be(night: Night) -> None:
    await event_with(night, 12)
    for number in range(1, 5):
        preview = await night.run(night.organizer, "round seat")
        await night.run(night.organizer, "round publish")
        record_all(night, number)
    assert "Together again" in said(preview)
    met: dict[frozenset[int], int] = {}
    for number in range(1, 5):
        for table in seats(night, number):
            for pair in {frozenset((a, b)) for a in table for b in table if a != b}:
                met[pair] = met.get(pair, 0) + 1
    assert max(met.values()) == 2
    refused = said(await night.run(night.organizer, "round seat"))
    assert "All 4 rounds of this event have been seated" in refused


async def test_locked_table_stays_with_its_number_when_the_round_is_drawn_again(night: Night) -> None:
    await event_with(night, 12)
    await night.run(night.organizer, "round seat", seed=1)
    kept = seats(night)[1]
    assert "Table 2 stays" in said(await night.run(night.organizer, "round lock", table=2))
    assert "locked already" in said(await night.run(night.organizer, "round lock", table=2))
    await night.run(night.organizer, "round seat", seed=99)
    assert seats(night)[1] == kept
    assert tables(night)[1].locked
    assert "may change" in said(await night.run(night.organizer, "round lock", table=2, state="unlocked"))
    assert "no such table" in said(await night.run(night.organizer, "round lock", table=9))


async def test_locked_table_of_a_dropped_player_is_refused_by_name(night: Night) -> None:
    await running(night, 9)
    record_all(night)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round lock", table=1)
    leave(night, seats(night, 2)[0][0])
    refused = said(await night.run(night.organizer, "round seat"))
    assert refused.startswith("⛔")
    assert "P0" in refused


async def test_pairs_to_be_kept_apart_are_kept_apart_in_this_round_and_the_next(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=3, avoid="P00 + P01, P02 + P03")
    apart = [{player_id(night, 0), player_id(night, 1)}, {player_id(night, 2), player_id(night, 3)}]
    assert not [pair for pair in apart for table in seats(night) if pair <= set(table)]
    await night.run(night.organizer, "round publish")
    await night.run(night.organizer, "round seat")
    assert rounds(night)[1].avoid == rounds(night)[0].avoid
    await night.run(night.organizer, "round seat", avoid="-")
    assert rounds(night)[1].avoid == ()


@pytest.mark.parametrize(
    ("avoid", "words"),
    [("P00", "as a pair"), ("P00 + Nobody", 'Nobody called "Nobody"'), ("P00 + @everyone", "Nobody called")],
)
async def test_unreadable_pairs_are_refused(night: Night, avoid: str, words: str) -> None:
    await event_with(night, 8)
    refused = said(await night.run(night.organizer, "round seat", avoid=avoid))
    assert words in refused
    assert rounds(night) == ()


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
    assert not pairings(night)
    enter_again = await night.run(night.organizer, "round seat", seed=50)
    assert "Round 1" in said(enter_again)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert len(pairings(night)) == 3
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


async def test_players_see_published_rounds_and_organizers_also_plans(night: Night) -> None:
    await event_with(night, 8)
    assert "No round has been published" in said(await night.run(night.players[0], "round show"))
    await night.run(night.organizer, "round seat")
    assert "No round has been published" in said(await night.run(night.players[0], "round show"))
    assert "only organizers see this" in said(await night.run(night.organizer, "round show"))
    await night.run(night.organizer, "round publish")
    seen = await night.run(night.players[0], "round show")
    assert "Please take your seats" in said(seen)
    assert len(attached(seen)) == 1
    assert "There is no such round" in said(await night.run(night.players[0], "round show", round=5))


async def test_round_is_not_published_without_a_channel_for_pairings(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat")
    forget_channel(night)
    assert "/setup" in said(await night.run(night.organizer, "round publish"))
    assert rounds(night)[0].status is RoundStatus.PLANNED


def forget_channel(night: Night) -> None:
    write(
        night.bot.hall.database,
        lambda uow: uow.guilds.save(replace(uow.guilds.require(night.guild.id), pairings_channel=0)),
        lambda _: True,
    )


async def test_tables_and_names_are_offered_while_typing(night: Night) -> None:
    await published(night, 8)
    offered = await night.judge.autocomplete(night.hall, "round start", "table", "2")
    assert [choice["value"] for choice in offered] == [2]
    names = await night.organizer.autocomplete(night.hall, "round seat", "avoid", "P00 + P01, P0")
    assert names[0]["value"].startswith("P00 + P01, P0")


async def test_publishing_is_undone_with_its_posts_and_done_again_without_a_second_ping(night: Night) -> None:
    await published(night, 8)
    await night.run(night.organizer, "event undo", event=the_event(night).id)
    await night.settle()
    assert not pairings(night)
    assert rounds(night)[0].status is RoundStatus.PLANNED
    assert the_event(night).status is EventStatus.OPEN
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert len(pairings(night)) == 3
    pings = [m for t in night.channels["pairings"].threads for m in t.history() if m.mentions]
    assert len(pings) == 2


async def test_cancelled_round_comes_back_by_undo_with_its_running_clocks(night: Night) -> None:
    await running(night, 8)
    before = seats(night)
    await night.run(night.organizer, "round cancel")
    await night.env.advance_time(600)
    await night.run(night.organizer, "event undo", event=the_event(night).id)
    await night.settle()
    assert seats(night) == before
    assert len(pairings(night)) == 3
    await night.env.advance_time(60 * 60)
    signals = [
        m for t in night.channels["pairings"].threads for m in t.history() if "Time is up" in m.content
    ]
    assert len(signals) == 2


async def test_seating_is_undone_without_a_trace(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "event undo", event=the_event(night).id)
    assert rounds(night) == ()
    assert "No round is planned" in said(await night.run(night.organizer, "round publish"))
