"""The tables in docs/rivals_rules.md say what tests, options and corpus say."""

import re
from collections import defaultdict
from pathlib import Path

from engine.rivals.options import POINTS
from faq.corpus import load_corpus

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rivals_rules.md"
SECTIONS = HERE.parents[1] / "faq" / "corpus" / "sections.txt"
ROW = re.compile(r"^\| (riv/[\w.-]+) \| (.+) \|$", re.MULTILINE)
POINT = re.compile(r"^\| `(\w+)` \| (.+) \| (.+) \|$", re.MULTILINE)
TEST = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
SUFFIX = re.compile(r"[/.-]")


def table() -> dict[str, str]:
    rows = ROW.findall(DOCS.read_text(encoding="utf-8"))
    assert len(rows) == len(dict(rows))
    return dict(rows)


def test_every_section_that_a_test_names_stands_in_the_table_with_it() -> None:
    rows = table()
    known = {SUFFIX.sub("_", section): section for section in rows}
    held: dict[str, set[str]] = defaultdict(set)
    for file in sorted(HERE.glob("test_rivals_*.py")):
        for name in TEST.findall(file.read_text("utf-8")):
            for suffix in name.split("__")[1:]:
                held[known[suffix]].add(name)
    for section, cell in rows.items():
        assert set(re.findall(r"`(test_\w+)`", cell)) == held[section], section


def test_every_section_of_the_document_has_a_test_or_a_reason() -> None:
    sections = [line for line in SECTIONS.read_text("utf-8").split() if line.startswith("riv/")]
    assert list(table()) == sections
    assert len(sections) == 105
    assert all(load_corpus().by_section(section) for section in sections)
    assert all("`test_" in cell or cell.startswith("— ") for cell in table().values())


def test_every_point_of_difference_is_told_with_both_readings() -> None:
    assert [name for name, _, _ in POINT.findall(DOCS.read_text("utf-8"))] == list(POINTS)
