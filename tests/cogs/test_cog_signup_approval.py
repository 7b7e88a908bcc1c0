"""Entries that need an organizer's word: asked for where judges read, decided with one tap."""

import pytest

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, said, shown
from tests.support.rounds import event_with, player_id, the_event
from tests.support.wording import says


async def opened(night: Night, **options: object) -> None:
    await night.run(night.organizer, "event create", name="Cup", approval=True, **options)
    await night.run(night.organizer, "event open")


def status(night: Night, number: int) -> EntryStatus | None:
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player_id(night, number))  # type: ignore[attr-defined]  # the test's own query
    return entry.status if entry else None


@pytest.mark.parametrize(
    ("verb", "became", "told"),
    [
        ("approve", EntryStatus.CONFIRMED, "notice-approved"),
        ("refuse", EntryStatus.REFUSED, "notice-refused"),
    ],
)
async def test_an_organizer_decides_with_one_tap_and_the_buttons_go(
    night: Night, verb: str, became: EntryStatus, told: str
) -> None:
    await opened(night)
    await night.run(night.players[0], "signup join")
    await night.settle()
    assert says(shown(night.posts("announcements")[0]), "announcement-pending")
    asked = night.posts("judges")[-1]
    assert says(shown(asked), "notice-entry-pending")
    assert says(said(await night.click(night.players[1], asked, f"entry-{verb}")), "refusal-needs-organizer")
    await night.click(night.organizer, asked, f"entry-{verb}")
    await night.env.advance_time(5)
    assert status(night, 0) is became
    assert asks(night.posts("judges")[-1]) == []
    assert "waits" not in shown(night.posts("announcements")[0])
    assert says(direct(night.players[0])[-1].content, told, event="Cup")


async def test_who_was_refused_is_listed_for_organizers_only(night: Night) -> None:
    await opened(night)
    await night.run(night.players[0], "signup join")
    await night.run(night.organizer, "signup refuse", player=player_id(night, 0))
    name = str(night.read(lambda uow: uow.people.require(player_id(night, 0)).name))
    assert name in said(await night.run(night.organizer, "signup list"))
    assert name not in said(await night.run(night.players[1], "signup list"))


async def test_a_refusal_cites_only_what_is_in_force_in_the_event(night: Night) -> None:
    """Whoever an organizer of Catan had refused was quoted the rules of the backgammon association."""
    await event_with(night, 2, approval=True)
    await night.run(night.organizer, "signup refuse", player=player_id(night, 0))
    for command in ("signup join", "signup leave"):
        words = said(await night.run(night.players[0], command))
        assert says(words, "refusal-entry-refused.own")
        assert "jbl/" not in words
    pending = said(await night.run(night.players[1], "signup join"))
    assert says(pending, "refusal-entry-pending.own")
    assert "jbl/" not in pending
    again = said(await night.run(night.organizer, "signup refuse", player=player_id(night, 0)))
    assert "⛔" in again
    assert "jbl/" not in again
