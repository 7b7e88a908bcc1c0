"""Whoever has no place when the event begins: told what becomes of it, let in late or free to leave, asked no more."""

from league.entry import EntryStatus
from tests.support.night import Night, asks, direct, said
from tests.support.rounds import player_id, running, the_event
from tests.support.wording import says

PLACES = 8
WAITS, SECOND = 8, 9


def status(night: Night, number: int) -> EntryStatus | None:
    entries = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player_id(night, number))  # type: ignore[attr-defined]  # a query's outcome
    return entry.status if entry else None


async def begun(night: Night, players: int = WAITS + 1) -> None:
    """A round of eight is played; one player, or two, found no place."""
    await running(night, players, capacity=PLACES)
    await night.env.advance_time(10)


async def test_whoever_waits_when_the_event_begins_is_told_and_leaves_the_list_with_one_tap(
    night: Night,
) -> None:
    await begun(night)
    (told,) = direct(night.players[WAITS])
    assert says(told.content, "notice-begun-waiting")
    left = await night.players[WAITS].user.click(told, custom_id=asks(told)[0])
    assert says(said(left), "signup-left")
    assert status(night, WAITS) is None
    await night.settle()
    assert asks(direct(night.players[WAITS])[0]) == []


async def test_an_organizer_lets_a_waiting_player_in_late_and_they_are_told(night: Night) -> None:
    await begun(night)
    await night.run(night.players[WAITS], "me language", language="ja")
    await night.run(night.organizer, "signup drop", player=player_id(night, 0))
    answer = said(await night.run(night.organizer, "signup add", member=night.players[WAITS]))
    assert "⛔" not in answer
    await night.settle()
    waited, told = direct(night.players[WAITS])
    assert asks(waited) == []
    assert says(told.content, "notice-entered", language="ja")
    assert says(told.content, "entered-late", language="ja")
    assert status(night, WAITS) is EntryStatus.CONFIRMED
