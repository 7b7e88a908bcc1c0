"""A clock that runs out is seen on an open board, although no row has changed."""

import asyncio
from datetime import timedelta

from data.database import Database
from tests.support.league_builder import GUILD, league
from tests.support.wording import says
from tests.web.at_floor import floor_pages, staff
from tests.web.at_table import text_of
from tests.web.test_web_live import told


async def test_a_board_that_is_open_says_that_time_is_up_while_nobody_does_anything(
    database: Database,
) -> None:
    made = league(database, 8)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    async with floor_pages(made) as (visitor, _), asyncio.timeout(30):
        one = await staff(visitor, made)
        for step in ("seat", "publish", "start"):
            await one.does(step)
        page = await one.look()
        assert not says(text_of(page), "web-floor-overdue")
        heard = told(await one.browser.get(f"{one.path}/live"))
        kind, first = await anext(heard)
        assert (kind, f'data-seen="{first["stamp"]}"' in page) == ("hello", True)
        visitor.watch.now += timedelta(hours=5)
        visitor.pages.live.notify()
        kind, then = await anext(heard)
        assert kind == "changed"
        assert then["stamp"] != first["stamp"]
        page = await one.look(show="overdue")
        assert page.count("tile overdue") == 2
        assert f'data-seen="{then["stamp"]}"' in page
