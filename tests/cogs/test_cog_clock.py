"""`/clock`: what the backgammon rules say, and the time of the table in whose thread one asks."""

from itertools import product

import pytest

from bot.i18n import Param
from tests.support.night import Night, said, shown
from tests.support.rounds import event_with, running, tables
from tests.support.wording import says


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({"points": 5}, 13),
        ({"away_a": 1, "away_b": 2}, 4),
    ],
)
async def test_time_of_a_match__jbl_3_4_5(night: Night, options: dict[str, int], minutes: int) -> None:
    answer = await night.run(night.players[0], "clock time", **options)
    assert says(said(answer), "clock-setting", minutes=minutes, seconds=12)
    assert answer.ephemeral


async def test_rounding_of_a_mid_match_clock_is_labelled_as_the_houses__jbl_3_4_5_midmatch(
    night: Night,
) -> None:
    assert says(
        said(await night.run(night.players[0], "clock time", away_a=1, away_b=2)), "clock-rounding-house"
    )


@pytest.mark.parametrize(
    ("options", "key", "params"),
    [
        ({"away_a": 3}, "refusal-clock-both-aways", {}),
        ({"points": 5, "away_a": 6, "away_b": 1}, "refusal-clock-away-range", {"points": 5}),
    ],
)
async def test_half_a_score_is_refused(
    night: Night, options: dict[str, int], key: str, params: dict[str, Param]
) -> None:
    assert says(said(await night.run(night.players[0], "clock time", **options)), key, "en", **params)


@pytest.mark.parametrize(
    ("clock", "key", "params"),
    [
        (True, "clock-late-wait", {"minutes": 14}),
        (False, "clock-late-points", {"minutes": 15, "points": 1, "next": 20}),
    ],
)
async def test_lateness__jbl_2_2_4(night: Night, clock: bool, key: str, params: dict[str, Param]) -> None:  # noqa: FBT001 - a case
    answer = await night.run(night.players[0], "clock late", minutes=params["minutes"], clock=clock)
    assert says(said(answer), key, "en", **params)


@pytest.mark.parametrize(("points", "words"), [(10, "2 breaks**"), (26, "director decides")])
async def test_breaks__jbl_2_2_2(night: Night, points: int, words: str) -> None:
    assert words in said(await night.run(night.players[0], "clock breaks", points=points))


async def test_clock_speaks_japanese(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    assert says(
        said(await night.run(night.players[0], "clock time", points=5)), "clock-setting", "ja", minutes=13
    )
    assert says(
        said(await night.run(night.players[0], "clock breaks", points=9)), "clock-breaks", "ja", allowed=1
    )


async def test_time_in_a_thread_is_that_tables_time(night: Night) -> None:
    await running(night, 8)
    await night.env.advance_time(90)
    thread = night.channels["pairings"].threads[1]
    answer = said(await night.run_in(thread, night.outsider, "clock time"))
    assert says(answer, "table-title", round=1, table=2)
    assert says(answer, "clock-settlement", number=2)
    await night.run(night.judge, "round pause", table=2)
    assert says(said(await night.run_in(thread, night.outsider, "clock time")), "clock-stage-paused")


async def test_time_outside_a_table_says_where_to_ask(night: Night) -> None:
    assert says(said(await night.run(night.players[0], "clock time")), "refusal-no-table-here")


@pytest.mark.parametrize(("clock", "dice"), [(True, 2), (False, 4)])
async def test_what_is_settled_before_a_match__jbl_3_5(night: Night, clock: bool, dice: int) -> None:  # noqa: FBT001 - a case
    answer = said(await night.run(night.players[0], "clock match", points=7, clock=clock))
    assert says(answer, "clock-match-dice", dice=dice)
    assert (says(answer, "clock-match-clock", minutes=18)) == clock
    drawn = [
        (a > b, key)
        for key in ("clock-match-draw-a", "clock-match-draw-b")
        for a, b in product(range(1, 7), repeat=2)
        if says(answer, key, a=a, b=b)
    ]
    assert drawn in ([(True, "clock-match-draw-a")], [(False, "clock-match-draw-b")])


async def test_the_score_before_a_game_names_the_crawford_game__jbl_4_8_crawford(night: Night) -> None:
    options = {"points": 5, "score_a": 4, "score_b": 2, "before_a": 2, "before_b": 2}
    assert says(said(await night.run(night.players[0], "clock score", **options)), "clock-crawford-now")
    options |= {"score_b": 3, "before_a": 4}
    assert says(said(await night.run(night.players[0], "clock score", **options)), "clock-crawford-after")
    assert says(
        said(await night.run(night.players[0], "clock score", **(options | {"before_a": 1}))),
        "refusal-clock-score-back",
    )


async def test_a_judge_puts_lateness_down_as_points_of_the_match__jbl_2_2_4(night: Night) -> None:
    await event_with(night, 2, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    (table,) = tables(night)
    late = {"minutes": 21, "clock": False, "player": table.seats[0]}
    assert says(said(await night.run(night.players[0], "clock late", **late)), "refusal-needs-judge")
    early = said(await night.run(night.judge, "clock late", **(late | {"minutes": 9})))
    assert says(early, "refusal-clock-nothing-due", next=15)
    assert says(
        said(await night.run(night.judge, "clock late", **(late | {"clock": True}))), "refusal-clock-press"
    )
    assert says(said(await night.run(night.judge, "clock late", **late)), "penalty-done-point", points=2)
    await night.settle()
    assert any(
        says(shown(post), "table-given", points=2, section="jbl/2.2.4") for post in night.posts("pairings")
    )
