"""A whole rule document of an organizer's own becomes sections, and is found above or beneath the built-in ones."""

from io import BytesIO

import pytest
from pypdf import PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from faq.bands import Band
from faq.entry import Game
from faq.importing import LARGEST, Unreadable
from faq.index import Index, extended
from faq.own_document import (
    LARGEST_DOCUMENT,
    MOST_SECTIONS,
    DocumentStanding,
    OwnDocument,
    dumped,
    loaded,
    own_entries,
    place_of_section,
    read_document,
)
from faq.search import search
from faq.written import LONGEST_TEXT

HOUSE = b"""# Harbour House
## 1 Time
### 1.1 Lateness
Who is not seated ten minutes after the start is replaced by a member of the staff.
## 2 Play
### 2.1 First sevens
A seven in the first two rounds is rolled again, and the robber stays in the desert.
### 2.2 Harbours
A harbour may be used one turn after it was built.
### 2.3 Dogs
Dogs may come if they are quiet.
"""
NUMBERS = (
    "1 General\n1.1 Lateness. Ten minutes are given.\n1.2 Cube. It is used.\n2 Prizes\n2.1 There are none.\n"
)
ARTICLES = "第1条 盗賊\n3周目までは動かしません。\n第2条（参加費）\n千円です。\n第3条 その他\nありません。\n"


def told(content: str | bytes, name: str = "rules.md") -> list[tuple[str, str, str]]:
    """Number, title and text of each section."""
    found = read_document(content.encode() if isinstance(content, str) else content, name)
    assert not isinstance(found, Unreadable), found
    rules = [(one.printed, one.rule) for one in found]
    return [(at, rule.title_ja or rule.title_en, rule.text_ja or rule.text_en) for at, rule in rules]


def pdf(lines: list[str]) -> bytes:
    """A page with lines of text."""
    writer = PdfWriter()
    page = writer.add_blank_page(width=400, height=400)
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    fonts = DictionaryObject({NameObject("/F1"): font})
    page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
    stream = DecodedStreamObject()
    drawn = " ".join(f"({line}) Tj 0 -14 Td" for line in lines)
    stream.set_data(f"BT /F1 10 Tf 20 380 Td {drawn} ET".encode())
    page[NameObject("/Contents")] = stream
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def test_headings_numbers_and_articles_become_sections_with_their_numbers() -> None:
    assert [at for at, _, _ in told(HOUSE)] == ["1.1", "2.1", "2.2", "2.3"]
    assert [at for at, _, _ in told(NUMBERS, "rules.txt")] == ["1.1", "1.2", "2.1"]
    assert told(ARTICLES, "rules.txt")[:2] == [
        ("第1条", "盗賊", "3周目までは動かしません。"),
        ("第2条", "参加費", "千円です。"),
    ]


def test_the_text_of_a_pdf_is_read_and_lines_broken_by_the_page_are_joined() -> None:
    wide = "The robber stays in the desert until everybody at the table has"
    found = told(
        pdf(["1.1 Robber", wide, "had a turn.", "1.2 Fee", "Five pounds.", "1.3 Dogs", "Yes."]), "r.pdf"
    )
    assert found[0] == ("1.1", "Robber", f"{wide} had a turn.")
    assert [at for at, _, _ in found] == ["1.1", "1.2", "1.3"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"%PDF-1.7 nothing of the kind", Unreadable.NOT_TEXT),
        (b"\x89PNG\r\n\x1a\n\x00\x00", Unreadable.NOT_TEXT),
        (b"   \n", Unreadable.EMPTY),
        (b"just a line", Unreadable.NO_SECTIONS),
        (b"x" * (LARGEST_DOCUMENT + 1), Unreadable.TOO_LARGE),
        (b"x\n" * LARGEST, Unreadable.TOO_LARGE),
        (b"".join(b"## %d\ntext\n" % n for n in range(MOST_SECTIONS + 1)), Unreadable.TOO_MANY),
    ],
)
def test_what_cannot_be_read_says_why(content: bytes, why: Unreadable) -> None:
    assert read_document(content, "rules.md") is why


def test_a_pdf_without_any_text_is_empty() -> None:
    assert read_document(pdf([]), "scan.pdf") is Unreadable.EMPTY


def test_a_section_that_is_too_long_for_a_message_is_cut_between_sentences() -> None:
    sentence = "The robber stays where it is. "
    found = told("## 1.1 Robber\n" + sentence * 200 + "\n## 1.2 Fee\nFive.\n")
    parts = [text for at, _, text in found if at == "1.1"]
    assert len(parts) > 1
    assert all(len(text) <= LONGEST_TEXT and text.endswith("is.") for text in parts)
    assert sum(text.count("robber") for text in parts) == 200


def test_sections_are_stored_and_numbered_as_they_were_read() -> None:
    found = read_document(HOUSE, "rules.md")
    assert not isinstance(found, Unreadable)
    assert loaded(dumped(found)) == found
    entries = own_entries(OwnDocument(3, "Harbour House", found))
    assert [place_of_section(entry) for entry in entries] == [(3, 1), (3, 2), (3, 3), (3, 4)]


@pytest.fixture(scope="module")
def above(index: Index) -> Index:
    return with_house(index, DocumentStanding.ABOVE)


def with_house(index: Index, standing: DocumentStanding) -> Index:
    """The index with the document in force."""
    found = read_document(HOUSE, "rules.md")
    assert not isinstance(found, Unreadable)
    return extended(index, own_entries(OwnDocument(1, "Harbour House", found, standing)))


@pytest.mark.parametrize(
    ("lang", "question", "section"),
    [
        ("en", "we rolled a 7 in round one", "own1/2"),
        ("ja", "最初の周に7が出たら盗賊は動かす?", "own1/2"),
        ("en", "can my dog come", "own1/4"),
        ("ja", "犬を連れて行っていい?", "own1/4"),
        ("ja", "遅刻したらどうなりますか", "own1/1"),
    ],
)
def test_a_document_in_one_language_answers_questions_in_both(
    above: Index, lang: str, question: str, section: str
) -> None:
    found = search(above, question, lang, Game.CATAN, "catan-standard")
    assert found.hits[0].entry.sections == (section,)
    assert found.band is not Band.NONE
    assert found.verdict is None


def test_a_document_beneath_gives_way_where_the_built_in_ones_answer(index: Index, above: Index) -> None:
    beneath = with_house(index, DocumentStanding.BENEATH)
    question = "建てたばかりの港はすぐ使える?"
    first = [
        search(one, question, "ja", Game.CATAN, "catan-standard").hits[0].entry.sections[0]
        for one in (above, beneath)
    ]
    assert first == ["own1/3", "std/harbor-same-turn"]
    alone = search(beneath, "can my dog come", "en", Game.CATAN, "catan-standard")
    assert alone.hits[0].entry.sections == ("own1/4",)


def test_a_section_is_opened_by_its_id_and_by_its_printed_number(above: Index) -> None:
    for name in ("own1/3", "2.2"):
        opened = {hit.entry.sections[0] for hit in search(above, name, "en").hits}
        assert "own1/3" in opened
