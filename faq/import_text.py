"""Rules in a text file: Markdown headings, questions with answers, or numbered sections."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from faq.import_found import FoundRule, Problem, Trouble, short_title, spoken_rule
from faq.text import is_japanese
from faq.written import LONGEST_TEXT, LONGEST_TITLE, Fault, one_line

_HEADING = re.compile(r" {0,3}(#{1,6})[ \t　]+(\S.*)")
_SIGN = re.compile(r"[ 　]*(?:【([^】]+)】|[■◆▼●][ 　]*(\S.*))[ 　]*")
_CHAPTER = re.compile(r"[ 　]*(第[ 　]*[0-9０-９一二三四五六七八九十]+[ 　]*[章節].*)")
_NUMBER = re.compile(
    r"[ 　]{0,3}(?:第[ 　]*[0-9０-９一二三四五六七八九十百]+[ 　]*[条項][.．:：、 　]*"
    r"|[0-9０-９]{1,3}(?:[.．][0-9０-９]{1,3})*[.．)）、](?![0-9０-９])[ 　]*"
    r"|[0-9０-９]{1,3}(?:[.．][0-9０-９]{1,3})+[ 　]+"
    r"|[(（][0-9０-９]{1,3}[)）][ 　]*|[①-⑳][ 　]*)(\S.*)"
)
# Possessive (`*+`): what was read as a space is not read anew, or a line of spaces would take seconds.
_DIGITS = r"[ 　]*+[0-9０-９]{0,3}+[ 　]*+"
_MARK = r"(?:[.．:：、)）]|\*\*[ 　]*+[.．:：]?)[ 　]*+(?:\*\*)?[ 　]*+"
_OPENING = r"[ 　]*+(?:[-*・][ 　]++)?(?:\*\*)?"
_QUESTION = re.compile(rf"{_OPENING}(?:Q|Ｑ|Question|ご?質問|問い?){_DIGITS}{_MARK}(.*)", re.IGNORECASE)
_ANSWER = re.compile(rf"{_OPENING}(?:A|Ａ|Answer|お?答え?|ご?回答){_DIGITS}{_MARK}(.*)", re.IGNORECASE)
_CHAPTER_LEVEL, _SIGN_LEVEL = 0, 7
_LONGEST_LINE = 2 * LONGEST_TEXT
"""Longer lines open nothing: no time is spent on looking at them."""


class _Sort(Enum):
    """What a line opens."""

    HEADING = 0
    QUESTION = 1
    ANSWER = 2
    NUMBER = 3
    TEXT = 4


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    sort: _Sort
    text: str
    whole: str
    level: int = 0


@dataclass(slots=True)
class _Open:
    """The rule that is being read; an answer begins a new text, what stands before it belongs to the question."""

    line: _Line
    questions: list[str] = field(default_factory=list)
    texts: list[list[str]] = field(default_factory=lambda: [[]])

    @property
    def bodies(self) -> list[str]:
        """The texts that say something."""
        return [body for lines in self.texts if (body := "\n".join(lines).strip())]


def text_rules(lines: Sequence[str]) -> tuple[list[FoundRule], list[Problem]]:
    """The rules of a text, and its lines that are part of none; both empty for a text without any structure."""
    read = _sorted_out([_line(number, line) for number, line in enumerate(lines, 1)])
    found: list[FoundRule] = []
    problems: list[Problem] = []
    if all(line.sort is _Sort.TEXT for line in read):
        return found, problems
    for section, after in _sections(read, problems):
        _close(section, after, found, problems)
    return found, problems


def _line(number: int, line: str) -> _Line:
    if len(line) > _LONGEST_LINE:
        return _Line(number, _Sort.TEXT, line, line)
    heading = _HEADING.fullmatch(line.rstrip())
    text = heading[2].rstrip("# ") if heading else line
    for sort, pattern in ((_Sort.QUESTION, _QUESTION), (_Sort.ANSWER, _ANSWER)):
        match = pattern.fullmatch(text)
        if match:
            return _Line(number, sort, match[1].removesuffix("**").strip(), line)
    if heading:
        return _Line(number, _Sort.HEADING, text.strip(" *　"), line, len(heading[1]))
    for pattern, level in ((_CHAPTER, _CHAPTER_LEVEL), (_SIGN, _SIGN_LEVEL)):
        match = pattern.fullmatch(line)
        if match:
            return _Line(number, _Sort.HEADING, (match[1] or match[2]).strip(), line, level)
    numbered = _NUMBER.fullmatch(line)
    return (
        _Line(number, _Sort.NUMBER, numbered[1], line) if numbered else _Line(number, _Sort.TEXT, line, line)
    )


def _sorted_out(lines: list[_Line]) -> list[_Line]:
    """Numbers open sections only where nothing else does, and without questions there are no answers."""
    asks = any(line.sort is _Sort.QUESTION for line in lines)
    text = set() if asks else {_Sort.ANSWER}
    if asks or any(line.sort is _Sort.HEADING and line.level > _CHAPTER_LEVEL for line in lines):
        text.add(_Sort.NUMBER)
    return [
        line if line.sort not in text else _Line(line.number, _Sort.TEXT, line.whole, line.whole)
        for line in lines
    ]


def _sections(lines: list[_Line], problems: list[Problem]) -> list[tuple[_Open, _Line | None]]:
    """Each section with the line that opens the next one."""
    sections: list[_Open] = []
    for line in lines:
        match line.sort:
            case _Sort.TEXT:
                _more(line, sections, problems)
            case _Sort.ANSWER:
                _answer(line, sections, problems)
            case _Sort.QUESTION if sections and _is_same_question(sections[-1], line):
                sections[-1].questions.append(line.text)
            case _Sort.QUESTION:
                sections.append(_Open(line, [line.text]))
            case _:
                sections.append(_Open(line))
    following = [section.line for section in sections[1:]]
    return list(zip(sections, [*following, None], strict=True))


def _more(line: _Line, sections: list[_Open], problems: list[Problem]) -> None:
    if sections:
        sections[-1].texts[-1].append(line.text)
    elif line.text.strip() and not problems:
        problems.append(Problem(line.number, Trouble.OUTSIDE))


def _answer(line: _Line, sections: list[_Open], problems: list[Problem]) -> None:
    if not sections or not sections[-1].questions:
        problems.append(Problem(line.number, Trouble.NO_QUESTION))
        if sections:
            sections[-1].texts[-1].append(line.text)
        return
    section = sections[-1]
    if len(section.texts) == 1:
        section.questions[-1] = one_line(" ".join((section.questions[-1], *section.texts[0])))
        section.texts[0] = []
    section.texts.append([line.text])


def _is_same_question(section: _Open, line: _Line) -> bool:
    """A question that is asked in the other language before anything is answered."""
    asked = section.questions
    return len(asked) == 1 and not section.bodies and is_japanese(asked[0]) != is_japanese(line.text)


def _close(section: _Open, after: _Line | None, found: list[FoundRule], problems: list[Problem]) -> None:
    line, bodies = section.line, section.bodies
    if line.sort is _Sort.QUESTION:
        titles = [short_title(question) for question in section.questions]
        questions = section.questions
    else:
        titles, questions = [line.text], []
    if line.sort is _Sort.NUMBER and (not bodies or len(line.text) > LONGEST_TITLE):
        titles, bodies = [short_title(line.text)], ["\n".join((line.text, *bodies))]
    if bodies:
        found.append(FoundRule(line.number, spoken_rule(titles, bodies, questions)))
    elif line.sort is _Sort.QUESTION:
        problems.append(Problem(line.number, Trouble.NO_ANSWER))
    elif not _is_above(line, after):
        problems.append(Problem(line.number, Fault.NO_TEXT))


def _is_above(line: _Line, after: _Line | None) -> bool:
    """A heading over other sections needs no text of its own."""
    below = (_Sort.QUESTION, _Sort.NUMBER)
    return after is not None and (after.sort in below or after.level > line.level)
