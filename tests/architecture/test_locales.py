"""Every text exists in both languages, and no code asks for one that does not."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n import LANGUAGES, Language

ROOT = Path(__file__).parents[2]
CODE = [
    file
    for room in ("bot", "cogs", "web", "usecases", "league", "engine", "data")
    for file in (ROOT / room).rglob("*.py")
    if "migrations" not in file.parts
]


@cache
def messages(language: Language) -> Mapping[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((ROOT / "bot" / "locales" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {(entry.content or '')[:60]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def parts(message: ast.Message) -> dict[str, frozenset[str]]:
    """Each attribute (and the value, under "") with the variables that it shows."""
    patterns = {"": message.value} | {item.id.name: item.value for item in message.attributes}
    return {name: variables(pattern) for name, pattern in patterns.items() if pattern is not None}


def variables(node: object) -> frozenset[str]:
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.BaseNode):
        return frozenset().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return frozenset().union(*(variables(item) for item in node))
    return frozenset()


def test_both_languages_have_the_same_texts_with_the_same_variables() -> None:
    japanese, english = messages("ja"), messages("en")
    assert japanese.keys() ^ english.keys() == set()
    differing = [name for name in english if parts(japanese[name]).keys() != parts(english[name]).keys()]
    assert differing == []
    unknown = [
        name
        for name in english
        for part, shown in parts(japanese[name]).items()
        if shown - parts(english[name])[part] - {"count", "rounds"}
    ]
    assert unknown == []


def words(node: object) -> str:
    """Everything in a pattern that is written there, without what it refers to."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.BaseNode):
        return " ".join(words(value) for value in vars(node).values())
    if isinstance(node, list):
        return " ".join(words(item) for item in node)
    return ""


def test_a_japanese_text_names_an_option_as_its_readers_client_lists_it() -> None:
    """`event` is listed as 大会: whoever reads `event` looks for it in vain."""
    japanese = messages("ja")
    options = {
        item.id.name
        for name, message in japanese.items()
        if name.startswith("cmd-")
        for item in message.attributes
        if words(item.value).strip() != item.id.name
    }
    assert "event" in options
    foreign = {
        (name, quoted)
        for name, message in japanese.items()
        for quoted in re.findall(r"`([a-z_0-9]+)(?::[^`]*)?`", words(message))
        if quoted in options
    }
    assert foreign == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_the_code_gives_has_a_text(language: Language) -> None:
    known = messages(language)
    given = {
        match
        for file in CODE
        if "engine" not in file.parts
        for match in re.findall(r"Refusal\(\s*\"([a-z0-9-]+)\"", file.read_text(encoding="utf-8"))
    }
    assert given, "the pattern finds no refusal: it has gone stale"
    assert {code for code in given if f"refusal-{code}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_audit_line_that_the_code_writes_has_a_text(language: Language) -> None:
    known = messages(language)
    written = {
        match
        for file in CODE
        for match in re.findall(r"audit\(\s*uow,[^\"]*?\"([a-z-]+)\"", file.read_text(encoding="utf-8"))
    }
    assert written, "the pattern finds no audit line: it has gone stale"
    assert {name for name in written if f"audit-{name}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_code_names_exists(language: Language) -> None:
    known = messages(language)
    asked = {
        match
        for file in CODE
        for match in re.findall(
            r"(?:\.t|\.plain|say_text|\btext|\bplain)\(\s*(?:language,\s*|talk\.language,\s*)?\"([a-z][a-z0-9-]+)\"",
            file.read_text(encoding="utf-8"),
        )
    }
    assert asked, "the pattern finds no text: it has gone stale"
    assert {name for name in asked - set(LANGUAGES) if name not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_game_by_post_tells_has_a_text(language: Language) -> None:
    """Its notices name their text by a function's result as often as by an argument: every such word must be known."""
    known = messages(language)
    told = {
        match
        for file in (ROOT / "usecases" / "play").glob("*.py")
        for match in re.findall(r"\"(game-[a-z-]*[a-z])\"", file.read_text(encoding="utf-8"))
    }
    assert told, "the pattern finds no text: it has gone stale"
    assert {name for name in told if not {name, f"refusal-{name}", f"audit-{name}"} & known.keys()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_words_for_itself_only_what_bears_its_name(language: Language) -> None:
    """Its files add texts `<kind>-…`, and commands, choices and refusals of that name: so games never collide."""
    folder = ROOT / "bot" / "locales" / language / "games"
    for file in sorted(folder.glob("*.ftl")):
        kind = file.stem.split("-")[0]
        own = re.compile(rf"(?:(?:cmd|choice|refusal|button|audit|choice-help)-)?{kind}(?:-|$)")
        names = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert names
        assert [name for name in names if not own.match(name)] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_another_quotes_exists(language: Language) -> None:
    known = messages(language)
    quoted = {
        (name, shown)
        for name, message in known.items()
        for shown in references(message)
        if shown not in known
    }
    assert quoted == set()


def references(node: object) -> frozenset[str]:
    """The names of the texts that one quotes."""
    if isinstance(node, ast.MessageReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.BaseNode):
        return frozenset().union(*(references(value) for value in vars(node).values()))
    if isinstance(node, list):
        return frozenset().union(*(references(item) for item in node))
    return frozenset()
