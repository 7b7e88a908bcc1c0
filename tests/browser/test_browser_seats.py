"""The phone of a seat and the printed slips in a real browser: two phones, scripts or not, nobody shut out."""

from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from league.event import Pairing
from league.round import TableStatus
from tests.browser.test_browser_floor import at_floor
from tests.browser.web_site import DESK, PHONE, OpenSite, open_site, tab
from tests.support.league_builder import ORGANIZER_ROLE
from tests.support.tournament import Arena, arena
from tests.web.at_floor import Roles
from usecases.slip.codes import code_of
from usecases.slip.switch import SlipMode, SwitchSlips, switch_slips
from web.bot_side import BotSide

pytestmark = pytest.mark.slow
_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def made(database: Database) -> Arena:
    """Eight players, whose first matches are open, and the codes of their seats."""
    found = arena(database, 8, Pairing.SINGLE_ELIMINATION)
    found.seat()
    found.publish()
    found.done(switch_slips, SwitchSlips(found.league.organizer(), SlipMode.ON, found.league.event_id))
    return found


@pytest.fixture
def site(made: Arena) -> Iterator[OpenSite]:
    with open_site(made.league.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


def address(site: OpenSite, made: Arena, seat: int, language: Language) -> str:
    (key,) = made.read(lambda uow: uow.slips.keys.find())
    return f"{site.base}/c/{code_of(key.id, key.secret, 1, seat)}?lang={language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_phones_enter_and_confirm(site: OpenSite, made: Arena, language: Language) -> None:
    table = made.tables()[0]
    with tab(PHONE) as one:
        one.driver.get(address(site, made, 0, language))
        assert one.faults() == []
        assert not one.js(_TOO_WIDE)
        for player, score in zip(table.seats, ("7", "3"), strict=True):
            one.driver.find_element("css selector", f"input[name=score-{player}]").send_keys(score)
        one.driver.find_element("css selector", "form.scores button").click()
        one.until("!document.querySelector('form.scores') || document.querySelector('.tag.reported')")
    with tab(PHONE) as other:
        other.driver.get(address(site, made, 1, language))
        assert other.faults() == []
        assert not other.js(_TOO_WIDE)
        other.driver.find_element("css selector", ".say.go").click()
        other.until("document.querySelector('.tag.final') !== null")
        assert other.complaints() == []
    assert made.tables()[0].status is TableStatus.FINAL


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slips_shut_nobody_out_and_stay_whole_on_paper(
    site: OpenSite, made: Arena, size: tuple[int, int], language: Language
) -> None:
    with at_floor(site, made.league, size, language) as page:
        page.driver.get(f"{site.base}/f/{made.league.event_id}/slips?lang={language}")
        assert page.faults() == []
        assert not page.js(_TOO_WIDE)
        assert page.js("document.querySelectorAll('.slip svg').length") == 14
        page.media("print")
        cut = "[...document.querySelectorAll('.slip')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        assert page.js(cut) == 0
