"""The page of a game in a real browser: whose it is, fingers, and what is on it."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from bot.i18n import Language
from tests.browser.chrome import PATIENCE
from tests.browser.web_site import PHONE, OpenSite, Tab, tab
from tests.support.game_table import GameTable
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute


@contextmanager
def at_table(
    site: OpenSite,
    table: GameTable,
    language: Language = "en",
    window: tuple[int, int] = PHONE,
    *,
    scripts: bool = True,
    user: int = 101,
) -> Iterator[Tab]:
    """The page of a person, by default the first, in a browser that is signed in."""
    link = execute(
        site.database, ask_for_link, AskForLink(Caller(user, "はな Hana", 0, site.watch()), site.base)
    )
    assert isinstance(link, Link)
    with tab(window) as page:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": window == PHONE})
        page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        page.driver.get(f"{site.base}/in/{link.secret}/t/{table.game_id}?lang={language}")
        found(page, "main button").click()
        found(page, "#table")
        yield page


def found(page: Tab, css: str) -> WebElement:
    """The first element that fits, as soon as there is one."""
    wait = WebDriverWait(
        page.driver, PATIENCE, poll_frequency=0.05, ignored_exceptions=(StaleElementReferenceException,)
    )
    one: WebElement | None = wait.until(
        lambda driver: next(iter(driver.find_elements("css selector", css)), None)
    )
    assert one is not None
    return one


def touch(page: Tab, css: str, aside: float = 0) -> None:
    """A finger, so many pixels beside the middle of what it means."""
    touch_it(page, found(page, css), aside)


def touch_it(page: Tab, shape: WebElement, aside: float = 0) -> None:
    """The same of what was found already; what lies outside of the window, or behind the bar, comes to its middle."""
    box = page.driver.execute_script(
        "const shape = arguments[0].querySelector(':scope > circle, :scope > rect') ?? arguments[0];"
        "const box = shape.getBoundingClientRect();"
        "const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);"
        "const above = seen?.closest('.bar') && !arguments[0].closest('.bar');"
        "if (box.top < 0 || box.bottom > innerHeight || above) arguments[0].scrollIntoView({block: 'center'});"
        "const now = shape.getBoundingClientRect();"
        "return [now.left + now.width / 2, now.top + now.height / 2]",
        shape,
    )
    finger = [{"x": box[0] + aside, "y": box[1]}]
    page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def swipe(page: Tab, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger drawn from one point of the window to another, where it rests: a fling would swallow the next tap."""
    begun = time.time() - 1
    for kind, point, seconds in (
        ("touchStart", start, 0),
        ("touchMove", end, 0.3),
        ("touchMove", end, 0.9),
        ("touchEnd", None, 1),
    ):
        fingers = [{"x": point[0], "y": point[1]}] if point else []
        sent = {"type": kind, "touchPoints": fingers, "timestamp": begun + seconds}
        page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", sent)


def shoot(page: Tab, name: str) -> None:
    """Keep a picture where GUILDHALL_SHOTS says, for people to look at."""
    folder = os.environ.get("GUILDHALL_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.driver.save_screenshot(str(Path(folder) / f"{name}.png"))
