"""Boards in a real browser: what a finger or a mouse means is what it points at, whatever the window."""

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from engine.rivals.actions import AddExpansion
from engine.rivals.game import legal
from engine.rivals.state import RivalsState, TurnPhase
from tests.browser.table_tab import at_table, found, shoot, touch
from tests.browser.web_site import DESK, Tab, open_site
from tests.support.game_table import game_table
from tests.support.rivals_post import post_table, state_of, until

pytestmark = pytest.mark.slow


def can_build(state: RivalsState) -> bool:
    """Whoever is on turn can build a card, on a site where none stands."""
    is_turn = state.turn.phase is TurnPhase.MAIN and not state.agenda
    return is_turn and any(isinstance(one, AddExpansion) for one in legal(state, state.turn.seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_built_by_three_touches_with_its_text_in_both_languages_beside_it(
    database: Database, language: Language
) -> None:
    table = post_table(database)
    until(table, can_build)
    seat = state_of(table).turn.seat
    before = table.game.events
    with open_site(database) as site:
        site.watch.now = table.now
        with at_table(site, table, language, user=table.user_of(seat)) as page:
            page.media(dark=language == "ja")
            texts = page.js("[...document.querySelectorAll('.tray .told p')].map((one) => one.lang)")
            assert set(texts) == set(LANGUAGES)
            # A usual turn needs no scroll: realm and hand stand above the bar, the cards' texts below them.
            shown = "[...document.querySelectorAll('.board-drawn, .told .held')]"
            lowest = f"Math.max(...{shown}.map((one) => one.getBoundingClientRect().bottom))"
            shoot(page, f"rivals-hand-{language}")
            assert page.js(f"{lowest} - document.querySelector('.bar').getBoundingClientRect().top") <= 0
            assert page.js("scrollY") == 0
            touch(page, ".told .held.lit")
            place = found(page, ".place.lit[data-at^=s]").get_attribute("data-at")
            touch(page, f".place.lit[data-at={place}]")
            assert page.js("getComputedStyle(document.querySelector('.chosen .ghost')).opacity") == "1"
            assert len(page.js("[...document.querySelectorAll('#meant .go')].map((one) => one.textContent)"))
            assert page.faults() == []
            seen = page.js("document.querySelector('input[name=once]').value")
            touch(page, "#meant .go")
            page.until(f"document.querySelector('input[name=once]')?.value !== '{seen}'")
            assert page.complaints() == []
            assert page.js("document.documentElement.scrollWidth <= innerWidth")
    assert table.game.events > before


def click(page: Tab, css: str) -> str:
    """A mouse on the middle of one of several places, that which lies farthest from the middle of the board."""
    shape: list[float] = page.js(
        f"[...document.querySelectorAll('{css}')].map((one) => {{"
        "const box = one.querySelector(':scope > circle, :scope > rect').getBoundingClientRect(),"
        "board = one.ownerSVGElement.getBoundingClientRect(), x = box.left + box.width / 2;"
        "return [Math.abs(x - board.left - board.width / 2), x, box.top + box.height / 2, one.dataset.at]"
        "}).filter(([, , y]) => y > 0 && y < innerHeight - 200).sort((a, b) => b[0] - a[0])[0]"
    )
    for kind in ("mousePressed", "mouseReleased"):
        spot = {"type": kind, "x": shape[1], "y": shape[2], "button": "left", "clickCount": 1}
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", spot)
    return str(shape[3])


@pytest.mark.parametrize("window", [DESK, (844, 390), (1600, 700)])
def test_a_mouse_means_the_place_it_points_at_in_every_window(
    database: Database, window: tuple[int, int]
) -> None:
    table = game_table(database, people=1)
    with open_site(database) as site:
        site.watch.now = table.now
        with at_table(site, table, window=window) as page:
            found(page, ".place.lit[data-at^=v]")
            key = click(page, ".place.lit[data-at^=v]")
            assert found(page, ".place.chosen").get_attribute("data-at") == key
