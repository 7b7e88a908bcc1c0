"""A night from the floor board alone, in a real browser: what is tapped and typed is counted."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.round import Round, RoundStatus, Table, TableStatus
from tests.browser.chrome import PATIENCE
from tests.browser.test_browser_floor import at_floor
from tests.browser.web_site import OpenSite, Tab, open_site
from tests.support.league_builder import GUILD, ORGANIZER_ROLE, League, league
from tests.web.at_floor import Roles
from web.bot_side import BotSide

pytestmark = pytest.mark.slow
A_KEY = 0.28
"""Seconds that somebody who is no typist takes for a key (Card, Moran and Newell, 1980)."""
A_RESULT = 4.0
"""Seconds that a result may take at most."""
_KEYS = 9
"""For a result: the scores of four, a step to each but the first, and Enter."""
_TAPS = 14
"""For two rounds: a latecomer seated, drawn, published, started, the first table of each opened, ended."""
_SCORES = ("10", "8", "7", "5")
_HAS_RESULT = frozenset({TableStatus.FINAL, TableStatus.REPORTED})


@dataclass
class Hand:
    """Whoever runs the night: how often something was tapped, and how many keys were pressed."""

    page: Tab
    made: League
    taps: int = 0
    keys: int = 0

    def tap(self, selector: str) -> None:
        """The first thing there that can be pressed; what follows is another page."""
        before = self.page.js("performance.timeOrigin")

        def pressed(driver: WebDriver) -> bool:
            driver.find_element("css selector", selector).click()
            return True

        waits = WebDriverWait(self.page.driver, PATIENCE, ignored_exceptions=[StaleElementReferenceException])
        waits.until(pressed)
        self.taps += 1
        self.page.until(f"performance.timeOrigin !== {before} && document.readyState === 'complete'")

    def sure(self) -> None:
        """Yes, where the board has asked."""
        if self.page.driver.find_elements("css selector", ".asked button.go"):
            self.tap(".asked button.go")

    def step(self) -> None:
        """The step that is due."""
        self.tap(".steps-due button.go")
        self.sure()

    def type(self, *typed: str) -> None:
        """Keys into whatever has the focus."""
        ActionChains(self.page.driver).send_keys(*typed).perform()
        self.keys += sum(map(len, typed))

    def results(self, number: int) -> int:
        """All results of a round, and the keys that one took at most."""
        most = 0
        self.tap(".tile:not(.done) > a")
        for _ in self.tables(number):
            self.page.until("document.activeElement.name?.startsWith('score-')")
            before, seats = self.keys, len(self.page.driver.find_elements("css selector", "[name^=score-]"))
            opened = self.page.js("performance.timeOrigin")
            scores = [key for score in _SCORES[:seats] for key in (score, Keys.TAB)]
            self.type(*scores[:-1], Keys.ENTER)
            self.page.until(f"performance.timeOrigin !== {opened} && document.readyState === 'complete'")
            most = max(most, self.keys - before)
        return most

    def plays(self, number: int) -> bool:
        """Whether all tables of a round have begun."""
        found = read(self.made.database, lambda uow: uow.rounds.find(event_id=self.made.event_id))
        if all(row.number != number for row in found):
            return False
        return all(table.status is TableStatus.PLAYING for table in self.tables(number))

    def shown(self) -> str:
        """What the board says, for a failure."""
        return str(self.page.js("document.querySelector('main').innerText.slice(0, 600)"))

    def round(self, number: int) -> Round:
        """The round of this number."""
        found = read(self.made.database, lambda uow: uow.rounds.find(event_id=self.made.event_id))
        return next(row for row in found if row.number == number)

    def tables(self, number: int) -> tuple[Table, ...]:
        """Its tables."""
        round_ = self.round(number)
        return read(self.made.database, lambda uow: uow.tables.find(round_id=round_.id))


def seated(players: int) -> list[list[int]]:
    """Tables of four, and as many of three as it takes."""
    threes = -players % 4
    sizes = [4] * ((players - 3 * threes) // 4) + [3] * threes
    numbers = iter(range(1, players + 1))
    return [[next(numbers) for _ in range(size)] for size in sizes]


@pytest.fixture(params=[26, 155])
def made(request: pytest.FixtureRequest, database: Database) -> League:
    """A round of so many is public, and one more has come too late for it."""
    found = league(database, request.param + 1)
    tables = found.round(1, seated(request.param))

    def publish(uow: UnitOfWork) -> None:
        uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5)
        uow.tables.save_all([replace(one, status=TableStatus.WAITING) for one in tables])
        uow.rounds.change(uow.rounds.require(tables[0].round_id), status=RoundStatus.PUBLISHED)

    found.change(publish)
    return found


@pytest.fixture
def site(made: League) -> Iterator[OpenSite]:
    with open_site(made.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


def test_a_night_is_run_from_the_board_alone_and_a_result_takes_four_seconds_of_keys(
    site: OpenSite, made: League
) -> None:
    with at_floor(site, made) as page:
        hand = Hand(page, made)
        before = {table.id for table in hand.tables(1) if len(table.seats) == 4}
        hand.tap("section[aria-labelledby=late] button")
        hand.sure()
        assert hand.taps == 2
        assert {table.id for table in hand.tables(1) if len(table.seats) == 4} > before
        for number in (1, 2):
            while not hand.plays(number):  # it is drawn, published, started
                assert hand.taps < _TAPS, hand.shown()
                hand.step()
            keys = hand.results(number)
            assert keys * A_KEY <= A_RESULT
            assert {table.status for table in hand.tables(number)} <= _HAS_RESULT
            hand.step()
            assert hand.round(number).status is RoundStatus.FINISHED
        assert page.complaints() == []
        results = sum(len(hand.tables(number)) for number in (1, 2))
        assert hand.taps <= _TAPS
        assert hand.keys <= _KEYS * results
