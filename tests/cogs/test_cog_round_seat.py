"""`/round seat` and `/round lock`: the preview, who is seated, what stays, and what the next rounds know of it."""

from league.event import EventStatus
from tests.support.night import Night, said
from tests.support.rounds import (
    attached,
    audited,
    event_with,
    pairings,
    rounds,
    seats,
    the_event,
)
from tests.support.wording import says


async def test_preview_shows_tables_picture_and_quality_before_anybody_sees_the_round(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    text = said(preview)
    assert says(text, "seating-title", round=1)
    assert says(text, "round-table-line")
    assert says(text, "seating-quality-plan", rounds=4, seed="7")
    assert says(text, "seating-proved")
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
    assert says(preview, "seating-title", language="ja")
    assert says(preview, "seating-quality-plan", language="ja")


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
