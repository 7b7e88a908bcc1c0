"""The hall's screen measures its room: whoever plays is wholly visible on some page, on a screen of any shape."""

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from tests.browser.web_site import DESK, Tab, open_site, tab
from tests.support.league_builder import League, league
from tests.web.site import on_web

pytestmark = pytest.mark.slow
SHAPES = ((1440, 1080), (1280, 800), (1920, 1080), (2560, 1080), (1080, 1920))
_LONG = "Maximilian-Alexander Featherstonehaugh"
_SEEN = """(() => {
  const seen = {}, small = new Set(), lengths = {};
  const room = document.querySelector("main").getBoundingClientRect();
  for (let left = +document.body.dataset.pages; left > 0; left -= 1) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    const kind = document.body.dataset.slide;
    lengths[kind] = (lengths[kind] ?? 0) + 1;
    for (const name of document.querySelectorAll(".slide.shown .name")) {
      const box = name.getBoundingClientRect();
      const across = box.left >= 0 && box.right <= innerWidth + 1;
      const inside = across && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
      if (!box.width || !inside || name.scrollWidth > name.clientWidth + 1) continue;
      (seen[kind] ??= new Set()).add(name.textContent);
      if (parseFloat(getComputedStyle(name).fontSize) < innerHeight / 40 - 0.5) small.add(name.textContent);
    }
  }
  return [Object.fromEntries(Object.entries(seen).map(([kind, names]) => [kind, names.size])), small.size, lengths];
})()"""


def playing(database: Database, players: int, *, long: bool = False) -> tuple[League, str]:
    """A round of tables of four and three, and the address of its event."""
    made = league(database, players)
    if long:
        made.change(
            lambda uow: [uow.people.change(one, name=f"{_LONG} {one.id}") for one in uow.people.find()]
        )
    seats = [list(range(first, min(first + 4, players + 1))) for first in range(1, players + 1, 4)]
    made.round(1, [at for at in seats if len(at) > 1])
    return made, on_web(made)


def shaped(page: Tab, width: int, height: int) -> None:
    """The screen has this shape from now on."""
    screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)


@pytest.mark.parametrize(("players", "long"), [(4, False), (26, False), (64, True), (156, False)])
def test_everybody_is_wholly_visible_and_legible_on_screens_of_all_shapes(
    database: Database, players: int, *, long: bool
) -> None:
    made, path = playing(database, players, long=long)
    seated = sum(len(table.seats) for table in made.change(lambda uow: uow.tables.find()))
    with open_site(database) as site, tab(DESK) as page:
        for language in LANGUAGES:
            for width, height in SHAPES:
                shaped(page, width, height)
                page.driver.get(f"{site.base}{path}/screen?lang={language}")
                page.until("document.fonts.status === 'loaded' && +document.body.dataset.pages > 0")
                seen, small, _ = page.js(_SEEN)
                assert (seen["tables"], seen["standings"], small) == (seated, players, 0), (width, height)
        assert page.complaints() == []


def test_with_hundreds_each_view_is_through_within_a_minute(database: Database) -> None:
    _, path = playing(database, 620)
    with open_site(database) as site, tab(DESK) as page:
        shaped(page, 1920, 1080)
        page.driver.get(f"{site.base}{path}/screen?lang=en")
        page.until("document.fonts.status === 'loaded' && +document.body.dataset.pages > 0")
        seen, small, lengths = page.js(_SEEN)
        assert (seen["tables"], seen["standings"], small) == (620, 620, 0)
        assert max(lengths.values()) <= 12  # at five seconds each
