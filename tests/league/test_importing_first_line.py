"""A first line whose words nobody knows as headings: guessed, asked, and said by whoever sends it."""

import pytest

from league.importing import FirstLine, ListSheet, PeopleList, first_line_as, people_of, read_list, sheet_of

ID = 123456789012345678


def read(content: str) -> PeopleList:
    found = read_list(content.encode())
    assert isinstance(found, PeopleList), found
    return found


@pytest.mark.parametrize(
    ("content", "asked", "names"),
    [
        ("Wer,Nummer\nAnn,12\nBen,13\n", "first-heading", ["Ann", "Ben"]),
        ("ぷれい,ばんごう\nはるか,1番\nケン,2番\n", "first-heading", ["はるか", "ケン"]),
        (f"Kandidat;Kennung\nAnn;{ID}\nBen;{ID + 1}\n", "first-heading", ["Ann", "Ben"]),
        ("Wer\tPost\nAnn\ta@example.com\nBen\tb@example.com\n", "first-heading", ["Ann", "Ben"]),
        ("\nWer,Rating\nAnn,1500\nBen,1400\n", "first-heading", ["Ann", "Ben"]),
        (f"wer;konto\nAnn;{ID}\nBen;{ID + 1}\n", "first-player", ["wer", "Ann", "Ben"]),
        ("Wer,Nummer\nAnn,12\n", "first-player", ["Wer", "Ann"]),
        ("wer,stufe\nann,a\nben,b\ncy,a\ndee,b\n", "first-player", ["wer", "ann", "ben", "cy", "dee"]),
        ("Kandidaten\nAnn Alpha\nBen Bravo\nCy Char\n", "first-player",
         ["Kandidaten", "Ann Alpha", "Ben Bravo", "Cy Char"]),
        ("Ann,12\nBen,13\nCy,14\n", None, ["Ann", "Ben", "Cy"]),
        ("Ann,なし\nBen,12\nCy,13\n", None, ["Ann", "Ben", "Cy"]),
        ("Ann\nBen\nCy\nDee\n", None, ["Ann", "Ben", "Cy", "Dee"]),
        ("はるか\nケン1\nミア\n", None, ["はるか", "ケン1", "ミア"]),
        ("Name,Seed\nAnn,1\nBen,2\n", None, ["Ann", "Ben"]),
    ],
)  # fmt: skip
def test_of_a_first_line_unlike_the_others_it_is_asked_what_it_is(
    content: str, asked: str | None, names: list[str]
) -> None:
    found = read(content)
    codes = [ask.code for ask in found.asks if ask.code.startswith("first-")]
    assert (codes, [person.name for person in found.people]) == ([asked] if asked else [], names)


@pytest.mark.parametrize(
    ("content", "names"),
    [
        ("Wer,Nummer\nAnn,12\nBen,13\n", ["Wer", "Ann", "Ben"]),
        (f"wer;konto\nAnn;{ID}\nBen;{ID + 1}\n", ["wer", "Ann", "Ben"]),
        ("Kandidaten\nAnn Alpha\nBen Bravo\nCy Char\n", ["Kandidaten", "Ann Alpha", "Ben Bravo", "Cy Char"]),
    ],
)
def test_the_first_line_is_what_somebody_says(content: str, names: list[str]) -> None:
    sheet = sheet_of(content.encode())
    assert isinstance(sheet, ListSheet)
    read_as = {said: people_of(sheet, first_line_as(sheet, said)) for said in FirstLine}
    assert [one.name for one in read_as[FirstLine.PLAYER].people] == names
    assert [one.name for one in read_as[FirstLine.HEADING].people] == names[1:]
    assert {one.discord_id for one in read_as[FirstLine.HEADING].people} in ({None}, {ID, ID + 1})
