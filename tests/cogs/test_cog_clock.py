"""`/clock`: what the backgammon rules say, and the time of the table in whose thread one asks."""

import re

import pytest

from tests.support.night import Night, said, shown
from tests.support.rounds import event_with, running, tables


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"points": 5}, "13 minutes"),
        ({"away_a": 1, "away_b": 2}, "4 minutes"),
    ],
)
async def test_time_of_a_match__jbl_3_4_5(night: Night, options: dict[str, int], words: str) -> None:
    answer = await night.run(night.players[0], "clock time", **options)
    assert words in said(answer)
    assert "12 seconds" in said(answer)
    assert answer.ephemeral


async def test_rounding_of_a_mid_match_clock_is_labelled_as_the_houses__jbl_3_4_5_midmatch(
    night: Night,
) -> None:
    assert "house rule" in said(await night.run(night.players[0], "clock time", away_a=1, away_b=2))


@pytest.mark.parametrize(
    ("options", "words"),
    [({"away_a": 3}, "Give both"), ({"points": 5, "away_a": 6, "away_b": 1}, "Nobody can still need more")],
)
async def test_half_a_score_is_refused(night: Night, options: dict[str, int], words: str) -> None:
    assert words in said(await night.run(night.players[0], "clock time", **options))


@pytest.mark.parametrize(
    ("minutes", "clock", "words"),
    [
        (14, True, "no penalty yet"),
        (15, False, "**1 point**. The next one falls due at 20"),
    ],
)
async def test_lateness__jbl_2_2_4(night: Night, minutes: int, clock: bool, words: str) -> None:  # noqa: FBT001 - a case
    assert words in said(await night.run(night.players[0], "clock late", minutes=minutes, clock=clock))


@pytest.mark.parametrize(("points", "words"), [(10, "2 breaks**"), (26, "director decides")])
async def test_breaks__jbl_2_2_2(night: Night, points: int, words: str) -> None:
    assert words in said(await night.run(night.players[0], "clock breaks", points=points))


async def test_clock_speaks_japanese(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    assert "持ち時間は各**13分**" in said(await night.run(night.players[0], "clock time", points=5))
    assert "**1回**" in said(await night.run(night.players[0], "clock breaks", points=9))


async def test_time_in_a_thread_is_that_tables_time(night: Night) -> None:
    await running(night, 8)
    await night.env.advance_time(90)
    thread = night.channels["pairings"].threads[1]
    answer = said(await night.run_in(thread, night.outsider, "clock time"))
    assert "Round 1 · Table 2" in answer
    assert "Settlement 2 is due" in answer
    await night.run(night.judge, "round pause", table=2)
    assert "Stopped by a judge" in said(await night.run_in(thread, night.outsider, "clock time"))


async def test_time_outside_a_table_says_where_to_ask(night: Night) -> None:
    assert "not a table's thread" in said(await night.run(night.players[0], "clock time"))


@pytest.mark.parametrize(("clock", "words"), [(True, "2 dice"), (False, "4 dice")])
async def test_what_is_settled_before_a_match__jbl_3_5(night: Night, clock: bool, words: str) -> None:  # noqa: FBT001 - a case
    answer = said(await night.run(night.players[0], "clock match", points=7, clock=clock))
    assert words in answer
    assert ("18 minutes" in answer) == clock
    drawn = re.search(r"The draw: (\d) against (\d). \*\*The (first|second) player", answer)
    assert drawn is not None
    assert (int(drawn[1]) > int(drawn[2])) == (drawn[3] == "first")


async def test_the_score_before_a_game_names_the_crawford_game__jbl_4_8_crawford(night: Night) -> None:
    options = {"points": 5, "score_a": 4, "score_b": 2, "before_a": 2, "before_b": 2}
    assert "This is the Crawford game" in said(await night.run(night.players[0], "clock score", **options))
    options |= {"score_b": 3, "before_a": 4}
    assert "cube is back" in said(await night.run(night.players[0], "clock score", **options))
    assert "do not follow" in said(
        await night.run(night.players[0], "clock score", **(options | {"before_a": 1}))
    )


async def test_a_judge_puts_lateness_down_as_points_of_the_match__jbl_2_2_4(night: Night) -> None:
    await event_with(night, 2, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    (table,) = tables(night)
    late = {"minutes": 21, "clock": False, "player": table.seats[0]}
    assert "Only judges" in said(await night.run(night.players[0], "clock late", **late))
    early = said(await night.run(night.judge, "clock late", **(late | {"minutes": 9})))
    assert "first falls due at 15 minutes" in early
    assert "start the late player" in said(
        await night.run(night.judge, "clock late", **(late | {"clock": True}))
    )
    assert "has 2 points in the match" in said(await night.run(night.judge, "clock late", **late))
    await night.settle()
    assert any("+2 (jbl/2.2.4)" in shown(post) for post in night.posts("pairings"))
