"""Bytes to text, in whatever encoding a spreadsheet saved them.

UTF-8 and UTF-16 prove themselves. The encodings of one script each do not: of those that can read the bytes,
the one is taken whose letters look most like names.
"""

import codecs
import re
import unicodedata
from typing import Final

from league.importing.headings import said_by

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_ASIAN: Final = ("cp932", "euc_jp", "cp949", "gb18030", "big5")
_LATIN: Final = ("cp1252", "cp1250", "cp1254", "cp1257")
_TYPOGRAPHY: Final = frozenset("‘’“”„–—…·´°ªº€§«»\xa0")
_LONG_RUN: Final = re.compile(r"[^\W\d_a-zA-Z]{3,}")
"""Three letters with accents in a row are rare in names written in Latin letters, and the rule in Cyrillic ones."""
_FIRST_LINES: Final = 5
_CELLS: Final = re.compile(r"[,;\t|]")
_CONTROLS: Final = re.compile(r"[\0-\x08\x0e-\x19\x1b-\x1f]")
_HALF_WIDTH: Final = range(0xFF61, 0xFFA0)
_PRIVATE: Final = range(0xE000, 0xF900)
_WELL_BELOW: Final = 0.5
_TWO_BYTES: Final = 2
BROKEN: Final = "\ufffd"
"""What stands for a letter that could not be read."""
_MANY: Final = 3
_HANGUL: Final = range(0xB0, 0xC9)
_FREQUENT: Final = {
    "cp932": ("euc_jp", range(0xB0, 0xD0)),
    "euc_jp": ("euc_jp", range(0xB0, 0xD0)),
    "gb18030": ("gb2312", range(0xB0, 0xD8)),
    "big5": ("big5", range(0xA4, 0xC7)),
    "cp949": ("ascii", range(0)),
}
"""The rows of each charset whose Chinese characters are the frequent ones; names in Korean are written without any."""


def decoded(content: bytes) -> str | None:
    """The text that the bytes stand for, None for what is no text."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return _clean(_in(content, encoding))
    if b"\0" in content:
        return _clean(_without_mark(content))
    if b"\x1b$" in content:
        return _in(content, "iso2022_jp")
    plain = _in(content, "utf-8")
    if plain is not None:
        return plain
    return _broken_utf8(content) or _of_one_script(content)


def _broken_utf8(content: bytes) -> str | None:
    """UTF-8 of which a little was damaged: no other encoding has that many letters of several bytes by chance."""
    text = content.decode("utf-8", errors="replace")
    broken = text.count(BROKEN)
    whole = sum(letter > "\x7f" for letter in text) - broken
    return text if whole > _MANY * broken else None


def _in(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except (UnicodeDecodeError, UnicodeError):
        return None


def _clean(text: str | None) -> str | None:
    return None if text is None or _CONTROLS.search(text) else text


def _without_mark(content: bytes) -> str | None:
    """UTF-16 without its mark: every second byte of ASCII is zero, and of line ends always."""
    even, odd = content[::2].count(0), content[1::2].count(0)
    return _in(content, "utf-16-be" if even > odd else "utf-16-le") if even != odd else None


def _of_one_script(content: bytes) -> str | None:
    for encoding in _LATIN:
        text = _in(content, encoding)
        if text is not None and _is_latin(text):
            return text
    read = {encoding: text for encoding in _ASIAN if (text := _in(content, encoding)) is not None}
    scores = {encoding: _east_asian(text, encoding) for encoding, text in read.items()}
    headed = {encoding: _headings(text) for encoding, text in read.items()}
    best = max(scores, key=lambda encoding: (headed[encoding], scores[encoding]), default=None)
    if best is not None and (headed[best] or scores[best] > _WELL_BELOW):
        return read[best]
    return _in(content, "cp1251") or (read[best] if best else None) or _in(content, "cp1252")


def _headings(text: str) -> int:
    """How many cells of the first lines are headings that are known and not written in ASCII."""
    cells = (cell.strip(' "') for line in text.splitlines()[:_FIRST_LINES] for cell in _CELLS.split(line))
    said = (said_by(cell) for cell in cells if cell and not cell.isascii())
    return sum(meant is not None and meant.certainty > 1 for meant in said)


def _is_latin(text: str) -> bool:
    strange = [letter for letter in text if letter > "\x7f"]
    fit = all(letter in _TYPOGRAPHY or _is_latin_letter(letter) for letter in strange)
    return fit and not _LONG_RUN.search(text)


def _is_latin_letter(letter: str) -> bool:
    return letter.isalpha() and "LATIN" in unicodedata.name(letter, "")


def _east_asian(text: str, encoding: str) -> float:
    """How much the letters beyond ASCII look like those of the names of East Asia: 1 all of them, 0 none."""
    strange = [letter for letter in text if letter > "\x7f"]
    return sum(_weight(letter, encoding) for letter in strange) / len(strange) if strange else 0.0


def _weight(letter: str, encoding: str) -> float:
    number = ord(letter)
    if number in _PRIVATE:
        return -1.0
    if number in _HALF_WIDTH:
        return 0.6
    name = unicodedata.name(letter, "")
    if name.startswith("HANGUL SYLLABLE"):
        return 1.2 if _is_frequent(letter, "euc_kr", _HANGUL) else 0.3
    if name.startswith(("HIRAGANA", "KATAKANA")):
        return 1.2
    if name.startswith("CJK"):
        charset, rows = _FREQUENT[encoding]
        return 1.0 if _is_frequent(letter, charset, rows) else 0.7
    return 1.0 if name.startswith(("FULLWIDTH", "IDEOGRAPHIC")) else 0.0


def _is_frequent(letter: str, charset: str, rows: range) -> bool:
    """Whether a letter stands in the rows of a charset that hold what is in use, before those of rare letters."""
    try:
        written = letter.encode(charset)
    except UnicodeEncodeError:
        return False
    return len(written) == _TWO_BYTES and written[0] in rows
