"""Lists of players as spreadsheets write them."""

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.exports.table import Sheet, csv_files
from league.refusal import Refusal
from league.regulations import PROFILES
from league.regulations.catan_japan import CATAN_JAPAN
from tests.support.event_run import code
from usecases.signup.read import read_lines

IKEBUKURO = PROFILES["ikebukuro"]
ID = 123456789012345678


def names(content: bytes) -> list[tuple[str, int]]:
    lines = read_lines(content, CATAN_JAPAN)
    assert not isinstance(lines, Refusal), lines
    return [(line.name, line.user_id) for line in lines]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
@pytest.mark.parametrize("heading", ["名前", "お名前", "氏名", "参加者", "Name", "NAME"])
def test_names_are_read_in_every_encoding_and_under_every_heading(heading: str, encoding: str) -> None:
    assert names(f"{heading},discord_id\nはるか,{ID}\n".encode(encoding)) == [("はるか", ID)]


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_a_line_of_its_own_may_say_what_separates_the_cells(separator: str) -> None:
    content = f"sep={separator}\r\nname{separator}discord_id\r\nKen{separator}{ID}\r\n"
    assert names(content.encode()) == [("Ken", ID)]


@pytest.mark.parametrize("cell", ["1.23457E+17", "1,23457e17"])
def test_powers_of_ten_are_no_discord_numbers(cell: str) -> None:
    content = f'name;discord_id\nMia;{ID}\nKen;"{cell}"\n'
    assert read_lines(content.encode(), CATAN_JAPAN) == Refusal("csv-rounded", params={"lines": "3"})


def test_a_whole_column_that_a_spreadsheet_has_rounded_is_refused_and_one_such_number_is_not() -> None:
    rounded = "name,discord_id\nMia,123456789012345000\nGuest,\nKen,1234567890123450000\n"
    assert read_lines(rounded.encode(), CATAN_JAPAN) == Refusal("csv-rounded", params={"lines": "2, 4"})
    by_chance = f"name,discord_id\nMia,{ID}\nKen,123456789012345000\n"
    assert names(by_chance.encode()) == [("Mia", ID), ("Ken", 123456789012345000)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_export_is_read_again(language: Language) -> None:
    head = ("number", "player", "discord_id", "status", "class")
    rows = ((1, "はるか", str(ID), "参加確定", ""), (2, "=Ken", "", "参加確定", ""))
    (file,) = csv_files((Sheet("entries", head, rows),), language)
    assert names(file.data) == [("はるか", ID), ("=Ken", 0)]


@pytest.mark.parametrize(
    ("content", "refusal", "named"),
    [
        (b"", "csv-empty", ""),
        (b"name\n", "csv-empty", ""),
        (b"foo,bar\n1,2", "csv-no-name-column", ""),
        (b"\x89PNG\r\n\x1a\n\0\0", "csv-not-text", ""),
        (b"PK\x03\x04\0\0", "csv-not-text", ""),
        ("name\n\u00c4rger".encode("utf-32"), "csv-not-text", ""),
        (b'name\n"Aoi\nKen\n', "csv-not-text", ""),
        (b"name\n" + b"x" * 140_000, "csv-long-line", "2"),
        (b"name,discord_id\nA,99999999999999999999\nB,-1\nC,x", "csv-faults", "2, 3, 4"),
        ("name,class\nA,Z\nB,\uff22".encode(), "csv-faults", "2"),
        (b"name,class\n,A\nB,B\n", "csv-faults", "2"),
        (b"name\n" + b"".join(b"P%d\n" % n for n in range(1001)), "csv-too-long", "1000"),
    ],
)
def test_a_broken_file_is_refused_with_its_lines(content: bytes, refusal: str, named: str) -> None:
    refused = read_lines(content, IKEBUKURO)
    assert code(refused) == refusal
    assert isinstance(refused, Refusal)
    assert named in str(dict(refused.params).values())


@pytest.mark.parametrize(
    "content",
    [
        "名前,クラス\n花,Ａ\n".encode("cp932"),
        b"name\rHana\r",
        "\ufeffname;class\n花;b\n".encode(),
        b"Name\tid\nHana\t\n",
    ],
)
def test_what_spreadsheets_write_is_read(content: bytes) -> None:
    lines = read_lines(content, IKEBUKURO)
    assert not isinstance(lines, Refusal), lines
    assert len(lines) == 1
