"""The boards of a hall on the floor board, the public pages and the hall's screen."""

import re

import pytest

from data.database import Database
from data.transaction import read
from league.event import Pairing
from league.hall import standing
from tests.support.tournament import Arena, arena
from tests.support.wording import says
from tests.web.at_floor import Staff, floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from tests.web.site import on_web, visited
from usecases.hall.set_up import SetHall, set_hall


@pytest.fixture
def made(database: Database) -> Arena:
    """Eight players whose first matches are open."""
    found = arena(database, 8, Pairing.SINGLE_ELIMINATION)
    found.seat()
    found.publish()
    return found


def boards(made: Arena, number: int = 2) -> None:
    made.done(set_hall, SetHall(made.league.organizer(), made.league.event_id, number))


def there(made: Arena) -> dict[int, int]:
    """The number of the match at each board."""
    calls = read(made.league.database, lambda uow: standing(uow.board_calls.find()))
    tables = {table.id: table.number for table in made.tables()}
    return {board: tables[call.table_id] for board, call in calls.items()}


async def sets(one: Staff, **typed: str) -> str:
    """The form of the boards, filled in."""
    address, inside = form_on(await one.look(), "hall", {})
    answer = await one.browser.post(address, {**inside, "accessible": "", **typed})
    return await answer.text() if answer.status == 200 else await one.look()


async def test_boards_are_set_on_the_floor_board_and_each_tile_says_where_it_is_played(made: Arena) -> None:
    async with floor_pages(made.league) as (visitor, _):
        one = await staff(visitor, made.league)
        page = await sets(one, boards="3", first="11", streamed="13")
        assert there(made) == {11: 1, 12: 2}
        assert says(text_of(page), "web-board", board=11)
        assert says(text_of(page), "web-board-next", place=1)
        assert says(text_of(page), "web-floor-board-taken", taken=2, boards=3)
        page = await sets(one, boards="1", first="1", streamed="1")
        assert says(text_of(page).replace(" .", "."), "refusal-hall-none-open")
        assert 'name="streamed" value="1"' in page  # what was refused stands in the form again
        page = await one.does("undo")
        assert there(made) == {}


async def test_a_match_is_moved_and_marked_from_its_tile(made: Arena) -> None:
    boards(made, 4)
    first = made.open_tables()[0]
    made.report(first, first.seats[0], made.league.judge())
    second = made.open_tables()[0]
    async with floor_pages(made.league) as (visitor, _):
        one = await staff(visitor, made.league)
        await one.does("board", table=second.id, board=1)
        assert there(made) == {1: 2, 3: 3, 4: 4}
        page = await one.does("stream", table=second.id)
        assert says(text_of(page), "web-floor-board-unstream")
        page = await one.does("room", table=second.id, player=second.seats[0])
        assert says(text_of(page), "web-floor-board-room-off")
        judge = await staff(visitor, made.league, 2)
        assert {"board"} == forms_on(await judge.look(table=second.id)) & {"board", "stream", "room", "hall"}


async def test_pages_and_the_screen_say_who_is_called_and_who_is_next(made: Arena) -> None:
    boards(made)
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        seen = await visitor.seen(f"{path}/bracket?lang=en")
        assert seen.count("Board 1 ") == 1
        assert says(seen, "web-board-next", place=1)
        assert says(seen, "web-board-next", place=2)
        assert says(await visitor.seen(f"{path}/round/1?lang=ja"), "web-board", "ja", board=1)
        screen = await visitor.read(f"{path}/screen?lang=en")
        slide = screen.partition('data-slide="boards"')[2].partition("</section>")[0]
        assert re.findall(r"<b>([^<]+)</b>", slide) == ["1", "2", "Next", "Next"]
        assert "ccessible" not in screen
        made.report(made.open_tables()[0], made.open_tables()[0].seats[0], made.league.judge())
        visitor.pages.live.notify()
        assert not says(await visitor.seen(f"{path}/bracket?lang=en"), "web-board-next", place=2)


@pytest.fixture
def swiss(database: Database) -> Arena:
    """Six players whose first round of a Swiss is public, at two boards."""
    found = arena(database, 6, Pairing.SWISS)
    boards(found)
    found.seat()
    found.publish()
    return found


async def test_a_swiss_round_has_its_boards_on_the_pages_the_wall_and_on_paper(swiss: Arena) -> None:
    async with visited(swiss.league) as visitor:
        path = on_web(swiss.league)
        seen = await visitor.seen(f"{path}/round/1?lang=en")
        assert [seen.count(words) for words in ("Board 1", "Board 2", "Next (1)")] == [1, 1, 1]
        wall = await visitor.read(f"{path}/screen?lang=en")
        slide = wall.partition('data-slide="boards"')[2].partition("</section>")[0]
        assert re.findall(r"<b>([^<]+)</b>", slide) == ["1", "2", "Next"]
        assert "Table 3" in slide
        assert wall.partition('data-slide="find"')[2].partition("</section>")[0].count("<small>Board ") == 4
        by_table = await visitor.seen(f"{path}/paper/round/1?lang=en")
        assert [by_table.count(words) for words in ("Board 1", "Board 2")] == [1, 1]
        by_name = await visitor.seen(f"{path}/paper/names/1?lang=en")
        assert [by_name.count(words) for words in ("Board 1", "Board 2")] == [2, 2]


async def test_a_table_of_a_swiss_is_moved_and_marked_from_its_tile(swiss: Arena) -> None:
    boards(swiss, 4)
    async with floor_pages(swiss.league) as (visitor, _):
        one = await staff(visitor, swiss.league)
        table = swiss.open_tables()[0]
        page = await one.does("board", table=table.id, board=4)
        assert there(swiss) == {4: 1, 2: 2, 3: 3}
        assert "Table 1" in text_of(page)
        page = await one.does("stream", table=table.id)
        assert says(text_of(page), "web-floor-board-unstream")


async def test_without_boards_no_page_speaks_of_them(made: Arena) -> None:
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        assert not says(await visitor.seen(f"{path}/bracket?lang=en"), "web-floor-boards")
        assert 'data-slide="boards"' not in await visitor.read(f"{path}/screen?lang=en")
