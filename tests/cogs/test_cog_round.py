"""Rounds made public: `/round publish`, what it posts and to whom, and `/round show`."""

from dataclasses import replace

from data.transaction import write
from league.event import EventStatus
from league.round import RoundStatus
from tests.support.night import Night, said
from tests.support.rounds import (
    attached,
    audited,
    enter,
    event_with,
    pairings,
    player_id,
    published,
    record_all,
    rounds,
    running,
    seats,
    the_event,
)


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


async def test_next_round_waits_until_results_are_in_and_ends_the_one_before(night: Night) -> None:
    await running(night, 8)
    await night.run(night.organizer, "round seat")
    refused = said(await night.run(night.organizer, "round publish"))
    assert "Round 1 still waits for results: tables 1, 2" in refused
    record_all(night)
    await night.run(night.organizer, "round publish")
    assert [row.status for row in rounds(night)] == [RoundStatus.FINISHED, RoundStatus.PUBLISHED]


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
        night.bot.bot_context.database,
        lambda uow: uow.guilds.save(replace(uow.guilds.require(night.guild.id), pairings_channel=0)),
        lambda _: True,
    )


async def test_tables_and_names_are_offered_while_typing(night: Night) -> None:
    await published(night, 8)
    offered = await night.judge.autocomplete(night.hall, "round start", "table", "2")
    assert [choice["value"] for choice in offered] == [2]
    names = await night.organizer.autocomplete(night.hall, "round seat", "avoid", "P00 + P01, P0")
    assert names[0]["value"].startswith("P00 + P01, P0")


async def test_publishing_is_undone_with_its_posts_and_whoever_is_seated_again_is_told_again(
    night: Night,
) -> None:
    await published(night, 8)
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    assert not pairings(night)
    assert rounds(night)[0].status is RoundStatus.PLANNED
    assert the_event(night).status is EventStatus.OPEN
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert len(pairings(night)) == 3
    pings = [m.content for t in night.channels["pairings"].threads for m in t.history() if m.mentions]
    assert sum("no longer holds" in words for words in pings) == 2
    assert sum("please forget it" in words for words in pings) == 2
    assert len(pings) == 6
