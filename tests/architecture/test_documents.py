"""The tables of the documents that say which test holds what: every test that they name exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_NAMED = re.compile(r"`(tests/[\w/]+\.py|(?:test_\w+)\.py|…)(?:::(\w+))?`")


def named(document: str) -> list[tuple[str, str]]:
    """Files and functions that a document names; a file without its folder, or "…", follows the one before it."""
    found: list[tuple[str, str]] = []
    for file, function in _NAMED.findall((ROOT / document).read_text(encoding="utf-8")):
        before = found[-1][0] if found else ""
        whole = before if file == "…" else file if "/" in file else f"{before.rpartition('/')[0]}/{file}"
        found.append((whole, function))
    return found


@pytest.mark.parametrize(
    "document", [f"docs/{page}{language}.md" for page in ("safety", "hosting") for language in ("", ".ja")]
)
def test_every_test_that_a_document_names_exists(document: str) -> None:
    tests = named(document)
    assert len(tests) > 10
    for file, function in tests:
        path = ROOT / file
        assert path.is_file(), f"{document}: {file}"
        if function:
            assert f"def {function}(" in path.read_text(encoding="utf-8"), f"{document}: {file}::{function}"
