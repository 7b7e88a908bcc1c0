"""The floor board in a real browser: by keyboard alone, by thumb, beside others, without scripts."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from bot.i18n import LANGUAGES, Language
from data.database import Database
from data.transaction import read
from league.event import EventStatus
from league.round import RoundStatus, Table, TableStatus
from tests.browser.chrome import PATIENCE
from tests.browser.web_site import DESK, PHONE, OpenSite, Tab, open_site, tab
from tests.support.league_builder import ORGANIZER_ROLE, League, league
from tests.support.wording import worded
from tests.web.at_floor import Roles
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute
from web.bot_side import BotSide

pytestmark = pytest.mark.slow


@pytest.fixture
def made(database: Database) -> League:
    return league(database, 12)


@pytest.fixture
def tables(made: League) -> list[Table]:
    return made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])


@pytest.fixture
def site(made: League, tables: list[Table]) -> Iterator[OpenSite]:  # noqa: ARG001 - the round is public
    with open_site(made.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


@contextmanager
def at_floor(
    site: OpenSite,
    made: League,
    window: tuple[int, int] = DESK,
    language: Language = "en",
    *,
    scripts: bool = True,
) -> Iterator[Tab]:
    """The organizer's page in a browser that is signed in."""
    link = execute(site.database, ask_for_link, AskForLink(Caller(1, "Org", 0, site.watch()), site.base))
    assert isinstance(link, Link)
    with tab(window) as page:
        page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        page.driver.get(f"{site.base}/in/{link.secret}/f/{made.event_id}?lang={language}")
        page.driver.find_element("css selector", "main button").click()
        WebDriverWait(page.driver, PATIENCE).until(
            lambda driver: driver.find_elements("css selector", "#floor")
        )
        yield page


def keys(page: Tab, *typed: str) -> None:
    """Typed into whatever has the focus."""
    for words in typed:
        page.driver.switch_to.active_element.send_keys(words)


def until_final(page: Tab, made: League, so_many: int) -> None:
    """Wait until so many tables have a final result."""

    def is_so(_driver: object) -> bool:
        found = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id))
        return sum(table.status is TableStatus.FINAL for table in found) == so_many

    WebDriverWait(page.driver, PATIENCE).until(is_so)


def test_all_results_of_a_round_are_entered_by_keyboard_alone(
    site: OpenSite, made: League, tables: list[Table]
) -> None:
    with at_floor(site, made) as page:
        keys(page, "/")
        page.until("document.activeElement.id === 'q'")
        keys(page, "P2", Keys.ESCAPE)
        page.until("document.querySelectorAll('.tile:not([hidden])').length === 1")
        keys(page, Keys.ENTER)
        for number, table in enumerate(tables, 1):
            page.until(f"document.activeElement.name === 'score-{table.seats[0]}'")
            keys(page, "10", Keys.TAB, "8", Keys.TAB, "7", Keys.TAB, "5", Keys.ENTER)
            until_final(page, made, number)
        assert page.complaints() == []


def test_a_change_is_said_while_nothing_has_the_focus(
    site: OpenSite, made: League, tables: list[Table]
) -> None:
    with at_floor(site, made) as page:
        page.driver.execute_script("document.activeElement.blur()")
        made.report(tables[1], dict(zip(tables[1].seats, (10, 8, 7, 5), strict=True)))
        site.notify(seconds=1)
        page.until(f"document.querySelector('#news').textContent === '{worded('web-floor-changed')}'")
        assert page.complaints() == []


def test_what_is_being_typed_stays_when_somebody_else_enters_a_result(
    site: OpenSite, made: League, tables: list[Table]
) -> None:
    with at_floor(site, made) as page:
        page.driver.get(f"{page.driver.current_url.partition('?')[0]}?lang=en&table={tables[0].id}")
        page.until("document.activeElement.name === 'score-1'")
        keys(page, "9")
        made.report(tables[1], dict(zip(tables[1].seats, (10, 8, 7, 5), strict=True)))
        site.notify(seconds=1)
        page.until(
            f"document.querySelector('#tile-{tables[1].id}').closest('.tile').classList.contains('done')"
        )
        assert page.js("document.activeElement.name") == "score-1"
        assert page.js("document.activeElement.value") == "9"


def test_a_question_stays_when_somebody_else_enters_a_result_and_its_yes_is_taken(
    site: OpenSite, made: League, tables: list[Table]
) -> None:
    with at_floor(site, made) as page:
        page.driver.get(f"{page.driver.current_url.partition('?')[0]}?lang=en&table={tables[0].id}")
        page.until("document.querySelector('#opened') !== null")
        page.driver.find_element("css selector", "form:has([value=call]) button").click()
        page.until("document.querySelector('.asked') !== null")
        asked = page.js("document.querySelector('.asked').innerText")
        made.report(tables[1], dict(zip(tables[1].seats, (10, 8, 7, 5), strict=True)))
        site.notify(seconds=1)
        page.until(
            f"document.querySelector('#tile-{tables[1].id}').closest('.tile').classList.contains('done')"
        )
        assert page.js("document.querySelector('.asked')?.innerText") == asked
        page.driver.find_element("css selector", ".asked .go").click()
        page.until("document.querySelector('.last')?.innerText.includes('called')")
        assert page.complaints() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shut_out_on_a_desk_and_on_a_phone(
    site: OpenSite, made: League, language: Language
) -> None:
    for window in (DESK, PHONE):
        with at_floor(site, made, window, language) as page:
            page.driver.find_element("css selector", ".tile > a").click()
            page.until("document.querySelector('#opened') !== null")
            for dark in (False, True):
                page.media(dark=dark)
                assert page.faults() == []
            assert page.js("document.documentElement.scrollWidth <= innerWidth")


def test_a_check_in_and_the_cut_shut_nobody_out_and_fit(database: Database) -> None:
    made = league(database, 12, status=EventStatus.CHECK_IN, rounds=1)
    absent = "#missing ~ ul form:has([value=no-show]) button"
    taps = {
        DESK: ((absent, ".asked"),),
        PHONE: ((".steps-due button.go", ".stages"), (".stages button", ".asked")),
    }
    with open_site(database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as site:
        for window, tapped in taps.items():
            if window is PHONE:
                _between_rounds(made)
            with at_floor(site, made, window) as page:
                for button, then in tapped:
                    page.driver.find_element("css selector", button).click()
                    page.until(f"!!document.querySelector('{then}')")
                for dark in (False, True):
                    page.media(dark=dark)
                    assert page.faults() == []
                assert page.js("document.documentElement.scrollWidth <= innerWidth")


def _between_rounds(made: League) -> None:
    """The qualifier has been played."""
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.RUNNING)))
    tables = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    for table, scores in zip(tables, ((10, 9, 8, 7), (10, 7, 6, 5), (10, 5, 4, 3)), strict=True):
        made.report(table, dict(zip(table.seats, scores, strict=True)))
    made.change(
        lambda uow: uow.rounds.change(uow.rounds.require(tables[0].round_id), status=RoundStatus.FINISHED)
    )


def test_the_same_board_works_without_scripts(site: OpenSite, made: League, tables: list[Table]) -> None:
    with at_floor(site, made, scripts=False) as page:
        page.driver.find_element("css selector", f"#tile-{tables[0].id}").click()
        for player, score in zip(tables[0].seats, ("10", "8", "7", "5"), strict=True):
            page.driver.find_element("name", f"score-{player}").send_keys(score)
        page.driver.find_element("css selector", ".scores .go").click()
        until_final(page, made, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pasted_list_is_read_on_a_phone(made: League, language: Language) -> None:
    made.change(lambda uow: uow.events.change(uow.events.require(made.event_id), status=EventStatus.OPEN))
    staff = BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))
    with open_site(made.database, staff) as site, at_floor(site, made, PHONE, language) as page:
        page.driver.find_element("css selector", ".steps-due a[href*=list]").click()
        page.until("!!document.querySelector('textarea')")
        page.driver.find_element("css selector", "textarea").send_keys("Nr;Spielername\n1;Rosa Luchs\n")
        page.driver.find_element("css selector", "form[enctype] button").click()
        page.until("!!document.querySelector('#understood')")
        for dark in (False, True):
            page.media(dark=dark)
            assert page.faults() == []
        assert page.js("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        page.driver.find_element("css selector", ".say.go").click()
        page.until("location.pathname.endsWith('/f/1')")


def test_players_are_swapped_by_dragging_a_name_onto_another(made: League) -> None:
    rows = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
    made.change(lambda uow: [uow.tables.change(row, status=TableStatus.WAITING) for row in rows])
    staff = BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))
    with open_site(made.database, staff) as site, at_floor(site, made) as page:
        page.driver.execute_script(
            """const name = (seat) => document.querySelector(`[data-seat="${seat}"] .name`), data = new DataTransfer();
            const send = (kind, seat) => name(seat).dispatchEvent(
              new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: data}));
            send("dragstart", arguments[0]); send("dragover", arguments[1]); send("drop", arguments[1])""",
            f"2-{rows[0].id}",
            f"7-{rows[1].id}",
        )
        page.until("!!document.querySelector('.asked')")
        page.driver.find_element("css selector", ".asked .go").click()
        page.until("!document.querySelector('.asked')")
        seats = read(made.database, lambda uow: [uow.tables.require(row.id).seats for row in rows])
        assert seats[:2] == [(1, 7, 3, 4), (5, 6, 2, 8)]
        assert page.complaints() == []
