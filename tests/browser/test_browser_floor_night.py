"""A whole night from the floor board alone, from check-in to the end, in a real browser; taps and keys are counted."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from data.database import Database
from data.transaction import read
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Stage, Table, TableStatus
from tests.browser.chrome import PATIENCE
from tests.browser.test_browser_floor import at_floor
from tests.browser.web_site import OpenSite, Tab, open_site
from tests.support.league_builder import GUILD, ORGANIZER_ROLE, League, league
from tests.web.at_floor import Roles
from usecases.foretold import Foretold, foretell
from usecases.signup.own_entry import OwnEntry, check_in_event
from usecases.standings.advance import Advance, TieOpen, advance
from web import guard
from web.bot_side import BotSide

pytestmark = pytest.mark.slow
A_KEY = 0.28
"""Seconds that somebody who is no typist takes for a key (Card, Moran and Newell, 1980)."""
A_RESULT = 4.0
"""Seconds that a result may take at most."""
_KEYS = 9
"""For a result: the scores of four, a step to each but the first, and Enter."""
_TAPS = 39
"""Beside results: check-in, three players and a no-show, a latecomer; two rounds, the cut and the final, each drawn,
published, started, its first table opened, ended; the end, which is undone and done again."""
_COME_BY_HAND = 3
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
        if self.page.driver.find_elements("css selector", ".asked button.say"):
            self.tap(".asked button.say")

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

    def guest_comes_late(self, name: str) -> None:
        """Somebody whom the event does not know yet is entered and sits down: the field has the focus at once."""
        summary = "details:has(form [name=do][value=late]) > summary"
        self.page.driver.find_element("css selector", summary).click()
        self.taps += 1
        self.page.until("document.activeElement.name === 'name'")
        before = self.page.js("performance.timeOrigin")
        self.type(name, Keys.ENTER)
        self.page.until(f"performance.timeOrigin !== {before} && document.readyState === 'complete'")
        self.sure()

    def checked_in(self) -> None:
        """The check-in: most say themselves that they are here, for some the board says it, one has not come."""
        self.page.driver.find_element("css selector", ".steps-due [name=until]").click()
        self.type("23:00", Keys.ENTER)
        self.page.until("document.querySelector('.asked') !== null")
        self.sure()
        coming = list(self.confirmed())
        for player in coming[_COME_BY_HAND + 1 :]:
            here = OwnEntry(self.made.player(player), self.made.event_id)
            assert not isinstance(self.made.do(check_in_event, here), Refusal)
        self.page.driver.refresh()
        for player in coming[:_COME_BY_HAND]:
            self.tap(
                f"#missing ~ ul form:has([value='check-in']):has([name=player][value='{player}']) button"
            )
        self.tap("#missing ~ ul form:has([value='no-show']) button")
        self.sure()
        assert self.confirmed() == ()

    def confirmed(self) -> tuple[PlayerId, ...]:
        """Who has a place and has not been seen yet."""
        entries = read(self.made.database, lambda uow: uow.entries.list_of(self.made.event))
        return tuple(entry.player for entry in entries.having(EntryStatus.CONFIRMED))

    def plays_round(self, number: int) -> None:
        """It is drawn, published, started, entered whole, ended."""
        self.begins(number)
        keys = self.results(number)
        assert keys * A_KEY <= A_RESULT
        assert {table.status for table in self.tables(number)} <= _HAS_RESULT
        self.step()
        assert self.round(number).status is RoundStatus.FINISHED

    def begins(self, number: int) -> None:
        """Whatever is due until all its tables have begun."""
        while not self.plays(number):
            assert self.taps < _TAPS, self.shown()
            self.step()

    def cut(self) -> None:
        """Straight to the final; where some are level on the line, the first of them go through."""
        self.step()
        self.tap("form:has([name=stage][value=final]) button")
        asked = Advance(self.made.organizer(), self.made.event_id, Stage.FINAL)
        cut = foretell(self.made.database, advance, asked)
        assert isinstance(cut, Foretold)
        if isinstance(cut.done, TieOpen):
            for box in self.page.driver.find_elements("css selector", ".asked [name^=through-]")[
                : cut.done.line.open_places
            ]:
                box.click()
            self.tap(".asked button.go")
        self.sure()

    def status(self) -> EventStatus:
        """Where the event stands."""
        return self.made.event.status


@pytest.fixture(params=[26, 155])
def made(request: pytest.FixtureRequest, database: Database) -> League:
    """So many have signed up."""
    found = league(database, request.param, status=EventStatus.OPEN, rounds=2)
    found.change(
        lambda uow: uow.guilds.change(
            uow.guilds.require(GUILD), pairings_channel=5, results_channel=6, announcements_channel=7
        )
    )
    return found


@pytest.fixture
def site(made: League, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenSite]:
    """Keys come here several times as fast as from a person's hand: such a hurry is refused elsewhere."""
    monkeypatch.setattr(guard, "PERSON", (100_000.0, 1000.0))
    with open_site(made.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


def test_a_night_is_run_from_the_board_alone_and_a_result_takes_four_seconds_of_keys(
    site: OpenSite, made: League
) -> None:
    with at_floor(site, made) as page:
        hand = Hand(page, made)
        hand.checked_in()
        while (
            made.event.status is not EventStatus.RUNNING or hand.round(1).status is not RoundStatus.PUBLISHED
        ):
            hand.step()  # sign-up is closed, the round drawn and published
        before, taps = {table.id: table.seats for table in hand.tables(1)}, hand.taps
        hand.guest_comes_late("Late")
        assert hand.taps == taps + 2
        assert [table.id for table in hand.tables(1) if table.seats != before.get(table.id)] != []
        for number in (1, 2):
            hand.plays_round(number)
        hand.cut()
        hand.plays_round(3)
        for _ in range(2):
            hand.step()
            assert hand.status() is EventStatus.FINISHED
            hand.tap(".last button")
            assert hand.status() is EventStatus.RUNNING
        assert page.complaints() == []
        results = sum(len(hand.tables(number)) for number in (1, 2, 3))
        assert hand.taps <= _TAPS
        assert hand.keys <= _KEYS * results + len("23:00 ") + len("Late ")
