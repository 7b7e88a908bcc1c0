"""Lists as they are copied: printed tables, messages, lines with marks; lines that are nobody are refused as such."""

import pytest

from league.importing import read_list
from league.refusal import Refusal
from tests.league.test_importing import names, read, refused


@pytest.mark.parametrize(
    ("content", "people", "due"),
    [
        ("参加する人はリアクション！\n\n1. はるか\n2. ケン\n", [(3, "はるか"), (4, "ケン")], [(1, "list-title")]),
        ("Ann — Today at 19:03\nin!\nBen — Yesterday at 20:11\nme too\n", [(1, "Ann"), (3, "Ben")],
         [(2, "list-message"), (4, "list-message")]),
        ("・あや\n・けん\n※敬称略\n", [(1, "あや"), (2, "けん")], [(3, "list-message")]),
        ("Ann ✅\nBen ✅\nCy ❌\n", [(1, "Ann"), (2, "Ben")], [(3, "list-withdrawn")]),
    ],
)  # fmt: skip
def test_what_was_pasted_with_the_names_is_nobody(
    content: str, people: list[tuple[int, str]], due: list[tuple[int, str]]
) -> None:
    assert names(content) == people
    assert refused(content) == due


@pytest.mark.parametrize(
    ("content", "due"),
    [
        ("   No  Name        Rtg  FED\n    1  Alpha, Ann  2100  GER\n    2  Bravo, Ben  1950  AUT\n",
         [(2, "Alpha, Ann", 2100), (3, "Bravo, Ben", 1950)]),
        ("Cup of the town\n\nName        Rating\n----------  ------\nAnn Alpha   2100\nBen Bravo\nCy            990\n",
         [(5, "Ann Alpha", 2100), (6, "Ben Bravo", None), (7, "Cy", 990)]),
        ("名前      レート\n山田 花子   1500\n佐藤        1600\n", [(2, "山田 花子", 1500), (3, "佐藤", 1600)]),
        ('"Name,Elo"\n"Ann,1500"\n"Ben,1600"\n', [(2, "Ann", 1500), (3, "Ben", 1600)]),
        ("名前,レーティング\nはるか,1600点\nケン,1500 pts\n", [(2, "はるか", 1600), (3, "ケン", 1500)]),
    ],
)  # fmt: skip
def test_a_table_is_taken_apart_however_its_columns_are_kept_apart(
    content: str, due: list[tuple[int, str, float | None]]
) -> None:
    found = read(content)
    assert [(person.line, person.name, person.rating) for person in found.people] == due
    assert not found.refused


def test_text_with_blanks_that_are_no_columns_stays_whole() -> None:
    assert names("Ann   Alpha\nBen   Bravo\n") == [(1, "Ann Alpha"), (2, "Ben Bravo")]


@pytest.mark.parametrize("encoding", ["euc_jp", "cp932", "utf-16"])
def test_headings_tell_the_encoding_where_rare_letters_do_not(encoding: str) -> None:
    text = "番号,選手名,段位,Discord ID\n1,高橋一郎,五段,567890123456789012\n2,渡邊二郎,初段,678901234567890123\n"
    assert names(text.encode(encoding)) == [(2, "高橋一郎"), (3, "渡邊二郎")]


def test_bytes_that_are_no_text_are_refused() -> None:
    assert read_list(b"\x00\x01\x02\x03PK") == Refusal("list-not-text")


def test_ordinals_are_seeds_and_the_column_that_pantheon_calls_a_title_is_asked_about() -> None:
    assert [person.seed for person in read("Name,Seed\nAnn,1st\nBen,第2シード\nCy,3位\n").people] == [1, 2, 3]
    found = read("id;title;rating\n12;Ann Alpha;1500\n13;Ben Bravo;1480\n")
    assert [person.name for person in found.people] == ["Ann Alpha", "Ben Bravo"]
    assert [ask.code for ask in found.asks] == ["name-guessed"]
