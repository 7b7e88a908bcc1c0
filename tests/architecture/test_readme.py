"""READMEs and documents: their commands are those that a client lists, their links lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.hubs import DO, EVENT, HUBS, ON, Hub, is_moved
from bot.i18n import Language, has_text, plain
from league.regulations.toml import parse_profile

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "README.ja.md")
PAGES = (*READMES, *sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").glob("*.md")))
PAIRS = [(page.replace(".ja.md", ".md"), page) for page in PAGES if page.endswith(".ja.md")]
ABOVE = 90
"""Lines of the English README at most."""

_COMMAND = re.compile(r"`/([a-z]+(?: [^`]*)?|[^\x00-\x7f]+(?: [^`]*)?)`")
_OPTION = re.compile(r" (?:› )?([^ :›]+):")
_LINK = re.compile(r"!?\[[^\]]*\]\((?!https?:)([^)\s]*)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
ADDRESSES = {"healthz", "readyz", "metrics", "home"}
"""Of pages and ports: no commands."""


def prose(page: str) -> str:
    """A page without its code; of the table of former commands only where they are now."""
    text = _FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    return (
        re.sub(r"^\| `/[a-z ]+` \|", "| |", text, flags=re.MULTILINE) if page == "docs/commands.md" else text
    )


def registered() -> set[str]:
    """The commands that are not behind a hub, as the code names them (tests/architecture/test_commands_page.py)."""
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    former = set(re.findall(r"^\| `/([a-z ]+)` \|", text, re.MULTILINE))
    return {name for name in former if not is_moved(name)} | {hub.name for hub in HUBS}


def listed_name(language: Language, name: str) -> str:
    """A command as a client lists it: each of its words has a text."""
    path = name.split()
    return " ".join(plain(language, f"cmd-{'-'.join(path[: place + 1])}") for place in range(len(path)))


def option_names(language: Language, key: str, code: set[str]) -> set[str]:
    """What a client calls the options of a command or an action."""
    return {plain(language, f"{key}.{name}") for name in code}


def ways(language: Language) -> Iterator[tuple[str, str]]:
    """What may be written: a command or an action behind a hub, and the key of the options that it takes."""
    for name in registered():
        shown = listed_name(language, name)
        yield shown, f"cmd-{name.replace(' ', '-')}"
        yield from ((part, "") for part in groups(shown))
    for hub in HUBS:
        do = plain(language, f"{hub_key(hub)}.{DO}")
        for action in hub.actions:
            yield f"{listed_name(language, hub.name)} {do}:{plain(language, action.label)}", action.key


def groups(shown: str) -> Iterator[str]:
    """The words before a command: `/organize` is written of all that it holds."""
    words = shown.split()
    yield from (" ".join(words[:place]) for place in range(1, len(words)))


def hub_key(hub: Hub) -> str:
    """What the texts of a hub begin with."""
    return f"cmd-{hub.name.replace(' ', '-')}"


def is_listed(language: Language, command: str) -> bool:
    """Whether a client in this language lists the command, with the options that are written behind it."""
    known = dict(ways(language))
    if command in known:
        return True
    way = max((way for way in known if command.startswith(f"{way} ")), key=len, default="")
    options = _OPTION.findall(command.removeprefix(way))
    return bool(way and options) and all(takes(language, known[way], option) for option in options)


def takes(language: Language, key: str, shown: str) -> bool:
    """Whether a command has an option that a client calls so."""
    files = (ROOT / "bot" / "locales" / language).rglob("*.ftl")
    texts = "\n".join(file.read_text(encoding="utf-8") for file in files)
    block = re.search(rf"^{re.escape(key)} = .*\n((?:    .*\n)+)", texts, re.MULTILINE)
    named = re.findall(r"^    \.([a-z_0-9]+) = ", block[1] if block else "", re.MULTILINE)
    return (
        shown in option_names(language, key, set(named) - {DO, ON, EVENT})
        if has_text(language, key)
        else False
    )


def anchor(heading: str) -> str:
    """What GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def headings(page: str) -> list[str]:
    """All headings of a page, of whatever level, in their order."""
    return _HEADING.findall(_FENCE.sub("", (ROOT / page).read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES)
def test_every_command_is_written_as_a_client_lists_it(page: str) -> None:
    language: Language = "ja" if page.endswith(".ja.md") else "en"
    named = {command for command in _COMMAND.findall(prose(page)) if command not in ADDRESSES}
    assert [command for command in sorted(named) if not is_listed(language, command)] == []


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_names_commands(readme: str) -> None:
    assert len(set(_COMMAND.findall(prose(readme)))) > 15


@pytest.mark.parametrize(
    ("language", "command", "listed"),
    [
        ("en", "organize event do:undo", True),
        ("ja", "主催 大会 操作:元に戻す", True),
        ("ja", "大会 作成 レギュレーションファイル:", True),
        ("en", "organize event do:edit › web:", True),
        ("en", "event undo", False),
        ("en", "organize event do:unmake", False),
        ("ja", "主催 大会 操作:undo", False),
        ("ja", "organize", False),
        ("en", "event create rules:", False),
        ("en", "setup now", False),
    ],
)
def test_a_command_that_is_not_listed_is_found(language: Language, command: str, *, listed: bool) -> None:
    assert is_listed(language, command) is listed


@pytest.mark.parametrize("page", [*PAGES, "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    lost = []
    for link in _LINK.findall(_FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))):
        file, _, part = link.partition("#")
        target = ((ROOT / page).parent / file).resolve() if file else ROOT / page
        if not target.exists() or (
            part and part not in map(anchor, headings(target.relative_to(ROOT).as_posix()))
        ):
            lost.append(link)
    assert lost == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= ABOVE


@pytest.mark.parametrize(("english", "japanese"), PAIRS)
def test_a_japanese_page_has_the_sections_of_the_english_one(english: str, japanese: str) -> None:
    def sections(page: str) -> int:
        return len(re.findall(r"^## ", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE))

    assert sections(japanese) == sections(english) > 0


@pytest.mark.parametrize(("english", "japanese"), PAIRS)
def test_both_languages_of_a_page_lead_to_one_another(english: str, japanese: str) -> None:
    for page, other in ((english, japanese), (japanese, english)):
        above = "\n".join((ROOT / page).read_text(encoding="utf-8").splitlines()[:4])
        assert f"]({Path(other).name})" in above


def test_the_example_of_regulations_is_accepted() -> None:
    page = (ROOT / "docs" / "regulations.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example
    assert not isinstance(parse_profile(example[1]), tuple)
