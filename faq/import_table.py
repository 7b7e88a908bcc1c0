"""Rules in a table: a CSV file whose first line names the columns."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from faq.import_found import FoundRule, Problem, Trouble, short_title, spoken_rule
from faq.written import RuleText, one_line, plain_words

_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "title_ja": ("title_ja", "question_ja", "題名", "タイトル", "見出し", "質問(日本語)"),
    "title_en": ("title_en", "question_en", "質問(英語)"),
    "title": ("title", "question", "topic", "heading", "when", "質問", "問い", "項目", "こんなとき", "場面"),
    "text_ja": ("ja", "text_ja", "answer_ja", "rule_ja", "日本語", "回答(日本語)"),
    "text_en": ("en", "text_en", "answer_en", "rule_en", "english", "英語", "回答(英語)"),
    "text": (
        "text",
        "answer",
        "rule",
        "what holds",
        "description",
        "details",
        "本文",
        "内容",
        "回答",
        "答え",
        "ルール",
        "きまり",
        "規定",
    ),
    "forms": ("questions", "forms", "質問例", "聞き方"),
}
_TITLES = ("title_ja", "title_en", "title")
_TEXTS = ("text_ja", "text_en", "text")
_BROKEN_FORMULA = re.compile(r"#(?:REF|NAME|VALUE|DIV/0|N/A|NUM|NULL)[!?]?")
_BETWEEN_FORMS = re.compile(r"[|｜\n]")


class OpenQuote(Exception):  # noqa: N818 - it names what happened
    """A quotation mark was never closed: what follows it cannot be told apart."""


def table_rules(lines: Sequence[str], most: int) -> tuple[list[FoundRule], list[Problem]] | None:
    """The rules of a table and its faulty lines; None when no column holds a text. No more rows are read than `most`.

    Raises OpenQuote.
    """
    rows = _rows(lines)
    _, heading = next(rows, (0, []))
    columns = _columns(heading)
    if not any(name in columns for name in _TEXTS):
        return None
    found: list[FoundRule] = []
    problems: list[Problem] = []
    for number, row in islice(rows, most):
        cells = {name: row[place].strip() for name, place in columns.items() if place < len(row)}
        if any(map(_is_formula, cells.values())):
            problems.append(Problem(number, Trouble.FORMULA))
        else:
            found.append(FoundRule(number, _rule(cells, columns)))
    return found, problems


def _rows(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Rows that are not empty, with the line on which each begins."""
    first = next((line for line in lines if line.strip()), "")
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=max(",;\t", key=first.count), strict=True)
    begins = 1
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise OpenQuote from error
        if row is None:
            return
        if any(map(str.strip, row)):
            yield begins, row
        begins = reader.line_num + 1


def _is_formula(cell: str) -> bool:
    """A cell that a spreadsheet would compute: =…, @…, +…(…), or what came of one."""
    _, bracket, rest = cell.partition("(")
    computed = cell[:1] in {"+", "-"} and bracket and ")" in rest
    return cell[:1] in {"=", "@"} or bool(computed) or bool(_BROKEN_FORMULA.fullmatch(cell))


def _columns(heading: Sequence[str]) -> dict[str, int]:
    """Where each column is that we know."""
    names = [plain_words(cell) for cell in heading]
    known = {alias: name for name, aliases in _COLUMNS.items() for alias in map(plain_words, aliases)}
    return {known[name]: place for place, name in reversed(list(enumerate(names))) if name in known}


def _rule(cells: Mapping[str, str], columns: Mapping[str, int]) -> RuleText:
    """The rule of a row; where the table has no titles, the first sentences stand for them."""
    texts = [cells.get("text", "")]
    titles = [cells.get("title", "")]
    loose = spoken_rule(titles, texts, [])
    ja, en = cells.get("text_ja", "") or loose.text_ja, cells.get("text_en", "") or loose.text_en
    forms = (one_line(form) for form in _BETWEEN_FORMS.split(cells.get("forms", "")))
    if not any(name in columns for name in _TITLES):
        return RuleText(short_title(ja), short_title(en), ja, en, tuple(filter(None, forms)))
    title_ja, title_en = (
        cells.get("title_ja", "") or loose.title_ja,
        cells.get("title_en", "") or loose.title_en,
    )
    return RuleText(title_ja, title_en, ja, en, tuple(filter(None, forms)))
