"""Stepping back through a running game on the web: every turn as everybody saw it, whoever looks."""

import re

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from engine.catan.actions import EndTurn
from tests.support.backgammon_table import match_table, until
from tests.support.game_table import GameTable, game_table
from tests.support.rivals_post import post_table
from tests.support.rivals_post import until as rivals_until
from tests.usecases.test_usecase_game_turns import beyond
from tests.web.at_table import player, said_on, table_pages, text_of

_WAY = re.compile(r'data-way="(\w+)" href="([^"]*)"')


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 4 else None)
    return made


def ways(page: str) -> dict[str, str]:
    """Where the page leads among the turns."""
    return {key: address.replace("&amp;", "&") for key, address in _WAY.findall(page)}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_turn_leads_to_its_neighbours_and_back_to_the_game(
    table: GameTable, language: Language
) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        page = await one.look(lang=language)
        assert set(ways(page)) == {"before"}
        seen = []
        while (way := ways(page).get("before")) is not None:
            page = await (await one.browser.get(way)).text()
            assert said_on(page) == []
            assert 'class="place' not in page
            seen.append(int(re.search(r'data-turn="(\d+)"', page)[1]))  # type: ignore[index]  # else it fails
        assert seen == list(range(seen[0], 0, -1))
        assert set(ways(page)) == {"next", "last", "present"}
        now = await one.browser.get(ways(page)["present"])
        assert "data-turn=" not in await now.text()


async def test_of_an_earlier_turn_each_seat_is_shown_the_same_and_no_hand(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        boards = set()
        for seat in range(4):
            one = await player(visitor, table, seat)
            page = await (await one.browser.get(f"{one.path}?turn=3&lang=en")).text()
            assert 'class="hand"' not in page
            board = page.partition('<svg class="board-drawn"')[2].partition("</svg>")[0]
            log = page.partition('id="log"')[2].partition("</ul>")[0]
            boards.add((board, log))
        assert len(boards) == 1
        assert all(next(iter(boards)))


async def test_turns_that_there_are_not_are_brought_within_and_strangers_see_none(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        for asked in ("0", "9999", "99999", "-1", "x", "", "%00", "1" * 300):
            answer = await one.browser.get(f"{one.path}?turn={asked}&lang=en")
            assert answer.status == 200, asked
            assert 'data-turn="' in await answer.text()
        stranger = await player(visitor, table, 0)
        stranger.browser.kept.clear()
        assert (await stranger.browser.get(f"{one.path}?turn=1")).status == 403


async def test_before_a_turn_is_over_there_is_no_way_back_and_its_address_shows_the_game(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        assert ways(await one.look()) == {}
        page = await (await one.browser.get(f"{one.path}?turn=1&lang=en")).text()
        assert "data-turn=" not in page


async def test_who_looks_back_reads_whom_the_game_waits_for_now(table: GameTable) -> None:
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        before = text_of(await (await one.browser.get(f"{one.path}?turn=2&lang=en")).text())
        clock = table.seen(None).clock
        assert clock is not None
        assert f"{table.seats[clock.seat].name}: " in before
        table.play(table.user_of(clock.seat), EndTurn())
        after = text_of(await (await one.browser.get(f"{one.path}?turn=2&lang=en")).text())
        assert before != after


@pytest.mark.parametrize("kind", ["backgammon", "rivals"])
async def test_a_turn_shows_its_own_drawing(database: Database, kind: str) -> None:
    table = match_table(database) if kind == "backgammon" else post_table(database)
    if kind == "backgammon":
        until(table, beyond(3))
    else:
        rivals_until(table, lambda state: state.turn.number > 3)
    async with table_pages(table) as visitor:
        one = await player(visitor, table, 0)
        drawings = set()
        for turn in (1, 2):
            page = await (await one.browser.get(f"{one.path}?turn={turn}&lang=en")).text()
            drawings.add(page.partition("<svg class=")[2].partition("</svg>")[0])
        assert len(drawings - {""}) == 2
