"""Rating lists of a game, the report to the association on matches, and what pickers call a match."""

import csv
import io

import discord

from tests.support.night import Night, said
from tests.support.results import at_table, report
from tests.support.rounds import attached, event_with, tables
from tests.support.wording import says, worded


def content(night: Night, file: discord.Attachment) -> str:
    """What is in a file that the bot has attached."""
    data = night.env.backend.cdn.get(file.url)
    assert data is not None
    return bytes(getattr(data, "data", data)).decode("utf-8-sig")


async def played(night: Night) -> None:
    """Two backgammon matches to five: one played, one forfeited."""
    await event_with(night, 4, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    first, second = tables(night)
    await report(night, night.judge, first, (5, 2))
    await night.run(night.judge, "result walkover", table=second.id, winner=second.seats[0])


async def test_everybody_sees_the_rating_list_of_a_game_and_takes_it_away(night: Night) -> None:
    await played(night)
    answer = await night.run(night.outsider, "standings ratings", game="backgammon")
    assert says(said(answer), "ratings-title-jbs", game=worded("backgammon-name"))
    assert said(answer).count("(1 rated)") == 2
    (file,) = attached(answer)
    rows = list(csv.DictReader(io.StringIO(content(night, file))))
    assert [row["Games"] for row in rows] == ["1", "1"]
    assert float(rows[0]["Rating"]) > 1000 > float(rows[1]["Rating"])
    assert says(
        said(await night.run(night.outsider, "standings ratings", game="rivals")), "refusal-nobody-rated"
    )


async def test_the_rating_list_of_a_hidden_event_is_the_judges_until_its_end(night: Night) -> None:
    await event_with(night, 2, profile="backgammon-jba", pairing="single-elimination", points=5, hidden=True)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await report(night, night.judge, tables(night)[0], (5, 2))
    asked = {"game": "backgammon"}
    assert says(said(await night.run(night.outsider, "standings ratings", **asked)), "refusal-nobody-rated")
    assert says(said(await night.run(night.judge, "standings ratings", **asked)), "ratings-title-jbs")


async def test_the_report_to_the_association_lists_length_score_forfeits_and_ratings(night: Night) -> None:
    await played(night)
    (file,) = attached(await night.run(night.judge, "judge report"))
    words = content(night, file)
    assert says(words, "association-6")
    assert says(words, "association-match", target=5)
    assert says(words, "association-match")
    assert says(words, "association-match")


async def test_pickers_call_a_match_by_its_place_in_the_bracket(night: Night) -> None:
    await played(night)
    player = at_table(night, tables(night)[0])[0]
    offers = await night.complete(night.hall, player, "result history", "table", "")
    assert any(offer["name"].startswith("Semi-final · Match 1: ") for offer in offers)
    night.locales.set(player.id, "ja")
    japanese = await night.complete(night.hall, player, "result history", "table", "")
    assert any(offer["name"].startswith("準決勝 · 第1試合: ") for offer in japanese)
