"""Lists as people and programs write them: each line is somebody or is refused, nothing is made up."""

import io
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from league.importing import ListedPerson, PeopleList, read_list
from league.refusal import Refusal

ID, OTHER_ID = 123456789012345678, 223456789012345679


def read(content: str | bytes) -> PeopleList:
    found = read_list(content if isinstance(content, bytes) else content.encode())
    assert isinstance(found, PeopleList), found
    return found


def names(content: str | bytes) -> list[tuple[int, str | None]]:
    return [(person.line, person.name) for person in read(content).people]


def refused(content: str | bytes) -> list[tuple[int, str]]:
    return [(line.line, line.code) for line in read(content).refused]


def workbook(*rows: list[str | float | None], title: str = "") -> bytes:
    book, out = Workbook(), io.BytesIO()
    if title:
        book.create_sheet(title).append(["x"])
    for number, row in enumerate(rows, 1):
        for column, value in enumerate(row, 1):
            book.worksheets[0].cell(number, column, value)
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("heading", "cells"),
    [
        ("ID", ("1", "2")),
        ("id", ("12345671", "12345672")),
        ("Discord User", ("", "")),
        ("FideID", ("1234567", "1234568")),
        ("user_id", ("501", "502")),
        ("Player ID", ("2026001", "2026002")),
        ("Number", ("1", "2")),
        ("Participant Id", ("987654321012345", "987654321012346")),
        ("ID", ("1", str(ID))),
        ("Custom user identifier,ID", ("a,378426939508809728", "b,378426939508809729")),
        ("LINE ID", ("112345678901234567", "112345678901234568")),
    ],
)
def test_a_programs_own_numbers_are_no_accounts(heading: str, cells: tuple[str, str]) -> None:
    found = read(f"{heading},Name\n{cells[0]},Ann\n{cells[1]},Ben\n")
    assert [(person.name, person.discord_id) for person in found.people] == [("Ann", None), ("Ben", None)]


@pytest.mark.parametrize("digits", range(1, 30))
def test_an_id_is_one_only_as_17_to_20_digits(digits: int) -> None:
    number = "1234567890" * 3
    found = read(f"name,discord_id\nMia,{OTHER_ID}\nAnn,{number[:digits]}\n")
    if 17 <= digits <= 20:
        assert [person.discord_id for person in found.people] == [OTHER_ID, int(number[:digits])]
    else:
        assert [(one.line, one.code) for one in found.refused] == [(3, "list-not-id")]
        assert [person.name for person in found.people] == ["Mia"]


@pytest.mark.parametrize(
    ("cell", "user_id", "user_name"),
    [
        (f"<@{ID}>", ID, None),
        (f"<@!{ID}>", ID, None),
        (f"{ID}", ID, None),
        ("１２３４５６７８９０１２３４５６７８", ID, None),
        (f"https://discord.com/users/{ID}", ID, None),
        ("ann_alpha", None, "ann_alpha"),
        ("@ann_alpha", None, "ann_alpha"),
        (f'"=""{ID}"""', ID, None),
        (f"'{ID}", ID, None),
        ("Ann_Alpha", None, "ann_alpha"),
        ("ann#0", None, "ann"),
        ("Ann#1234", None, "Ann#1234"),
        ("Ann Alpha", None, "Ann Alpha"),
        ("-", None, None),
        ("なし", None, None),
        ("n/a", None, None),
        ("", None, None),
    ],
)
def test_a_discord_column_holds_numbers_mentions_and_user_names(
    cell: str, user_id: int | None, user_name: str | None
) -> None:
    (person, _) = read(f"Name,Discord\nAnn,{cell}\nBen,ben\n").people
    assert (person.discord_id, person.user_name) == (user_id, user_name)


@pytest.mark.parametrize(
    ("content", "due"),
    [
        ("第3回カタン大会 参加者名簿,,,\n,,,\nNo.,参加者名,所属,備考\n1,アルファ,北,\n", [(4, "アルファ")]),
        ("Autumn Open 2026\n\nDate: 1 December\nNo.;Name;Rtg\n1;Ann;2000\n2;Ben;1900\n", [(5, "Ann"), (6, "Ben")]),
        ("Name\tDiscord\nAnn\tann\n\nBen\tben\n", [(2, "Ann"), (4, "Ben")]),
        ("sep=;\r\nName;Club\r\nAnn;North\r\n", [(3, "Ann")]),
        ('Name,Remark\nAnn,"two\nlines"\nBen,\n', [(2, "Ann"), (4, "Ben")]),
        ("| Name | Club |\n|------|------|\n| Ann | North |\n| Ben | South |\n", [(3, "Ann"), (4, "Ben")]),
        ("Name\nAlpha, Ann\nBravo, Ben\n", [(2, "Alpha, Ann"), (3, "Bravo, Ben")]),
        ('Name,Rtg\n"Alpha, Ann",2000\n"Bravo, Ben",1900\n', [(2, "Alpha, Ann"), (3, "Bravo, Ben")]),
        ("Alpha, Ann\nBravo, Ben\nCharlie, Cy\n", [(1, "Alpha, Ann"), (2, "Bravo, Ben"), (3, "Charlie, Cy")]),
        ("Ann\nBen\n\nCy\n", [(1, "Ann"), (2, "Ben"), (4, "Cy")]),
        ("1. Ann\n2. Ben\n10. Cy", [(1, "Ann"), (2, "Ben"), (3, "Cy")]),
        ("・はるか\n・ケン\n", [(1, "はるか"), (2, "ケン")]),
        ("はるか、ケン、ミア", [(1, "はるか"), (1, "ケン"), (1, "ミア")]),
        ("Ann, Ben, Cy, Dee", [(1, "Ann"), (1, "Ben"), (1, "Cy"), (1, "Dee")]),
        ("1 Ann\n2 Ben\n", [(1, "Ann"), (2, "Ben")]),
        ("参加者 2名\n1 はるか\n2 ケン\n", [(2, "はるか"), (3, "ケン")]),
        ("Participants (3):\nAnn\nBen\n3 Doors Down\n", [(2, "Ann"), (3, "Ben"), (4, "3 Doors Down")]),
        (f"参加者一覧：\n<@{ID}>\n<@!{OTHER_ID}> はるか\n@ken\n", [(2, None), (3, "はるか"), (4, None)]),
        (("Open 2026, Hall B\n\nFrom the database\nStarting rank\nNo.\t\tName\tRtg\n1\tGM\tAlpha, Ann\t2558\n"
         "\nMore: https://example.com\n"), [(6, "Alpha, Ann")]),
        ("Id,GamerTag,Short GamerTag\n1,A | Ann,Ann\n", [(2, "Ann")]),
        (f"<@{ID}> <@{OTHER_ID}>\n", [(1, None), (1, None)]),
        ("Players\n-------\nAnn\nBen\n", [(3, "Ann"), (4, "Ben")]),
        ("☑ はな\n☐ けん\n", [(1, "はな"), (2, "けん")]),
        ("3-Peat\n2pac\n", [(1, "3-Peat"), (2, "2pac")]),
        ('Name,Discord\n"Ace" Ann,ann\nBen,ben\n', [(2, '"Ace" Ann'), (3, "Ben")]),
        ('"お名前\n（ハンドル可）","Discord\nユーザー名"\n山田,yamada\n佐藤,sato_1\n', [(4, "山田"), (5, "佐藤")]),
        ("Name|Discord\nAnn|ann\nBen|ben\n", [(2, "Ann"), (3, "Ben")]),
        ("- [x] Ann\n- [ ] Ben\n", [(1, "Ann"), (2, "Ben")]),
        ("1.) Ann\n2.) Ben\n", [(1, "Ann"), (2, "Ben")]),
        ("1\tGM\tAlpha, Ann\t2558\n2\t\tBravo, Ben\t2482\n", [(1, "Alpha, Ann"), (2, "Bravo, Ben")]),
        ("１．はるか\n２．ケン\n", [(1, "はるか"), (2, "ケン")]),
        ("1. **Ann**\n2. `Ben`\n", [(1, "Ann"), (2, "Ben")]),
        ("Timestamp,What should we call you?,Discord handle\n1,Ann,ann\n2,Ben,ben\n", [(2, "Ann"), (3, "Ben")]),
        ("player,number\nAnn,1\nPlayer Two,2\n", [(2, "Ann"), (3, "Player Two")]),
    ],
)  # fmt: skip
def test_a_list_is_read_with_the_physical_line_of_everybody(content: str, due: list[tuple[int, str]]) -> None:
    assert names(content) == due


@pytest.mark.parametrize(
    ("content", "due"),
    [
        ("Name,Discord\nAnn,ann\n,ben\nCy,cy\n", [(3, "list-no-name")]),
        (f"Name,Discord\nAnn,{ID}\nBen,{OTHER_ID}\nAnn2,{ID}\n", [(4, "list-twice")]),
        ("Name,Discord\nAnn,ann\nAnn A.,@Ann\n", [(3, "list-twice")]),
        (f"name;discord_id\nMia;{ID}\nKen;1,23457E+17\n", [(3, "list-rounded")]),
        ("name,discord_id\nMia,123456789012345000\nKen,1234567890123450000\n",
         [(2, "list-rounded"), (3, "list-rounded")]),
        ("Name,Seed\nAnn,1\nBen,first\nCy,1.5\n", [(3, "list-seed"), (4, "list-seed")]),
        ("Name,Rating\nAnn,1500\nBen,strong\nCy,unr\n", [(3, "list-rating")]),
        (f"Name\nAnn\n{'x' * 61}\n", [(3, "list-long-name")]),
        ("お名前,人数\nはるか,1\n合計,1\n", [(3, "list-total")]),
        ("Players\nAnn\nTotal: 1\n", [(3, "list-total")]),
        ('Name,Club\nAnn,North\n"Ben,South\nCy,East\n', [(3, "list-quotes")]),
        ("Name,Club\nAnn,North\nName,Club\nBen,South\n", [(4 - 1, "list-head-again")]),
        ("Name\nAnn\n\u3164\n", [(3, "list-no-name")]),
        ("Name,Rtg\nAnn,1000\n,2000\n", [(3, "list-no-name")]),
        ("Name,Status\nAnn,confirmed\nBen,キャンセル\nCy,Withdrawn\n", [(3, "list-withdrawn"), (4, "list-withdrawn")]),
        ("Name;Zusage\nAnn;ja\nBen;nein\n", [(3, "list-withdrawn")]),
        ("参加者\nはるか\n【キャンセル待ち】\nケン\n", [(3, "list-section"), (4, "list-waiting")]),
        ("Players\nAnn\n--- Waitlist ---\nBen\n", [(3, "list-section"), (4, "list-waiting")]),
        ("Players\nAnn\nDeclined:\nBen\n【参加者】\nCy\n",
         [(3, "list-section"), (4, "list-withdrawn"), (5, "list-section")]),
        ("Name,Status\nAnn,Confirmed\nBen,Waitlisted\nCy,補欠\n", [(3, "list-waiting"), (4, "list-waiting")]),
        ("表示名,参加ステータス\n太郎,参加\n花子,補欠\n", [(3, "list-waiting")]),
        ("Nickname,Dropped\nAce,FALSE\nBolt,TRUE\n", [(3, "list-withdrawn")]),
        ("No,名前,Discord\n1,ぱんだ,panda\n合計,1名,\n", [(3, "list-total")]),
        ("Players\n```\nAnn\n```\n", [(2, "list-no-name"), (4, "list-no-name")]),
        ("Players\nAnn\n~~Ben~~\n", [(3, "list-withdrawn")]),
        ("Players\n✅ Ann\n❌ Ben\n", [(3, "list-withdrawn")]),
        ("氏名,備考\n山田,初参加\n佐藤,キャンセル\n", [(3, "list-withdrawn")]),
        ("Players\nAnn\n — Today at 20:13\n", [(3, "list-section")]),
        ("Name,Rtg\nAlpha, Ann,1000\nBen,2000\n", [(2, "list-wide")]),
    ],
)  # fmt: skip
def test_one_lines_fault_refuses_that_line_alone(content: str, due: list[tuple[int, str]]) -> None:
    assert refused(content) == due
    filled = sum(bool(line.strip(",")) for line in content.splitlines()) - 1
    assert len(read(content).people) == filled - len(due)


def test_seeds_ratings_and_classes_are_read_beside_the_names() -> None:
    (ann, ben) = read("Seed;Name;Elo;Klasse\n1;Ann;1500,5;A\n2;Ben;-;\n").people
    assert (ann.seed, ann.rating, ann.handicap) == (1, 1500.5, "A")
    assert (ben.seed, ben.rating, ben.handicap) == (2, None, None)


@pytest.mark.parametrize(
    ("cells", "due"),
    [
        (["1520", '"1,480"'], [1520, 1480]),
        (["1520.5", "1480"], [1520.5, 1480]),
        (["1.520", "990"], [1520, 990]),
        (["1.520", "1.480"], [1520, 1480]),
        (["~1500?", "1480*"], [1500, 1480]),
        (["25.123", "22.5"], [25.123, 22.5]),
        (['"1520,5"', "1480"], [1520.5, 1480]),
    ],
)
def test_a_sign_that_groups_digits_is_no_decimal_point(cells: list[str], due: list[float]) -> None:
    rows = "".join(f"P{number},{cell}\n" for number, cell in enumerate(cells))
    assert [person.rating for person in read(f"Name,Rating\n{rows}").people] == due


def test_toornaments_own_numbers_are_no_accounts_however_its_headings_are_written() -> None:
    found = read('"id","name","custom_user_identifier"\n"5624786543218765432","Ann",""\n')
    assert [(person.name, person.discord_id) for person in found.people] == [("Ann", None)]


def test_a_name_on_discord_is_no_user_name_where_there_is_one() -> None:
    found = read("Name,Discord display name,Discord username\nAnn,Ann The Great,ann_1\n")
    assert [person.user_name for person in found.people] == ["ann_1"]


def test_a_letter_that_was_damaged_refuses_its_line_alone() -> None:
    found = read_list("Name\nはるか\nケン\nミア\n".encode().replace("ン".encode(), b"\xe3\x83"))
    assert isinstance(found, PeopleList)
    assert [person.name for person in found.people] == ["はるか", "ミア"]
    assert [(line.line, line.code) for line in found.refused] == [(3, "list-letters")]


def test_the_sheet_with_headings_is_the_list() -> None:
    book = Workbook()
    book.worksheets[0].append(["Please fill in"])
    players = book.create_sheet("Players")
    for row in (["Name", "Seed"], ["Ann", 1]):
        players.append(row)
    file = io.BytesIO()
    book.save(file)
    found = read_list(file.getvalue())
    assert isinstance(found, PeopleList)
    assert [(person.name, person.seed) for person in found.people] == [("Ann", 1)]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("Timestamp,How shall we call you?,Discord\n1,Ann,ann\n", "name-guessed"),
        ("Table,White,Black,Result\n1,Ann,Ben,1-0\n", "no-name"),
        ("Name,GamerTag\nAnn,Ace\nBen,Bee\n", "which-name"),
        ("First Name,Last Name,Nickname\nAnn,Alpha,Ace\n", "which-name"),
        ("Name,Username\nAnn,ann_a\nBen,ben_b\n", "account-of"),
        ("Email,Timestamp,Seed\na@example.com,1,1\n", "no-name"),
        (f"ID,Name\n{ID},Ann\n", "ids-taken"),
        (f"ID,Name\n{ID},Ann\n2,Ben\n", "own-ids"),
        ("Ann;ann_alpha\nBen;ben_bravo\n", "no-head"),
        ("Ann\nBen\n", "no-head"),
        ("Name\nKen\nMia\nKen\n", "namesakes"),
        ("Name\nKen\nMia\nＫＥＮ\n", "namesakes"),
        ("A\nB\nC\n\nNo.,Name\n1,Ann\n2,Ben\n", "titles"),
    ],
)
def test_what_is_not_sure_is_asked(content: str, code: str) -> None:
    assert code in {ask.code for ask in read(content).asks}


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Name;Ort\nJörg Müller;Köln\nRenée Groß;Düren\n", "cp1252"),
        ("Name\nÉva Ångström\nJosé Núñez\n", "cp1252"),
        ("Name;Verein\nRené;Nord\nZoë;Süd\n", "cp1252"),
        ("Imię;Name\nŁucja;Łucja Żak\n", "cp1250"),
        ("名前,クラス\nはるか,A\n髙𠮷﨑".replace("𠮷", "") + ",B\n", "cp932"),
        ("名前\n山田太郎\n佐藤花子\n", "cp932"),
        ("Name\nｱﾝﾅ\nﾍﾞﾝ\n", "cp932"),
        ("名前\n山田太郎\n佐藤花子\nはるか\n", "euc_jp"),
        ("名前\nはるか\n", "iso2022_jp"),
        ("이름\n김민준\n이서연\n", "cp949"),
        ("Name\nИван Петров\nМария\n", "cp1251"),
        ("名前\n髙𠮷﨑\n", "utf-8"),
        ("名前\n髙𠮷﨑\n", "utf-8-sig"),
        ("名前\n髙𠮷﨑\n", "utf-16"),
        ("Name\nJörg\n", "utf-16-le"),
        ("Name\nJörg\n", "utf-16-be"),
    ],
)
def test_all_encodings_of_spreadsheets_give_the_same_names(text: str, encoding: str) -> None:
    assert read(text.encode(encoding)) == read(text)
    assert read(text).people


def test_a_workbook_is_read_by_the_rows_of_its_sheet() -> None:
    content = workbook(["Autumn"], [], ["No", "Name", "Discord ID", "Rating"], [1, "Ann", str(ID), 1500],
                       [], [2, "Ben", None, 1400.5], [3, "Cy", 1.23456789012345e17, None])  # fmt: skip
    found = read(content)
    assert found.people == (
        ListedPerson(4, "Ann", ID, rating=1500),
        ListedPerson(6, "Ben", rating=1400.5),
    )
    assert [(line.line, line.code) for line in found.refused] == [(7, "list-rounded")]


def test_other_sheets_of_a_workbook_are_asked_about() -> None:
    assert [ask.code for ask in read(workbook(["Name"], ["Ann"], title="More")).asks] == ["other-sheets"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "list-empty"),
        (b" \n\n", "list-empty"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "list-old-workbook"),
        (b"PK\x03\x04nothing", "list-not-text"),
        (b"\x00\x01\x02\x03\x00\x00", "list-not-text"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00", "list-not-text"),
        (b'[{"name": "Ann"}, {"name": "Ben"}]', "list-not-text"),
        (b"<html><table><tr><td>Ann</td></tr></table>", "list-not-text"),
        (b"%PDF-1.7\n1 0 obj\n", "list-not-text"),
        (b"{\\rtf1\\ansi Ann\\par Ben}", "list-not-text"),
        (b"x" * 1001, "list-long-line"),
        (b"a\n" * 5000, "list-too-long"),
    ],
)
def test_what_is_no_list_is_refused_as_what_it_is(content: bytes, code: str) -> None:
    outcome = read_list(content)
    assert isinstance(outcome, Refusal)
    assert outcome.code == code


NAME = st.from_regex(
    r"[A-ZÄÖÜa-zäöü가-힣ぁ-んァ-ヶ一-龠][A-Za-zäöüぁ-ん .'-]{0,20}[A-Za-zäöüぁ-ん]", fullmatch=True
)
COLUMNS = {
    "Name": "name",
    "Discord ID": "discord_id",
    "Seed": "seed",
    "Rating": "rating",
    "Klasse": "handicap",
}


@settings(max_examples=60, deadline=None)
@given(
    people=st.lists(
        st.tuples(NAME, st.integers(10**17, 10**19).map(lambda number: number | 1), st.integers(1, 999)),
        min_size=1, max_size=8, unique_by=lambda one: one[1],
    ),
    order=st.sampled_from(list(permutations(COLUMNS))),
    separator=st.sampled_from([",", ";", "\t"]),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
    end=st.sampled_from(["\n", "\r\n", "\r"]),
    above=st.integers(0, 2),
)  # fmt: skip
def test_whatever_was_written_is_read_whichever_way_it_was_saved(
    people: list[tuple[str, int, int]],
    order: tuple[str, ...],
    separator: str,
    encoding: str,
    end: str,
    above: int,
) -> None:
    due = [
        ListedPerson(above + 2 + number, " ".join(name.split()), user, None, "B", number + 1, float(rating))
        for number, (name, user, rating) in enumerate(people)
    ]
    rows = [[str(int(value) if isinstance(value, float) else value) for value in
             (getattr(one, COLUMNS[column]) if COLUMNS[column] != "name" else one.name for column in order)]
            for one in due]  # fmt: skip
    lines = [""] * above + [separator.join(row) for row in [list(order), *rows]]
    assert read(end.join(lines).encode(encoding)).people == tuple(due)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_nothing_from_outside_makes_the_reader_fail(content: bytes) -> None:
    outcome = read_list(content)
    if isinstance(outcome, PeopleList):
        assert all(person.name or person.discord_id or person.user_name for person in outcome.people)
