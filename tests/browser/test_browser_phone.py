"""A player's phone: a name is chosen once, the page follows, and nobody loses focus or place of reading by it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.i18n import LANGUAGES
from data.clocks import stored
from data.database import Database
from league.clock import start, table_clock
from league.refusal import Refusal
from tests.browser.web_site import DESK, PHONE, OpenSite, open_site, tab
from tests.support.league_builder import NOW, League, league
from tests.web.site import on_web

pytestmark = pytest.mark.slow
NAMES = ("田中 葵", "Aoi Yamamoto-Featherstonehaugh", "佐藤", "Mia", "鈴木 一郎", "Leo", "高橋", "伊藤 ゆい")


@pytest.fixture
def made(database: Database) -> League:
    """Two rounds of 24 players; the first has results, the clocks of the second run."""
    made = league(database, 24)
    made.change(
        lambda uow: [
            uow.people.save(replace(one, name=NAMES[one.id - 1]))
            for one in uow.people.find(guild_id=10)
            if one.id <= len(NAMES)
        ]
    )
    for table in made.round(1, [range(first, first + 4) for first in range(1, 24, 4)]):
        made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    for table in made.round(2, [range(first, 25, 6) for first in range(1, 7)]):
        made.change(lambda uow, number=table.id: uow.clocks.put(stored(number, running, 0)))
    return made


@pytest.fixture
def site(made: League) -> Iterator[OpenSite]:
    with open_site(made.database) as opened:
        opened.watch.now = NOW + timedelta(minutes=30)
        yield opened


def reported(made: League, number: int) -> None:
    """The table of the second round has a result."""
    table = made.change(lambda uow: uow.tables.find(event_id=made.event_id)[5 + number])
    made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))


def test_a_name_is_chosen_once_and_its_page_is_there_from_then_on(made: League, site: OpenSite) -> None:
    find = f"{site.base}{on_web(made)}/find?lang=en"
    with tab(PHONE) as phone:
        phone.driver.get(find)
        phone.driver.find_element("id", "q").send_keys("yamamoto\n")
        phone.until("document.querySelectorAll('a[data-player]').length === 1")
        phone.driver.find_element("css selector", "a[data-player]").click()
        phone.until("location.pathname.endsWith('/player/2')")
        assert "Table 2" in phone.js("document.querySelector('.at').textContent")
        phone.until("document.querySelector('.night .digits').textContent.match(/^3[78]:/)")
        size = "parseFloat(getComputedStyle(document.querySelector('.at strong')).fontSize)"
        assert phone.js(size) >= 36
        phone.driver.get(find)  # as by the code in the hall
        phone.until("location.pathname.endsWith('/player/2')")
        phone.driver.find_element("css selector", "a[data-player='']").click()
        phone.until("document.getElementById('q') && location.pathname.endsWith('/find')")
        assert phone.js("localStorage.length") == 0
        phone.driver.get(find)
        phone.until("document.readyState === 'complete'")
        assert phone.js("location.pathname").endswith("/find")
        assert phone.complaints() == []


def test_a_chosen_name_that_plays_here_no_more_leads_nowhere(made: League, site: OpenSite) -> None:
    find = f"{site.base}{on_web(made)}/find?lang=en"
    with tab(PHONE) as phone:
        phone.driver.get(find)
        phone.driver.execute_script("localStorage.setItem(`guildhall-${document.body.dataset.own}`, '999')")
        phone.driver.get(find)
        phone.until("localStorage.length === 0")
        assert phone.js("document.getElementById('q') !== null")


def test_the_own_page_follows_without_being_loaded_again(made: League, site: OpenSite) -> None:
    with tab(PHONE) as phone:
        phone.driver.get(f"{site.base}{on_web(made)}/player/2?lang=en")
        phone.driver.execute_script("window.mark = 1")
        assert phone.js("document.querySelectorAll('.night .score').length") == 0
        reported(made, 2)
        site.notify()
        phone.until("document.querySelectorAll('.night .score').length === 4")
        assert phone.js("window.mark") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_find_and_own_page_shut_nobody_out_and_fit(made: League, site: OpenSite, language: str) -> None:
    path = on_web(made)
    for size in (PHONE, DESK):
        with tab(size) as shown:
            for dark in (False, True):
                shown.media(dark=dark)
                for page in ("/find?q=p", "/player/2?a=1"):
                    shown.driver.get(f"{site.base}{path}{page}&lang={language}")
                    shown.until("document.readyState === 'complete'")
                    assert shown.faults() == [], (page, dark)
                    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
                    assert shown.js(wide) <= 0, page
            assert shown.complaints() == []


def test_focus_and_what_is_open_survive_a_new_ranking(made: League, site: OpenSite) -> None:
    with tab(PHONE) as phone:
        phone.driver.get(f"{site.base}{on_web(made)}/standings?lang=en")
        phone.driver.execute_script(
            "const one = document.querySelector('#p20 details'); one.open = true;"
            " window.kept = one.querySelector('summary'); window.kept.focus(); one.scrollIntoView({block: 'center'})"
        )
        stamp = phone.js("document.body.dataset.stamp")
        for number in (1, 2, 3, 4, 5, 6):
            reported(made, number)
        site.notify()
        phone.until(f"document.body.dataset.stamp !== '{stamp}'")
        assert phone.js("document.activeElement === window.kept")
        assert phone.js("document.querySelector('#p20 details').open") is True


def test_a_chosen_table_is_read_on_while_others_end(made: League, site: OpenSite) -> None:
    with tab(PHONE) as phone:
        phone.driver.get(f"{site.base}{on_web(made)}/round/2?lang=en")
        phone.driver.execute_script("window.kept = document.querySelector('#table-5'); kept.scrollIntoView()")
        top = "document.getElementById('table-5').getBoundingClientRect().top"
        before = phone.js(top)
        for number in (1, 2, 3):
            reported(made, number)
        site.notify()
        phone.until("document.querySelectorAll('.score').length === 12")
        assert abs(phone.js(top) - before) < 3
        assert phone.js("window.kept.isConnected")


def test_one_phone_too_many_behind_a_router_follows_by_asking(
    made: League, site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.server.LIVE_OF_ONE", 0)
    with tab(PHONE) as phone:
        phone.driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument",
            {
                "source": "const later = setTimeout; window.setTimeout = (job, after) => later(job, after / 20)"
            },
        )
        phone.driver.get(f"{site.base}{on_web(made)}/round/2?lang=en")
        phone.until("document.querySelector('.clock .digits').textContent.match(/^3[78]:/)")
        reported(made, 1)
        site.notify()
        phone.until("document.querySelectorAll('.score').length === 4")
        assert phone.js("document.getElementById('lost').hidden") is True
