"""What other sites and streams show: frames for everybody, following, read-only, nothing that is not public."""

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
from league.event import Pairing
from league.refusal import Refusal
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.support.wording import says
from tests.web.site import on_web, open_pages, visited
from tests.web.test_web_safe import HOSTILE, Tags

ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


def playing(database: Database, **changes: object) -> League:
    """One table has a result, the clock of the other runs."""
    made = league(database, 8, **changes)
    first, second = made.round(1, ROUND)
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    made.change(lambda uow: uow.clocks.put(stored(second.id, running, 0)))
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    return made


async def test_any_site_may_frame_what_is_made_for_it_and_nothing_else(database: Database) -> None:
    path = on_web(playing(database))
    async with open_pages(database) as visitor:
        for page in ("/embed/standings", "/embed/overlay", "/embed/overlay/1", "/embed/nothing"):
            policy = (await visitor.get(f"{path}{page}")).headers["Content-Security-Policy"]
            assert policy.endswith("frame-ancestors *"), page
            assert "default-src 'none'" in policy
        for page in ("", "/standings", "/screen", "/find", "/player/1", "/embed"):
            policy = (await visitor.get(f"{path}{page}")).headers["Content-Security-Policy"]
            assert policy.endswith("frame-ancestors 'none'"), page
        for page in ("/home", "/f/1", "/t/1", "/embed/x", f"//x{path}/embed/standings"):
            assert "frame-ancestors 'none'" in (await visitor.get(page)).headers["Content-Security-Policy"], (
                page
            )


async def test_nothing_can_be_pressed_in_a_frame_but_the_way_to_the_page(database: Database) -> None:
    path = on_web(playing(database))
    async with open_pages(database) as visitor:
        for page in ("/embed/standings", "/embed/overlay/2"):
            shown = await visitor.read(f"{path}{page}?lang=en")
            tags = Tags(shown)
            assert tags.names & {"form", "input", "button"} == set(), page
            assert [one for one in re.findall(r"<a [^>]*>", shown) if 'target="_blank"' not in one] == []
            assert f'data-live="{path}/live' in shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ranking_stands_in_a_frame(database: Database, language: str) -> None:
    path = on_web(playing(database))
    async with open_pages(database) as visitor:
        seen = await visitor.seen(f"{path}/embed/standings?lang={language}")
        assert all(f"P{number}" in seen for number in range(1, 9))
        assert await visitor.status(f"{path}/embed/bracket") == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bracket_stands_in_a_frame(database: Database, language: str) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    async with visited(made.league) as visitor:
        page = await visitor.read(f"{on_web(made.league)}/embed/bracket?lang={language}")
        assert 'id="m1"' in page
        assert 'id="m3"' in page


async def test_the_overlay_shows_clock_and_the_table_that_is_filmed(database: Database) -> None:
    path = on_web(playing(database))
    async with open_pages(database) as visitor:
        strip = await visitor.seen(f"{path}/embed/overlay?lang=en")
        assert "Cup" in strip
        assert says(strip, "web-round", round=1)
        assert "20:08" in strip
        assert "P1" not in strip
        first = await visitor.read(f"{path}/embed/overlay/1?lang=en")
        assert '<span class="name">P2</span><strong>7</strong>' in first
        assert "20:08" not in first  # its own clock is over
        second = await visitor.seen(f"{path}/embed/overlay/2?lang=ja")
        assert [word in second for word in ("テーブル2", "P5", "P8", "20:08", "P4")] == [True] * 4 + [False]
        assert "P1" not in await visitor.seen(f"{path}/embed/overlay/77")


async def test_nothing_hidden_and_nothing_that_is_off_stands_in_a_frame(database: Database) -> None:
    made = playing(database, hidden=True)
    async with visited(made) as visitor:
        path = on_web(made, Visibility.UNLISTED)
        assert await visitor.status(f"{path}/embed/standings") == 404
        assert "<strong>" not in await visitor.read(f"{path}/embed/overlay/1")
        off = on_web(made, Visibility.OFF)
        visitor.pages.live.notify()
        assert await visitor.status(f"{off}/embed/overlay") == 404


@pytest.mark.parametrize("name", HOSTILE)
async def test_what_is_copied_for_another_site_does_nothing_there(database: Database, name: str) -> None:
    made = playing(database, name=name)
    async with visited(made) as visitor:
        page = await visitor.read(f"{on_web(made)}?lang=en")
    copied = [html.unescape(code) for code in re.findall(r"<code>(.*?)</code>", page, re.DOTALL)]
    assert len(copied) == 3
    frame = Tags(copied[0])
    assert (frame.names, frame.handlers) == ({"iframe"}, [])
    assert frame.links[0].endswith("/embed/standings?lang=en")


async def test_an_overlay_follows(database: Database) -> None:
    made = playing(database)
    async with visited(made) as visitor:
        path = on_web(made)
        before = await visitor.get(f"{path}/embed/overlay/2")
        made.change(lambda uow: [uow.people.save(replace(one, name="Aoi")) for one in uow.people.find(id=5)])
        visitor.watch.now += timedelta(minutes=1)
        visitor.pages.live.notify()
        after = await visitor.get(f"{path}/embed/overlay/2", **{"If-None-Match": before.headers["ETag"]})
        assert "Aoi" in await after.text()
