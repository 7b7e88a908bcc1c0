"""What our exports write is read back as what it was: entries, results and matches, in every form and language."""

import io
from functools import partial

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.exports.sheets import Sheet
from bot.ui.exports.table import ExportKind, csv_files, export_files, xlsx_file
from data.database import Database
from data.transaction import read
from league.importing import PeopleList, read_list
from league.importing.cells import says_nothing
from league.importing.nobody import heading_in, is_ruler
from league.importing.records import RecordList, TableRecord
from league.names import typed
from league.refusal import Refusal
from league.trf import parse_trf, played_rounds
from tests.support.league_builder import League, league
from tests.support.records_read import read_records
from usecases.event.export import EventExport, ExportEvent, export_event

LETTERS = st.characters(exclude_categories=("C", "Z"), max_codepoint=0x2FFFF)
NAMES = (
    st.text(st.one_of(LETTERS, st.sampled_from(" ,;#'=+-\"|")), min_size=1, max_size=20)
    .map(typed)
    .filter(lambda name: name and not (says_nothing(name) or heading_in(name) or is_ruler(name)))
    .filter(lambda name: not name.startswith("<@"))
)
LANGUAGE = st.sampled_from(LANGUAGES)
FORMS = st.sampled_from(["csv", "xlsx"])
PROPERTY = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def saved(table: Sheet, form: str, language: Language) -> bytes:
    if form == "csv":
        return csv_files([table], language)[0].data
    return xlsx_file([table], language).data


PEOPLE = st.lists(
    st.tuples(
        NAMES,
        st.sampled_from(["", "A"]),
        st.one_of(st.none(), st.integers(1, 999)),
        st.one_of(st.none(), st.integers(1, 3000)),
    ),
    min_size=1,
    max_size=6,
    unique_by=lambda one: one[0],
)


@PROPERTY
@given(PEOPLE, FORMS, LANGUAGE)
def test_entries_are_read_back(
    people: list[tuple[str, str, int | None, int | None]], form: str, language: Language
) -> None:
    assume(not all(name.isdecimal() for name, *_ in people))  # a column of numbers alone names nobody
    columns = ("number", "player", "discord_id", "status", "class", "group", "seed", "rating")
    rows = tuple(
        (number, name, str(10**17 + number), "", handicap, "", seed, rating)
        for number, (name, handicap, seed, rating) in enumerate(people, 1)
    )
    found = read_list(saved(Sheet("entries", columns, rows), form, language))
    assert isinstance(found, PeopleList)
    assert not found.refused
    assert [(one.name, one.handicap or "", one.seed, one.rating) for one in found.people] == people
    assert [one.discord_id for one in found.people] == [10**17 + number for number, _ in enumerate(people, 1)]


TABLES = st.lists(
    st.lists(st.tuples(NAMES, st.integers(0, 13)), min_size=3, max_size=4, unique_by=lambda seat: seat[0]),
    min_size=1,
    max_size=4,
)


def seats(record: TableRecord) -> list[tuple[str, int | None]]:
    return [(seat.name, seat.score) for seat in record.seats]


@PROPERTY
@given(TABLES, FORMS, LANGUAGE)
def test_results_are_read_back(tables: list[list[tuple[str, int]]], form: str, language: Language) -> None:
    columns = (
        "round",
        "stage",
        "group",
        "table",
        "seat",
        "player",
        "raw",
        "recorded",
        "won",
        "ended",
        "state",
    )
    rows = tuple(
        (1 + number % 2, "", "", 1 + number, place, name, score, score, 0, "", "")
        for number, table in enumerate(tables)
        for place, (name, score) in enumerate(table, 1)
    )
    found = read_records(saved(Sheet("results", columns, rows), form, language))
    assert isinstance(found, RecordList)
    assert not found.refused
    due = {(1 + number % 2, 1 + number): table for number, table in enumerate(tables)}
    assert {(one.round, one.table): seats(one) for one in found.tables} == due


MATCHES = st.lists(
    st.tuples(NAMES, st.integers(0, 9), NAMES, st.integers(0, 9)).filter(lambda match: match[0] != match[2]),
    min_size=1,
    max_size=5,
)


@PROPERTY
@given(MATCHES, FORMS, LANGUAGE)
def test_matches_of_a_bracket_are_read_back(
    matches: list[tuple[str, int, str, int]], form: str, language: Language
) -> None:
    # A player of whom only a number is left is read as a starting number.
    assume(not any(name.isdecimal() for match in matches for name in (match[0], match[2])))
    columns = ("round", "phase", "match", "player_1", "score_1", "player_2", "score_2", "winner")
    rows = tuple((1, "", number, *match, match[0]) for number, match in enumerate(matches, 1))
    found = read_records(saved(Sheet("matches", columns, rows), form, language))
    assert isinstance(found, RecordList)
    assert [(one.table, seats(one)) for one in found.tables] == [
        (number, [(one, a), (other, b)]) for number, (one, a, other, b) in enumerate(matches, 1)
    ]


def exported(made: League) -> EventExport:
    found = read(made.database, partial(export_event, ExportEvent(made.organizer())))
    assert not isinstance(found, Refusal)
    return found


def swiss(database: Database) -> League:
    """Two rounds of backgammon, the second one under way."""
    made = league(database, 5, profile="backgammon-jba")
    first = made.round(1, [(1, 2), (3, 4), (5,)])
    made.report(first[0], {1: 7, 2: 3})
    made.report(first[1], {3: 2, 4: 7})
    made.round(2, [(4, 1), (5, 3), (2,)])
    return made


def test_a_swiss_event_is_a_report_from_which_it_is_paired_on(database: Database) -> None:
    (file,) = export_files(exported(swiss(database)), ExportKind.TRF, "en")
    found = parse_trf(file.data.decode())
    assert not isinstance(found, Refusal)
    assert (set(found.players), played_rounds(found)) == ({1, 2, 3, 4, 5}, 2)
    again = read_records(file.data)
    assert isinstance(again, RecordList)
    due = [
        (1, ["P1", "P2"], [1, 0]), (1, ["P3", "P4"], [0, 1]), (1, ["P5"], [None]),
        (2, ["P4", "P1"], [None, None]), (2, ["P5", "P3"], [None, None]), (2, ["P2"], [None]),
    ]  # fmt: skip
    assert sorted(
        (one.round, [seat.name for seat in one.seats], [seat.score for seat in one.seats])
        for one in again.tables
    ) == sorted(due)


def only_matches(data: bytes) -> bytes:
    """The workbook as somebody sends it who has thrown all but the matches away."""
    book, out = load_workbook(io.BytesIO(data)), io.BytesIO()
    for name in book.sheetnames:
        if name != plain("ja", "export-matches"):
            del book[name]
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize("kind", [ExportKind.CSV, ExportKind.XLSX])
def test_the_matches_of_an_event_are_its_tables(database: Database, kind: ExportKind) -> None:
    files = export_files(exported(swiss(database)), kind, "ja")
    data = next(file.data for file in files if file.name in {"matches.csv", "event.xlsx"})
    found = read_records(only_matches(data) if kind is ExportKind.XLSX else data)
    assert isinstance(found, RecordList)
    assert seats(found.tables[0]) == [("P1", 7), ("P2", 3)]


def test_an_event_of_tables_of_four_has_no_report(database: Database) -> None:
    assert export_files(exported(league(database, 4)), ExportKind.TRF, "en") == ()
