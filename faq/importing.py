"""Rules from a file that organizers have: Markdown, questions and answers, numbered sections, or a table.

Pure: bytes in, rules and faulty lines out. Nothing raises, whatever the bytes are.
"""

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from faq.import_found import FoundRule, Problem, Trouble
from faq.import_items import item_rules, paragraph_rules
from faq.import_table import OpenQuote, table_rules
from faq.import_text import text_rules
from faq.pdf_text import is_pdf, pdf_text
from faq.written import MOST_FORMS, RuleText, fault_of, ruling_of, tidied, titles_of

LARGEST = 300_000
"""Bytes of a file: a thousand for each rule that a server can have."""
LONGEST_LINE = 12_000
"""Characters of a line: a row of a table with every text as long as it may be."""
MOST_LINES = 6_000
_MOST_SECTIONS = 4
"""Times the rules that there may be: so many headings are looked at, with those that repeat others or say nothing."""
_TABLES = (".csv", ".tsv")
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NOT_IN_TEXTS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff]")


class Unreadable(StrEnum):
    """Why a whole file cannot be taken."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    EMPTY = "empty"
    NO_SECTIONS = "no-sections"
    NO_COLUMNS = "no-columns"
    OPEN_QUOTE = "open-quote"
    TOO_MANY = "too-many"
    LONG_LINE = "long-line"
    MANY_LINES = "many-lines"


@dataclass(frozen=True, slots=True)
class Imported:
    """The rules of a file, each once, and the lines of which none was made.

    `repeated` counts the rules that say again what an earlier one says.
    """

    rules: tuple[RuleText, ...]
    problems: tuple[Problem, ...] = ()
    repeated: int = 0


def read_rules(content: bytes, name: str, most: int) -> Imported | Unreadable:
    """The rules of a file of this name, of which there may be so many."""
    found = _found(content, name, most)
    if isinstance(found, Unreadable):
        return found
    imported = _gathered(*found)
    return imported if len(imported.rules) <= most else Unreadable.TOO_MANY


def listed_rules(content: bytes, name: str, most: int) -> tuple[RuleText, ...] | Unreadable:
    """The rules of a file as they stand in it, repeated ones and all."""
    found = found_rules(content, name, most)
    return found if isinstance(found, Unreadable) else tuple(one.rule for one in found[:most])


def found_rules(content: bytes, name: str, most: int) -> tuple[FoundRule, ...] | Unreadable:
    """The same with the lines on which they begin; there may be more."""
    found = _found(content, name, most)
    if isinstance(found, Unreadable):
        return found
    return tuple(replace(one, rule=tidied(one.rule)) for one in found[0])


def text_of_file(content: bytes) -> str | Unreadable:
    """The text of a file, of a PDF the text that it holds."""
    text = pdf_text(content, MOST_LINES) if is_pdf(content) else decoded(content)
    if text is None:
        return Unreadable.NOT_TEXT
    if not text.strip():
        return Unreadable.EMPTY
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _found(content: bytes, name: str, most: int) -> tuple[list[FoundRule], list[Problem]] | Unreadable:
    text = decoded(content) if len(content) <= LARGEST else ""
    if not text or not text.strip():
        return _no_text(content, text)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    sections = _MOST_SECTIONS * most
    is_table = name.lower().endswith(_TABLES)
    found = _unfit(lines) or (_table(lines, sections) if is_table else _text(text, lines))
    if isinstance(found, Unreadable):
        return found
    if found == ([], []):
        return Unreadable.NO_SECTIONS
    if len(found[0]) + len(found[1]) >= sections:
        return Unreadable.TOO_MANY
    return found


def _text(text: str, lines: list[str]) -> tuple[list[FoundRule], list[Problem]]:
    """The rules of a list; where it is none those of headings, questions or sections, else its paragraphs."""
    items = item_rules(text, lines)
    if items is not None:
        return items, []
    found = text_rules(lines)
    return found if found != ([], []) else (paragraph_rules(lines), [])


def decoded(content: bytes) -> str | None:
    """The text of a file in UTF-8, UTF-16 or the Japanese encoding of Windows; None when it is none."""
    encodings = ("utf-16",) if content.startswith(_UTF16) else ("utf-8-sig", "cp932")
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if _NOT_IN_TEXTS.search(text) else text
    return None


def _no_text(content: bytes, text: str | None) -> Unreadable:
    if len(content) > LARGEST:
        return Unreadable.TOO_LARGE
    return Unreadable.NOT_TEXT if text is None else Unreadable.EMPTY


def _unfit(lines: list[str]) -> Unreadable | None:
    """What would take too long to read; looked at before anything is taken apart."""
    if len(lines) > MOST_LINES:
        return Unreadable.MANY_LINES
    return Unreadable.LONG_LINE if any(len(line) > LONGEST_LINE for line in lines) else None


def _table(lines: list[str], most: int) -> tuple[list[FoundRule], list[Problem]] | Unreadable:
    try:
        return table_rules(lines, most) or Unreadable.NO_COLUMNS
    except OpenQuote:
        return Unreadable.OPEN_QUOTE


def _gathered(found: Iterable[FoundRule], problems: list[Problem]) -> Imported:
    """Each rule once; the first of two with the same title holds."""
    rules: dict[tuple[str, ...], RuleText] = {}
    titles: set[str] = set()
    repeated = 0
    for line, rule in ((one.line, tidied(one.rule)) for one in found):
        fault, key = fault_of(rule), ruling_of(rule)
        if fault:
            problems.append(Problem(line, fault))
        elif key in rules:
            repeated += 1
            forms = dict.fromkeys((*rules[key].questions, *rule.questions))
            rules[key] = replace(rules[key], questions=tuple(forms)[:MOST_FORMS])
        elif titles_of(rule) & titles:
            problems.append(Problem(line, Trouble.TITLE_TWICE))
        else:
            rules[key] = rule
            titles |= titles_of(rule)
    return Imported(tuple(rules.values()), tuple(sorted(problems, key=lambda one: one.line)), repeated)
