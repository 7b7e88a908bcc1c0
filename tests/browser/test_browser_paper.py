"""What comes out of the printer, counted by machine: PDFs of Chromium, read again."""

import re
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from io import BytesIO

import pytest
from pypdf import PdfReader

from bot.i18n import LANGUAGES
from data.clocks import stored
from data.database import Database
from league.clock import start, table_clock
from league.event import Pairing
from league.refusal import Refusal
from tests.browser.web_site import DESK, PHONE, OpenSite, Tab, open_site, tab
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.web.site import on_web

pytestmark = pytest.mark.slow
_A4 = (595, 842)
_POINT = 2
_CLOCK = re.compile(r"\b\d{1,2}:\d\d:\d\d\b|Time is up|Paused")


def printed(shown: Tab) -> PdfReader:
    """The page as Chromium prints it, on the paper that it asks for."""
    asked = {"preferCSSPageSize": True, "printBackground": False}
    return PdfReader(BytesIO(b64decode(shown.driver.execute_cdp_cmd("Page.printToPDF", asked)["data"])))


def words_of(pdf: PdfReader) -> str:
    """Everything that can be read on the sheets."""
    return "\n".join(page.extract_text() for page in pdf.pages)


def outside(pdf: PdfReader) -> list[str]:
    """Words that begin beside their sheet."""
    found = []
    for page in pdf.pages:
        right, top = float(page.mediabox.right), float(page.mediabox.top)

        def look(text: str, cm: list[float], tm: list[float], *_: object) -> None:
            x, y = tm[4] * cm[0] + tm[5] * cm[2] + cm[4], tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            if text.strip() and not (0 <= x <= right and 0 <= y <= top):  # noqa: B023 - asked at once
                found.append(text)

        page.extract_text(visitor_text=look)
    return found


@pytest.fixture
def made(database: Database) -> League:
    """622 players at tables whose clocks run."""
    made = league(database, 622, name="秋のカタンリーグ")
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    for table in made.round(1, [list(range(first, min(first + 4, 623))) for first in range(1, 622, 4)]):
        made.change(lambda uow, number=table.id: uow.clocks.put(stored(number, running, 0)))
    return made


@pytest.fixture
def site(made: League) -> Iterator[OpenSite]:
    with open_site(made.database) as opened:
        yield opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_622_players_are_in_print_once(made: League, site: OpenSite, language: str) -> None:
    path = on_web(made)
    everybody = dict.fromkeys((f"P{number}" for number in range(1, 623)), 1)
    most = {"round/1": 8, "names/1": 7, "standings": 16, "badges": 63}
    with tab(DESK) as shown:
        for sheet, pages in most.items():
            shown.driver.get(f"{site.base}{path}/paper/{sheet}?lang={language}")
            pdf = printed(shown)
            words = words_of(pdf)
            assert Counter(re.findall(r"\bP\d+", words)) == everybody, sheet
            assert not _CLOCK.search(words), sheet
            assert len(pdf.pages) <= pages, (sheet, len(pdf.pages))
            size = (float(pdf.pages[0].mediabox.width), float(pdf.pages[0].mediabox.height))
            assert all(abs(one - other) <= _POINT for one, other in zip(size, _A4, strict=True))
            assert outside(pdf) == [], sheet
            if sheet != "badges":
                assert f"{len(pdf.pages)} / {len(pdf.pages)}" in words
        assert shown.complaints() == []


def test_a_page_of_the_screen_in_print_says_which_page_it_is_and_has_no_clock(
    made: League, site: OpenSite
) -> None:
    with tab(DESK) as shown:
        shown.driver.get(f"{site.base}{on_web(made)}/round/1?lang=en")
        shown.until("document.querySelector('.clock .digits').textContent.includes(':')")
        words = words_of(printed(shown))
        assert "Page 1 of 4" in words
        assert not re.search(r"\d:\d\d", words)


@pytest.mark.parametrize(
    ("players", "kind", "pages"),
    [
        (8, Pairing.SINGLE_ELIMINATION, 1),
        (64, Pairing.DOUBLE_ELIMINATION, 12),
        (256, Pairing.SINGLE_ELIMINATION, 9),
    ],
)
def test_a_bracket_is_printed_whole_with_its_lines(
    database: Database, players: int, kind: Pairing, pages: int
) -> None:
    drawn = arena(database, players, kind)
    drawn.seat()
    drawn.publish()
    long = "Maximilian-Alexander Featherstonehaugh"
    drawn.league.change(
        lambda uow: [uow.people.change(one, name=f"{long} #{one.id}") for one in uow.people.find()]
    )
    with open_site(database) as site, tab(DESK) as shown:
        shown.driver.get(f"{site.base}{on_web(drawn.league)}/paper/bracket?lang=en")
        assert shown.faults() == []
        lines = shown.js("document.querySelectorAll('svg > path').length")
        assert lines >= players // 2 - 1
        inside = (
            "[...document.querySelectorAll('svg')].every((svg) => { const room = svg.getBoundingClientRect();"
            " return [...svg.querySelectorAll('text, rect, path')].every((one) => { const box ="
            " one.getBoundingClientRect(); return box.left >= room.left - 1 && box.right <= room.right + 1"
            " && box.top >= room.top - 1 && box.bottom <= room.bottom + 1; }); })"
        )
        assert shown.js(inside)
        pdf = printed(shown)
        found = set(re.findall(r"#\s?(\d+)", words_of(pdf)))
        assert len(found) >= players
        assert len(pdf.pages) <= pages
        assert float(pdf.pages[0].mediabox.width) > float(pdf.pages[0].mediabox.height)
        assert outside(pdf) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_shut_nobody_out_and_fit_a_phone(database: Database, language: str) -> None:
    made = league(database)
    made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    with open_site(database) as site:
        for size in (PHONE, DESK):
            with tab(size) as shown:
                for sheet in ("round/1", "names/1", "standings", "badges"):
                    shown.driver.get(f"{site.base}{on_web(made)}/paper/{sheet}?lang={language}")
                    assert shown.faults() == [], sheet
                    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
                    assert shown.js(wide) <= 0, sheet
                assert shown.complaints() == []
