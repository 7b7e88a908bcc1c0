"""The bracket on the floor board: a tree with lines, each match of which leads to its table."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from league.event import Pairing
from tests.support.tournament import arena
from tests.web.at_floor import floor_pages, staff
from tests.web.at_table import text_of


def tree(page: str) -> str:
    """What is drawn of the bracket, "" where nothing is."""
    return "".join(re.findall(r"<svg viewBox.*?</svg>", page, re.DOTALL))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pairing", [Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION])
async def test_every_match_stands_in_the_tree_and_what_can_be_played_leads_to_its_table(
    database: Database, pairing: Pairing, language: str
) -> None:
    made = arena(database, 8, pairing)
    made.seat()
    made.publish()
    async with floor_pages(made.league) as (visitor, _):
        judge = await staff(visitor, made.league, 2)
        page = await judge.look(lang=language)
        numbers = set(map(int, re.findall(r'class="number"[^>]*>(\d+)<', tree(page))))
        assert numbers == set(range(1, max(numbers) + 1))
        assert len(numbers) >= 7
        assert tree(page).count("<path d=") > len(numbers)  # lines between matches, one across each
        linked = set(map(int, re.findall(r"table=(\d+)", tree(page))))
        assert linked == {table.id for table in made.tables()}
        assert "web-" not in text_of(page)


async def test_a_planned_bracket_is_drawn_for_the_organizer_alone(database: Database) -> None:
    made = arena(database, 8, Pairing.SINGLE_ELIMINATION)
    made.seat()
    async with floor_pages(made.league) as (visitor, _):
        organizer, judge = await staff(visitor, made.league), await staff(visitor, made.league, 2)
        assert tree(await organizer.look())
        assert not tree(await judge.look())
