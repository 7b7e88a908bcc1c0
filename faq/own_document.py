"""A whole rule document of an organizer's own: a file in, sections with numbers out. Pure.

Its sections are searched as house rules are (`faq/house.py`); one that stands beneath the built-in documents is shown
where these do not answer.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from functools import lru_cache

from faq.entry import Document, Entry, Forms, Game, Kind, Text
from faq.import_found import FoundRule
from faq.importing import LARGEST, Unreadable, found_rules, text_of_file
from faq.text import fold, reads_japanese
from faq.written import LONGEST_TEXT, LONGEST_TITLE, RuleText, one_line

OWN = "own"
"""Opens the section ids of own documents: own2/14 is the fourteenth section of the second one."""
MOST_SECTIONS = 500
"""Sections of one document: its index stands within some seconds."""
LONGEST_NAME = 80
LARGEST_DOCUMENT = 10 * LARGEST
"""Bytes of a file, for a PDF brings its fonts; of text it may have as many as a file of house rules."""
_DIGITS = r"[0-9０-９一二三四五六七八九十百]"
_NUMBER = re.compile(
    r"[\s#>*\-・|]*(?:\*\*)?"
    rf"(第[ 　]*{_DIGITS}+[ 　]*[条項章節](?:の{_DIGITS}+)?|(?:Article|Rule|Section|§)[ ]?[0-9]+(?:\.[0-9]+)*"
    r"|[0-9０-９]+(?:[.．\-][0-9０-９]+)*)(?=[\s　.．)）、:：*（(「【]|$)[.．)）、:：]*",
    re.IGNORECASE,
)
_DEEP = re.compile(r"[ 　]*[0-9]{1,3}\.[0-9]{1,3}[.\s]")
_CHAPTER = re.compile(r"[ 　]*([0-9]{1,3})[ 　]+([^\s.。].{0,60}[^.。:：;,、])[ 　]*")
_LEAST_DEEP = 3
_TITLE_LINE = re.compile(r"[^.。!?！？\n]{1,60}\n(?=.)")
_TEXTS = ("title_ja", "title_en", "text_ja", "text_en")
_SENTENCE = re.compile(r"(?<=[。.!?！？\n])")


class DocumentStanding(StrEnum):
    """Where an own document stands in an event that names it."""

    ABOVE = "above"
    BENEATH = "beneath"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class OwnSection:
    """A section: the number or heading that is printed over it, title and text in one language or both."""

    printed: str
    rule: RuleText


@dataclass(frozen=True, slots=True)
class OwnDocument:
    """A document of a server by its number there, with its sections, and where it stands."""

    number: int
    name: str
    sections: tuple[OwnSection, ...]
    standing: DocumentStanding = DocumentStanding.ABOVE


def read_document(content: bytes, name: str) -> tuple[OwnSection, ...] | Unreadable:
    """The sections of a file of this name, in their order."""
    if len(content) > LARGEST_DOCUMENT:
        return Unreadable.TOO_LARGE
    text = text_of_file(content)
    if isinstance(text, Unreadable):
        return text
    lines = _with_chapters(text.split("\n"))
    found = found_rules("\n".join(lines).encode(), name, MOST_SECTIONS)
    if isinstance(found, Unreadable):
        return found
    sections = [_section(one, lines) for one in found]
    sections = [part for one in _without_chapters(sections) for part in _parts(one)]
    return tuple(sections) if len(sections) <= MOST_SECTIONS else Unreadable.TOO_MANY


def own_entries(document: OwnDocument, game: Game = Game.CATAN) -> tuple[Entry, ...]:
    """The sections as entries; what is missing in one language stands in the other. They hold in the event's game."""
    prefix, name = f"{OWN}{document.number}", Text(document.name, document.name)
    language = "ja" if any(one.rule.text_ja for one in document.sections) else "en"
    kind = Kind.OWN_BENEATH if document.standing is DocumentStanding.BENEATH else Kind.OWN
    holder = Document(prefix, name, Text("", ""), game, kind, language)
    return tuple(
        Entry(
            (f"{prefix}/{place}",),
            holder,
            section.printed,
            Text(
                section.rule.title_ja or section.rule.title_en, section.rule.title_en or section.rule.title_ja
            ),
            Text(section.rule.text_ja or section.rule.text_en, section.rule.text_en or section.rule.text_ja),
            _forms(section.rule),
        )
        for place, section in enumerate(document.sections, 1)
    )


def length_of(document: OwnDocument) -> int:
    """Characters of its sections."""
    rules = (section.rule for section in document.sections)
    return sum(len(rule.title_ja + rule.title_en + rule.text_ja + rule.text_en) for rule in rules)


def place_of_section(entry: Entry) -> tuple[int, int]:
    """The number of an own section's document and its place there."""
    prefix, _, place = entry.sections[0].removeprefix(OWN).partition("/")
    return int(prefix), int(place)


def dumped(sections: Sequence[OwnSection]) -> str:
    """Sections as they are stored."""
    return json.dumps([asdict(section) for section in sections], ensure_ascii=False)


@lru_cache(maxsize=16)
def loaded(stored: str) -> tuple[OwnSection, ...]:
    """Stored sections."""
    return tuple(OwnSection(one["printed"], _rule(one["rule"])) for one in json.loads(stored))


def _rule(stored: dict[str, str | list[str]]) -> RuleText:
    title_ja, title_en, text_ja, text_en = (str(stored[name]) for name in _TEXTS)
    return RuleText(title_ja, title_en, text_ja, text_en, tuple(stored["questions"]))


def _forms(rule: RuleText) -> Forms:
    japanese = tuple(form for form in rule.questions if reads_japanese(fold(form)))
    return Forms(japanese, tuple(form for form in rule.questions if form not in japanese))


def _with_chapters(lines: list[str]) -> list[str]:
    """Lines in which a chapter above numbers such as 3.2 has a mark by which it is known: "3 Time" is "3. Time"."""
    if sum(1 for line in lines if _DEEP.match(line)) < _LEAST_DEEP:
        return lines
    return [f"{match[1]}. {match[2]}" if (match := _CHAPTER.fullmatch(line)) else line for line in lines]


def _without_chapters(sections: list[OwnSection]) -> Iterator[OwnSection]:
    """The sections without those that are only a heading over the next one."""
    for section, following in zip(sections, [*sections[1:], None], strict=True):
        text = section.rule.text_ja or section.rule.text_en
        above = following is not None and following.printed.startswith(f"{section.printed}.")
        if not above or text not in (section.rule.title_ja, section.rule.title_en):
            yield section


def _section(found: FoundRule, lines: Sequence[str]) -> OwnSection:
    """A rule with the number that is printed before it, which its title and its text leave out."""
    line = lines[found.line - 1] if found.line <= len(lines) else ""
    match = _NUMBER.match(line)
    rule = _headed(found.rule)
    if match is None:
        return OwnSection(one_line(rule.title_ja or rule.title_en)[:LONGEST_TITLE], rule)
    title_ja, title_en = (_bare(title, match[1]) for title in (rule.title_ja, rule.title_en))
    return OwnSection(one_line(match[1]), replace(rule, title_ja=title_ja, title_en=title_en))


def _headed(rule: RuleText) -> RuleText:
    """A rule whose first line is a heading and stands above its text, not in it."""
    ja, en = _TITLE_LINE.match(rule.text_ja), _TITLE_LINE.match(rule.text_en)
    if ja and one_line(rule.text_ja).startswith(rule.title_ja.rstrip("…")):
        rule = replace(rule, title_ja=one_line(ja[0]), text_ja=rule.text_ja[ja.end() :])
    if en and one_line(rule.text_en).startswith(rule.title_en.rstrip("…")):
        rule = replace(rule, title_en=one_line(en[0]), text_en=rule.text_en[en.end() :])
    return rule


def _bare(title: str, number: str) -> str:
    """A title without the number before it; one that says nothing else stays as it is."""
    match = _NUMBER.match(title)
    bare = title[match.end() :].strip(" 　*") if match and match[1] == number else title
    return bare or title


def _parts(section: OwnSection) -> Iterator[OwnSection]:
    """A section in pieces that fit one message, cut between sentences."""
    rule = section.rule
    pieces = max(len(_cut(rule.text_ja)), len(_cut(rule.text_en)))
    if pieces <= 1:
        yield section
        return
    for ja, en in zip(_filled(rule.text_ja, pieces), _filled(rule.text_en, pieces), strict=True):
        yield replace(section, rule=replace(rule, text_ja=ja, text_en=en))


def _filled(text: str, pieces: int) -> list[str]:
    cut = _cut(text)
    return [*cut, *[cut[-1] if cut else ""] * (pieces - len(cut))]


def _cut(text: str) -> list[str]:
    """A text in pieces of whole sentences; a sentence that is too long itself is cut where it must be."""
    pieces = [""]
    for sentence in _SENTENCE.split(text):
        for start in range(0, len(sentence), LONGEST_TEXT):
            part = sentence[start : start + LONGEST_TEXT]
            if len(pieces[-1]) + len(part) > LONGEST_TEXT:
                pieces.append("")
            pieces[-1] += part
    return [piece.strip() for piece in pieces if piece.strip()]
