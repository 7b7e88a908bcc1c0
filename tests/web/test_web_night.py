"""A player's own night: found by name, everybody of that name; large on a phone, and nothing that is not public."""

import html
import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.i18n import LANGUAGES
from data.clocks import stored
from data.database import Database
from data.records import Visibility
from league.clock import start, table_clock
from league.event import EventStatus, Pairing
from league.refusal import Refusal
from league.round import RoundStatus, TableStatus
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.support.wording import says, worded
from tests.web.site import Visitor, on_web, open_pages, visited

ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


def named(made: League, **names: str) -> None:
    """Players (by their numbers) are called so."""
    made.change(
        lambda uow: [
            uow.people.save(replace(uow.people.require(int(number[1:])), name=name))
            for number, name in names.items()
        ]
    )


def statused(made: League, status: EventStatus, **changes: object) -> None:
    """The event has come so far."""
    made.change(
        lambda uow: uow.events.save(replace(uow.events.require(made.event_id), status=status, **changes))
    )


async def found(visitor: Visitor, path: str, name: str) -> list[int]:
    """The players whom the page offers for a name, in its order."""
    page = await visitor.read(f"{path}/find?q={name}")
    return [int(number) for number in re.findall(r'data-player="(\d+)"', page)]


async def test_everybody_of_a_name_is_listed(database: Database) -> None:
    made = league(database, 60)
    named(made, **{f"p{number}": f"Yamamoto {number:02}" for number in range(1, 35)})
    async with visited(made) as visitor:
        path = on_web(made)
        assert await found(visitor, path, "yamamoto") == list(range(1, 35))
        assert says(await visitor.seen(f"{path}/find?q=YAMAMOTO&lang=en"), "web-night-count", count=34)
        assert says(await visitor.seen(f"{path}/find?q=yamamoto&lang=ja"), "web-night-count", "ja", count=34)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("山本", [1, 2]),
        ("葵 山本", [1]),
        ("山本葵", [1]),
        ("yamamoto", [3]),
        ("ＹＡＭＡ", [3]),
        ("yamamotto", [3]),
    ],
)
async def test_a_name_is_found_in_any_width_and_order_and_with_slips(
    database: Database, asked: str, expected: list[int]
) -> None:
    made = league(database)
    named(made, p1="山本 葵", p2="山本一郎", p3="Leo Yamamoto")
    async with visited(made) as visitor:
        assert (await found(visitor, on_web(made), asked))[: len(expected)] == expected


async def test_the_page_says_table_seat_clock_opponents_and_result(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, ROUND)
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    made.change(lambda uow: uow.clocks.put(stored(second.id, running, 0)))
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    async with visited(made) as visitor:
        path = on_web(made)
        for language, at, seat in (("en", "Table 2", "Seat 3"), ("ja", "テーブル2", "3番の席")):
            seen = await visitor.seen(f"{path}/player/7?lang={language}")
            assert at in seen
            assert seat in seen
            assert "20:08" in seen  # until when its clock runs
            assert [f"P{number}" in seen for number in (4, 5, 6, 7, 8)] == [False, True, True, True, True]
        mine = await visitor.read(f"{path}/player/2?lang=en")
        assert '<span class="score">7</span>' in mine
        assert says(html.unescape(mine), "web-night-next-round")
        assert not says(mine, "export-table-place")  # no result counts yet
        made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
        made.change(
            lambda uow: [uow.tables.change(one, status=TableStatus.FINAL) for one in uow.tables.find()]
        )
        visitor.pages.live.notify()
        assert says(await visitor.read(f"{path}/player/6?lang=en"), "web-night-place", place=3, players=8)
        assert says(
            await visitor.read(f"{path}/player/6?lang=ja"), "web-night-place", "ja", place=3, players=8
        )


async def test_earlier_rounds_stay_below_and_a_bye_is_said(database: Database) -> None:
    made = league(database, 9)
    for table in made.round(1, (*ROUND, (9,))):
        if len(table.seats) > 1:
            made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    async with visited(made) as visitor:
        path = on_web(made)
        assert says(await visitor.seen(f"{path}/player/9?lang=en"), "web-bye")
        made.round(2, ((9, 2, 3, 4), (5, 6, 7, 8)))
        visitor.pages.live.notify()
        page = await visitor.read(f"{path}/player/5?lang=en")
        assert page.index("Round 2") < page.index("Earlier rounds") < page.index('id="r1t2"')
        assert "Table 1" in await visitor.seen(f"{path}/player/9?lang=en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_next_follows_the_event(database: Database, language: str) -> None:
    made = league(database, starts_at=NOW + timedelta(hours=2))
    said = []
    async with visited(made) as visitor:
        path = on_web(made)
        for status in (EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.RUNNING, EventStatus.FINISHED):
            statused(made, status)
            visitor.pages.live.notify()
            said.append(await visitor.seen(f"{path}/player/1?lang={language}"))
    assert len(set(said)) == 4
    assert all("21:00" in one for one in said[:2])  # when it begins, in the server's time zone


async def test_who_waits_in_a_bracket_reads_for_whom(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    first = made.open_tables()[0]
    made.report(first, first.seats[0], made.league.judge())
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        winner = await visitor.seen(f"{path}/player/{first.seats[0]}?lang=en")
        assert says(winner, "web-night-waits", other=worded("bracket-winner-of", match=2))
        assert says(
            await visitor.seen(f"{path}/player/{first.seats[0]}?lang=ja"),
            "bracket-winner-of",
            language="ja",
            match=2,
        )


async def test_nothing_is_there_for_strangers_and_nothing_of_a_plan_or_a_hidden_result(
    database: Database,
) -> None:
    made = league(database, hidden=True)
    first, _ = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.round(2, (tuple(range(8, 4, -1)), (4, 3, 2, 1)))
    made.change(
        lambda uow: uow.rounds.save(
            replace(uow.rounds.first(event_id=made.event_id, number=2), status=RoundStatus.PLANNED)
        )
    )
    async with visited(made) as visitor:
        path = on_web(made)
        seen = await visitor.read(f"{path}/player/1?lang=en")
        assert not says(seen, "web-round", round=2)
        assert [word in seen for word in ('class="score"', "won", "Place ")] == [False] * 3
        assert [await visitor.status(f"{path}/player/{number}") for number in (0, 9, 9999999999)] == [404] * 3
        off = on_web(made, Visibility.OFF)
        visitor.pages.live.notify()
        assert await visitor.status(f"{off}/player/1") == 404


async def test_dear_questions_of_one_address_are_paid_for_by_that_address_alone(database: Database) -> None:
    made = league(database)
    made.round(1, ROUND)
    path = on_web(made)
    async with open_pages(database) as visitor:
        visitor.pages._guard._proxies = 1
        worked = iter(range(1_000_000))
        visitor.pages._answers.ticks = lambda: float(next(worked))  # each answer takes a second of work
        answers = [
            await visitor.get(f"{path}/find?q={number}", **{"X-Forwarded-For": "203.0.113.9"})
            for number in range(12)
        ]
        assert answers[0].status == 200
        assert answers[-1].status == 429
        other = await visitor.get(f"{path}/find?q=1", **{"X-Forwarded-For": "203.0.113.10"})
        assert other.status == 200


async def test_whoever_only_reads_what_changes_pays_for_no_work(database: Database) -> None:
    made = league(database)
    made.round(1, ROUND)
    path = on_web(made)
    async with open_pages(database) as visitor:
        worked = iter(range(1_000_000))
        visitor.pages._answers.ticks = lambda: float(next(worked))
        for number in range(12):
            visitor.watch.now += timedelta(minutes=1)
            assert await visitor.status(f"{path}/round/1") == 200, number
