"""Games of each kind played on the page by a finger, by a keyboard alone, and with scripts off, against the house.

A few decisions each; `TABLE_MOVES=0` plays whole games to their end.
"""

import os
import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from selenium.common.exceptions import JavascriptException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from bot.i18n import LANGUAGES, Language
from data.database import Database
from data.game_records import GameStatus
from tests.browser.table_tab import at_table, found, touch_it
from tests.browser.web_site import DESK, PHONE, OpenSite, Tab, open_site
from tests.support.backgammon_table import match_table
from tests.support.game_table import GameTable, game_table
from tests.support.rivals_post import post_table
from usecases.play.stamps import stamp_of

pytestmark = pytest.mark.slow
MOVES = int(os.environ.get("TABLE_MOVES", "6"))
SEED = int(os.environ.get("TABLE_SEED", "5"))
TAPS, IDLE = (60, 300) if MOVES else (20_000, 100_000)
GAMES: dict[str, Callable[[Database], GameTable]] = {
    "catan": lambda database: game_table(database, people=1),
    "backgammon": lambda database: match_table(database, people=1, points=1),
    "rivals": lambda database: post_table(database, people=1),
}
MEANT, PLACE, CARD = "#meant .go", "#table .place.lit", "#table .held.lit"
CLEAR = "#meant .say:not(.go)"
SAID, STEP = "#say > button.say:not([disabled])", "#say > a.say"
LINE, LINE_STEP, BOX = (
    f"#table details[open] {rest}" for rest in ("button.say:not([disabled])", "a.say", "input[type=checkbox]")
)
ASIDE = re.compile(r"step=(orders|judge|trade|resign)|^=|^offer|^double|^resign|^undo")
"""What leads away from the turn: it can be pressed for ever."""
AGAIN = (StaleElementReferenceException, JavascriptException)
"""The page was put anew under the finger."""


class Hand:
    """Somebody who plays on the page by whatever is there to be pressed."""

    def __init__(self, page: Tab, site: OpenSite, table: GameTable) -> None:
        self.page, self.site, self.table = page, site, table
        self.chance = random.Random(SEED)
        self.taps = self.idle = 0

    def plays(self, moves: int) -> int:
        """So many decisions (0: to the end); how many were made."""
        made = 0
        while not self.is_over and (made < moves or not moves):
            before = stamp_of(self.table.game)
            while stamp_of(self.table.game) == before:
                with suppress(*AGAIN):
                    self.one_tap()
            made += 1
            self.table.house_thinks()
            self.follows()
        return made

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.game.status is GameStatus.OVER

    def follows(self) -> None:
        """The page shows the game as it is now: it hears of it, or what has changed is nobody else's to see."""
        self.site.notify()
        self.sees(
            lambda: (
                self.page.js("document.querySelector('#say [name=stamp]')?.value")
                == str(stamp_of(self.table.game))  # a tap that was on its way moves the game on meanwhile
            )
        )

    def sees(self, holds: Callable[[], bool]) -> None:
        """The page comes to that, if need be read again: whoever is faster than people are is told to wait."""
        for _ in range(20):
            with suppress(TimeoutException, *AGAIN):
                WebDriverWait(self.page.driver, 3, poll_frequency=0.05).until(lambda _: holds())
                return
            self.page.driver.refresh()
        raise AssertionError(self.page.driver.find_element("css selector", "body").text)

    def one_tap(self) -> None:
        """Something that leads on: what was chosen, a place, a card, a button, a step, a line of a menu."""
        self.taps += 1
        assert self.taps < TAPS, "it leads nowhere"
        self.sees(lambda: self.page.js("document.querySelector('#table:not([aria-busy]) #say') !== null"))
        one = self.next()
        if one is None:  # what was said is on its way, or the house is to think again
            self.taps, self.idle = self.taps - 1, self.idle + 1
            assert self.idle < IDLE, self.page.driver.find_element("css selector", "#table").text
            self.table.house_thinks()
            self.follows()
            return
        if one.get_dom_attribute("class") == "say go" and not one.get_dom_attribute("value"):
            boxes = self.page.driver.find_elements("css selector", BOX)
            for box in self.chance.sample(boxes, self.chance.randint(0, min(4, len(boxes)))):
                self.press(box)
        self.press(one)

    def next(self) -> WebElement | None:
        """First what is meant already; buttons and menus by chance, so that no step is walked round and round.

        While something is chosen the page shows no other buttons.

        None: what was pressed last is done, and it is the turn of others.
        """
        kinds = (MEANT, PLACE, *self.chance.sample((SAID, LINE, LINE_STEP), 3), STEP, CARD, CLEAR)
        for css in kinds:
            here = self.page.driver.find_elements("css selector", css)
            fitting = [one for one in here if not ASIDE.search(said_by(one)) and one.is_displayed()]
            if fitting:
                return self.chance.choice(fitting)
        return None

    def press(self, one: WebElement) -> None:
        """With a finger."""
        touch_it(self.page, one)


class Keyboard(Hand):
    """Keys alone."""

    def press(self, one: WebElement) -> None:
        """Tab until it has the focus, then Enter (a box: Space)."""
        for _ in range(300):
            active = self.page.driver.switch_to.active_element
            if active == one:
                is_box = one.get_dom_attribute("type") == "checkbox"
                active.send_keys(Keys.SPACE if is_box else Keys.ENTER)
                return
            active.send_keys(Keys.TAB)
        raise AssertionError(f"no key leads to {one.get_dom_attribute('class')}")


class Plain(Hand):
    """Scripts are off."""

    def follows(self) -> None:
        """Nobody tells the page."""
        self.page.driver.get(self.page.driver.current_url.partition("?")[0] + "?lang=en")

    def one_tap(self) -> None:
        """No script is asked, and none is waited for."""
        self.taps += 1
        assert self.taps < TAPS, "it leads nowhere"
        found(self.page, "#say")
        one = self.next()
        if one is None:
            return
        href = one.get_dom_attribute("href")
        if href:
            self.page.driver.get(self.page.driver.current_url.partition("/t/")[0] + href)
            return
        if not one.get_dom_attribute("value"):
            boxes = self.page.driver.find_elements("css selector", BOX)
            for box in self.chance.sample(boxes, self.chance.randint(0, min(4, len(boxes)))):
                box.click()
        one.click()


def said_by(one: WebElement) -> str:
    """What it says, or where it leads."""
    return one.get_dom_attribute("value") or one.get_dom_attribute("href") or ""


def played(kind: str, database: Database, hand: type[Hand], language: Language = "en") -> tuple[int, int]:
    """A game of this kind by these hands; how many decisions and taps it took."""
    table = GAMES[kind](database)
    with open_site(database) as site:
        site.watch.now = table.now
        window = PHONE if hand is Hand else DESK
        with at_table(site, table, language, window, scripts=hand is not Plain) as page:
            one = hand(page, site, table)
            one.follows()
            made = one.plays(MOVES)
            assert made >= min(MOVES or 1, 1)
            assert one.is_over or made == MOVES
            assert not table.refusals
            if hand is not Plain:
                assert page.complaints() == []
                assert page.js("document.documentElement.scrollWidth <= innerWidth")
                assert page.faults() == []
            return made, one.taps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES)
def test_a_game_is_played_by_a_finger(database: Database, kind: str, language: Language) -> None:
    played(kind, database, Hand, language)


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_is_played_by_a_keyboard_alone(database: Database, kind: str) -> None:
    played(kind, database, Keyboard)


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_is_played_with_scripts_off(database: Database, kind: str) -> None:
    played(kind, database, Plain)
