"""Whom an organizer or a judge notes as gone, absent or replaced hears it once, in private; so does who comes."""

import pytest

from league.ids import PlayerId
from tests.support.night import Night, direct, said
from tests.support.results import member_of
from tests.support.rounds import event_with, player_id, running, tables, the_event
from tests.support.wording import says


async def done(night: Night, command: str, **options: object) -> None:
    answer = said(await night.run(night.organizer, command, **options))
    assert "⛔" not in answer, answer
    await night.settle()


def told(night: Night, player: PlayerId) -> list[str]:
    """What somebody has been told in private."""
    return [message.content for message in direct(member_of(night, player))]


@pytest.mark.parametrize(
    ("command", "key"), [("signup drop", "notice-dropped"), ("signup noshow", "notice-no-show")]
)
async def test_who_is_noted_as_gone_hears_it_once_and_hears_too_when_it_is_taken_back(
    night: Night, command: str, key: str
) -> None:
    await running(night)
    player = tables(night)[0].seats[1]
    await done(night, command, player=player)
    (gone,) = told(night, player)
    assert says(gone, key, event="Cup")
    undone = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert says(undone, "event-undone"), undone
    await night.settle()
    struck, back = told(night, player)
    assert says(struck, "notice-taken-back")
    assert says(back, "notice-undone-above")


async def test_who_is_absent_before_the_start_hears_it_in_their_own_language(night: Night) -> None:
    await event_with(night, 2)
    await night.run(night.players[1], "me language", language="ja")
    await done(night, "signup noshow", player=player_id(night, 1))
    (gone,) = direct(night.players[1])
    assert says(gone.content, "notice-no-show", "ja", event="Cup")
