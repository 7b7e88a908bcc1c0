"""Numbers in a folded text as figures: 九枚, nine cards and 9枚 say the same."""

import re

_JAPANESE = {"一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
_SMALL = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *(
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ),
)
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
_COUNTED = re.compile(
    r"([二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])(?=枚|点|分|本|個|つ|回|人|軒|ポイント|アウェイ|p\b|pt)"
)
_WORD = re.compile(rf"\b({'|'.join(_TENS)})(?:[ -]({'|'.join(_SMALL[1:10])}))?\b|\b({'|'.join(_SMALL)})\b")


def in_figures(text: str) -> str:
    """The text with its counted numbers as figures."""
    return _WORD.sub(_english, _COUNTED.sub(_kanji, text))


def _kanji(match: re.Match[str]) -> str:
    word = match.group(1)
    tens, ten, ones = word.partition("十")
    if not ten:
        return str(_JAPANESE[word])
    return str(10 * _JAPANESE.get(tens, 1) + _JAPANESE.get(ones, 0))


def _english(match: re.Match[str]) -> str:
    tens, ones, small = match.groups()
    return str(_SMALL.index(small) if small else _TENS[tens] + (_SMALL.index(ones) if ones else 0))
