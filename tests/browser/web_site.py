"""The pages on the web in a thread of their own, and headless Chromium in front of them."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

from data.database import Database
from tests.browser.chrome import PATIENCE, window
from tests.web.site import Watch
from web.bot_side import BotSide
from web.server import PageServer, listen_at
from web.site import Site

DESK, PHONE, FOUR_K = (1280, 800), (390, 844), (3840, 2160)


@dataclass
class OpenSite:
    """The pages of a database, served until they are closed."""

    database: Database
    port: int = 0
    watch: Watch = field(default_factory=Watch)
    bot: BotSide = field(default_factory=BotSide)

    def open(self) -> None:
        """Serve; once more at the same port after a stop."""
        listening = listen_at("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        ready = threading.Event()

        async def serve() -> None:
            self.pages = PageServer(Site(self.base), self.database, self.watch, bot=self.bot)
            self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
            await self.pages.open(listening)
            ready.set()
            await self.ended.wait()
            await self.pages.close()

        self.thread = threading.Thread(target=lambda: asyncio.run(serve()))
        self.thread.start()
        assert ready.wait(PATIENCE)

    def close(self) -> None:
        """The process is gone."""
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(PATIENCE)

    @property
    def base(self) -> str:
        """Where it stands."""
        return f"http://127.0.0.1:{self.port}"

    def notify(self, **passed: float) -> None:
        """Something has changed; time may have passed."""
        self.watch.now += timedelta(**passed)
        self.loop.call_soon_threadsafe(self.pages.live.notify)


@contextmanager
def open_site(database: Database, bot: BotSide = BotSide()) -> Iterator[OpenSite]:  # noqa: B008 - it is frozen
    """The pages of this database."""
    site = OpenSite(database, bot=bot)
    site.open()
    try:
        yield site
    finally:
        site.close()


class Tab:
    """A browser's tab."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def js(self, script: str) -> Any:  # noqa: ANN401 - whatever the script gives
        """What a line of JavaScript gives."""
        return self.driver.execute_script(f"return {script}")

    def until(self, script: str) -> None:
        """Wait until it is true."""
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: self.js(script))

    def media(self, kind: str = "screen", *, dark: bool = False) -> None:
        """How the page is shown: on screen or paper, light or dark."""
        theme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": [theme]})

    def faults(self) -> list[str]:
        """What shuts people out, of serious and critical weight, once nothing moves any more."""
        self.until("document.getAnimations().every((one) => one.playState === 'finished')")
        found = Axe().run(self.driver)["violations"]
        return [
            f"{one['id']}: {node['target']}"
            for one in found
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"]
        ]

    def complaints(self) -> list[str]:
        """What the browser's console complained about."""
        return [str(entry["message"]) for entry in self.driver.get_log("browser")]  # type: ignore[no-untyped-call]  # selenium


@contextmanager
def tab(size: tuple[int, int]) -> Iterator[Tab]:
    """A tab of that size."""
    with window("", size) as page:
        yield Tab(page.driver)
