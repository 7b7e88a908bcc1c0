"""A game's page as a table, not a form: earlier turns, what others do meanwhile, a board to think on, signals."""

import pytest
from selenium.webdriver.common.keys import Keys

from bot.i18n import LANGUAGES, Language
from data.database import Database
from engine.catan.actions import EndTurn
from engine.catan.hands import size
from engine.catan.state import CatanState
from tests.browser.table_tab import at_table, found, shoot, swipe, touch
from tests.browser.web_site import DESK, Tab, open_site
from tests.support.backgammon_table import match_table, until
from tests.support.game_table import GameTable, game_table
from tests.support.wording import worded
from tests.usecases.test_usecase_game_turns import beyond
from usecases.play.watching import WatchGame, WatchGiven, watch_game

pytestmark = pytest.mark.slow
WATCHER = 999


def may_trade(state: CatanState) -> bool | None:
    """Whether the first player is on turn and has cards to offer."""
    rich = state.turn.player == 0 and size(state.players[0].hand) > 2
    return True if rich and state.turn.number >= 8 else None


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(may_trade)
    return made


def turn(page: Tab) -> str:
    """Which earlier turn is shown ("": none)."""
    return str(page.js("document.getElementById('table').dataset.turn ?? ''"))


def press(page: Tab, *keys: str) -> None:
    """Keys, wherever the focus is."""
    page.driver.switch_to.active_element.send_keys(*keys)


def user_on_turn(table: GameTable) -> int:
    """Who is waited for."""
    clock = table.seen(None).clock
    assert clock is not None
    return table.user_of(clock.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_step_back_and_forward_and_what_was_chosen_waits(table: GameTable, language: Language) -> None:
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, language, user=user_on_turn(table)) as page:
            page.media(dark=language == "ja")
            shoot(page, f"now-{language}")
            touch(page, ".held.lit[data-at^=r]")
            chosen = found(page, ".held.chosen").get_attribute("data-at")
            page.driver.execute_script("document.activeElement.blur()")
            press(page, Keys.ARROW_LEFT)
            page.until("document.getElementById('table').dataset.turn")
            last = int(turn(page))
            for key, wanted in (
                (Keys.ARROW_LEFT, last - 1),
                (Keys.HOME, 1),
                (Keys.ARROW_RIGHT, 2),
                (Keys.END, last),
            ):
                press(page, key)
                page.until(f"document.getElementById('table').dataset.turn === '{wanted}'")
            shoot(page, f"turn-{language}")
            assert page.faults() == []
            page.driver.back()
            page.until("document.getElementById('table').dataset.turn === '2'")
            touch(page, "a[data-way=present]")
            page.until("!document.getElementById('table').dataset.turn")
            assert page.js("document.querySelector('.held.chosen')?.dataset.at") == chosen
            assert page.complaints() == []
            assert page.js("document.documentElement.scrollWidth <= innerWidth")


def test_without_scripts_links_lead_through_the_turns(table: GameTable) -> None:
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, window=DESK, scripts=False) as page:
            for way in ("before", "before", "first", "next", "present"):
                found(page, f"a[data-way={way}]").click()
            found(page, "#say")
            assert "turn=" not in page.driver.current_url


def test_what_one_does_on_discord_at_the_same_moment_is_said_and_what_it_undid_is_said_too(
    table: GameTable,
) -> None:
    user = user_on_turn(table)
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, user=user) as page:
            touch(page, ".held.lit[data-at^=r]")
            found(page, ".held.chosen")
            table.play(user, EndTurn())
            site.notify()
            page.until("document.getElementById('news').textContent.length > 0")
            assert worded("web-table-lost") in page.js("document.getElementById('news').textContent")
            assert not page.js("document.getElementById('news').classList.contains('visually-hidden')")
            shoot(page, "news")
            assert page.js("document.querySelector('.chosen')") is None
            assert page.complaints() == []


def test_a_form_of_the_moment_before_changes_nothing_and_shows_the_board_of_now(table: GameTable) -> None:
    user = user_on_turn(table)
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, user=user) as page:
            found(page, "#say .say[value^=end]")
            table.play(user, EndTurn())  # Discord, and the page has not heard of it yet
            before = table.game.events
            touch(page, "#say .say[value^=end]")
            assert "has changed" in found(page, "[role=alert]").text
            assert table.game.events == before


def test_a_board_to_think_on_decides_nothing(table: GameTable) -> None:
    before = table.game
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table) as page:
            touch(page, "#scratch-open")
            page.until("document.getElementById('scratch').open")
            asked = page.js("performance.getEntriesByType('resource').length")
            x, y, width = page.js(
                "(() => { const box = document.querySelector('#scratch svg').getBoundingClientRect();"
                " return [box.left, box.top, box.width]; })()"
            )
            for step in range(2):
                start = (x + width * 0.4, y + width * (0.3 + step / 10))
                swipe(page, start, (start[0] + 60, start[1] + 80))
            page.until("document.querySelectorAll('#scratch .lifted').length === 2")
            shoot(page, "scratch")
            assert page.faults() == []
            touch(page, "#scratch-reset")
            page.until("!document.querySelector('#scratch .lifted')")
            press(page, Keys.ESCAPE)
            page.until("!document.getElementById('scratch').open")
            assert page.js("performance.getEntriesByType('resource').length") == asked
            assert page.complaints() == []
    assert table.game == before


def test_pieces_of_every_board_are_dragged_about_to_think(database: Database) -> None:
    table = match_table(database)
    until(table, beyond(2))
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, user=102) as page:
            touch(page, "#scratch-open")
            page.until("document.querySelector('#scratch svg')")
            x, y, width = page.js(
                "(() => { const box = document.querySelector('#scratch svg').getBoundingClientRect();"
                " return [box.left, box.top, box.width]; })()"
            )
            swipe(page, (x + width / 2, y + 60), (x + width / 3, y + 120))
            page.until("document.querySelectorAll('#scratch .lifted').length === 1")
            shoot(page, "scratch-backgammon")
            assert page.complaints() == []


def test_a_sound_is_made_when_the_turn_comes_and_the_wish_stays_on_the_device(table: GameTable) -> None:
    user = user_on_turn(table)
    other = next(table.user_of(seat.number) for seat in table.seats if table.user_of(seat.number) != user)
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, user=other) as page:
            page.js(
                "(() => { window.tones = 0; const start = OscillatorNode.prototype.start;"
                " OscillatorNode.prototype.start = function (at) { tones += 1; start.call(this, at); }; })()"
            )
            touch(page, "#sound")
            page.until("localStorage.sound === '1'")
            tried = page.js("tones")
            assert tried > 0
            while user_on_turn(table) != other:
                table.play(user_on_turn(table), table.choice(table.seen(None).clock.seat))  # type: ignore[union-attr]  # it goes on
            site.notify()
            page.until("document.getElementById('table').dataset.waits")
            page.until(f"tones > {tried}")
            assert page.driver.title.startswith("●")
            page.driver.refresh()
            found(page, "#sound")
            assert page.js("document.getElementById('sound').checked")


def test_a_notification_is_asked_for_and_kept_as_a_wish_only_where_it_is_allowed(table: GameTable) -> None:
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table) as page:
            for setting, kept in (("denied", "0"), ("granted", "1")):
                page.driver.execute_cdp_cmd(
                    "Browser.setPermission",
                    {"permission": {"name": "notifications"}, "setting": setting, "origin": site.base},
                )
                touch(page, "#notify")
                page.until(f"localStorage.notify === '{kept}'")
                assert page.js("document.getElementById('notify').checked") is (kept == "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_watchers_page_follows_and_shuts_nobody_out(table: GameTable, language: Language) -> None:
    assert isinstance(table.do(watch_game, WatchGame(table.caller(WATCHER), table.game_id)), WatchGiven)
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, language, user=WATCHER) as page:
            page.media(dark=language == "en")
            seen = page.js("document.getElementById('table').dataset.seen")
            table.play(user_on_turn(table), EndTurn())
            site.notify()
            page.until(f"document.getElementById('table').dataset.seen !== '{seen}'")
            shoot(page, f"watcher-{language}")
            assert page.faults() == []
            assert page.complaints() == []
            assert page.js("document.querySelectorAll('#table form').length") == 0


@pytest.mark.parametrize("path", ["", "?turn=3"])
def test_a_phone_on_its_side_shows_board_and_bar_beside_each_other(table: GameTable, path: str) -> None:
    with open_site(table.database) as site:
        site.watch.now = table.now
        with at_table(site, table, window=(844, 390), user=user_on_turn(table)) as page:
            page.driver.get(f"{site.base}/t/{table.game_id}{path}")
            found(page, ".bar")
            shoot(page, f"landscape{path[1:5]}")
            board, bar = (
                page.js(f"(() => {{ const box = document.querySelector('{css}').getBoundingClientRect();"
                        " return [box.left, box.right, box.top, box.bottom]; })()")
                for css in ("svg.board-drawn", ".bar")
            )  # fmt: skip
            assert board[1] <= bar[0]
            assert board[3] <= 390
            assert page.js("document.documentElement.scrollWidth <= innerWidth")
            assert page.faults() == []
