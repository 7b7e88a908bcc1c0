"""The demo league of the sandbox, followed on its page and on the screen by somebody without an account."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.config import Settings
from bot.rulebook import the_rulebook
from bot.sandbox import demo
from bot.sandbox.rooms import address, bind, opened
from bot.sandbox.tab import Show
from bot.startup import create_bot
from tests.browser.web_site import DESK, tab

pytestmark = pytest.mark.slow
_START = 300


@dataclass
class DemoLeague:
    """The open sandbox: its loop, what it shows, where its pages are."""

    loop: asyncio.AbstractEventLoop
    show: Show
    sandbox: str

    def passes(self, **time: float) -> None:
        """The sandbox's clock is put forward."""
        going = self.show.stage.skip(timedelta(**time).total_seconds())
        asyncio.run_coroutine_threadsafe(going, self.loop).result(_START)


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoLeague]:
    """The whole sandbox with its demo league."""
    file = tmp_path_factory.mktemp("sandbox") / "league.db"
    page, pages = bind(0), bind(0)
    where = f"http://127.0.0.1:{pages.getsockname()[1]}"
    settings = Settings(
        database_url=f"sqlite:///{file}",
        backup_dir=Path(file.parent),
        web_url=where,
        house_processes=0,
        house_pace=0,
        _env_file=None,
    )
    the_rulebook().build()
    ready, ended, held = threading.Event(), threading.Event(), []

    async def stay_open() -> None:
        async with opened(
            lambda now: create_bot(settings, now), page, seed=demo.seed, history=demo.HISTORY, pages=pages
        ) as show:
            held.append(DemoLeague(asyncio.get_running_loop(), show, address(page.getsockname()[1])))
            ready.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=lambda: asyncio.run(stay_open()))
    thread.start()
    assert ready.wait(_START)
    yield held[0]
    ended.set()
    thread.join(60)


def test_the_side_bar_leads_to_the_pages(league: DemoLeague) -> None:
    with tab(DESK) as shown:
        shown.driver.get(league.sandbox)
        shown.until(f"document.querySelector('a.pages')?.href === '{league.show.pages}'")


def test_a_stranger_follows_a_round_to_its_end_on_page_and_screen(league: DemoLeague) -> None:
    with urlopen(league.show.pages) as listed:  # noqa: S310 - our own loopback address
        archive = listed.read().decode()
    path = next(part for part in archive.split('"') if part.startswith("/e/")).partition("?")[0]
    base = league.show.pages.partition("/s/")[0]
    with tab(DESK) as screen, tab(DESK) as page:
        page.driver.get(f"{base}{path}/round/4?lang=ja")
        screen.driver.get(f"{base}{path}/screen?lang=en")
        screen.until("document.querySelector('.huge .digits').textContent.startsWith('1')")
        assert page.js("document.querySelectorAll('.seat-card').length") == 6
        league.passes(minutes=9)  # of some twelve that are left: how many, the real time until here decides
        screen.until("document.querySelector('.huge').classList.contains('last')")
        league.passes(minutes=8)
        screen.until("document.querySelector('.huge')?.classList.contains('ended') ||"
                     " !document.querySelector('.huge')")  # fmt: skip
        page.until("[...document.querySelectorAll('.state')].some(one => one.textContent.includes('確定'))")
        assert page.complaints() == []
        assert screen.complaints() == []
