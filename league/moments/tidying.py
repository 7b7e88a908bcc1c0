"""One way of writing for many: width, dashes, figures in kanji, hours in words."""

import re
import unicodedata
from typing import Final

from league.moments import words

_DASHES: Final = str.maketrans("–—―−‐‑〜～’±", "------~~'+")
_LONG_DASH: Final = re.compile(r"(?<=[\d時分半])ー(?=[\d午])")
"""The mark of a long vowel, which lies beside the dash on Japanese keyboards."""
_YEAR_FIRST: Final = re.compile(r"(?<![\d/.-])'?(2[4-9]|3\d)([/.-])(\d{1,2})\2(\d{1,2})(?![\d/.-])")
"""26/12/5: in Japanese the year stands first, of however many digits it has."""
_HOURS: Final = sorted(
    (word for word, hour in words.NUMBERS.items() if hour in range(1, 13)), key=len, reverse=True
)
_HOUR_IN_WORDS: Final = re.compile(
    rf"(?<![a-z])({'|'.join(_HOURS)})"
    r"(?=\s+(?:[ap]\.?\s?m\b|o'clock|in the (?:morning|afternoon|evening)))"
)
_ZONE_EXPLAINED: Final = re.compile(r"((?:gmt|utc)[+-]\d{2}:?\d{2}) \([^)]*\)")
"""How browsers write a moment: the zone's name in brackets says again what the number has said."""
_GLUED: Final = re.compile(r"(?<=tag)(?=abend|nachmittag|vormittag|mittag)")
"""Sonntagabend."""
_KANJI_NUMBER: Final = re.compile(
    r"(?<![〇一二三四五六七八九十])(?:[一二三四五六七八九]?十[一二三四五六七八九]?|[〇一二三四五六七八九]+)"
    r"(?=時|分|日(?!曜)|月(?!曜)|年|週|か月|ヶ月|カ月)"
)


def tidied(typed: str, language: str) -> str:
    """The text as the scanner knows it."""
    text = " ".join(unicodedata.normalize("NFKC", typed).casefold().translate(_DASHES).split())
    text = _KANJI_NUMBER.sub(lambda found: str(_kanji_number(found[0])), text)
    text = _LONG_DASH.sub("-", text)
    text = _ZONE_EXPLAINED.sub(r"\1", text)
    text = _GLUED.sub(" ", _HOUR_IN_WORDS.sub(lambda found: f"{words.NUMBERS[found[1]]:.0f}", text))
    if language == "ja":
        text = _YEAR_FIRST.sub(r"20\1/\3/\4", text)
    return text


def _kanji_number(text: str) -> int:
    """十九 as 19; a row of digits as it stands."""
    digits = "〇一二三四五六七八九"
    if "十" not in text:
        return int("".join(str(digits.index(sign)) for sign in text))
    tens, _, ones = text.partition("十")
    return 10 * (digits.index(tens) if tens else 1) + (digits.index(ones) if ones else 0)
