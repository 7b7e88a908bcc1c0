"""Rivals on its player's page in a real browser: a card is built by three touches, with its text beside it."""

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from engine.rivals.actions import AddExpansion
from engine.rivals.game import legal
from engine.rivals.state import RivalsState, TurnPhase
from tests.browser.test_browser_table import at_table, found, touch
from tests.browser.web_site import open_site
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
