"""Catan on its player's page in a real browser: by touch, by keyboard alone, without scripts, beside others."""

import re
from collections.abc import Iterator

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from bot.i18n import LANGUAGES, Language
from bot.ui.play.screen import MOST_LINES
from data.database import Database
from engine.backgammon.plays import plays
from engine.backgammon.state import BackgammonState
from engine.catan.hands import size
from engine.catan.state import CatanState
from tests.browser.chrome import PATIENCE
from tests.browser.table_tab import at_table, found, touch
from tests.browser.web_site import DESK, OpenSite, Tab, open_site
from tests.support.backgammon_table import match_table, until
from tests.support.game_table import GameTable, game_table
from usecases.play.judge import Substitute, substitute

pytestmark = pytest.mark.slow


@pytest.fixture
def table(database: Database) -> GameTable:
    return game_table(database, people=1)


@pytest.fixture
def site(table: GameTable) -> Iterator[OpenSite]:
    with open_site(table.database) as opened:
        opened.watch.now = table.now
        yield opened


def placed(table: GameTable) -> int:
    """The settlement of the first person, as soon as its road lies there too."""
    waiting = WebDriverWait(None, PATIENCE, poll_frequency=0.05)  # type: ignore[type-var]  # no browser is looked at
    waiting.until(lambda _: table.state.players[0].roads.bit_count() == 1)
    return table.state.players[0].settlements.bit_length() - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_settlement_and_road_are_placed_by_four_taps_of_a_finger(
    table: GameTable, site: OpenSite, language: Language
) -> None:
    with at_table(site, table, language) as page:
        page.media(dark=language == "ja")
        touch(page, ".place.lit[data-at^=v]", aside=9)
        key = found(page, ".place.chosen").get_attribute("data-at")
        assert found(page, "#meant .go").text
        assert page.js("getComputedStyle(document.querySelector('.chosen .ghost')).opacity") == "1"
        touch(page, f".place.chosen[data-at={key}]")
        touch(page, ".place.lit[data-at^=e]")
        touch(page, "#meant .go")
        assert f"v{placed(table)}" == key
        assert page.faults() == []
        assert page.complaints() == []
        assert page.js("document.documentElement.scrollWidth <= innerWidth")


def test_one_tap_places_what_can_be_taken_back_if_its_player_wishes_so(
    table: GameTable, site: OpenSite
) -> None:
    with at_table(site, table) as page:
        touch(page, "#quick")
        touch(page, ".place.lit[data-at^=v]")
        touch(page, ".place.lit[data-at^=e]")  # it ends the turn: a question first
        touch(page, "#meant .go")
        placed(table)
        assert page.js("localStorage.quick") == "1"


def test_a_keyboard_alone_places_them_by_arrows(table: GameTable, site: OpenSite) -> None:
    with at_table(site, table, window=DESK) as page:
        first = found(page, ".place.lit")
        page.driver.execute_script("arguments[0].focus()", first)
        before = page.js("document.activeElement.dataset.at")
        page.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
        assert page.js("document.activeElement.dataset.at") != before
        page.driver.switch_to.active_element.send_keys(Keys.SPACE)
        found(page, "#meant .go")
        page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        page.until("!document.querySelector('#meant .go')")
        page.driver.switch_to.active_element.send_keys(Keys.ENTER)
        page.driver.switch_to.active_element.send_keys(Keys.ENTER)
        road = found(page, ".place.lit[data-at^=e]")
        road.send_keys(Keys.SPACE)
        page.driver.switch_to.active_element.send_keys(Keys.SPACE)
        placed(table)


def test_without_scripts_the_same_page_plays(table: GameTable, site: OpenSite) -> None:
    with at_table(site, table, window=DESK, scripts=False) as page:
        for kind in "ve":
            page.driver.get(href(page, kind))
            found(page, "#meant button").click()
            found(page, "#table")
        placed(table)


def href(page: Tab, kind: str) -> str:
    """Where the link of the first lit place of a kind leads: an SVG's link is no element that WebDriver clicks."""
    wait = WebDriverWait(page.driver, PATIENCE, poll_frequency=0.05)
    pattern = rf'class="place lit" data-at="{kind}\d+"[^>]* href="([^"]+)"'
    match = wait.until(lambda driver: re.search(pattern, driver.page_source))
    assert match
    return f"{page.driver.current_url.split('/t/')[0]}{match[1].replace('&amp;', '&')}"


def test_what_is_being_chosen_stays_while_others_play_and_what_they_did_is_said(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    table.until_main(may_trade)
    with open_site(database) as site:
        site.watch.now = table.now
        with at_table(site, table) as page:
            touch(page, ".held.lit[data-at^=r]")
            chosen = found(page, ".held.chosen").get_attribute("data-at")
            seen = page.js("document.getElementById('table').dataset.seen")
            judge = table.caller(900, judge=True)
            table.do(substitute, Substitute(judge, table.game_id, 3, 555, "Newcomer"))
            site.notify()
            page.until(f"document.getElementById('table').dataset.seen !== '{seen}'")
            assert page.js("document.querySelector('.held.chosen')?.dataset.at") == chosen
            assert "Newcomer" in page.js("document.getElementById('table').textContent")
            assert page.complaints() == []


def may_trade(state: CatanState) -> bool | None:
    """Whether the first player is on turn and has cards to offer."""
    rich = state.turn.player == 0 and size(state.players[0].hand) > 2
    return True if rich and state.turn.number >= 8 else None


def test_two_tabs_of_one_player_agree(table: GameTable, site: OpenSite) -> None:
    with at_table(site, table) as page, at_table(site, table, window=DESK) as other:
        touch(page, ".place.lit[data-at^=v]")
        touch(page, "#meant .go")
        found(page, ".place.lit[data-at^=e]")
        site.notify()
        found(other, ".place.lit[data-at^=e]")
        assert other.complaints() == []


def is_a_wide_double(state: BackgammonState) -> bool:
    """Four checkers are to be moved, in more ways than a menu holds."""
    is_double = state.roll is not None and state.roll[0] == state.roll[1]
    return is_double and state.roll is not None and len(plays(state.position, *state.roll)) > MOST_LINES


def test_a_play_of_backgammon_is_put_together_by_tapping_checkers(database: Database) -> None:
    table = match_table(database, points=9)
    until(table, is_a_wide_double)
    seat = next(seat.number for seat in table.seats if table.seen(seat.number).actions)
    before, taps = table.game.events, 0
    with open_site(database) as site:
        site.watch.now = table.now
        with at_table(site, table, user=table.user_of(seat)) as page:
            while not page.js("document.querySelector('#say > .go')"):
                seen = page.js("location.search")
                touch(page, ".place.lit[data-at^=p]")
                taps += 1
                page.until(f"location.search !== {seen!r}")
            touch(page, "#say > .go")
            page.until("!document.querySelector('#say > .go[value^=play]')")
            assert page.complaints() == []
    assert table.game.events > before
    assert taps + 1 <= 6
