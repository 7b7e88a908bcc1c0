"""The boards of a hall in a real browser: on the floor board, the bracket's page, and the wall."""

from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from league.event import Pairing
from tests.browser.test_browser_floor import at_floor
from tests.browser.test_browser_wall import _SEEN, shaped
from tests.browser.web_site import DESK, PHONE, OpenSite, open_site, tab
from tests.support.league_builder import ORGANIZER_ROLE
from tests.support.tournament import Arena, arena
from tests.web.at_floor import Roles
from tests.web.site import on_web
from usecases.event.page import ChooseScreen, choose_screen
from usecases.hall.set_up import SetHall, set_hall
from web.bot_side import BotSide

pytestmark = pytest.mark.slow
SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def made(database: Database) -> Arena:
    """A bracket of 32 at ten boards, two of them reserved."""
    found = arena(database, 32, Pairing.DOUBLE_ELIMINATION)
    found.seat()
    caller, event = found.league.organizer(), found.league.event_id
    found.done(set_hall, SetHall(caller, event, 10, streamed="1", accessible="10"))
    found.publish()
    return found


@pytest.fixture
def site(made: Arena) -> Iterator[OpenSite]:
    with open_site(made.league.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_floor_board_with_boards_shuts_nobody_out(
    site: OpenSite, made: Arena, size: tuple[int, int], language: Language
) -> None:
    with at_floor(site, made.league, size, language) as page:
        assert page.faults() == []
        assert page.complaints() == []
        assert not page.js(_TOO_WIDE)
        page.driver.get(
            f"{page.driver.current_url.partition('?')[0]}?table={made.open_tables()[0].id}&lang={language}"
        )
        page.driver.execute_script(
            "document.querySelectorAll('details').forEach((one) => { one.open = true; })"
        )
        assert page.faults() == []
        assert not page.js(_TOO_WIDE)


@pytest.fixture
def swiss(database: Database) -> Arena:
    """The first round of a Swiss of 32 at ten boards, two of them reserved."""
    found = arena(database, 32, Pairing.SWISS)
    found.seat()
    caller, event = found.league.organizer(), found.league.event_id
    found.done(set_hall, SetHall(caller, event, 10, streamed="1", accessible="10"))
    found.publish()
    return found


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swiss_round_with_boards_shuts_nobody_out(
    swiss: Arena, size: tuple[int, int], language: Language
) -> None:
    roles = BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))
    path, table = on_web(swiss.league), swiss.open_tables()[0]
    with open_site(swiss.league.database, roles) as site:
        with at_floor(site, swiss.league, size, language) as page:
            floor = page.driver.current_url.partition("?")[0]
            for query in ("", f"table={table.id}&"):
                page.driver.get(f"{floor}?{query}lang={language}")
                page.driver.execute_script(
                    "document.querySelectorAll('details').forEach((one) => { one.open = true; })"
                )
                assert page.faults() == []
                assert not page.js(_TOO_WIDE)
        with tab(size) as page:
            for shown in ("round/1", "paper/round/1", "paper/names/1", f"player/{table.seats[0]}"):
                page.driver.get(f"{site.base}{path}/{shown}?lang={language}")
                assert page.faults() == []
                assert not page.js(_TOO_WIDE)


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bracket_with_boards_shuts_nobody_out(
    site: OpenSite, made: Arena, size: tuple[int, int], language: Language
) -> None:
    path = on_web(made.league)
    with tab(size) as page:
        page.driver.get(f"{site.base}{path}/bracket?lang={language}")
        assert page.faults() == []
        assert not page.js(_TOO_WIDE)


def test_everybody_who_is_called_or_next_is_wholly_visible_and_legible_on_the_wall(
    site: OpenSite, made: Arena
) -> None:
    path = on_web(made.league)
    made.done(choose_screen, ChooseScreen(made.league.organizer(), made.league.event_id, ("tables",)))
    with tab(DESK) as page:
        for language in LANGUAGES:
            for width, height in ((1440, 1080), (1920, 1080), (1080, 1920)):
                shaped(page, width, height)
                page.driver.get(f"{site.base}{path}/screen?lang={language}")
                page.until("document.fonts.status === 'loaded' && +document.body.dataset.pages > 0")
                seen, small, _ = page.js(_SEEN)
                assert (seen["boards"], small) == (16, 0), (width, height)
        assert page.complaints() == []
