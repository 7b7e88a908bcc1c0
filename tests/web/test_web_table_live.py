"""Players at the page of a game hear of what they can see, when it happens, and of nothing else."""

import asyncio

import pytest

from data.database import Database
from engine.catan.actions import EndTurn
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.web.at_table import player, table_pages
from tests.web.signed import signed_in
from tests.web.test_web_live import told
from usecases.play.judge import Substitute, substitute
from usecases.play.player_actions import GiveOrders, give_orders
from usecases.show.page.table import AtTable, TableStamps

ORDER = "declare yes"


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 2 else None)
    return made


def on_turn(table: GameTable) -> int:
    clock = table.seen(None).clock
    assert clock is not None
    return clock.seat


async def test_a_move_is_told_to_every_seat_and_two_tabs_of_one(table: GameTable) -> None:
    async with table_pages(table) as visitor, asyncio.timeout(20):
        people = [await player(visitor, table, seat) for seat in (0, 1, 2, 3, 3)]
        pages = [await one.look() for one in people]
        heard = [told(await one.browser.get(f"{one.path}/live")) for one in people]
        for ear, page in zip(heard, pages, strict=True):
            kind, said = await anext(ear)
            assert kind == "hello"
            assert f'data-seen="{said["stamp"]}"' in page
        table.play(table.user_of(on_turn(table)), EndTurn())
        visitor.pages.live.notify()
        for one, ear, page in zip(people, heard, pages, strict=True):
            kind, said = await anext(ear)
            assert kind == "changed"
            assert f'data-seen="{said["stamp"]}"' not in page
            assert f'data-seen="{said["stamp"]}"' in await one.look()


def test_what_another_seat_orders_is_not_told_by_when_it_is_done(table: GameTable) -> None:
    seat, other = on_turn(table), (on_turn(table) + 1) % 4
    stamps = TableStamps()

    def stamp(number: int) -> str:
        viewer = AtTable(table.game_id, table.user_of(number))
        found: str = table.read(lambda uow: stamps.of(viewer, table.now, uow))
        return found

    before = stamp(seat), stamp(other)
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(other)), table.game_id, ORDER))
    assert not isinstance(done, Refusal), done
    assert stamp(seat) == before[0]
    assert stamp(other) != before[1]
    table.play(table.user_of(seat), EndTurn())
    assert stamp(seat) != before[0]


async def test_whoever_has_no_seat_hears_nothing_and_who_loses_it_is_told_to_look(table: GameTable) -> None:
    async with table_pages(table) as visitor, asyncio.timeout(20):
        stranger = await signed_in(visitor, 999, "Nobody")
        assert (await stranger.get(f"/t/{table.game_id}/live")).status == 404
        assert (await stranger.get("/t/404/live")).status == 404
        one = await player(visitor, table, 1)
        heard = told(await one.browser.get(f"{one.path}/live"))
        await anext(heard)
        judge = table.caller(900, judge=True)
        assert not isinstance(table.do(substitute, Substitute(judge, table.game_id, 2, 555, "Sub")), Refusal)
        visitor.pages.live.notify()
        kind, _ = await anext(heard)
        assert kind == "changed"
        assert (await one.browser.get(one.path)).status == 404
