"""Signing in, in a real browser: it takes the cookie, says where its forms come from, and needs no script."""

from collections.abc import Iterator

import pytest
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.support.wait import WebDriverWait

from bot.i18n import LANGUAGES, Language, plain
from data.database import Database
from tests.browser.chrome import PATIENCE
from tests.browser.web_site import DESK, PHONE, OpenSite, Tab, open_site, tab
from tests.support.league_builder import league
from tests.web.signed import HANA
from tests.web.site import on_web
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute

pytestmark = pytest.mark.slow


@pytest.fixture
def site(database: Database) -> Iterator[OpenSite]:
    on_web(league(database, name="Cup"))
    with open_site(database) as opened:
        yield opened


def link_to(site: OpenSite) -> str:
    link = execute(
        site.database, ask_for_link, AskForLink(Caller(HANA, "はな Hana", 0, site.watch()), site.base)
    )
    assert isinstance(link, Link)
    return f"{site.base}/in/{link.secret}"


def press(page: Tab) -> None:
    """The page's only button."""
    page.driver.find_element("css selector", "main button").click()


def heading(page: Tab, words: str) -> None:
    """Wait for the page with this heading."""
    passing = (StaleElementReferenceException, NoSuchElementException)
    WebDriverWait(page.driver, PATIENCE, poll_frequency=0.05, ignored_exceptions=passing).until(
        lambda driver: driver.find_element("css selector", "h1").get_attribute("textContent") == words
    )


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_signs_in_goes_to_an_event_and_signs_out(
    site: OpenSite, language: Language, *, scripts: bool
) -> None:
    link = f"{link_to(site)}?lang={language}"
    with tab(PHONE) as page:
        page.media(dark=True)
        page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        for _ in range(3):  # it was looked at before, here and elsewhere
            page.driver.get(link)
        press(page)
        heading(page, plain(language, "web-signed-in-as", {"name": "はな Hana"}))
        assert page.driver.current_url == f"{site.base}/home?lang={language}"
        page.driver.get(link)
        assert page.driver.current_url == f"{site.base}/home?lang={language}"
        page.driver.find_element("css selector", "h3 a").click()
        heading(page, "Cup")
        assert "/e/" in page.driver.current_url
        page.driver.get(f"{site.base}/home?lang={language}")
        press(page)
        heading(page, plain(language, "web-out-title"))
        assert page.driver.get_cookies() == []
        assert [line for line in page.complaints() if "403" not in line] == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
def test_the_pages_shut_nobody_out_and_fit(site: OpenSite, size: tuple[int, int], *, dark: bool) -> None:
    with tab(size) as page:
        page.media(dark=dark)
        page.driver.get(f"{site.base}/home")
        faults = page.faults()
        page.driver.get(link_to(site))
        faults += page.faults()
        press(page)
        faults += page.faults()
        assert faults == []
        assert page.js("document.documentElement.scrollWidth <= innerWidth")
