"""The pages in a real browser: every size, both languages, live, on paper, on the hall's screen, for everybody."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from data.clocks import stored
from data.database import Database
from data.unit_of_work import UnitOfWork
from league.clock import extend, start, table_clock
from league.event import Pairing
from league.ids import TableId
from league.refusal import Refusal
from league.round import RoundStatus, Table
from tests.browser.web_site import DESK, FOUR_K, PHONE, OpenSite, Tab, open_site, tab
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.support.wording import says, worded
from tests.web.site import on_web
from tests.web.test_web_games import in_the_league
from usecases.event.page import ChooseScreen, choose_screen
from usecases.play.judge import JudgeGame, end_game

pytestmark = pytest.mark.slow

NAMES = ("田中 葵", "Aoi Yamamoto-Featherstonehaugh", "佐藤", "Mia", "鈴木 一郎", "Leo", "高橋", "伊藤 ゆい")
PAGES = ("", "/round/1", "/standings", "/find?q=田", "/screen")
ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


@pytest.fixture
def made(database: Database) -> League:
    """A running league with names of both languages; its first round has begun, one table has ended."""
    made = league(database, name="秋のカタンリーグ Autumn League", season="2026")
    made.change(
        lambda uow: [
            uow.people.save(replace(one, name=NAMES[one.id - 1])) for one in uow.people.find(guild_id=10)
        ]
    )
    first, second = made.round(1, ROUND)
    begin(made, second)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    return made


def begin(made: League, table: Table) -> None:
    """The table's clock starts: 68 minutes to go."""
    clock = start(table_clock(4), NOW)
    assert not isinstance(clock, Refusal)
    made.change(lambda uow: uow.clocks.put(stored(table.id, clock, 0)))


@pytest.fixture
def site(made: League) -> Iterator[OpenSite]:
    """Its pages, half an hour into the round."""
    with open_site(made.database) as opened:
        opened.watch.now = NOW + timedelta(minutes=30)
        yield opened


@pytest.mark.parametrize("size", [PHONE, DESK, FOUR_K])
def test_every_page_fits_every_size_in_both_languages(
    made: League, site: OpenSite, size: tuple[int, int]
) -> None:
    path = on_web(made)
    with tab(size) as shown:
        for page in PAGES:
            for language in ("ja", "en"):
                joined = "&" if "?" in page else "?"
                shown.driver.get(f"{site.base}{path}{page}{joined}lang={language}")
                assert shown.js("document.documentElement.lang") == language
                wide = shown.js("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                assert wide <= 0, (page, language)
        assert shown.complaints() == []


def test_nothing_shuts_anybody_out(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(PHONE) as shown:
        for dark in (False, True):
            shown.media(dark=dark)
            for page in (*PAGES, "/s/10", "/s/10/player/1"):
                shown.driver.get(site.base + (page if page.startswith("/s/") else f"{path}{page}"))
                shown.until("document.readyState === 'complete'")
                assert shown.faults() == [], (page, dark)


def test_a_result_stands_on_the_open_page_without_loading_it_again(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(DESK) as shown:
        shown.driver.get(f"{site.base}{path}/round/1?lang=en")
        shown.driver.execute_script("window.mark = 1")
        shown.until("document.querySelectorAll('.score').length === 4")
        made.report(_table(made, 2), {5: 10, 6: 9, 7: 6, 8: 5})
        site.notify()
        shown.until("document.querySelectorAll('.score').length === 8")
        assert shown.js("window.mark") == 1


def test_clocks_count_by_the_bots_clock(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(PHONE) as shown:
        shown.driver.get(f"{site.base}{path}/round/1?lang=en")
        shown.until("document.querySelector('.clock .digits').textContent.startsWith('37:') ||"
                    " document.querySelector('.clock .digits').textContent === '38:00'")  # fmt: skip
        site.notify(minutes=29)
        shown.until("document.querySelector('.clock.soon .digits')?.textContent.startsWith('8:')")


def test_tables_and_standings_go_on_paper(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(DESK) as shown:
        for page in ("/round/1", "/standings"):
            shown.driver.get(f"{site.base}{path}{page}")
            shown.media("print")
            hidden = "getComputedStyle(document.querySelector('{}')).display"
            assert shown.js(hidden.format(".tabs")) == "none"
            assert shown.js(hidden.format("footer")) == "none"
            printed = shown.driver.execute_cdp_cmd(
                "Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69}
            )
            assert len(printed["data"]) > 1000


def test_everything_can_be_read_without_scripts(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(PHONE) as shown:
        shown.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        for page in ("/round/1", "/standings", "/screen"):
            shown.driver.get(f"{site.base}{path}{page}?lang=en")
            body = shown.driver.find_element("tag name", "body").text
            assert "田中 葵" in body, page
        shown.driver.get(f"{site.base}{path}/round/1?lang=en")
        assert "20:08" in shown.driver.find_element("tag name", "body").text


def test_the_screen_goes_through_a_round(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(DESK) as shown:
        shown.driver.get(f"{site.base}{path}/screen?lang=en")
        digits = "document.querySelector('.huge .digits').textContent"
        shown.until(f"{digits}.startsWith('37:') || {digits} === '38:00'")
        assert shown.js("document.querySelector('.phase').textContent") == "Play"
        height = shown.js("document.querySelector('.huge .digits').getBoundingClientRect().height")
        assert height > 0.3 * DESK[1]  # legible at ten metres
        seen = [shown.js("document.body.dataset.slide")]
        for _ in range(3):
            later(shown)
            shown.until(f"document.body.dataset.slide !== '{seen[-1]}'")
            seen.append(shown.js("document.body.dataset.slide"))
        assert seen == ["clock", "tables", "standings", "next"]
        site.notify(minutes=30)
        shown.until("document.querySelector('.huge').classList.contains('soon')")
        site.notify(minutes=4)
        shown.until("document.querySelector('.huge').classList.contains('last')")
        site.notify(minutes=3)
        shown.until("document.body.dataset.slide === 'clock'")  # in the last minutes the clock stays
        site.notify(minutes=2)
        shown.until("document.querySelector('.huge').classList.contains('ended')")
        assert shown.js(digits) == "0:00"
        assert shown.js("document.querySelector('.phase').textContent") == worded("web-clock-ended")


def test_the_screen_follows_an_extension_and_the_next_round(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(DESK) as shown:
        shown.driver.get(f"{site.base}{path}/screen?lang=en")
        digits = "document.querySelector('.huge .digits').textContent"
        shown.until(f"{digits}.startsWith('37:') || {digits} === '38:00'")
        made.change(lambda uow: _extended(uow, 10))
        site.notify()
        shown.until(f"{digits}.startsWith('47:') || {digits} === '48:00'")
        made.round(2, ROUND)
        made.change(lambda uow: [
            uow.rounds.save(replace(row, status=RoundStatus.PUBLISHED))
            for row in uow.rounds.find(event_id=made.event_id) if row.number == 2
        ])  # fmt: skip
        site.notify()
        shown.until("document.querySelector('.clock-slide .wait')?.textContent.includes('Round 2')")


def test_a_lost_connection_is_said_and_the_clock_goes_on(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(DESK) as shown:
        shown.driver.get(f"{site.base}{path}/screen?lang=en")
        digits = "document.querySelector('.huge .digits').textContent"
        shown.until(f"{digits}.startsWith('37:') || {digits} === '38:00'")
        site.close()
        shown.until("!document.getElementById('lost').hidden")
        assert says(shown.js("document.getElementById('lost').textContent"), "web-lost")
        later(shown, 60)
        shown.until(f"{digits}.startsWith('36:') || {digits}.startsWith('35:')")
        site.open()
        shown.until("document.getElementById('lost').hidden")


def test_a_phone_finds_its_table_by_name(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with tab(PHONE) as shown:
        shown.driver.get(f"{site.base}{path}/find?lang=en")
        field = shown.driver.find_element("id", "q")
        field.send_keys("yamamoto\n")
        shown.until("document.querySelector('.found strong')?.textContent.includes('Table 1')")


def later(shown: Tab, seconds: int = 25) -> None:
    """The browser's own clock moves on."""
    shown.driver.execute_script(f"const now = Date.now; Date.now = () => now() + {seconds * 1000}")


def _table(made: League, number: int) -> Table:
    found: Table = made.change(lambda uow: uow.tables.find(event_id=made.event_id)[number - 1])
    return found


def _extended(uow: UnitOfWork, minutes: int) -> None:
    kept = uow.clocks.find()[0]
    longer = extend(kept.clock, NOW + timedelta(minutes=30), timedelta(minutes=minutes))
    assert not isinstance(longer, Refusal)
    uow.clocks.put(stored(TableId(kept.id), longer, kept.version))


def test_nothing_shuts_anybody_out_of_games_and_brackets(database: Database) -> None:
    bracket = arena(database, 8, Pairing.DOUBLE_ELIMINATION)
    bracket.seat()
    bracket.publish()
    with open_site(database) as site, tab(PHONE) as shown:
        shown.driver.get(f"{site.base}{on_web(bracket.league)}/bracket")
        assert shown.faults() == []
        assert shown.js("document.querySelectorAll('.bracket').length") >= 2


def test_a_game_by_post_is_gone_through_on_a_phone(database: Database) -> None:
    made, table = in_the_league(database)
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    with open_site(database) as site, tab(PHONE) as shown:
        shown.driver.get(f"{site.base}{on_web(made)}/game/{table.game_id}/0?lang=en")
        shown.until("document.querySelector('.board svg') !== null")
        assert shown.faults() == []
        shown.driver.find_element("css selector", ".steps [rel=next]").click()
        shown.until("document.querySelector('.steps .num').textContent.startsWith('Turn 2 of')")
        assert shown.complaints() == []


COUNT_TONES = """
window.tones = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.tones += 1; return super.createOscillator(); }
};
"""
"""Every tone of the page is counted."""


def tones(shown: Tab) -> int:
    """How many tones the page has begun."""
    return int(shown.js("window.tones"))


def test_the_screen_warns_by_sound_only_after_the_tap_that_allows_it(made: League, site: OpenSite) -> None:
    path = on_web(made)
    wanted = ChooseScreen(made.organizer(), made.event_id, ("clock", "sound"))
    assert not isinstance(made.do(choose_screen, wanted), Refusal)
    with tab(DESK) as shown:
        shown.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": COUNT_TONES})
        shown.driver.get(f"{site.base}{path}/screen?lang=en")
        clock = "document.querySelector('.huge').classList.contains('{}')"
        shown.until("document.querySelector('.huge .digits').textContent.startsWith('37:')")
        site.notify(minutes=29)
        shown.until(clock.format("soon"))
        assert tones(shown) == 0
        button = shown.driver.find_element("id", "sound")
        button.click()
        assert tones(shown) == 1  # so does it sound
        site.notify(minutes=4)
        shown.until(clock.format("last"))
        assert tones(shown) == 3
        button.click()
        site.notify(minutes=6)
        shown.until(clock.format("ended"))
        assert tones(shown) == 3


def test_a_bracket_stands_on_the_screen_and_fits(database: Database) -> None:
    made = arena(database, 16, Pairing.DOUBLE_ELIMINATION)
    made.seat()
    made.publish()
    with open_site(database) as site, tab(DESK) as shown:
        shown.driver.get(f"{site.base}{on_web(made.league)}/screen?lang=en")
        shown.until("document.querySelectorAll('.slide[data-slide=bracket]').length >= 3")
        over = "[...document.querySelectorAll('.match')].filter(one => one.getBoundingClientRect().bottom > {}).length"
        assert shown.js(over.format("document.querySelector('main').getBoundingClientRect().bottom + 1")) == 0
        size = "parseFloat(getComputedStyle(document.querySelector('.match .name')).fontSize)"
        assert shown.js(size) >= 0.03 * DESK[1]  # legible from afar
