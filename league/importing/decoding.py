"""Bytes to text, in whatever encoding a spreadsheet saved them.

UTF-8 and UTF-16 prove themselves. The encodings of one script each do not: of those that can read the bytes,
the one is taken whose letters look most like names.
"""

import codecs
import re
import unicodedata
from typing import Final

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
_HALF_WIDTH: Final = range(0xFF61, 0xFFA0)
_PRIVATE: Final = range(0xE000, 0xF900)
_WELL_BELOW: Final = 0.5
_TWO_BYTES: Final = 2


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
    return plain if plain is not None else _of_one_script(content)


def _in(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except (UnicodeDecodeError, UnicodeError):
        return None


def _clean(text: str | None) -> str | None:
    return None if text is None or "\0" in text else text


def _without_mark(content: bytes) -> str | None:
    """UTF-16 without its mark: every second byte of ASCII is zero, and of line ends always."""
    even, odd = content[::2].count(0), content[1::2].count(0)
    return _in(content, "utf-16-be" if even > odd else "utf-16-le") if even != odd else None


def _of_one_script(content: bytes) -> str | None:
    for encoding in _LATIN:
        text = _in(content, encoding)
        if text is not None and _is_latin(text):
            return text
    read = [text for encoding in _ASIAN if (text := _in(content, encoding)) is not None]
    best = max(read, key=_east_asian, default=None)
    if best is not None and _east_asian(best) > _WELL_BELOW:
        return best
    return _in(content, "cp1251") or best or _in(content, "cp1252")


def _is_latin(text: str) -> bool:
    strange = [letter for letter in text if letter > "\x7f"]
    fit = all(letter in _TYPOGRAPHY or _is_latin_letter(letter) for letter in strange)
    return fit and not _LONG_RUN.search(text)


def _is_latin_letter(letter: str) -> bool:
    return letter.isalpha() and "LATIN" in unicodedata.name(letter, "")


def _east_asian(text: str) -> float:
    """How much the letters beyond ASCII look like those of East Asia: 1 all of them, 0 none."""
    strange = [letter for letter in text if letter > "\x7f"]
    return sum(map(_weight, strange)) / len(strange) if strange else 0.0


def _weight(letter: str) -> float:
    number = ord(letter)
    if number in _PRIVATE:
        return -1.0
    if number in _HALF_WIDTH:
        return 0.6
    name = unicodedata.name(letter, "")
    if name.startswith("HANGUL SYLLABLE"):
        return 1.2 if _in_use(letter) else 0.3
    if name.startswith(("HIRAGANA", "KATAKANA")):
        return 1.2
    return 1.0 if name.startswith(("CJK", "FULLWIDTH", "IDEOGRAPHIC")) else 0.0


def _in_use(syllable: str) -> bool:
    """Whether a Korean syllable is one of the 2350 that are in use, and not one that only an encoding knows."""
    try:
        return len(syllable.encode("euc_kr")) == _TWO_BYTES
    except UnicodeEncodeError:
        return False
