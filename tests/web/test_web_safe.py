"""Safe and light: every name escaped, nothing from elsewhere, no cookies, limits by address."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from data.database import Database
from tests.support.league_builder import league
from tests.web.site import on_web, visited
from web.limits import MADE, STORED, AddressLimits, asker
from web.words import spoken

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "{{ 7 * 7 }}{% raw %}",
    "**bold** [x](javascript:alert(1)) `code`",
    "</title><svg/onload=alert(1)>",
)
USUAL_TAGS = {
    *(
        "html",
        "head",
        "meta",
        "title",
        "link",
        "script",
        "noscript",
        "body",
        "header",
        "main",
        "footer",
        "nav",
    ),
    *("div", "p", "span", "h1", "h2", "h3", "small", "strong", "ul", "ol", "li", "section", "dl", "dt", "dd"),
    *("table", "thead", "tbody", "tr", "th", "td", "details", "summary", "a", "img", "time", "code"),
    *("form", "label", "input", "button"),
}


class Tags(HTMLParser):
    """What a browser makes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.handlers: list[str] = []
        self.scripts: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.handlers += [name for name, _ in attrs if name.startswith("on") or name == "style"]
        self.links += [value or "" for name, value in attrs if name in {"href", "src", "action"}]
        self.scripts += [value or "" for name, value in attrs if tag == "script" and name == "src"]


PAGES = ("", "/round/1", "/standings", "/find?q=a", "/screen")


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_are_shown_and_do_nothing(database: Database, name: str) -> None:
    made = league(database, name=name)
    first, second = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    made.change(
        lambda uow: [uow.people.save(replace(one, name=name)) for one in uow.people.find(guild_id=10)]
    )
    async with visited(made) as visitor:
        path = on_web(made)
        pages = [await visitor.read(f"{path}{page}") for page in PAGES] + [await visitor.read("/s/10")]
    for page in pages:
        tags = Tags(page)
        assert tags.names <= USUAL_TAGS
        assert tags.handlers == []
        assert all(re.fullmatch(r"/static/[0-9a-f]{12}/\w+\.js", script) for script in tags.scripts)
        assert [
            link for link in tags.links if link.strip().lower().startswith(("javascript:", "data:"))
        ] == []


async def test_every_answer_forbids_what_is_not_ours_and_sets_no_cookie(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        path = on_web(made)
        for place in (path, f"{path}/screen", "/", "/robots.txt", "/e/nothing", "/api/v1/openapi.json"):
            answer = await visitor.get(place)
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert "Set-Cookie" not in answer.headers
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            page = await answer.text()
            assert not re.search(r'(?:src|href)="(?:https?:)?//(?!127\.0\.0\.1)', page), place


async def test_pages_are_only_read(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        path = visitor.base + on_web(made)
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            answer = await visitor.session.request(method, path)
            assert answer.status == 405, method


async def test_strange_addresses_are_answered_politely(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        path = on_web(made)
        strange = (
            "/e/", "/e/%00", "/e/..%2f..%2fetc", f"{path}/round/99999", f"{path}/round/0", f"{path}/standings/x",
            "/s/99999999999999999999", "/s/9223372036854775807", "/s/10/player/9999999999", f"{path}/game/1",
            f"{path}/game/9999999999/proof", "/static/000000000000/none.css", "/static/000000000000/..%2fserve.py",
        )  # fmt: skip
        assert {place: await visitor.status(place) for place in strange} == dict.fromkeys(strange, 404)
        assert await visitor.status(f"{path}?page=99999&lang=xx") == 200


def test_an_address_that_asks_too_often_waits_and_others_do_not() -> None:
    limits = AddressLimits()
    served = sum(limits.spend("192.0.2.1", MADE, 0.0) for _ in range(1000))
    assert 200 <= served < 1000
    assert limits.spend("192.0.2.2", STORED, 0.0)
    assert not limits.spend("192.0.2.1", STORED, 0.0)
    assert limits.spend("192.0.2.1", STORED, 1.0)


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "expected"),
    [
        ("192.0.2.1", "", 0, "192.0.2.1"),
        ("192.0.2.1", "198.51.100.7", 0, "192.0.2.1"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.7", 1, "198.51.100.7"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.7", 2, "203.0.113.9"),
        ("127.0.0.1", "", 1, "127.0.0.1"),
        ("2001:db8:1:2:3::4", "", 0, "2001:db8:1:2::/64"),
    ],
)
def test_only_the_hosts_own_proxies_are_believed(
    peer: str, forwarded: str, proxies: int, expected: str
) -> None:
    assert asker(peer, forwarded, proxies) == expected


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [("ja", "ja"), ("en-GB,ja;q=0.9", "en"), ("fr,ja;q=0.5,en;q=0.4", "ja"), ("", "en"), ("ja;q=x,*", "en")],
)
def test_the_browsers_list_decides_the_language(accepted: str, expected: str) -> None:
    assert spoken(accepted) == expected
