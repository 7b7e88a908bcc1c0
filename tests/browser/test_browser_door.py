"""The phone of a guest at the door and the printed sheet in a real browser: nobody shut out, nothing cut off."""

from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from league.event import EventStatus
from tests.browser.test_browser_floor import at_floor
from tests.browser.web_site import DESK, PHONE, OpenSite, open_site, tab
from tests.support.league_builder import ORGANIZER_ROLE, League, league
from tests.web.at_floor import Roles
from usecases.door.answer import AnswerAtDoor, answer_at_door
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from web.bot_side import BotSide

pytestmark = pytest.mark.slow
_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LONG = "Wolfeschlegelsteinhausenbergerdorff-Alexandrova 山本さくら子"


@pytest.fixture
def made(database: Database) -> League:
    """Eight players before the start."""
    return league(database, 8, status=EventStatus.CHECK_IN)


@pytest.fixture
def site(made: League) -> Iterator[OpenSite]:
    with open_site(made.database, BotSide(member=Roles({1: frozenset({ORGANIZER_ROLE})}))) as opened:
        yield opened


def address(site: OpenSite, made: League, language: Language) -> str:
    code = made.do(switch_door, SwitchDoor(made.organizer(), DoorMode.ON, made.event_id)).code
    return f"{site.base}/d/{code}?lang={language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["P", LONG], ids=["found", "long"])
def test_a_guest_asks_and_the_phone_follows_by_itself(
    site: OpenSite, made: League, language: Language, name: str
) -> None:
    with tab(PHONE) as one:
        one.driver.get(address(site, made, language))
        assert one.faults() == []
        one.driver.find_element("css selector", "#q").send_keys(name)
        one.driver.find_element("css selector", "form.find button").click()
        one.until("document.querySelector('input[name=do][value=join]') !== null")
        assert one.faults() == []
        assert not one.js(_TOO_WIDE)
        one.driver.find_element("css selector", "form:has(input[value=join]) button").click()
        one.until("document.querySelector('.asked-open') !== null")
        assert one.faults() == []
        assert not one.js(_TOO_WIDE)
        (request,) = made.change(lambda uow: uow.doors.requests.find())
        with at_floor(site, made, PHONE, language) as board:
            assert board.faults() == []
            assert not board.js(_TOO_WIDE)
        made.do(answer_at_door, AnswerAtDoor(made.organizer(), request.id, accepts=True))
        one.js("document.dispatchEvent(new Event('visibilitychange'))")
        one.until("document.querySelector('.asked-accepted') !== null")
        assert one.faults() == []
        assert one.complaints() == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_shuts_nobody_out(
    site: OpenSite, made: League, size: tuple[int, int], language: Language
) -> None:
    address(site, made, language)
    with at_floor(site, made, size, language) as page:
        page.driver.get(f"{site.base}/f/{made.event_id}/door?lang={language}")
        assert page.faults() == []
        assert not page.js(_TOO_WIDE)
        assert page.js("document.querySelectorAll('.poster svg').length") == 1
