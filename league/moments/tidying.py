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
_REIWA: Final = re.compile(
    r"(?<![a-z\d])(?:r|令)\s?(\d{1,2})(?:([./-])(\d{1,2})\2|年\s?(\d{1,2})月)(\d{1,2})(?!\d)日?"
)
"""R9.3.20 counts from 2019 as 令和9年 does."""
_ALL_DIGITS: Final = re.compile(r"(?<!\d)(20\d{6})[\s_-]?(\d{2})(\d{2})(?!\d)")
_KANA_UNIT: Final = re.compile(r"(?<=\d)(じ|ふん|ぷん|がつ|にち)(?![ぁ-ん]*だい)")
_KANJI_OF: Final = {"じ": "時", "ふん": "分", "ぷん": "分", "がつ": "月", "にち": "日"}
_GERMAN_HOURS: Final = (
    "ein|eins", "zwei", "drei", "vier", "fünf|fuenf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf|zwoelf",
)  # fmt: skip
_GERMAN_HOUR: Final = {
    word: hour for hour, said in enumerate(_GERMAN_HOURS, 1) for word in (*said.split("|"), str(hour))
}
_GERMAN_QUARTER: Final = re.compile(
    r"(?<![a-z])(halb|viertel nach|viertel vor|dreiviertel)\s+("
    + "|".join(sorted(_GERMAN_HOUR, key=len, reverse=True))
    + r")(?![a-z\d:.])"
)
_QUARTERS: Final = {"halb": -30, "viertel nach": 15, "viertel vor": -15, "dreiviertel": -15}
_GERMAN_UHR: Final = re.compile(
    r"(?<![a-z])(" + "|".join(word for word in _GERMAN_HOUR if word.isalpha()) + r")\s+(?=uhr)"
)
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
    text = _KANA_UNIT.sub(lambda found: _KANJI_OF[found[1]], text)
    text = _REIWA.sub(_of_reiwa, text)
    text = _ALL_DIGITS.sub(r"\1 \2:\3", text)
    text = _GERMAN_QUARTER.sub(_of_quarter, text)
    text = _GERMAN_UHR.sub(lambda found: f"{_GERMAN_HOUR[found[1]]} ", text)
    text = _ZONE_EXPLAINED.sub(r"\1", text)
    text = _GLUED.sub(" ", _HOUR_IN_WORDS.sub(lambda found: f"{words.NUMBERS[found[1]]:.0f}", text))
    if language == "ja":
        text = _YEAR_FIRST.sub(r"20\1/\3/\4", text)
    return text


def _of_reiwa(found: re.Match[str]) -> str:
    return f"{2018 + int(found[1])}/{found[3] or found[4]}/{found[5]}"


def _of_quarter(found: re.Match[str]) -> str:
    """Halb acht is half past seven; of "halb eins" the hour is twelve."""
    minutes = _GERMAN_HOUR[found[2]] * 60 + _QUARTERS[found[1]]
    hour, minute = divmod(minutes, 60)
    return f"{hour or 12}:{minute:02d}"


def _kanji_number(text: str) -> int:
    """十九 as 19; a row of digits as it stands."""
    digits = "〇一二三四五六七八九"
    if "十" not in text:
        return int("".join(str(digits.index(sign)) for sign in text))
    tens, _, ones = text.partition("十")
    return 10 * (digits.index(tens) if tens else 1) + (digits.index(ones) if ones else 0)
