"""A ladder on Discord: challenged by the button of the round's post or by command, seated in the next round."""

import pytest
from discord import Message

from bot.i18n import Language
from tests.support.night import Night, last, said, shown
from tests.support.rounds import pairings, player_id, published, seats, tables
from tests.support.wording import says


async def on_ladder(night: Night, players: int = 6) -> None:
    """The first round of a ladder is public."""
    await published(night, players, profile="rivals", pairing="ladder")


def over(night: Night) -> Message:
    """The overview of the newest round."""
    return next(post for post in reversed(pairings(night)) if says(shown(post), "ladder-how"))


async def test_whoever_presses_challenge_chooses_and_the_post_names_the_challenge(night: Night) -> None:
    await on_ladder(night)
    asked = await night.click(night.players[5], over(night), "ladder-challenge")
    assert says(said(asked), "ladder-question", round=2, reach=3)
    menu = f"menu:ladder-challenged:{tables(night)[0].event_id}:0"
    done = await night.players[5].select(last(asked), [str(player_id(night, 2))], custom_id=menu)
    assert says(said(done), "ladder-said", player="P02", round=2)
    await night.settle()
    line = f"<@{night.players[5].id}> → <@{night.players[2].id}>"
    assert line in shown(over(night))


async def test_the_challenge_is_a_match_of_the_next_round(night: Night) -> None:
    await on_ladder(night)
    asked = await night.run(night.players[5], "match challenge")
    menu = f"menu:ladder-challenged:{tables(night)[0].event_id}:0"
    await night.players[5].select(last(asked), [str(player_id(night, 2))], custom_id=menu)
    for table in tables(night):
        await night.run(night.judge, "result walkover", table=table.id, winner=table.seats[0])
    await night.run(night.organizer, "round end")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert (player_id(night, 2), player_id(night, 5)) in [table.seats for table in tables(night, 2)]


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_whoever_is_not_in_the_event_is_told_what_to_do(night: Night, language: Language) -> None:
    await on_ladder(night)
    stranger = night.players[9]
    night.locales.set(stranger.id, language)
    answer = await night.run(stranger, "match challenge")
    assert says(said(answer), "refusal-not-signed-up", language, event="Cup")


async def test_the_top_has_nobody_to_challenge(night: Night) -> None:
    await on_ladder(night)
    answer = await night.run(night.players[0], "match challenge")
    assert says(said(answer), "ladder-question-none", round=2, reach=3)


async def test_why_one_stands_above_another_is_the_ladder(night: Night) -> None:
    await on_ladder(night)
    table = tables(night)[1]
    await night.run(night.judge, "result walkover", table=table.id, winner=table.seats[1])
    pair = {"player_a": table.seats[1], "player_b": player_id(night, 0)}
    answer = await night.run(night.organizer, "standings explain", **pair)
    assert says(said(answer), "explain-ladder")


async def test_a_swiss_has_no_challenges(night: Night) -> None:
    await published(night, 4, profile="rivals")
    answer = await night.run(night.players[3], "match challenge")
    assert says(said(answer), "refusal-not-a-ladder", event="Cup")
    assert not any(says(shown(post), "ladder-how") for post in pairings(night))
    assert seats(night)
