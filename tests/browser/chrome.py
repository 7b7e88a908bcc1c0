"""A headless Chromium on the sandbox's page, for looking at it as a newcomer would."""

import asyncio
import os
import shutil
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from bot.sandbox.people import SandboxPerson
from bot.sandbox.rooms import Seed, address, bind, opened
from bot.sandbox.stage import BotFactory
from bot.sandbox.tab import Show
from bot.sandbox.world import World
from tests.bot.sandbox_toy import Toy, toy_seed

PATIENCE = 60.0
STARTING = 300.0
"""Until the real bot has read the rules and played what came before, on a busy machine."""
DESKTOP = (1280, 800)
PHONE = (390, 844)


@dataclass(frozen=True, slots=True)
class Host:
    """A sandbox that is open in another thread."""

    address: str
    show: Show
    loop: asyncio.AbstractEventLoop

    def play(self, job: Callable[[World], Coroutine[Any, Any, None]]) -> None:
        """Something happens on the server meanwhile, by other people's commands."""

        async def played() -> None:
            async with self.show.stage.operation():
                await job(self.show.world)

        asyncio.run_coroutine_threadsafe(played(), self.loop).result(STARTING)


@contextmanager
def sandbox(make_bot: BotFactory = Toy) -> Iterator[str]:
    """The sandbox on a free port, in a thread of its own; gives its address."""
    with hosted(make_bot, toy_seed, PATIENCE) as host:
        yield host.address


@contextmanager
def hosted(make_bot: BotFactory, seed: Seed, patience: float = STARTING) -> Iterator[Host]:
    """The sandbox with any bot, after any beginning."""
    listening = bind(0)
    ready, finished = threading.Event(), threading.Event()
    failed: list[BaseException] = []
    hosts: list[Host] = []

    async def stay_open() -> None:
        async with opened(make_bot, listening, seed=seed) as show:
            hosts.append(Host(address(listening.getsockname()[1]), show, asyncio.get_running_loop()))
            ready.set()
            await asyncio.to_thread(finished.wait)

    def run() -> None:
        try:
            asyncio.run(stay_open())
        except BaseException as error:  # noqa: BLE001 - told to the test, which runs in another thread
            failed.append(error)
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert ready.wait(patience)
        assert failed == []
        yield hosts[0]
    finally:
        finished.set()
        thread.join(PATIENCE)


class Page:
    """One browser window on the sandbox."""

    def __init__(self, driver: webdriver.Chrome, base: str) -> None:
        self.driver = driver
        self.base = base

    def open(self, **where: str) -> None:
        """Load the page anew, as that person or in that language."""
        place = "&".join(f"{key}={value}" for key, value in where.items())
        self.driver.get("about:blank")
        self.driver.get(f"{self.base}#{place}")
        self.find("#top h2")

    def find(self, css: str) -> WebElement:
        """The last element that fits and is shown, as soon as there is one."""
        return self.wait(lambda: next(reversed(self.all(css)), None))

    def all(self, css: str) -> list[WebElement]:
        """The elements shown that fit, all of one moment: the page may be drawn anew right after."""
        shown = "e => e.checkVisibility({visibilityProperty: true, opacityProperty: true})"
        found = self.driver.execute_script(f"return [...document.querySelectorAll({css!r})].filter({shown})")
        return list(found)

    def with_text(self, css: str, text: str) -> WebElement:
        """The last such element with the text in it."""
        fits = f"return [...document.querySelectorAll({css!r})].filter(e => e.textContent.includes({text!r}))"
        return self.wait(lambda: next(iter(reversed(self.driver.execute_script(fits))), None))

    def wait(self, found: Callable[[], WebElement | None]) -> WebElement:
        """Wait for it."""
        result = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: found())
        assert result is not None
        return result

    def room(self, name: str) -> None:
        """Open a channel from the side bar."""
        self.drawer()

        def pressed() -> WebElement | None:
            with suppress(StaleElementReferenceException):  # the list was drawn anew under the finger
                room = self.with_text(".room", name)
                room.click()
                return room
            return None

        self.wait(pressed)
        self.with_text("#top h2", name)

    def drawer(self) -> None:
        """On a phone the side bar is a drawer."""
        for burger in self.all(".burger"):
            burger.click()
            self.wait(lambda: self.all(".me")[0] if self.settled("#sidebar") else None)

    def settled(self, css: str) -> bool:
        """Whether the element has come to rest at the left edge."""
        return bool(self.driver.find_element(By.CSS_SELECTOR, css).rect["x"] == 0)

    def become(self, person: SandboxPerson) -> None:
        """Switch to somebody."""
        self.drawer()
        self.find("#switch").click()
        self.with_text(".sheet .person", person.name).click()
        self.with_text(".me b", person.name)

    def press(self, custom: str) -> None:
        """Press the newest control whose id begins so, wherever it stands."""
        self.driver.execute_script("arguments[0].click()", self.find(f"[data-custom^='{custom}']"))

    def quiet(self) -> None:
        """Wait until no answer is under way, no form open and no sheet."""
        busy = "return document.querySelectorAll('.thinking, .busy, .form, .sheet').length"
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(
            lambda driver: driver.execute_script(busy) == 0
        )

    def pick(self, menu: str, words: str) -> None:
        """Choose in a menu."""
        self.press(f"menu:{menu}:")
        self.with_text(".sheet .option", words).click()

    def write(self, *keys: str) -> None:
        """Type where the cursor is."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def command(self, typed: str) -> None:
        """Begin a slash command and take the first that fits."""
        self.find("#write").click()
        self.write(typed)
        self.find(".suggestions .option")
        self.write(Keys.ENTER)
        self.find(".command")

    def shoot(self, name: str) -> None:
        """Keep a picture where GUILDHALL_SHOTS says, for people to look at."""
        folder = os.environ.get("GUILDHALL_SHOTS")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(Path(folder) / f"{name}.png"))

    def number(self, script: str) -> float:
        """What a line of JavaScript counts."""
        return float(self.driver.execute_script(f"return {script}"))

    def complaints(self) -> list[str]:
        """What the page's console complained about."""
        return [str(entry["message"]) for entry in self.driver.get_log("browser")]  # type: ignore[no-untyped-call]  # selenium


@contextmanager
def window(base: str, size: tuple[int, int]) -> Iterator[Page]:
    """A window of that size; the phone's has touch and a fine screen."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={size[0]},{size[1]}"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Named here, or selenium would look for a browser on the internet.
    options.binary_location = shutil.which("chromium") or ""
    driver = webdriver.Chrome(options, webdriver.ChromeService(shutil.which("chromedriver")))
    screen = {"width": size[0], "height": size[1], "deviceScaleFactor": 2, "mobile": size == PHONE}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    try:
        yield Page(driver, base)
    finally:
        driver.quit()
