"""What the documents for developers name exists, and the toy game follows the page that tells how to add one."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("docs/architecture.md", "docs/add-a-game.md", "CONTRIBUTING.md")
_FILE = re.compile(r"`((?:[a-z_]+/)+[a-zA-Z0-9_.-]+\.[a-z]+)`")
_CAPABILITY = re.compile(r"^    (\w+): \w+\[.*\] \| None = None$", re.MULTILINE)


def named(page: str) -> set[str]:
    """The files that a page names, without the places that a new game fills."""
    return set(_FILE.findall((ROOT / page).read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    assert named(page)
    assert [name for name in named(page) if not (ROOT / name).exists()] == []


def test_each_step_of_a_new_game_names_what_the_toy_did_there() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    steps = re.split(r"^\d\. ", text, flags=re.MULTILINE)[1:]
    assert len(steps) == 8
    assert all("toy" in step for number, step in enumerate(steps, 1) if number != 7)
    toys = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "toy").rglob("*.*")}
    assert {name for name in named("docs/add-a-game.md") if name.startswith("tests/toy")} <= toys


def test_the_page_names_every_capability_of_an_engine() -> None:
    code = (ROOT / "engine" / "capabilities.py").read_text(encoding="utf-8")
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    capabilities = _CAPABILITY.findall(code)
    assert len(capabilities) >= 9
    assert [name for name in capabilities if f"`{name}`" not in text] == []


def test_the_version_has_its_section_in_the_changelog() -> None:
    version = re.search(
        r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert version
    assert f"## [{version[1]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
