"""Exports, read back with the programs' own libraries."""

import csv
import io
import json
from dataclasses import replace
from functools import partial

import openpyxl
import pytest

from bot.ui.exports.table import ExportKind, defused, export_files
from data.database import Database
from data.records import Penalty
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import PenaltyId, PlayerId
from league.refusal import Refusal
from league.round import Stage
from tests.support.league_builder import NOW, League, league
from tests.support.wording import worded
from usecases.event.export import EventExport, ExportEvent, export_event

NASTY = ('=HYPERLINK("x")', "+1", "-2+3", "@SUM(A1)", "＝cmd", " =1", "小林 <b>太郎</b>", "普通")


@pytest.fixture
def made(database: Database) -> League:
    """An event with nasty names, a result above ten, a walkover to come and a penalty."""
    built = league(database)

    def rename(uow: UnitOfWork) -> None:
        for number, name in enumerate(NASTY, 1):
            uow.people.save(replace(uow.people.require(PlayerId(number)), name=name))
        penalty = Penalty(
            PenaltyId(0), built.event_id, PlayerId(2), "warning", "cjp/penalty-levels", "=late", 1, 1, 2, NOW
        )
        uow.penalties.add(penalty)

    built.change(rename)
    first, second = built.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    built.report(first, {1: 11, 2: 7, 3: 6, 4: 5})
    built.report(second, {5: 9, 6: 10, 7: 6, 8: 5})
    return built


def exported(made: League) -> EventExport:
    """The event as an organizer gets it."""
    found = read(made.database, partial(export_event, ExportEvent(made.organizer())))
    assert not isinstance(found, Refusal)
    return found


def test_csv_opens_in_excel_and_holds_no_formula(made: League) -> None:
    files = {file.name: file.data for file in export_files(exported(made), ExportKind.CSV, "ja")}
    assert set(files) == {"standings-qualifier.csv", "results.csv", "entries.csv", "penalties.csv"}
    for data in files.values():
        assert data.startswith(b"\xef\xbb\xbf")
        for row in csv.reader(io.StringIO(data.decode("utf-8-sig"))):
            assert not [cell for cell in row if cell[:1] in "=+@" and cell]
    rows = list(csv.DictReader(io.StringIO(files["results.csv"].decode("utf-8-sig"))))
    assert rows[0]["プレイヤー"] == "'" + NASTY[0]
    assert (rows[0][worded("export-raw", "ja")], rows[0][worded("export-recorded", "ja")]) == ("11", "10")


def test_json_has_the_same_keys_in_every_language_and_untouched_names(made: League) -> None:
    (english,), (japanese,) = (
        export_files(exported(made), ExportKind.JSON, language) for language in ("en", "ja")
    )
    content, other = json.loads(english.data), json.loads(japanese.data)
    assert content.keys() == other.keys()
    assert content["standings-qualifier"][0]["player"] == NASTY[0]
    assert content["standings-qualifier"] == other["standings-qualifier"]
    assert content["penalties"][0]["reason"] == "=late"
    assert len(content["entries"]) == 8


def test_xlsx_holds_texts_and_numbers_but_no_formula(made: League) -> None:
    (file,) = export_files(exported(made), ExportKind.XLSX, "en")
    book = openpyxl.load_workbook(io.BytesIO(file.data))
    assert book.sheetnames == ["Standings", "Results", "Entries", "Penalties"]
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert not [cell for cell in cells if cell.data_type == "f"]
    first = [cell.value for cell in book["Standings"][2]]
    assert first[:5] == [1, NASTY[0], 1, 1, 10]


def test_the_overall_ranking_says_what_is_of_the_qualifier_alone(database: Database) -> None:
    built = league(database)
    for table in built.round(1, ((1, 2, 3, 4), (5, 6, 7, 8))):
        built.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    (final,) = built.round(2, ((1, 5, 2, 6),), Stage.FINAL)
    built.report(final, {1: 9, 5: 10, 2: 6, 6: 5})
    (file,) = export_files(exported(built), ExportKind.XLSX, "en")
    book = openpyxl.load_workbook(io.BytesIO(file.data))
    assert book.sheetnames[:3] == ["Overall", "Qualifier", "Final"]
    headings = [cell.value for cell in book["Overall"][1]]
    assert headings[:5] == ["Rank", "Player", "Reached stage", "Rank in that stage", "Games (qualifier)"]
    assert [[cell.value for cell in row[:5]] for row in book["Overall"]["2:3"]] == [
        [1, "P5", "final", 1, 1], [2, "P1", "final", 2, 1],
    ]  # fmt: skip
    assert [cell.value for cell in book["Qualifier"][1]][:3] == ["Rank", "Player", "Games"]


def test_a_penalty_is_exported_in_words_and_in_the_events_own_time(made: League) -> None:
    (file,) = export_files(exported(made), ExportKind.XLSX, "ja")
    book = openpyxl.load_workbook(io.BytesIO(file.data))
    row = [cell.value for cell in book["ペナルティ"][2]]
    assert row[2] == worded("penalty-kind-warning", language="ja")
    assert str(row[10]).endswith("T19:00+09:00")


def test_the_seating_sheet_shows_names_as_text(made: League) -> None:
    (file,) = export_files(exported(made), ExportKind.SHEET, "ja")
    page = file.data.decode()
    assert page.count("<article>") == 2
    assert "小林 &lt;b&gt;太郎&lt;/b&gt;" in page
    assert "<b>" not in page
    assert 'lang="ja"' in page


def test_before_the_first_round_there_is_nothing_to_print(database: Database) -> None:
    assert export_files(exported(league(database)), ExportKind.SHEET, "en") == ()


def test_only_organizers_export(made: League) -> None:
    for caller in (made.player(1), made.judge()):
        found = read(made.database, partial(export_event, ExportEvent(caller)))
        assert isinstance(found, Refusal)
        assert found.code == "needs-organizer"


@pytest.mark.parametrize("text", ["普通", "A=B", "a-b", ""])
def test_harmless_texts_stay_as_they_are(text: str) -> None:
    assert defused(text) == text
