"""The table in docs/backgammon_rules.md says of all 97 sections what the code and the tests say."""

import re
from pathlib import Path

from faq.corpus import load_corpus
from tests.league.test_league_backgammon_rulings import guided_sections

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "backgammon_rules.md"
ROW = re.compile(r"^\| (jbl/[\w.-]+) \| (behaviour|guided|text) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`(test_\w+)`")
DEFINED = re.compile(r"^(?:async )?def (test_\w+)\(", re.MULTILINE)


def table() -> dict[str, tuple[str, str]]:
    rows = ROW.findall(DOCS.read_text(encoding="utf-8"))
    found = {section: (kind, cell) for section, kind, cell in rows}
    assert len(rows) == len(found)
    return found


def test_every_section_of_the_document_stands_in_the_table_once() -> None:
    every = {section for entry in load_corpus().entries for section in entry.sections}
    listed = {section for section in every if section.startswith("jbl/")}
    assert listed <= table().keys()
    assert len(table()) == 97


def test_behaviour_names_tests_that_exist() -> None:
    files = TESTS.rglob("test_*.py")
    defined = {name for file in files for name in DEFINED.findall(file.read_text(encoding="utf-8"))}
    for section, (kind, cell) in table().items():
        named = set(NAMED.findall(cell))
        assert named <= defined, section
        assert bool(named) == (kind == "behaviour"), section


def test_a_guided_section_is_one_that_a_ruling_cites() -> None:
    guided = {section for section, (kind, _) in table().items() if kind == "guided"}
    assert guided <= guided_sections()
    assert guided_sections() <= table().keys()
    for section in guided_sections() - guided:
        assert table()[section][0] == "behaviour", section


def test_at_least_sixty_sections_are_more_than_text_and_the_rest_says_why() -> None:
    kinds = [kind for kind, _ in table().values()]
    assert len(kinds) - kinds.count("text") >= 60
    counted = f"{kinds.count('behaviour')} are behaviour, {kinds.count('guided')} a guided ruling"
    assert counted in DOCS.read_text(encoding="utf-8")
    assert all(len(cell) > 10 for kind, cell in table().values() if kind == "text")
