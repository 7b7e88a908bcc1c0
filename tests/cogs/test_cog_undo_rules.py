"""Undo: who may, what is shown first, what stands in the way, and who is told."""

from tests.support.night import Night, last, said
from tests.support.rounds import published, running, seats, the_event
from tests.support.undo import (
    newest,
    penalised,
    state,
    two_places,
)
from tests.support.wording import says


async def test_undo_shows_first_what_it_changes_and_whom_it_concerns_and_asks_once(night: Night) -> None:
    await published(night)
    first, second = seats(night)[0][0], seats(night)[1][0]
    await night.run(night.judge, "round swap", player=first, other=second)
    await night.settle()
    before = state(night)
    looked = said(await night.run(night.judge, "event undo", event=the_event(night).id))
    assert says(looked, "undo-question")
    assert says(looked, "audit-round-swapped")
    assert says(looked, "undo-rows-game_table", count=2)
    assert "P00" in looked
    assert says(looked, "undo-told", count=2)
    assert state(night) == before


async def test_undo_offers_what_is_typed(night: Night) -> None:
    await published(night)
    await night.run(night.organizer, "signup add", guest="Grandma")
    offered = await night.complete(
        night.hall, night.organizer, "event undo", "action", "publ", event=the_event(night).id
    )
    assert [choice["name"].startswith("published") for choice in offered] == [True]


async def test_what_stands_in_the_way_is_named_and_offered(night: Night) -> None:
    await published(night)
    await night.run(night.judge, "round swap", **two_places(night))
    first = newest(night).id
    await night.run(night.judge, "round swap", **two_places(night))
    blocked = await night.run(night.judge, "event undo", event=the_event(night).id, action=first)
    assert says(said(blocked), "undo-later")
    looked = await night.click(night.judge, last(blocked), "event-undo-look")
    assert says(said(looked), "undo-question")


async def test_the_log_names_what_was_taken_back_in_the_readers_language(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "penalty warn", **{**penalised(night), "reason": "Too loud " * 40})
    await night.take_back(night.judge, event=the_event(night).id)
    log = said(await night.run(night.organizer, "event log", event=the_event(night).id)).split("\n")
    english = next(line for line in log if says(line, "audit-undo"))
    assert "warned P0" in english
    assert "Too loud" in english
    assert len(english) < 300  # a long reason stands in the action's own line
    await night.run(night.organizer, "me language", language="ja")
    log = said(await night.run(night.organizer, "event log", event=the_event(night).id)).split("\n")
    assert any(says(line, "audit-line", language="ja") and "P0" in line for line in log)
