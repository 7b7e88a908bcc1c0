"""Frames on other sites and overlays of streams in a real browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from league.event import Pairing
from tests.browser.test_browser_phone import made, reported, site
from tests.browser.web_site import DESK, PHONE, OpenSite, open_site, tab
from tests.support.league_builder import League
from tests.support.tournament import arena
from tests.web.site import on_web

pytestmark = pytest.mark.slow
__all__ = ("made", "site")
FRAME = '<!doctype html><title>Club</title><iframe id="one" src="{}" width="340" height="500"></iframe>'


@contextmanager
def club_with(address: str) -> Iterator[str]:
    """The page of a club's own site (another origin), which has this address in a frame."""

    class Club(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(FRAME.format(address).encode())

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Club) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def test_a_club_site_shows_the_ranking_in_a_frame_and_it_follows(made: League, site: OpenSite) -> None:
    path = on_web(made)
    with club_with(f"{site.base}{path}/embed/standings?lang=en") as own_site, tab(DESK) as club:
        club.driver.get(own_site)
        club.driver.switch_to.frame("one")
        club.until("document.querySelectorAll('tbody tr').length === 24")
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert club.js(wide) <= 0
        stamp = club.js("document.body.dataset.stamp")
        reported(made, 1)
        site.notify()
        club.until(f"document.body.dataset.stamp !== '{stamp}'")
    with club_with(f"{site.base}{path}/standings?lang=en") as own_site, tab(DESK) as club:
        club.driver.get(own_site)
        club.driver.switch_to.frame("one")
        assert club.js("document.querySelectorAll('tbody tr').length") == 0


def test_scripts_of_another_site_read_the_api_and_no_page(made: League, site: OpenSite) -> None:
    path = on_web(made)
    asked = "return await fetch({!r}).then((one) => one.json()).then((one) => one.name).catch(() => '')"
    with club_with("about:blank") as own_site, tab(DESK) as club:
        club.driver.get(own_site)
        api = f"{site.base}/api/v1{path.replace('/e/', '/events/')}"
        read = "fetch({!r}).then((one) => one.text()).then((one) => one.length, () => 0)"
        assert club.driver.execute_script(asked.format(api)) == "Cup"
        assert club.driver.execute_script("return await " + read.format(f"{site.base}{path}")) == 0


@pytest.fixture
def bracket(database: Database) -> Iterator[tuple[str, str]]:
    """Where the pages of a bracket stand."""
    drawn = arena(database, 16, Pairing.DOUBLE_ELIMINATION)
    drawn.seat()
    drawn.publish()
    with open_site(database) as opened:
        yield opened.base, on_web(drawn.league)


@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_shut_nobody_out(made: League, site: OpenSite, language: str) -> None:
    path = on_web(made)
    for size in (PHONE, DESK):
        with tab(size) as shown:
            for dark in (False, True):
                shown.media(dark=dark)
                for page in ("standings", "overlay", "overlay/2"):
                    shown.driver.get(f"{site.base}{path}/embed/{page}?lang={language}")
                    assert shown.faults() == [], (page, dark)
            assert shown.complaints() == []


def test_a_bracket_in_a_frame_shuts_nobody_out(bracket: tuple[str, str]) -> None:
    base, path = bracket
    with tab(PHONE) as shown:
        shown.driver.get(f"{base}{path}/embed/bracket?lang=ja")
        assert shown.faults() == []
        assert shown.js("document.querySelectorAll('.match').length") >= 30


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1080, 1920)])
def test_the_overlay_lets_the_picture_through_and_holds_every_name(
    made: League, site: OpenSite, size: tuple[int, int]
) -> None:
    path = on_web(made)
    made.change(
        lambda uow: [
            uow.people.change(one, name=f"Maximilian-Alexander Featherstonehaugh {one.id}")
            for one in uow.people.find()
        ]
    )
    with tab(size) as shown:
        for language in LANGUAGES:
            shown.driver.get(f"{site.base}{path}/embed/overlay/2?lang={language}")
            shown.until("document.querySelector('.digits').textContent.match(/^3[78]:/)")
            for part in ("html", "body", "main"):
                colour = f"getComputedStyle(document.querySelector('{part}')).backgroundColor"
                assert shown.js(colour) == "rgba(0, 0, 0, 0)"
            inside = (
                "[...document.querySelectorAll('.name, .digits, h1')].every((one) => { const box = "
                "one.getBoundingClientRect(); return box.width && box.left >= 0 && box.right <= innerWidth && "
                "box.top >= innerHeight / 2 && box.bottom <= innerHeight && one.scrollWidth <= one.clientWidth + 1; })"
            )
            assert shown.js(inside), language
