"""The standings' post: once, in a picture that says the same in words; movement, the line to the next stage."""

import os
from io import BytesIO
from pathlib import Path

import discord
from PIL import Image

from bot.ui.pictures.canvas import WIDTH
from bot.ui.reply import ALT_LIMIT
from tests.support.night import Night, button_id, last, said
from tests.support.reading import body_of
from tests.support.results import report
from tests.support.rounds import published, record, tables
from tests.support.wording import says, worded

SCORES = ((10, 7, 6, 5), (5, 10, 8, 3), (9, 4, 10, 2), (3, 5, 6, 10), (10, 2, 9, 4))


async def play(night: Night, number: int, turn: int = 0) -> None:
    """A round is seated, played and reported by the judge."""
    if number > 1:
        await night.run(night.organizer, "round seat", seed=number)
        await night.run(night.organizer, "round publish")
    await night.run(night.judge, "round start")
    for place, table in enumerate(tables(night, number)):
        scores = SCORES[(place + turn) % len(SCORES)]
        await report(night, night.judge, table, scores[: len(table.seats)])
    await night.settle()
    await night.run(night.judge, "round end")
    await night.settle()


RANKED = f"— {worded('tiebreak-wins')} "
"""What a player's line says first."""


def the_post(night: Night) -> discord.Message:
    """The newest post in the results' channel."""
    return night.posts("results")[-1]


def alt_of(post: discord.Message) -> str:
    """What its picture says to who hears it."""
    return post.attachments[0].description or ""


async def test_the_standings_stand_once_in_the_post_and_are_read_as_words_by_a_button(night: Night) -> None:
    await published(night, 12)
    await play(night, 1)
    post = the_post(night)
    assert not [name for name in ("P00", "P01", "P11") if name in body_of(post)]
    alt = alt_of(post).splitlines()
    assert alt[:2] == ["Cup: standings, qualifier", worded("standings-state-qualifier", done=3, tables=3)]
    ranked = [line for line in alt if RANKED in line]
    assert len(ranked) == 12
    assert ranked[0].startswith("🥇 P")
    assert "Points 10" in ranked[0]
    assert "**" not in alt_of(post)
    words = await night.click(night.outsider, post, "standings-text")
    assert words.ephemeral
    read = said(words).replace("**", "").splitlines()
    assert [line for line in read if RANKED in line] == ranked
    night.locales.set(night.outsider.id, "ja")
    assert "勝利 1" in said(await night.click(night.outsider, post, "standings-text"))


async def test_whoever_went_up_or_down_by_the_newest_round_is_seen(night: Night) -> None:
    await published(night, 12)
    await play(night, 1)
    assert "▲" not in alt_of(the_post(night))
    await play(night, 2, turn=2)
    alt = alt_of(the_post(night))
    assert "▲" in alt
    assert "▼" in alt
    assert "▲" in said(await night.click(night.outsider, the_post(night), "standings-text"))


async def test_the_line_to_the_next_stage_is_drawn_under_those_who_would_go_on(night: Night) -> None:
    await published(night, 8)
    await play(night, 1)
    lines = alt_of(the_post(night)).splitlines()
    place = next(number for number, line in enumerate(lines) if says(line, "standings-cut"))
    assert (
        lines[place]
        == f"── {worded('standings-cut', stage=worded('stage-final'), level=0, open=0, place=0)} ──"
    )
    assert place == 2 + 4, "title, state, and the four who play the final"
    keep(the_post(night), await the_post(night).attachments[0].read())


async def test_a_picture_is_as_wide_as_a_phone_shows_it_twice(night: Night) -> None:
    await published(night, 12)
    await play(night, 1)
    image = Image.open(BytesIO(await the_post(night).attachments[0].read()))
    assert image.width == WIDTH == 780


async def test_the_alternative_text_of_forty_players_names_them_all(night: Night) -> None:
    await published(night, 12)
    for table in tables(night):
        record(night, table)
    answer = last(await night.run(night.outsider, "standings show"))
    (file,) = answer.attachments
    alt = file["description"] if isinstance(file, dict) else file.description
    assert len(alt) <= ALT_LIMIT
    assert button_id(answer, "standings-text")


def keep(post: discord.Message, data: bytes) -> None:
    """Where GUILDHALL_SHOTS says, for people to look at."""
    folder = os.environ.get("GUILDHALL_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / f"standings-{post.id}.png").write_bytes(data)
