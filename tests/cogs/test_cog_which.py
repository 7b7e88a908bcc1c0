"""Where several events or tables can be meant, a newcomer taps the one: nothing has to be typed again."""

import pytest
import simcord

from tests.support.night import Night, last, said
from tests.support.wording import says


async def two_events(night: Night) -> None:
    """Two events whose signup is open."""
    for number, name in enumerate(("Cup", "Other"), 1):
        await night.run(night.organizer, "event create", name=name)
        await night.run(night.organizer, "event open", event=number)


def offered(answer: simcord.InteractionResult) -> dict[str, str]:
    """The labels and ids of the buttons under an answer."""
    rows = last(answer).components
    return {item["label"]: item["custom_id"] for row in rows for item in row["components"]}


async def test_whoever_signs_up_where_two_events_are_open_chooses_with_a_tap(night: Night) -> None:
    await two_events(night)
    player = night.players[0]
    asked = await night.run(player, "signup join")
    assert says(said(asked), "refusal-which-event-below")
    assert "`event`" not in said(asked)
    buttons = offered(asked)
    assert list(buttons) == ["Other", "Cup"]
    joined = await player.click(last(asked), custom_id=buttons["Cup"])
    assert says(said(joined), "signup-confirmed")


@pytest.mark.parametrize("command", ["signup leave", "signup list"])
async def test_other_commands_of_players_ask_the_same(night: Night, command: str) -> None:
    await two_events(night)
    player = night.players[0]
    for number in (1, 2):
        await night.run(player, "signup join", event=number)
    asked = await night.run(player, command)
    assert "Other" in said(await player.click(last(asked), custom_id=offered(asked)["Other"]))


async def both_running(night: Night) -> None:
    """Two events whose first rounds are public, with the same four players."""
    await two_events(night)
    for number in (1, 2):
        for player in night.players[:4]:
            await night.run(player, "signup join", event=number)
        await night.run(night.organizer, "round seat", event=number)
        await night.run(night.organizer, "round publish", event=number)


async def test_the_standings_of_one_of_two_running_events_are_a_tap_away(night: Night) -> None:
    await both_running(night)
    asked = await night.run(night.players[0], "standings show")
    shown = await night.players[0].click(last(asked), custom_id=offered(asked)["Other"])
    assert says(said(shown), "standings-title")


async def test_who_plays_at_two_tables_reports_one_with_a_tap(night: Night) -> None:
    await both_running(night)
    player = night.players[0]
    asked = await night.run(player, "result report")
    assert says(said(asked), "refusal-which-table-below")
    form = await player.click(last(asked), custom_id=offered(asked)["Other R1 T1"])
    assert says(str(form.modal), "table-place", number=1)
