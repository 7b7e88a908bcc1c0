"""Sheets for the printer: everybody on them, in both languages, without a clock, and a bracket with its lines."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.i18n import LANGUAGES
from data.clocks import stored
from data.database import Database
from data.records import Visibility
from data.transaction import read
from league.clock import start, table_clock
from league.event import Pairing
from league.refusal import Refusal
from tests.support.league_builder import NOW, league
from tests.support.tournament import arena
from tests.support.wording import says, worded
from tests.web.site import key_of, on_web, visited
from usecases.show.page.bracket import bracket_page
from web.bracket_lines import GAP, HEIGHT, MOST_COLUMNS, MOST_ROWS, BracketSheet, bracket_sheets
from web.brackets import bracket_parts
from web.paper import badge_size, width_of


@pytest.mark.parametrize("language", LANGUAGES)
async def test_hundreds_stand_whole_on_each_sheet(database: Database, language: str) -> None:
    made = league(database, 622)
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    for table in made.round(1, [list(range(first, min(first + 4, 623))) for first in range(1, 622, 4)]):
        made.change(lambda uow, number=table.id: uow.clocks.put(stored(number, running, 0)))
    everybody = {f"P{number}" for number in range(1, 623)}
    async with visited(made) as visitor:
        path = on_web(made)
        for sheet in ("round/1", "names/1", "standings", "badges"):
            page = await visitor.read(f"{path}/paper/{sheet}?lang={language}")
            assert Counter(re.findall(r"P\d+", page)) == dict.fromkeys(everybody, 1), sheet
            assert "clock" not in page
            assert "data-live" not in page


async def test_names_are_in_order_with_table_and_seat(database: Database) -> None:
    made = league(database)
    made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    names = {1: "わたなべ", 2: "Zoe", 3: "アオイ", 4: "いとう", 5: "adam", 6: "山本", 7: "Émile", 8: "9番"}
    made.change(
        lambda uow: [uow.people.save(replace(uow.people.require(n), name=name)) for n, name in names.items()]
    )
    async with visited(made) as visitor:
        page = await visitor.read(f"{on_web(made)}/paper/names/1?lang=en")
        found = re.findall(r"<li><span>(.*?)</span> <strong>(.*?)</strong>", page)
    assert [name for name, _ in found] == [
        "9番",
        "adam",
        "Émile",
        "Zoe",
        "アオイ",
        "いとう",
        "わたなべ",
        "山本",
    ]
    assert dict(found)["Émile"] == worded("web-paper-seat", table=2, seat=3)


async def test_nothing_hidden_or_planned_is_printed(database: Database) -> None:
    made = league(database, hidden=True)
    made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    async with visited(made) as visitor:
        path = on_web(made)
        for sheet in ("standings", "bracket", "round/2", "names/2"):
            assert await visitor.status(f"{path}/paper/{sheet}") == 404, sheet
        off = on_web(made, Visibility.OFF)
        visitor.pages.live.notify()
        assert await visitor.status(f"{off}/paper/badges") == 404


def drawn(database: Database, players: int, kind: Pairing) -> list[BracketSheet]:
    """The sheets of a bracket of so many, of which nothing is played."""
    made = arena(database, players, kind)
    made.seat()
    made.publish()
    on_web(made.league)
    page = read(database, lambda uow: bracket_page(key_of(made.league), uow))
    assert page is not None
    parts = bracket_parts(page.view, "en")
    sheets = bracket_sheets(parts)
    cards = {card.number: card for part in parts for column in part for card in column.cards}
    new = [one.card.number for sheet in sheets for one in sheet.matches if not one.is_carried]
    assert sorted(new) == sorted(cards)
    lines = sum(len(sheet.lines) for sheet in sheets)
    part_of = {card.number: at for at, part in enumerate(parts) for column in part for card in column.cards}
    onward = [one for one in cards.values() if part_of.get(one.winner_to) == part_of[one.number]]
    assert lines == len(onward)  # each way that a winner goes is one line, once
    return sheets


@pytest.mark.parametrize("kind", [Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION])
@pytest.mark.parametrize("players", [2, 3, 8, 13, 37, 64])
def test_every_match_stands_once_and_every_way_is_a_line(
    database: Database, players: int, kind: Pairing
) -> None:
    for sheet in drawn(database, players, kind):
        assert len(sheet.titles) <= MOST_COLUMNS
        assert sheet.height <= MOST_ROWS * GAP + HEIGHT
        for one, other in combinations(sheet.matches, 2):
            assert one.x != other.x or abs(one.y - other.y) >= HEIGHT, (one.card.number, other.card.number)


@pytest.mark.slow
def test_a_bracket_of_hundreds_is_on_sheets_that_can_be_read(database: Database) -> None:
    sheets = drawn(database, 256, Pairing.SINGLE_ELIMINATION)
    assert len(sheets) == 9
    assert min(sheet.scale for sheet in sheets) >= 0.9


async def test_the_bracket_is_a_drawing_with_the_players_names(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    async with visited(made.league) as visitor:
        page = await visitor.read(f"{on_web(made.league)}/paper/bracket?lang=ja")
    assert page.count('<path d="M') >= 2 + 3  # two ways to the final, and the line in each match
    assert says(page, "web-match-winner-of", language="ja")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("Ken", "large"),
        ("山本葵", "large"),
        ("山本 葵太郎次", "medium"),
        ("Maximilian-Alexander F.", "small"),
    ],
)
def test_a_badges_name_is_as_large_as_it_can_be(name: str, size: str) -> None:
    assert badge_size(name) == size


def test_wide_letters_are_counted_as_wide() -> None:
    assert width_of("山") > width_of("a")
