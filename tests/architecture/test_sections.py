"""Every section that the code claims as its source exists in the corpus."""

import re
from pathlib import Path

from faq.corpus import load_corpus

ROOT = Path(__file__).parents[2]
SECTION = re.compile(r"\b(?:cjp|cwc|std|riv|jbl)/[A-Za-z0-9.-]*[A-Za-z0-9]")


def test_every_section_that_the_code_names_is_in_the_corpus() -> None:
    named = {
        (section, str(file.relative_to(ROOT)))
        for room in ("league", "engine", "usecases", "bot", "cogs", "tests")
        for file in (ROOT / room).rglob("*.py")
        if file.parent.name != "faq"  # the corpus's own tests ask for sections that must not exist
        for section in SECTION.findall(file.read_text(encoding="utf-8"))
    }
    assert named
    corpus = load_corpus()
    assert {pair for pair in named if corpus.by_section(pair[0]) is None} == set()
