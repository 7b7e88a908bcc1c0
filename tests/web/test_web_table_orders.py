"""On the page of a game: what one orders for later, whom it waits for and until when, and which game waits next."""

from datetime import timedelta
from itertools import islice

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from data.game_records import GameSeat
from engine.catan import game as catan
from engine.catan.actions import EndTurn
from tests.support.backgammon_table import match_table
from tests.support.game_table import GameTable, game_table
from tests.support.wording import says
from tests.web.at_table import Player, inside, player, said_on, steps_on, table_pages, text_of
from usecases.settings.rhythm import GoAway, go_away


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 4 else None)
    return made


def on_turn(table: GameTable) -> int:
    clock = table.seen(None).clock
    assert clock is not None
    return clock.seat


def orders_of(table: GameTable, seat: int) -> str:
    found: GameSeat = table.seats[seat]
    return found.orders


async def what_can_be_ordered(one: Player, language: Language) -> list[str]:
    """What the controls say that order something, after as many steps as it takes."""
    pages, found = [f"{one.path}?step=orders&lang={language}"], []
    for address in islice(pages, 12):  # as it grows
        page = await (await one.browser.get(address)).text()
        found += [said for said in said_on(page) if said.startswith("=orders ")]
        pages += [step for step in steps_on(page) if "step=orders" in step and step not in pages]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_orders_are_set_and_shown_on_the_page_while_others_are_on_turn(
    table: GameTable, language: Language
) -> None:
    seat = (on_turn(table) + 1) % 4
    async with table_pages(table) as visitor:
        one = await player(visitor, table, seat)
        before = text_of(await one.look("orders", lang=language))
        words = await what_can_be_ordered(one, language)
        pages = set()
        for said in words[:8]:
            answer = await one.say(said)
            assert answer.headers["Location"].endswith("step=orders&lang=en")
            pages.add(text_of(await one.look("orders", lang=language)))
        assert len(pages - {before}) > 1
        assert orders_of(table, seat)
        other = await player(visitor, table, (seat + 1) % 4)
        assert await what_can_be_ordered(other, language)
        assert orders_of(table, (seat + 1) % 4) == ""


async def test_an_order_set_twice_by_one_page_is_one(table: GameTable) -> None:
    seat = (on_turn(table) + 1) % 4
    async with table_pages(table) as visitor:
        one = await player(visitor, table, seat)
        page = await one.look("orders")
        words = (await what_can_be_ordered(one, "en"))[0]
        for _ in range(2):
            assert (await one.say(words, page)).status == 303
        version = table.seats[seat].version
        assert (await one.say(words, page)).status == 303
        assert table.seats[seat].version == version


async def test_after_a_move_the_page_leads_to_the_next_game_that_waits(
    database: Database, table: GameTable
) -> None:
    user = table.user_of(on_turn(table))
    others = [game_table(database, people=4) for _ in range(3)]
    waiting = sum(one.user_of(on_turn(one)) == user for one in others)
    async with table_pages(table) as visitor:
        one = await player(visitor, table, on_turn(table))
        page = await one.look()
        answer = await one.say(catan.format(EndTurn()), page, fetch="1")
        after = await answer.text()
        bar = after.partition('<div class="bar">')[2].partition("</form>")[0]
        assert (says(bar, "button-game-next")) == bool(waiting)
        assert says(text_of(after), "web-table-next", count=waiting) or not waiting
        assert inside(after)["once"] != inside(page)["once"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_reads_until_when_a_player_has_time_and_who_is_away(
    database: Database, language: Language
) -> None:
    table = match_table(database, reserve=24)
    first = next(seat.number for seat in table.seats if table.seen(seat.number).actions)
    until = (table.now + timedelta(days=3)).date().isoformat()
    table.do(go_away, GoAway(table.caller(table.user_of(1 - first)), until))
    async with table_pages(table) as visitor:
        for seat in (first, 1 - first):
            one = await player(visitor, table, seat)
            said = text_of(await one.look(lang=language))
            assert says(said, "game-until-reserve", language)
        one = await player(visitor, table, first)
        assert says(text_of(await one.look(lang=language)), "game-away", language)
