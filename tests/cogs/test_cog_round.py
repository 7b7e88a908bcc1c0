"""Rounds made public: `/round publish`, what it posts and to whom, and `/round show`."""

from league.event import EventStatus
from league.round import RoundStatus
from tests.support.night import Night, said
from tests.support.reading import titles_of
from tests.support.rounds import (
    attached,
    audited,
    event_with,
    pairings,
    published,
    rounds,
    the_event,
)
from tests.support.wording import says


async def test_publishing_posts_the_overview_and_a_thread_for_each_table(night: Night) -> None:
    await published(night, 8)
    posts = pairings(night)
    assert [titles_of(post)[0] for post in posts] == [
        "Round 1 · Cup",
        "Round 1 · Table 1",
        "Round 1 · Table 2",
    ]
    assert len(posts[0].attachments) == 1
    assert len(night.channels["pairings"].threads) == 2
    assert the_event(night).status is EventStatus.RUNNING
    assert rounds(night)[0].status is RoundStatus.PUBLISHED


async def test_double_click_publishes_once(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.click(night.organizer, preview.response, "round-publish")
    again = await night.click(night.organizer, preview.response, "round-publish")
    await night.settle()
    assert says(said(again), "refusal-round-step", status="published")
    assert len(pairings(night)) == 3
    assert audited(night).count("round-published") == 1


async def test_buttons_of_an_old_preview_touch_no_published_round(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    for verb in ("round-cancel", "round-reseat"):
        assert says(
            said(await night.click(night.organizer, preview.response, verb)),
            "refusal-round-step",
            status="published",
        )
    assert [row.status for row in rounds(night)] == [RoundStatus.PUBLISHED]


async def test_publish_button_survives_a_restart(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat")
    await night.restart()
    clicked = await night.click(night.organizer, preview.response, "round-publish")
    await night.settle()
    assert says(said(clicked), "round-published", round=1, tables=2)
    assert len(pairings(night)) == 3


async def test_players_see_published_rounds_and_organizers_also_plans(night: Night) -> None:
    await event_with(night, 8)
    assert says(said(await night.run(night.players[0], "round show")), "refusal-no-round-public")
    await night.run(night.organizer, "round seat")
    assert says(said(await night.run(night.players[0], "round show")), "refusal-no-round-public")
    assert says(said(await night.run(night.organizer, "round show")), "round-status-planned")
    await night.run(night.organizer, "round publish")
    seen = await night.run(night.players[0], "round show")
    assert says(said(seen), "round-status-published")
    assert len(attached(seen)) == 1
    assert says(said(await night.run(night.players[0], "round show", round=5)), "refusal-no-such-round")


async def test_tables_and_names_are_offered_while_typing(night: Night) -> None:
    await published(night, 8)
    offered = await night.complete(night.hall, night.judge, "round start", "table", "2")
    assert [choice["value"] for choice in offered] == [2]
    names = await night.complete(night.hall, night.organizer, "round seat", "avoid", "P00 + P01, P0")
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
    assert sum(says(words, "notice-taken-back") for words in pings) == 2
    assert sum(says(words, "notice-undone-above") for words in pings) == 2
    assert len(pings) == 6
