"""A match at the board on the pages: the agreed score, the Crawford game, a break; nothing else of its sheet."""

import json
from collections.abc import Sequence
from datetime import timedelta

from bot.ui.exports.sheets import Sheet
from bot.ui.exports.table import sheets
from data.database import Database
from data.records import Visibility
from data.transaction import read
from league.backgammon_clock import Crawford
from league.event import Pairing
from league.ids import PlayerId, SheetLineId, TableId
from league.match_sheet import SheetKind, SheetLine
from league.refusal import Refusal
from league.round import Table
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.support.wording import says, worded
from tests.web.site import on_web, visited
from usecases.event.export import ExportEvent, export_event
from usecases.execute import ask
from usecases.show.page.head import page_stamp


def at_the_board(database: Database, *, hidden: bool = False) -> tuple[League, Table]:
    """An event with a match of two that is being played."""
    made = league(database, 4, profile="backgammon-jba", pairing=Pairing.SWISS, hidden=hidden)
    first, _ = made.round(1, ((1, 2), (3, 4)))
    return made, first


def write(
    made: League,
    table: Table,
    kind: SheetKind,
    *,
    detail: str = "",
    scores: Sequence[int] = (),
    agreed_by: int = 0,
    minutes: int = 0,
) -> None:
    """A line of the match's sheet."""
    line = SheetLine(
        SheetLineId(0), made.event_id, TableId(table.id), kind, 1001, NOW,
        PlayerId(1 if kind is SheetKind.LEAVE else 0),
        minutes=minutes, detail=detail, scores=tuple(scores), agreed_by=agreed_by,
    )  # fmt: skip
    made.change(lambda uow: uow.match_sheet.add(line))


def score(
    made: League, table: Table, mine: int, theirs: int, crawford: Crawford, agreed_by: int = 1002
) -> None:
    """A score before a game."""
    write(
        made, table, SheetKind.SCORE, detail=crawford.value, scores=(mine, theirs, 0, 0), agreed_by=agreed_by
    )


def exported(made: League) -> dict[str, Sheet]:
    """The tables of the event's export by their names."""
    export = ask(made.database, export_event, ExportEvent(made.organizer(), made.event_id))
    assert not isinstance(export, Refusal)
    return {sheet.name: sheet for sheet in sheets(export, "en")}


async def test_the_agreed_score_and_the_crawford_game_stand_at_the_match__jbl_4_8(database: Database) -> None:
    made, table = at_the_board(database)
    score(made, table, 3, 4, Crawford.NOW)
    score(made, table, 3, 5, Crawford.AFTER, agreed_by=0)
    async with visited(made) as visitor:
        path = on_web(made)
        english = await visitor.seen(f"{path}/round/1?lang=en")
        japanese = await visitor.seen(f"{path}/round/1?lang=ja")
        tables = json.loads(await visitor.read(f"/api/v1/events/{path.rpartition('/')[2]}/rounds/1"))[
            "tables"
        ]
    assert says(english, "web-match-score", a=3, b=4)
    assert says(japanese, "web-match-score", language="ja")
    assert "3 – 5" not in english  # nobody but one player has said so
    assert tables[0]["agreed"] == {"score": [3, 4], "crawford": "now"}
    assert tables[1]["agreed"] is None


async def test_the_agreed_score_stands_in_the_rounds_spreadsheet_too(database: Database) -> None:
    made, table = at_the_board(database)
    path = f"{on_web(made)}/round/1/tables.csv?lang=en"
    async with visited(made) as visitor:
        assert worded("export-agreed") not in await visitor.read(path)  # nothing is agreed yet
    score(made, table, 3, 4, Crawford.NOW)
    async with visited(made) as visitor:
        lines = (await visitor.read(path)).splitlines()
    heads = [worded(f"export-{head}") for head in ("recorded", "agreed", "crawford")]
    assert lines[0].split(",")[-3:] == heads
    assert [line.rpartition(",,")[2] for line in lines[1:3]] == ["3,1", "4,1"]
    assert lines[3].endswith(",,")


async def test_the_agreed_score_and_a_break_stand_in_the_bracket_of_the_page(database: Database) -> None:
    bracket = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    bracket.seat()
    bracket.publish()
    made, first = bracket.league, bracket.open_tables()[0]
    score(made, first, 3, 4, Crawford.NOW)
    write(made, first, SheetKind.BREAK, minutes=10, agreed_by=1002)
    async with visited(made) as visitor:
        visitor.watch.now = NOW + timedelta(minutes=2)
        seen = await visitor.seen(f"{on_web(made)}/bracket?lang=en")
    assert says(seen, "web-match-score", a=3, b=4)
    assert "Break until" in seen


async def test_the_score_goes_once_the_result_is_there(database: Database) -> None:
    made, table = at_the_board(database)
    score(made, table, 3, 0, Crawford.BEFORE)
    assert not isinstance(made.report(table, {1: 7, 2: 3}), Refusal)
    async with visited(made) as visitor:
        assert not says(await visitor.seen(f"{on_web(made)}/round/1"), "web-match-score")


async def test_nothing_is_told_of_a_hidden_event_before_its_end(database: Database) -> None:
    made, table = at_the_board(database, hidden=True)
    score(made, table, 3, 4, Crawford.NOW)
    async with visited(made) as visitor:
        assert not says(await visitor.seen(f"{on_web(made)}/round/1"), "export-crawford")


async def test_a_break_is_shown_while_it_lasts__jbl_2_2_2(database: Database) -> None:
    made, table = at_the_board(database)
    write(made, table, SheetKind.BREAK, minutes=5)
    async with visited(made) as visitor:
        visitor.watch.now = NOW + timedelta(minutes=2)
        assert "Break until" in await visitor.seen(f"{on_web(made)}/round/1")
        visitor.watch.now = NOW + timedelta(minutes=6)
        assert not says(await visitor.seen(f"{on_web(made)}/round/1"), "web-match-break")


def test_the_stamp_of_the_pages_follows_what_they_show_and_nothing_else(database: Database) -> None:
    made, table = at_the_board(database)
    key = on_web(made, Visibility.PUBLIC).rpartition("/")[2]

    def stamp() -> str | None:
        return read(database, lambda uow: page_stamp(key, uow))

    before = stamp()
    write(made, table, SheetKind.LEAVE, minutes=20)
    write(made, table, SheetKind.FALSE_CLAIM, minutes=5)
    score(made, table, 1, 0, Crawford.BEFORE, agreed_by=0)
    assert stamp() == before
    score(made, table, 1, 0, Crawford.BEFORE)
    assert stamp() != before


def test_the_export_has_the_sheets_of_the_matches(database: Database) -> None:
    made, table = at_the_board(database)
    assert "match_sheets" not in exported(made)
    score(made, table, 3, 4, Crawford.NOW)
    write(made, table, SheetKind.LEAVE, minutes=20)
    found = exported(made)["match_sheets"]
    assert [row[:2] for row in found.rows] == [(1, 1), (1, 1)]
    assert says(str(found.rows[0][4]), "match-line-score", second="P2", a=3, b=4)
    assert says(str(found.rows[0][4]), "match-line-score")
    assert "P1" in str(found.rows[1][4])
