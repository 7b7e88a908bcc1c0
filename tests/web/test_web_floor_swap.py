"""Two players change places on the floor board by two taps; who has seen them elsewhere is told so."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.round import RoundStatus, TableStatus
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, staff
from tests.web.at_table import text_of

EVERYBODY = "P1, P2, P3, P4, P5, P6, P7, P8"


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 8)
    for table in found.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]]):
        found.change(lambda uow, row=table: uow.tables.change(row, status=TableStatus.WAITING))
    return found


def seats(made: League) -> list[tuple[int, ...]]:
    return [table.seats for table in read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))]


async def tapped(one: Staff, page: str, other: str) -> str:
    """The second tap: on a player at another table."""
    (form,) = re.findall(r"<form method=\"post\" action=\"[^\"]*\" id=\"swap-.*?</form>", page, re.DOTALL)
    assert f'name="other" value="{other}"' in page
    address, inside = form_on(form, "swap", {})
    return await (await one.browser.post(address, {**inside, "other": other})).text()


async def agreed(one: Staff, page: str) -> None:
    address, inside = form_on(page, "swap", {"sure": 1})
    assert (await one.browser.post(address, inside)).status == 303


async def test_two_taps_swap_two_players_once_it_is_known_whom_that_calls(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        asked = await tapped(judge, await judge.look(swap=2), "7-2")
        assert says(text_of(asked), "web-floor-calls-players", count=8, names=EVERYBODY)
        assert seats(made)[0] == (1, 2, 3, 4)
        await agreed(judge, asked)
        assert seats(made) == [(1, 7, 3, 4), (5, 6, 2, 8)]


async def test_a_swap_of_before_is_not_swapped_back(made: League) -> None:
    async with floor_pages(made) as (visitor, _):
        one, late = await staff(visitor, made), await staff(visitor, made, 2)
        stale = await late.look(swap=2)
        await agreed(one, await tapped(one, await one.look(swap=2), "7-2"))
        shown = await tapped(late, stale, "7-2")
        assert "was changed" in text_of(shown) or says(text_of(shown), "refusal-seats-changed")
        assert seats(made) == [(1, 7, 3, 4), (5, 6, 2, 8)]


async def test_a_plan_is_swapped_by_two_taps_alone_for_nobody_is_called(made: League) -> None:
    made.change(lambda uow: uow.rounds.change(uow.rounds.find(event_id=made.event_id)[0], status="planned"))
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        await tapped(one, await one.look(swap=2), "7-2")
        assert seats(made) == [(1, 7, 3, 4), (5, 6, 2, 8)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choosing_whom_is_worded_in_both_languages(made: League, language: str) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        for swap in (2, 999, "x"):
            page = await one.look(lang=language, swap=swap)
            assert "web-" not in text_of(page)
            assert ('value="7-2"' in page) == (swap == 2)


async def test_beside_a_plan_stands_who_meets_again_and_a_swap_mends_it(database: Database) -> None:
    made = league(database, 8)
    first = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    plan = made.round(2, [[1, 2, 5, 7], [3, 6, 4, 8]])

    def work(uow: UnitOfWork) -> None:
        uow.rounds.change(uow.rounds.require(first[0].round_id), status=RoundStatus.FINISHED)
        uow.rounds.change(uow.rounds.require(plan[0].round_id), status=RoundStatus.PLANNED)
        for table in plan:
            uow.tables.change(table, status=TableStatus.WAITING)

    made.change(work)
    async with floor_pages(made) as (visitor, _):
        one, judge = await staff(visitor, made), await staff(visitor, made, 2)
        page = await one.look()
        assert says(
            text_of(page), "seating-again", pairs="P1 & P2 (2), P3 & P4 (2), P5 & P7 (2), P6 & P8 (2)", more=0
        )
        assert not says(text_of(await judge.look()), "seating-again")
        await one.does("swap", table=plan[0].id, seat=f"2-{plan[0].id}", other=f"3-{plan[1].id}")
        page = await one.look()
        assert says(
            text_of(page), "seating-again", pairs="P1 & P3 (2), P2 & P4 (2), P5 & P7 (2), P6 & P8 (2)", more=0
        )
