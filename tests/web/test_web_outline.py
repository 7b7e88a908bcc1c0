"""Every page can be gone through by its headings, and no two places of one have the same name."""

from collections import Counter
from html.parser import HTMLParser

import pytest

from data.database import Database
from league.event import Pairing
from tests.support.league_builder import league
from tests.support.tournament import arena
from tests.web.signed import signed_in
from tests.web.site import Visitor, on_web, visited
from tests.web.test_web_who_sees import address_of
from web.routes import ADDRESSES


class Outline(HTMLParser):
    """The headings of a page, its ids and what it says to which of them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.levels.append(int(tag[1]))
        said = dict(attrs)
        self.ids += [said["id"] or ""] if "id" in said else []
        self.named += [
            name
            for key in ("for", "aria-labelledby", "aria-describedby")
            for name in (said.get(key) or "").split()
        ]


def faults(page: str) -> list[str]:
    """What is wrong with the order of a page's headings and the names of its places."""
    seen = Outline(page)
    steps = zip([0, *seen.levels], seen.levels, strict=False)
    return [
        *(f"h{before} to h{after}" for before, after in steps if after > before + 1),
        *([] if seen.levels.count(1) == 1 else [f"{seen.levels.count(1)} h1"]),
        *(f"twice: {name}" for name, times in Counter(seen.ids).items() if times > 1),
        *(f"nowhere: {name}" for name in seen.named if name not in seen.ids),
    ]


async def outlines(visitor: Visitor, path: str) -> dict[str, list[str]]:
    """What is wrong on each page of an event and its server."""
    found = {}
    for route in ADDRESSES:
        answer = await visitor.get(address_of(route, path.removeprefix("/e/"), "1"))
        if answer.status == 200 and answer.content_type == "text/html":
            found[route] = faults(await answer.text())
    return found


async def test_headings_are_in_order_and_ids_are_unique_on_every_page_of_a_league(database: Database) -> None:
    made = league(database, season="spring")
    for table in made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8))):
        made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    made.round(2, ((1, 2, 3, 4), (5, 6, 7, 8)))
    async with visited(made) as visitor:
        found = await outlines(visitor, on_web(made))
        assert len(found) >= 8
        assert {route: wrong for route, wrong in found.items() if wrong} == {}
        here = await signed_in(visitor)
        assert faults(await (await here.get("/home")).text()) == []


@pytest.mark.parametrize("kind", [Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION])
async def test_the_same_of_a_bracket(database: Database, kind: Pairing) -> None:
    made = arena(database, 8, kind)
    made.seat()
    made.publish()
    async with visited(made.league) as visitor:
        found = await outlines(visitor, on_web(made.league))
        assert any(route.endswith("/bracket") for route in found)
        assert {route: wrong for route, wrong in found.items() if wrong} == {}
