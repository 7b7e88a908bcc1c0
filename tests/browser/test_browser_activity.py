"""A game inside Discord, in a real browser: the frame, Discord's client around it, a proxy that drops cookies."""

from datetime import timedelta

import pytest

from bot.i18n import LANGUAGES, Language
from data.database import Database
from tests.browser.discord_frame import Discord, discord_around, heard, into_frame
from tests.browser.table_tab import found, shoot, touch
from tests.browser.web_site import DESK, PHONE, OpenSite, Tab, tab
from tests.support.backgammon_table import match_table, step
from tests.support.game_table import GameTable, game_table
from usecases.device.frame import FRAME_LASTS, OpenFrame, open_frame
from usecases.execute import execute

pytestmark = pytest.mark.slow
LOCALES: dict[Language, str] = {"ja": "ja", "en": "en-GB"}


@pytest.fixture
def table(database: Database) -> GameTable:
    return game_table(database, people=1)


def opened(page: Tab, there: Discord, site: OpenSite, table: GameTable) -> None:
    """The button in the turn's message was pressed, and Discord shows the frame."""
    site.watch.now = table.now
    execute(table.database, open_frame, OpenFrame(table.caller(there.user), table.game_id))
    page.driver.get(there.client)
    into_frame(page)
    found(page, "#table")


def tapped(page: Tab) -> None:
    """Settlement and road, by a finger."""
    for kind in ("v", "e"):
        touch(page, f".place.lit[data-at^={kind}]")
        touch(page, f".place.chosen[data-at^={kind}]")
        page.until(f"!document.querySelector('.place.chosen[data-at^={kind}]')")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_opens_and_is_played_by_a_finger_without_a_cookie(
    table: GameTable, language: Language
) -> None:
    with discord_around(table.database) as (there, site), tab(PHONE) as page:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        there.locale = LOCALES[language]
        opened(page, there, site, table)
        assert page.js("document.documentElement.lang") == language
        page.until("document.querySelector('.place.lit')")
        shoot(page, f"activity-{language}")
        tapped(page)
        page.until("document.querySelectorAll('#log li').length > 1")
        assert table.state.players[0].roads.bit_count() == 1
        assert page.js("document.cookie") == ""
        assert page.js("location.pathname + location.hash") == "/"
        assert page.js("document.documentElement.scrollWidth <= innerWidth")
        assert page.faults() == []
        assert page.complaints() == []
        asked = [one for one in there.asked if one.path.startswith("/t/")]
        assert {one.headers["Authorization"].partition(" ")[0] for one in asked} == {"Bearer"}
        assert not [one for one in there.asked if "Cookie" in one.headers or "Bearer" in one.path_qs]


def test_it_follows_steps_back_and_leads_to_the_other_games_and_again_here(database: Database) -> None:
    table, other = game_table(database, people=1), match_table(database, people=1, points=1)
    with discord_around(table.database) as (there, site), tab(DESK) as page:
        opened(page, there, site, table)
        for _ in range(2):
            told = page.js("document.querySelectorAll('#log li').length")
            table.play(101, table.choice(0))  # by the buttons of the message
            site.notify()
            page.until(f"document.querySelectorAll('#log li').length > {told}")
        found(page, "a[data-way=before]").click()
        page.until("document.querySelector('#table').dataset.turn")
        found(page, "a[data-way=present]").click()
        page.until("!document.querySelector('#table').dataset.turn")
        found(page, ".tools a[href^='/home']").click()
        page.until("document.querySelectorAll('main:not([hidden]) h3 a').length === 2")
        found(page, f"h3 a[href^='/t/{other.game_id}']").click()
        page.until(f"document.querySelector('#table').dataset.live === '/t/{other.game_id}/live'")
        assert page.js("[...document.querySelectorAll('main')].filter((one) => !one.hidden).length") == 1
        stamp = page.js("document.querySelector('#table').dataset.seen")
        step(other)
        site.notify()
        page.until(f"document.querySelector('#table').dataset.seen !== '{stamp}'")
        assert page.complaints() == []


def test_whoever_stays_longer_than_the_session_notices_nothing(table: GameTable) -> None:
    with discord_around(table.database) as (there, site), tab(PHONE) as page:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        opened(page, there, site, table)
        page.until("document.querySelector('.place.lit')")
        site.watch.now += FRAME_LASTS + timedelta(seconds=1)
        touch(page, ".place.lit[data-at^=v]")
        touch(
            page, ".place.chosen[data-at^=v]"
        )  # refused: the frame asks Discord anew, and shows the game again
        page.until(
            "document.querySelector('.place.lit[data-at^=v]') && !document.querySelector('.place.chosen')"
        )
        assert [one["said"].get("cmd") for one in heard(page)].count("AUTHORIZE") == 2
        tapped(page)


def test_what_leads_out_of_the_frame_discord_opens(table: GameTable) -> None:
    with discord_around(table.database) as (there, site), tab(DESK) as page:
        opened(page, there, site, table)
        page.until("document.querySelector('#own:not([hidden])')")
        found(page, "a[rel=noopener]").click()
        page.driver.switch_to.default_content()
        page.until("window.heard.at(-1).said.cmd === 'OPEN_EXTERNAL_LINK'")
        assert page.js("window.heard.at(-1).said.args.url").startswith("https://discord.com/channels/")


def test_no_other_site_shows_the_frame_and_no_other_window_speaks_to_it(table: GameTable) -> None:
    with discord_around(table.database) as (there, site), tab(DESK) as page:
        site.watch.now = table.now
        page.driver.get(there.client.replace("localhost", "127.0.0.1"))  # another origin than Discord's
        into_frame(page)
        page.until("document.readyState === 'complete'")
        assert not page.driver.find_elements("css selector", "#failed, [data-client]")
        there.silent = True
        page.driver.get(there.client)
        into_frame(page)
        found(page, "#content [role=status]")
        page.driver.switch_to.default_content()
        stranger = there.client.replace("localhost", "127.0.0.1") + "/stranger"
        page.js(
            f"document.body.append(Object.assign(document.createElement('iframe'), {{ src: '{stranger}' }}))"
        )
        page.until("window.heard.filter((one) => one.code === 's').length > 9")
        assert [one["code"] for one in heard(page) if one["code"] != "s"] == [0]
        assert there.sign_in.asked == 0
        found(page, "#content [role=status]")


def test_who_does_not_agree_or_comes_without_discord_is_told_so(table: GameTable) -> None:
    with discord_around(table.database) as (there, site), tab(DESK) as page:
        site.watch.now, there.agrees = table.now, False
        page.driver.get(there.client)
        into_frame(page)
        page.until("!document.getElementById('failed').hidden")
        assert page.faults() == []
        there.agrees = True
        found(page, "#again").click()
        page.until("document.querySelector('main h1') && document.getElementById('failed').hidden")
        page.driver.get(f"{there.proxy}/?frame_id=f-1")
        page.until("!document.getElementById('failed').hidden")
