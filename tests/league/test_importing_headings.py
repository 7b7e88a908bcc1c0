"""Headings of lists: a column is known by what it asks, and what names something else is not taken."""

import io

import pytest
from openpyxl import Workbook

from tests.league.test_importing import names, read

HEADS = [
    ("Name", "name"),
    ("Your full name", "name"),
    ("What is your name?", "name"),
    ("Full Name *", "name"),
    ("Player's name", "name"),
    ("PlayerName", "name"),
    ("Participant", "name"),
    ("Display Name", "name"),
    ("Nickname", "name"),
    ("Short GamerTag", "name"),
    ("GamerTag", "name"),
    ("お名前（ハンドルネーム可）", "name"),
    ("参加者氏名", "name"),
    ("ハンドルネーム", "name"),
    ("プレイヤー名", "name"),
    ("ニックネームを教えてください", "name"),
    ("Teilnehmer", "name"),
    ("Spielername", "name"),
    ("Ｎａｍｅ", "name"),
    ("Wie heißt du?", "name"),
    ("In-game name", "name"),
    ("players.inGameName", "name"),
    ("エントリーネーム", "name"),
    ("이름", "name"),
    ("Игрок", "name"),
]


@pytest.mark.parametrize(("heading", "meaning"), HEADS)
def test_a_heading_is_known_by_what_it_asks(heading: str, meaning: str) -> None:
    found = read(f'Timestamp,"{heading}",Email Address\n2026-11-20,Ann Alpha,a@example.com\n')
    assert {column.heading: column.meaning for column in found.columns}[heading.strip()] == meaning
    assert [person.name for person in found.people] == ["Ann Alpha"]
    assert not found.asks


@pytest.mark.parametrize(
    "heading",
    ["Club name", "保護者氏名", "フリガナ", "お名前（フリガナ）", "Partner's name",
     "Emergency contact name", "所属チーム名", "大会名", "Name of your club", "Email (user name)",
     "Are you in our Discord server?",
     "Discordサーバーに参加していますか"],
)  # fmt: skip
def test_what_names_something_else_is_not_taken_for_the_player(heading: str) -> None:
    found = read(f"{heading},Name\nyes,Ann\nno,Ben\n")
    assert [(person.name, person.user_name) for person in found.people] == [("Ann", None), ("Ben", None)]
    assert {column.heading: column.meaning for column in found.columns}[heading] is None


@pytest.mark.parametrize(
    ("head", "row", "name"),
    [
        ("First name,Last name", "Ann,Alpha", "Ann Alpha"),
        ("Last Name,First Name", "Alpha,Ann", "Ann Alpha"),
        ("Vorname;Nachname", "Änne;Öztürk", "Änne Öztürk"),
        ("Name;Vorname", "Öztürk;Änne", "Änne Öztürk"),
        ("Surname;Name", "Alpha;Ann", "Ann Alpha"),
        ("姓,名", "山田,花子", "山田 花子"),
        ("名,姓", "花子,山田", "山田 花子"),
        ("First Name,Last Name,Short GamerTag,GamerTag", "Ann,Alpha,Ace,TEAM | Ace", "Ace"),
        ("Prénom;Nom de famille", "Zoé;Alpha", "Zoé Alpha"),
        ("Prénom;Nom", "Zoé;Alpha", "Zoé Alpha"),
        ("Imię;Nazwisko", "Zofia;Alpha", "Zofia Alpha"),
        ("Real name,Display name for standings", "Ann Able,Ace", "Ace"),
        ("お名前,ニックネーム（対戦表に表示されます）", "山田花子,はな", "はな"),
    ],
)
def test_a_name_in_two_columns_is_one_name(head: str, row: str, name: str) -> None:
    assert names(f"{head}\n{row}\n") == [(2, name)]


def test_a_hidden_sheet_comes_after_those_that_everybody_sees() -> None:
    book, file = Workbook(), io.BytesIO()
    for sheet, name in ((book.worksheets[0], "Hidden Harry"), (book.create_sheet("Players"), "Ann")):
        sheet.append(["Name", "Seed"])
        sheet.append([name, 1])
    book.worksheets[0].sheet_state = "hidden"
    book.active = 1
    book.save(file)
    found = read(file.getvalue())
    assert [person.name for person in found.people] == ["Ann"]
    assert [ask.code for ask in found.asks] == ["other-sheets"]


@pytest.mark.parametrize("none", ["keiner", "aucun", "нет", "없음", "-"])
def test_that_there_is_no_account_is_said_in_many_languages(none: str) -> None:
    assert [person.user_name for person in read(f"Name,Discord\nAnn,{none}\nBen,ben_b\n").people] == [
        None,
        "ben_b",
    ]


@pytest.mark.parametrize(("heading", "cell"), [("Glicko", "1512.7"), ("等级分", "1500"), ("MMR", "900")])
def test_strengths_of_other_programs_are_ratings(heading: str, cell: str) -> None:
    assert [person.rating for person in read(f"Name,{heading}\nAnn,{cell}\n").people] == [float(cell)]


def test_what_nobody_sees_in_a_cell_is_not_read() -> None:
    found = read("Name,Discord\u200b\nAnn\u00a0Lee,ann_l\u200b\n\u2060Ben,\ufeffben_b\n")
    assert [(person.name, person.user_name) for person in found.people] == [
        ("Ann Lee", "ann_l"),
        ("Ben", "ben_b"),
    ]


@pytest.mark.parametrize("head", ["氏名,姓", "Full name,Surname", "氏名,名"])
def test_a_whole_name_is_no_half_of_one(head: str) -> None:
    assert names(f"{head}\nRosa Luchs,x\nKen Adler,y\n") == [(2, "Rosa Luchs"), (3, "Ken Adler")]
