"""The home of who is signed in, in a real browser: what is owed is done by one tap, and nobody is shut out."""

import pytest
from selenium.webdriver.common.by import By

from bot.i18n import LANGUAGES, Language
from data.database import Database
from data.transaction import read
from tests.browser.web_site import DESK, PHONE, open_site, tab
from tests.support.league_builder import ORGANIZER_ROLE, league
from tests.web.at_floor import Roles
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute
from web.bot_side import BotSide

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_result_is_confirmed_by_thumb(
    database: Database, language: Language, size: tuple[int, int]
) -> None:
    made = league(database)
    first, _ = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 8, 3: 7, 4: 6}, by=made.player(1))
    roles = Roles({1002: frozenset({ORGANIZER_ROLE})})
    with open_site(database, BotSide(member=roles)) as site, tab(size) as shown:
        link = execute(
            site.database, ask_for_link, AskForLink(Caller(1002, "P2", 0, site.watch()), site.base)
        )
        assert isinstance(link, Link)
        shown.driver.get(f"{site.base}/in/{link.secret}?lang={language}")
        shown.driver.find_element(By.CSS_SELECTOR, "main button").click()
        shown.until("document.querySelector('.said')?.textContent.includes('P2 8')")
        for dark in (False, True):
            shown.media(dark=dark)
            assert shown.faults() == []
        assert shown.js("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        button = shown.driver.find_element(By.CSS_SELECTOR, "form[action^='/home/do'] button")
        assert button.rect["height"] >= 40
        assert shown.js(f"document.querySelector('a[href^=\"/f/{made.event_id}\"]') !== null")
        button.click()
        shown.until("document.querySelector('.said') === null && document.querySelector('h1') !== null")
        assert 2 in read(database, lambda uow: uow.results.find()[-1].confirmed)
        assert shown.complaints() == []
