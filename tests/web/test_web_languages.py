"""The link to the other language leads to the same page, and to no other site."""

import re

import pytest

from data.database import Database
from tests.support.league_builder import league
from tests.web.site import on_web, open_pages


def links(page: str) -> set[str]:
    """Where the language links and their like for search engines lead."""
    pairs = re.findall(r'href="([^"]*)" lang|hreflang="\w+" href="([^"]*)"', page)
    return {found for pair in pairs for found in pair if found}


@pytest.mark.parametrize("path", ["//evil.example/", "//evil.example", "///evil.example/x"])
async def test_no_address_turns_the_language_link_to_another_site(database: Database, path: str) -> None:
    league(database)
    async with open_pages(database) as visitor:
        page = await (await visitor.get(path)).text()
        found = links(page)
        assert found
        assert all(re.match(r"/(?!/)", link) for link in found), found


async def test_the_other_language_keeps_the_name_that_is_looked_for_and_the_page(database: Database) -> None:
    path = on_web(league(database, 90))
    async with open_pages(database) as visitor:
        found = links(await visitor.read(f"{path}/find?q=P3&lang=en"))
        assert f"{path}/find?q=P3&amp;lang=ja" in found
        assert f"{path}/standings?page=2&amp;lang=ja" in links(await visitor.read(f"{path}/standings?page=2"))
