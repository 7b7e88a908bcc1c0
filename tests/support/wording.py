"""What a text says, by its key: tests prove which text stands somewhere, not how it is worded."""

import re
from functools import cache
from importlib import resources
from typing import Final

from fluent.syntax import FluentParser, ast

from bot.i18n import Language, Param, inert, plain, table_name, with_listed_commands

_ANYTHING: Final = "(?s:.*?)"
_IN_ROUND: Final = "in-round"
_SIGNS: Final = tuple(map(chr, range(0xE000, 0xE000 + 200)))
"""Private letters, each in the place of a parameter."""
_CODE: Final = "`"
_PRESSED: Final = re.compile(r"</([^:>]+):\d+>")
"""A command that can be pressed; texts name it between code marks, which pages leave out."""


def worded(key: str, /, language: Language = "en", **params: Param) -> str:
    """The text of `key` with these parameters, as it stands in pictures, forms and sheets."""
    return plain(language, key, params)


def says(said: str, key: str, /, language: Language = "en", **params: Param) -> bool:
    """Whether `said` contains the text of `key` with these parameters; those that are not given may be anything."""
    unknown = params.keys() - {"phase", "nth", "round", "table", "game"} - _names_in(language, key)
    assert not unknown, f"{key} does not say {unknown}"
    pattern = _pattern(language, key, _placed(language, params)).replace(_CODE, "")
    return re.search(pattern, _PRESSED.sub(r"/\1", said).replace(_CODE, "")) is not None


def sign_of(key: str, language: Language = "en") -> str:
    """The longest of a text's words that stand in it whatever it speaks of."""
    pattern = _entries(language)[key].value
    assert pattern is not None, f"{key} has no words"
    return max((part.value for part in pattern.elements if isinstance(part, ast.TextElement)), key=len)


def _placed(language: Language, params: dict[str, Param]) -> tuple[tuple[str, str], ...]:
    """The parameters as they are shown; a table has its name (`bot.i18n`)."""
    given = dict(params)
    match given:
        case {"phase": str(phase), "nth": int(nth), "table": int(table)}:
            given["place"] = table_name(language, table, phase, nth)
        case {"round": int(round_), "table": int(table)}:
            given["place"] = table_name(language, table, _IN_ROUND, round_)
    return tuple((name, str(value)) for name, value in sorted(given.items()))


@cache
def _names_in(language: Language, key: str) -> frozenset[str]:
    """The parameters of a text and of what it quotes."""
    found: set[str] = set()
    todo: list[object] = [_entries(language)[key.partition(".")[0]]]
    while todo:
        match todo.pop():
            case ast.VariableReference() as shown:
                found.add(shown.id.name)
            case ast.MessageReference() as shown:
                found |= _names_in(language, shown.id.name)
            case ast.TermReference() as shown:
                found |= _names_in(language, f"-{shown.id.name}")
            case ast.BaseNode() as node:
                todo += vars(node).values()
            case list() as nodes:
                todo += nodes
    return frozenset(found)


@cache
def _pattern(language: Language, key: str, params: tuple[tuple[str, str], ...]) -> str:
    name, _, attribute = key.partition(".")
    entry = _entries(language)[name]
    pattern = (
        next(one.value for one in entry.attributes if one.id.name == attribute) if attribute else entry.value
    )
    assert pattern is not None, f"{key} has no words"
    return _of_pattern(language, pattern, dict(params))


def _of_pattern(language: Language, pattern: ast.Pattern, params: dict[str, str]) -> str:
    """Commands are named as they are listed, also where a parameter stands in one."""
    parts = dict(zip(_SIGNS, pattern.elements, strict=False))
    words = "".join(part.value if isinstance(part, ast.TextElement) else sign for sign, part in parts.items())
    found = re.escape(with_listed_commands(language, words))
    for sign, part in parts.items():
        if not isinstance(part, ast.TextElement):
            found = found.replace(sign, _of_expression(language, part.expression, params))
    return found


def _of_expression(
    language: Language,
    shown: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
    params: dict[str, str],
) -> str:
    match shown:
        case ast.StringLiteral():
            found = re.escape(str(shown.parse()["value"]))
        case ast.VariableReference() if shown.id.name in params:
            value = params[shown.id.name]
            flags = "(?i:" if shown.id.name == "place" else "(?:"  # within a sentence it begins small
            found = f"{flags}{re.escape(value)}|{re.escape(inert(value))})"
        case ast.MessageReference():
            attribute = f".{shown.attribute.name}" if shown.attribute else ""
            found = _pattern(language, f"{shown.id.name}{attribute}", tuple(params.items()))
        case ast.TermReference():
            found = _pattern(language, f"-{shown.id.name}", tuple(params.items()))
        case ast.SelectExpression():
            found = _of_variants(language, shown, params)
        case ast.Placeable():
            found = _of_expression(language, shown.expression, params)
        case _:
            found = _ANYTHING
    return found


def _of_variants(language: Language, select: ast.SelectExpression, params: dict[str, str]) -> str:
    """The variant that a given parameter means by its name, else any of them."""
    selector = select.selector
    given = params.get(selector.id.name) if isinstance(selector, ast.VariableReference) else None
    named = [one for one in select.variants if _name(one.key) == given]
    variants = named or select.variants
    return "(?:" + "|".join(_of_pattern(language, one.value, params) for one in variants) + ")"


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def entry_of(language: Language, key: str) -> ast.Message | ast.Term:
    """The text or the term ("-name") of this name, as it is parsed."""
    return _entries(language)[key]


def keys(language: Language) -> tuple[str, ...]:
    """The names of all texts and terms."""
    return tuple(_entries(language))


@cache
def _entries(language: Language) -> dict[str, ast.Message | ast.Term]:
    folder = resources.files("bot") / "locales" / language
    files = [
        file for part in (folder, folder / "games") for file in part.iterdir() if file.name.endswith(".ftl")
    ]
    parser = FluentParser(with_spans=False)
    entries = [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in entries
        if isinstance(entry, ast.Message | ast.Term)
    }
