"""Every kind of slide that the hall's screen has, on screens of all shapes: nothing of it is cut off."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.unit_of_work import UnitOfWork
from league.event import EventStatus, Pairing
from league.round import RoundStatus, TableStatus
from tests.browser.test_browser_wall import SHAPES, shaped
from tests.browser.web_site import DESK, open_site, tab
from tests.support.league_builder import League, league
from tests.support.tournament import arena
from tests.web.site import on_web
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from usecases.event.page import ChooseScreen, ScreenPart, choose_screen
from usecases.hall.set_up import SetHall, set_hall

pytestmark = pytest.mark.slow
_CUT = """(() => {
  const seen = {};
  for (let left = +document.body.dataset.pages; left > 0; left -= 1) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    const cut = (seen[document.body.dataset.slide] ??= []);
    for (const one of document.querySelectorAll(".slide.shown *")) {
      const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own && !["IMG", "svg"].includes(one.tagName)) continue;
      const box = one.getBoundingClientRect();
      if (!box.width) continue;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        cut.push(`${one.tagName} ${one.textContent.trim().slice(0, 30)}`);
    }
  }
  return seen;
})()"""


def of_a_round(database: Database) -> tuple[League, set[str]]:
    """A round that is public and has not begun."""
    made = league(database, 26)
    tables = made.round(1, [list(range(first, min(first + 4, 27))) for first in range(1, 27, 4)])
    made.change(lambda uow: uow.tables.save_all([replace(one, status=TableStatus.WAITING) for one in tables]))
    made.change(
        lambda uow: [uow.rounds.change(one, status=RoundStatus.PUBLISHED) for one in uow.rounds.find()]
    )
    return made, {"clock", "find", "tables", "standings", "next"}


def of_a_door(database: Database) -> tuple[League, set[str]]:
    """People come in: the code at the door."""
    made = league(database, 26, status=EventStatus.CHECK_IN)
    made.do(switch_door, SwitchDoor(made.organizer(), DoorMode.ON, made.event_id))
    return made, {"clock", "door", "next"}


def of_a_bracket(database: Database) -> tuple[League, set[str]]:
    """A bracket whose matches are called to boards."""
    found = arena(database, 16, Pairing.DOUBLE_ELIMINATION)
    found.seat()
    found.done(set_hall, SetHall(found.league.organizer(), found.league.event_id, 6))
    found.publish()
    return found.league, {"clock", "boards", "bracket", "next"}


def of_an_end(database: Database) -> tuple[League, set[str]]:
    """An event that is over."""
    made = league(database, 8)
    first, second = made.round(1, [[1, 2, 3, 4], [5, 6, 7, 8]])
    made.report(first, {1: 10, 2: 8, 3: 7, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 4, 8: 3})

    def end(uow: UnitOfWork) -> None:
        for row in uow.rounds.find():
            uow.rounds.change(row, status=RoundStatus.FINISHED)
        uow.events.save(replace(uow.events.require(made.event_id), status=EventStatus.FINISHED))

    made.change(end)
    return made, {"podium", "standings"}


@pytest.fixture(
    params=[of_a_door, of_a_round, of_a_bracket, of_an_end], ids=["door", "round", "bracket", "end"]
)
def shown(request: pytest.FixtureRequest, database: Database) -> tuple[League, set[str]]:
    found: tuple[League, set[str]] = request.param(database)
    return found


def test_nothing_of_any_slide_is_cut_off(database: Database, shown: tuple[League, set[str]]) -> None:
    made, kinds = shown
    path = on_web(made)
    made.do(choose_screen, ChooseScreen(made.organizer(), made.event_id, tuple(ScreenPart)))
    with open_site(database) as site, tab(DESK) as page:
        for language in LANGUAGES:
            for width, height in SHAPES:
                shaped(page, width, height)
                page.driver.get(f"{site.base}{path}/screen?lang={language}")
                page.until("document.fonts.status === 'loaded' && +document.body.dataset.pages > 0")
                seen = page.js(_CUT)
                assert kinds <= set(seen), (width, height, set(seen))
                assert not any(seen.values()), (width, height, language, seen)
        assert page.complaints() == []
