"""The table in docs/catan_rules.md says what the tests say."""

import re
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "catan_rules.md"
LOCALES = HERE.parents[1] / "bot" / "locales"
ROW = re.compile(r"^\| ((?:std|cjp|cwc)/[\w.-]+) \| (.+) \|$", re.MULTILINE)
TEST = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
SUFFIX = re.compile(r"[/.-]")


def table() -> dict[str, str]:
    rows = ROW.findall(DOCS.read_text(encoding="utf-8"))
    assert len(rows) == len(dict(rows))
    return dict(rows)


def names_of_tests() -> list[str]:
    return [
        name
        for file in sorted(HERE.glob("test_catan_*.py"))
        for name in TEST.findall(file.read_text("utf-8"))
    ]


def test_every_section_that_a_test_names_stands_in_the_table_with_it() -> None:
    rows = table()
    known = {SUFFIX.sub("_", section): section for section in rows}
    held: dict[str, set[str]] = defaultdict(set)
    for name in names_of_tests():
        for suffix in name.split("__")[1:]:
            if suffix != "house":
                held[known[suffix]].add(name)
    for section, cell in rows.items():
        named = set(re.findall(r"`(test_\w+)`", cell))
        assert named == held[section], section


def test_a_section_without_a_test_says_why() -> None:
    for section, cell in table().items():
        assert "`test_" in cell or cell.startswith("— "), section


def test_the_table_has_every_section_that_the_engine_cites() -> None:
    rows = table()
    for file in (HERE.parents[1] / "engine").rglob("*.py"):
        for section in re.findall(r"\b((?:std|cjp|cwc)/[\w.-]*\w)", file.read_text(encoding="utf-8")):
            assert section in rows, (file.name, section)


def test_all_42_cases_have_a_test() -> None:
    numbers = {int(match[1]) for name in names_of_tests() if (match := re.match(r"test_case_(\d+)_", name))}
    assert numbers == set(range(1, 43))


def test_every_refusal_has_a_text_in_both_languages() -> None:
    from engine.catan.refusals import CatanCode

    for language in ("ja", "en"):
        text = (LOCALES / language / "games" / "catan-engine.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^refusal-catan-([\w-]+) =", text, re.MULTILINE)
        assert sorted(keys) == sorted(CatanCode)
