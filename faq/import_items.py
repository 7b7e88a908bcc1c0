"""Rules in a list: bullets, rows of a Markdown table, articles, records, or paragraphs, each of which is a rule."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from faq.import_found import FoundRule, short_title, spoken_rule
from faq.written import LONGEST_TITLE, one_line

_BULLET = re.compile(
    r"[ \t　]{0,3}(?P<mark>[-*+](?=[ 　])|[•・‣▪▫◦●○◆◇■□★☆※→▶▷►]"
    r"|[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001F300-\U0001FAFF])"
    r"[\ufe0f\u200d \u3000]*(?P<text>\S.*)"
)
_NUMBER = re.compile(
    r"[ \t　]{0,3}(?P<mark>)(?:\(?[0-9０-９]{1,3}[.．)）、:：](?![0-9０-９])|[①-⑳])[ 　]*(?P<text>\S.*)"
)
_ARTICLE = re.compile(
    r"[ \t　]*(?:\*\*|#{1,6} )?"
    r"(?:第[ 　]*[0-9０-９一二三四五六七八九十百]+[ 　]*条|(?:Article|Rule|§) ?[0-9]{1,3}[.:)]?)"
    r"(?P<mark>)(?:\*\*)?[ 　]*(?P<text>.*)"
)
_ROW = re.compile(r"[ \t]*\|(.*)\|[ \t]*")
_RULER = re.compile(r"[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|?)+[ \t]*")
_HEADING = re.compile(
    r"[ \t]{0,3}#{1,6}[ \t]+\S.*"
    r"|[ \t　]*(?:第[ 　]*[0-9０-９一二三四五六七八九十]+[ 　]*[章節].*|【[^】]+】|[-=*_]{3,})[ \t]*"
)
_ASKED = re.compile(
    r"[ \t　]*(?:[-*・] ?)?(?:\*\*)?(?:[QＱ]|Question|ご?質問|問)[0-9０-９ ]*[.．:：、)）]", re.IGNORECASE
)
_LABEL = re.compile(
    r"(?:\*\*(.{1,60}?)\*\*|【(.{1,40}?)】|[(（]([^()（）]{1,30})[)）]"
    r"|([^:：。.!?]{1,28})(?:：|:(?![0-9/])))[ \n　:：]*(?=\S)"
)
_FIELD = re.compile(r"[ \t　]*([^:：=\s][^:：=]{0,24}?)[ 　]*[:：=][ 　]*(\S.*)")
_DASHED = re.compile(r"- [^:：=\s]{1,24}[:：=][ 　]?\S.*")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)\s]*\)|<(https?://[^>\s]+)>")
_MARKS = re.compile(r"\*\*|__|`|~~")
_PREAMBLE = re.compile(
    r"\b(?:rules? (?:apply|hold|are)|as follows|see below|below|welcome)\b"
    r"|以下|ルールをもと|もとですが|優先|のっとり|ようこそ|次のとおり",
    re.IGNORECASE,
)
_LEAST = 3
_MOSTLY = 0.6
_OPENING = 2
_NO_FIELDS = frozenset({"id", "no", "no.", "number", "#", "番号", "条"})


def item_rules(text: str, lines: Sequence[str]) -> list[FoundRule] | None:
    """The rules of a list; None for a file that is no list."""
    for read in (_json, _table, _articles, _records, _bullets):
        found = read(text, lines)
        if found:
            return found
    return None


def paragraph_rules(lines: Sequence[str]) -> list[FoundRule]:
    """Each paragraph of a text without any other structure, of a single one each line.

    A title and what only introduces the rules are none.
    """
    blocks = [(number, " ".join(block)) for number, block in _blocks(lines)]
    own = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if sum(not _introduces(place, text) for place, (_, text) in enumerate(blocks)) < _LEAST:
        blocks = own
    found = [(number, text) for place, (number, text) in enumerate(blocks) if not _introduces(place, text)]
    return [_item(number, text) for number, text in found] if len(found) >= _LEAST else []


def _introduces(place: int, text: str) -> bool:
    """One of the first two paragraphs that is a title, or says which rules hold besides."""
    is_title = place == 0 and not _LABEL.match(text) and not re.search(r"[.。!！][)）]?$", text.strip())
    return place < _OPENING and bool(is_title or _PREAMBLE.search(text))


def plain(text: str) -> str:
    """A text without the marks of Markdown; of a link its words."""
    return _MARKS.sub("", _LINK.sub(lambda link: link[1] or link[2] or "", text)).strip()


def _json(text: str, _lines: Sequence[str]) -> list[FoundRule]:
    if text.lstrip()[:1] not in {"[", "{"}:
        return []
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        rows = [_loaded(line) for line in text.splitlines() if line.strip()]
        data = None if None in rows else rows
    if isinstance(data, dict):
        data = next((value for value in data.values() if isinstance(value, list)), None)
    if not isinstance(data, list):
        return []
    return [
        _of_record(place, one) for place, one in enumerate(data, 1) if isinstance(one, dict | str) and one
    ]


def _loaded(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _of_record(place: int, record: object) -> FoundRule:
    if not isinstance(record, dict):
        return _item(place, str(record))
    return _fields(
        place, [(str(key), str(value)) for key, value in record.items() if value not in (None, "", [])]
    )


def _fields(place: int, fields: Iterable[tuple[str, str]]) -> FoundRule:
    """A rule of fields: the first short one is its title, what only numbers it is none."""
    told = [
        (key, value) for key, value in fields if key.strip().lower() not in _NO_FIELDS and not value.isdigit()
    ]
    values = [value for _, value in told]
    if len(values) > 1 and len(values[0]) <= LONGEST_TITLE:
        return FoundRule(place, spoken_rule([plain(values[0])], [plain(_joined(values[1:]))], []))
    return _item(place, _joined(values))


def _joined(values: Sequence[str]) -> str:
    return "\n".join(values)


def _table(_text: str, lines: Sequence[str]) -> list[FoundRule]:
    """The rows of Markdown tables; what stands above the ruler names the columns."""
    found: list[FoundRule] = []
    for number, line in enumerate(lines, 1):
        row = _ROW.fullmatch(line)
        following = lines[number] if number < len(lines) else ""
        if row and not _RULER.fullmatch(line) and not _RULER.fullmatch(following):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", row[1]) if cell.strip()]
            found.append(_fields(number, [(str(place), cell) for place, cell in enumerate(cells)]))
    is_table = any(_RULER.fullmatch(line) and "|" in line for line in lines)
    return found if is_table and len(found) >= _LEAST else []


def _articles(_text: str, lines: Sequence[str]) -> list[FoundRule]:
    """Numbered articles, each with all that stands beneath it."""
    return _opened(lines, _ARTICLE, alone=False)


def _bullets(_text: str, lines: Sequence[str]) -> list[FoundRule]:
    """Bullets or numbers that each say a whole rule; where headings have few of them, these belong together."""
    for pattern in (_BULLET, _NUMBER):
        found = _opened(lines, pattern, alone=True)
        if found:
            return found
    return []


def _opened(lines: Sequence[str], pattern: re.Pattern[str], *, alone: bool) -> list[FoundRule]:
    """The rules that lines of a pattern open; `alone`: only where most of the text is in them."""
    marks = Counter(match["mark"] for line in lines if (match := pattern.fullmatch(line)))
    usual, times = marks.most_common(1)[0] if marks else ("", 0)
    one_mark = times >= _LEAST and times > _MOSTLY * marks.total()
    items: list[tuple[int, list[str]]] = []
    headings = other = 0
    is_open = False
    for number, line in enumerate(lines, 1):
        match = pattern.fullmatch(line)
        if _ASKED.match(line):
            return []
        if match and not (one_mark and match["mark"] != usual) and not _HEADING.fullmatch(line):
            items.append((number, [match["text"]]))
            is_open = True
        elif match or _HEADING.fullmatch(line):
            headings += 1
            is_open = False
        elif not line.strip():
            is_open = is_open and not alone
        elif is_open:
            items[-1][1].append(line.strip())
        else:
            other += 1
    few = len(items) < _LEAST or (
        alone and (len(items) < _LEAST * max(1, headings - 1) or other > len(items))
    )
    texts = [(number, "\n".join(filter(None, text))) for number, text in items]
    return [] if few else [_item(number, text) for number, text in texts if text]


def _records(_text: str, lines: Sequence[str]) -> list[FoundRule]:
    """Blocks of "name: what it says" lines, most of them with the same names; a dash begins one, too."""
    apart = [part for line in lines for part in (("", line[2:]) if _DASHED.match(line) else (line,))]
    blocks = [(number, [_FIELD.fullmatch(line) for line in block]) for number, block in _blocks(apart)]
    whole = [
        (number, [one for one in block if one]) for number, block in blocks if len(block) > 1 and all(block)
    ]
    if len(whole) < _LEAST or 2 * len(whole) < len(blocks):
        return []
    names = Counter(block[0][1] for _, block in whole)
    if names.most_common(1)[0][1] < _MOSTLY * len(whole):
        return []
    return [_fields(number, [(one[1], one[2]) for one in block]) for number, block in whole]


def _blocks(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """What stands between empty lines and headings, with the number of its first line."""
    numbered = list(enumerate(lines, 1))
    for is_text, group in groupby(
        numbered, lambda one: bool(one[1].strip()) and not _HEADING.fullmatch(one[1])
    ):
        if is_text:
            block = list(group)
            yield block[0][0], [line for _, line in block]


def _item(number: int, text: str) -> FoundRule:
    """A rule of one text: what is bold or stands before a colon is its title, else its first sentence is."""
    label = _LABEL.match(text)
    title = next((one for one in label.groups() if one), "") if label else ""
    body = text[label.end() :] if label and title else text
    return FoundRule(number, spoken_rule([short_title(plain(one_line(title or body)))], [plain(body)], []))
