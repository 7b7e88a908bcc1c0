"""What somebody typed, cut into what says something of a moment; a rest that says nothing known is a rest."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from league.moments import offsets, words
from league.moments.hours import DIGITS
from league.moments.parts import Day, Length, TypedClock, TypedParts
from league.moments.tidying import tidied

_Note = Callable[["TypedParts", "re.Match[str]"], object]


def _any(names: Iterable[str]) -> str:
    """Words, the longest first; letters of our alphabet end where another one does."""
    listed = sorted(names, key=len, reverse=True)
    latin = "|".join(re.escape(name) for name in listed if name[0] < "\u0250")
    other = "|".join(re.escape(name) for name in listed if name[0] >= "\u0250")
    return "|".join(filter(None, (rf"(?<![a-zäöüß])(?:{latin})(?![a-zäöüß])" if latin else "", other)))


_MONTH: Final = _any(words.MONTHS)
_YEAR: Final = (
    r"((?![01]\d[0-5]\d)\d{4}|'?(?:2[5-9]|3\d)(?=,?\s+(?:at\s+)?\d{1,2}(?::|\s?[ap]\.?m)))(?![\d:.])"
)
_NUMBER: Final = rf"(\d{{1,3}}(?:\.\d{{1,2}})?|{'|'.join(sorted(words.NUMBERS, key=len, reverse=True))})"
_UNIT: Final = (
    r"(minuten|minutes|minute|mins|min|m|分間|分|stunden|stunde|hours|hour|hrs|hr|h|時間半|時間|days|day|tagen|tage|tag|日間|日"
    r"|d|weeks|week|wochen|woche|w|週間|週|months|month|monaten|monate|か月|ヶ月|カ月|ヵ月|ケ月)(?![a-z])"
)
_ONE: Final = rf"{_NUMBER}\s*{_UNIT}(?:\s+and\s+a\s+(half))?"
_MORE: Final = rf"{_ONE}(?:\s*(?:,|and|と|und)?\s*{_ONE})?"
_HALF: Final = r"([ap])(?:\.?\s?m\b\.?|(?<=\d[ap])(?![a-z\d.]))"
_NAMED_HALF: Final = _HALF.replace("([ap])", "(?P<half>[ap])")
_TO: Final = r"\s*(?:-|~|to|until|till|bis|から)\s*"
_LIKE_AN_OFFSET: Final = re.compile(r"\s-(?:0\d|1[0-2]):[034][05]$")
_NOT_MORE: Final = r"(?![\d/])"


def scanned(typed: str, language: str = "ja") -> TypedParts:
    """What stands in a text of at most some words."""
    text = tidied(typed, language)
    said, at, rest = TypedParts(), 0, list[str]()
    while at < len(text):
        shapes = _SHAPES if said.clocks else _BEFORE_A_CLOCK
        found = next(((found, note) for shape, note in shapes if (found := shape.match(text, at))), None)
        if found is None:
            rest.append(text[at])
            at += 1
            continue
        found[1](said, found[0])
        at = found[0].end()
    said.rest += "".join(rest).strip()
    return said


def _shape(pattern: str, note: _Note) -> tuple[re.Pattern[str], _Note]:
    return re.compile(pattern), note


def _day(year: int | None, month: str, day: str, *, either_way: bool = False, dotted: bool = False) -> Day:
    return Day(year, int(month), int(day), either_way, dotted)


def _short_year(text: str | None) -> int | None:
    digits = (text or "").lstrip("'")
    return None if not digits else int(digits) + 2000 * (len(digits) == 2)  # noqa: PLR2004 - two digits


def _imperial(said: TypedParts, found: re.Match[str]) -> None:
    """A year of Reiwa, whose first was 2019."""
    said.days.append(_day(2018 + int(found[1].replace("元", "1")), found[2], found[3]))


def _dotted(said: TypedParts, found: re.Match[str]) -> None:
    said.days.append(_day(_short_year(found[3]), found[2], found[1]))


def _slashed(said: TypedParts, found: re.Match[str]) -> None:
    said.days.append(_day(_short_year(found[3]), found[1], found[2], either_way=True))


def _dot(said: TypedParts, found: re.Match[str]) -> None:
    """Two numbers with a dot are a date where another time of day stands by, else a time of day."""
    rest = found.string[: found.start()] + " " + found.string[found.end() :]
    if re.search(r"\d:\d|時|uhr|\d\s?[ap]\.?m", rest) or (int(found[1]) > 24 and len(found[2]) < 3):  # noqa: PLR2004 - a clock
        said.days.append(_day(None, found[2], found[1], dotted=True))
    elif len(found[2]) == 2:  # noqa: PLR2004 - minutes have two digits
        said.clocks.append(TypedClock(int(found[1]), int(found[2])))
    else:
        said.days.append(_day(None, found[2], found[1], dotted=True))


def _clock(said: TypedParts, found: re.Match[str]) -> None:
    groups = found.groupdict()
    half = {"a": "am", "p": "pm"}.get(groups.get("half") or groups.get("morning") or "", "")
    minute = 30 if groups.get("half_hour") else int(groups.get("minute") or 0)
    hour = groups["hour"] or groups["afternoon"]
    sign = next((sign for sign in "時:" if sign in found[0]), "")
    said.clocks.append(TypedClock(int(hour), minute, half, hour.startswith("0"), sign))


def _digits(said: TypedParts, found: re.Match[str]) -> None:
    """1800, as armies and timetables write it."""
    said.clocks.append(TypedClock(int(found[1]), int(found[2]), padded=True, sign=DIGITS))


def _past(said: TypedParts, found: re.Match[str]) -> None:
    by = {"half past": 30, "quarter past": 15, "quarter to": -15}[" ".join(found[1].split())]
    hour = int(found[2]) - (by < 0)
    said.clocks.append(TypedClock(hour, by % 60, {"a": "am", "p": "pm"}.get(found[3] or "", "")))


def _two_clocks(said: TypedParts, found: re.Match[str]) -> None:
    """A range in one: "7-9pm", "13-18時": what stands behind the end goes for both."""
    first, first_minute, last, half = int(found[1]), int(found[2] or 0), int(found[3]), found[5]
    if half:
        later = first % 12 * 60 + first_minute > last % 12 * 60 + int(found[4] or 0)
        half = {"a": "am", "p": "am" if later else "pm"}[half]
    said.clocks.append(TypedClock(first, first_minute, half or ""))
    said.ranges += 1


def _end_of_range(said: TypedParts, found: re.Match[str]) -> None:
    """Behind a beginning, "… to 21:00": it was said, and is not what is asked for."""
    last = said.clocks[-1]
    said.ranges += 1
    if _LIKE_AN_OFFSET.search(found.string[: found.end()]):
        said.rest = found[0]  # "19:00 -05:00" is a zone to some, an end to others
    if not last.half and found["half"] and last.hour <= 12:  # noqa: PLR2004 - a clock
        said.clocks[-1] = last._replace(half={"a": "am", "p": "pm"}[found["half"]])


_MINUTES: Final = {"m": 1.0, "分": 1.0, "h": 60.0, "時": 60.0, "s": 60.0}


def _length(said: TypedParts, found: re.Match[str]) -> None:
    parts = found.groups()
    total = Length()
    for number, unit, half in (parts[:3], parts[3:6]):
        if number:
            total = _longer(total, words.NUMBERS.get(number) or float(number), unit, bool(half))
    said.lengths.append(total)


def _longer(total: Length, number: float, unit: str, half: bool) -> Length:  # noqa: FBT001 - one more half
    if unit.startswith(("month", "monat", "か", "ヶ", "カ", "ヵ", "ケ")):
        return total._replace(months=total.months + int(number))
    if unit.startswith(("d", "tag", "日", "w", "週")):
        days = number * (7 if unit.startswith(("w", "週")) else 1)
        return total._replace(days=total.days + int(days), minutes=total.minutes + 1440 * (days % 1))
    number += 0.5 * (half or unit == "時間半")
    return total._replace(minutes=total.minutes + number * _MINUTES[unit[0]])


def _offset(said: TypedParts, found: re.Match[str]) -> None:
    hours = int(found["hours"]) + int(found["minutes"] or 0) / 60
    said.zones.append(-hours if found["sign"] == "-" else hours)


def _iso_west(said: TypedParts, found: re.Match[str]) -> None:
    """2026-12-05T19:00-05:00, which nobody takes for a range."""
    said.clocks.append(TypedClock(int(found["hour"]), int(found["minute"]), padded=True))
    said.zones.append(-int(found["hours"]) - int(found["minutes"]) / 60)


def _named(where: str, table: "dict[str, int] | object") -> _Note:
    def note(said: TypedParts, found: re.Match[str]) -> None:
        getattr(said, where).append(table[found[0]])  # type: ignore[index]  # one of the tables of words

    return note


def _part(said: TypedParts, found: re.Match[str]) -> None:
    said.parts.append(words.PARTS[found[0]])


def _today_at(said: TypedParts, found: re.Match[str]) -> None:
    said.relative.append(0)
    said.parts.append(words.TODAY_AT[found[0]])


def _tomorrow_at(said: TypedParts, found: re.Match[str]) -> None:
    said.relative.append(1)
    said.parts.append(words.TOMORROW_AT[found[0]])


def _set_next(said: TypedParts, _: re.Match[str]) -> None:
    said.is_next = True


def _set_nearest(said: TypedParts, _: re.Match[str]) -> None:
    said.is_nearest = True


def _set_coming(said: TypedParts, _: re.Match[str]) -> None:
    said.is_coming = True


def _set_about(said: TypedParts, _: re.Match[str]) -> None:
    said.is_about = True


def _for_so_long(said: TypedParts, _: re.Match[str]) -> None:
    """Behind a beginning, "for 3 hours": the end was said, and is not what is asked for."""
    said.ranges += 1


def _feast(said: TypedParts, found: re.Match[str]) -> None:
    said.days.append(Day(None, *words.FEASTS[found[0]]))


def _nothing(_said: TypedParts, _found: re.Match[str]) -> None:
    """A word that only joins others."""


def _at_noon(said: TypedParts, found: re.Match[str]) -> None:
    said.clocks.append(TypedClock(0 if found[0] in {"midnight", "mitternacht"} else 12, 0, "24"))


_TIME: Final = r"(?P<hour>\d{1,2})(?::(?P<minute>\d{2})(?::\d{2}(?:\.\d+)?)?|\.(?P<dot>\d{2}))?"
_SHAPES: Final = (
    _shape(r"\s+|[,;、。!()（）\[\]「」]|(?<=\s)[.|/](?=\s)", _nothing),
    _shape(r"<t:(\d{9,11})(?::[a-z])?>", lambda said, found: said.stamps.append(int(found[1]))),
    _shape(r"(?<=\d)t(?P<hour>\d{2}):(?P<minute>\d{2})(?::\d{2}(?:\.\d+)?)?"
           r"(?P<sign>-)(?P<hours>\d{2}):?(?P<minutes>\d{2})", _iso_west),
    # Lengths from now
    _shape(r"\bin\s+(\d{1,2})h\s?(\d{2})(?:m(?:in)?)?(?![a-z\d])",
           lambda said, found: said.lengths.append(Length(0, int(found[1]) * 60 + int(found[2])))),
    _shape(rf"(?:in\s+|\+\s*|今から\s*|あと\s*)?{_MORE}\s*(?:後|from now|from today|hence)", _length),
    _shape(rf"(?:\bin\s+|\+\s*|あと\s*|\bafter\s+){_MORE}", _length),
    # Dates
    _shape(r"(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)\s?日?",
           lambda said, found: said.days.append(_day(int(found[1]), found[2], found[3]))),
    _shape(r"(20\d{2})(\d{2})(\d{2})(?=t\d|\s)",
           lambda said, found: said.days.append(_day(int(found[1]), found[2], found[3]))),
    _shape(r"令和\s?(\d{1,2}|元)年\s?(\d{1,2})月\s?(\d{1,2})日",
           _imperial),
    _shape(r"(\d{1,2})\.\s?(\d{1,2})\.\s?((?![01]\d[0-5]\d)\d{4}|\d{2}(?![\d:.]|\s*(?:uhr|時|h(?![a-z])|[ap]\.?m\b|-|~)))?(?!\d)",
           _dotted),
    _shape(rf"(\d{{1,2}})/(\d{{1,2}})/(\d{{4}}|\d{{2}}){_NOT_MORE}", _slashed),
    _shape(r"(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)", _slashed),
    _shape(r"(\d{1,2})/(\d{1,2})(?!\d)(?!/\d)()", _slashed),
    _shape(r"(\d{1,2})-(\d{1,2})(?=t?\s+\d{1,2}(?::|時))()", _slashed),
    _shape(r"(\d{1,2})\s?月の?\s?(\d{1,2})(?!\d)\s?日?",
           lambda said, found: said.days.append(_day(None, found[1], found[2]))),
    _shape(rf"(?:the\s+)?(\d{{1,2}})(?:st|nd|rd|th|\.)?[\s-]*(?:of\s+|de\s+)?({_MONTH})\.?,?(?:[\s-]*{_YEAR})?",
           lambda said, found: said.days.append(
               Day(_short_year(found[3]), words.MONTHS[found[2]], int(found[1])))),
    _shape(rf"({_MONTH})\.?[\s-]*(?:the\s+)?(\d{{1,2}})(?:st|nd|rd|th)?(?![\d:.]|\s?[ap]\.?m)(?:,?\s*{_YEAR})?",
           lambda said, found: said.days.append(
               Day(_short_year(found[3]), words.MONTHS[found[1]], int(found[2])))),
    _shape(_any(words.MONTH_ENDS), _named("month_ends", words.MONTH_ENDS)),
    _shape(_any(words.MONTHS_ON), _named("months_on", words.MONTHS_ON)),
    _shape(r"(\d{1,2})\s?日(?!後|間|以内|目)", lambda said, found: said.of_month.append(int(found[1]))),
    _shape(rf"(\d{{1,2}})\s?(?=\([{words.KANJI_WEEKDAYS}]\))", lambda said, found: said.of_month.append(int(found[1]))),
    _shape(r"(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b", lambda said, found: said.of_month.append(int(found[1]))),
    _shape(rf"(?:am|den|dem)\s+(\d{{1,2}})\.(?!\d|\s*{_MONTH})",
           lambda said, found: said.of_month.append(int(found[1]))),
    # Times of day
    _shape(rf"(\d{{1,2}})(?::(\d{{2}}))?{_TO}(\d{{1,2}})(?::(\d{{2}}))?\s?{_HALF}", _two_clocks),
    _shape(r"(\d{1,2})()\s*[-~]\s*(\d{1,2})()()(?=\s?(?:時|uhr|h\b))(?:時(?!間)|\s?uhr|\s?h\b)", _two_clocks),
    _shape(rf"(?:\s*(?:-|~|から|bis|until|till)\s*|(?<=\s)to\s+)(?:翌日の?|翌朝の?|翌)?"
           rf"(?:午後|午前|pm|am|夜|夕方|昼|深夜|朝)?\s?{_TIME}"
           rf"(?:\s?{_NAMED_HALF}|\s?uhr|時(?!間)(?:半|\d{{1,2}}分)?"
           r"|(?<=:\d\d)|(?<=\.\d\d))", _end_of_range),
    _shape(rf"(?:から|より)\s?{_NUMBER}時間半?(?!後)|\s?\bfor\s+{_NUMBER}\s*(?:hours|hour|hrs|h|minutes|mins|min)\b",
           _for_so_long),
    _shape(r"(half past|quarter past|quarter to)\s+(\d{1,2})\s?(?:([ap])\.?m\b\.?)?", _past),
    _shape(r"(?<![a-z])(?:(?P<half>p)\.?m\.?\s?|(?P<morning>a)m\s?(?=\d{1,2}[:時]))"
           r"(?P<hour>\d{1,2})(?::(?P<minute>\d{2})|時(?:(?P<half_hour>半))?)?(?![\d:.])", _clock),
    _shape(rf"(?P<hour>\d{{1,2}})(?:[:.](?P<minute>\d{{2}}))?\s?{_NAMED_HALF}", _clock),
    _shape(r"t?(?P<hour>\d{1,2}):(?P<minute>\d{2})(?::\d{2}(?:\.\d+)?)?(?![\d:])\s?(?:uhr|h\b)?", _clock),
    _shape(r"(?<![a-z])am\s+(?=\d{1,2}\.|[a-zäöü]{2})|@", _nothing),
    _shape(r"(?P<hour>\d{1,2})\s?時(?!間)(?:(?P<half_hour>半)|\s?(?P<minute>\d{1,2})\s?分(?!後|間)(?:\s?\d{1,2}秒)?)?",
           _clock),
    _shape(r"(?P<hour>\d{1,2})\.(?P<minute>\d{2})\s?uhr", _clock),
    _shape(r"(?P<hour>\d{1,2})\s?uhr(?:\s?(?P<minute>\d{2})(?!\d))?", _clock),
    _shape(r"(?P<hour>\d{1,2})h(?P<minute>\d{2})(?!\d)|(?P<afternoon>1[3-9]|2[0-3])h(?![a-z\d])", _clock),
    _shape(r"(?<=\d)t(?P<hour>\d{2})(?P<minute>\d{2})(?:\d{2})?(?=z|\+|\s|$)", _clock),
    _shape(r"(\d{1,2})\.(\d{1,2})(?![\d.])", _dot),
    _shape(_any(("noon", "midday", "mittag", "mittags", "正午", "midnight", "mitternacht")), _at_noon),
    # Zones
    _shape(r"(?:utc|gmt)\s?(?P<sign>[+-])\s?(?P<hours>\d{1,2})(?::?(?P<minutes>\d{2}))?(?!\d)", _offset),
    _shape(r"(?P<sign>\+)(?P<hours>\d{1,2}):?(?P<minutes>\d{2})?(?!\d)", _offset),
    _shape(rf"(?<![a-z])({'|'.join(map(re.escape, offsets.PLACES))})\s+(?:(?:standard|daylight|summer)\s+)?time",
           lambda said, found: said.zones.append(found[1])),
    _shape(r"(?<![a-z])(pacific|eastern|central|mountain)(?![a-z])", lambda said, found: said.zones.append(found[1])),
    _shape(_any({*offsets.NAMES, "et", "ct", "pt"}), lambda said, found: said.zones.append(found[0])),
    _shape(r"local\s+time|ortszeit|現地時間|当地時間", lambda said, _: said.zones.append("local")),
    _shape(r"[a-z]+/[a-z_]+(?:/[a-z_]+)?", lambda said, found: said.zones.append(found[0])),
    # Days in words
    _shape(r"今週末の?(?=[土日]曜)", lambda said, _: said.weeks_on.append(0)),
    _shape(r"来週末の?(?=[土日]曜)", lambda said, _: said.weeks_on.append(1)),
    _shape(r"週末の?(?=[土日]曜)", _nothing),
    _shape(_any(words.FEASTS), _feast),
    _shape(_any(words.YEARS_ON), _named("years_on", words.YEARS_ON)),
    _shape(_any(words.TOMORROW_AT), _tomorrow_at),
    _shape(_any(words.TODAY_AT), _today_at),
    _shape(_any(words.PARTS), _part),
    _shape(_any(words.WEEKS_ON), _named("weeks_on", words.WEEKS_ON)),
    _shape(_any(words.DAYS), _named("relative", words.DAYS)),
    _shape(_any(words.NEXT), _set_next),
    _shape(_any(words.NEAREST), _set_nearest),
    _shape(_any(words.COMING), _set_coming),
    _shape(_any(words.THIS), _nothing),
    _shape(_any(words.WEEKDAYS) + r"\.?", lambda said, found: said.weekdays.append(
        words.WEEKDAYS[found[0].rstrip(".")])),
    _shape(r"(?<![a-z])(mo|di|mi|do|fr|sa|so)(?=[.,)]|\s\d{1,2}\.\s?\d|\s\d{1,2}\s?uhr)\.?",
           lambda said, found: said.weekdays.append(words.SHORT_WEEKDAYS[found[1]])),
    _shape(rf"([{words.KANJI_WEEKDAYS}])曜日?", lambda said, found: said.weekdays.append(
        words.KANJI_WEEKDAYS.index(found[1]))),
    _shape(r"(?<=\d)([月火水木金土])(?=\s)", lambda said, found: said.notes.append(
        words.KANJI_WEEKDAYS.index(found[1]))),
    _shape(rf"(?<![^\s(])([{words.KANJI_WEEKDAYS}])(?=\s)", lambda said, found: said.weekdays.append(
        words.KANJI_WEEKDAYS.index(found[1]))),
    _shape(rf"(?<=\()([{words.KANJI_WEEKDAYS}])(?:[・/]?祝)?(?=\))", lambda said, found: said.notes.append(
        words.KANJI_WEEKDAYS.index(found[1]))),
    _shape(_any(words.ABOUT), _set_about),
    _shape(_any(words.FILLERS), _nothing),
    _shape(r"(?<!\d)\d{1,2}(?![\d:./])", lambda said, found: said.numbers.append(int(found[0]))),
    _shape(r"[:：](?=\s)", _nothing),
    _shape(r"(?<!\d)20\d{2}(?!\d)", lambda said, found: said.years.append(int(found[0]))),
    _shape(r"(?<![\d:.,/+-])([01]\d|2[0-3])([0-5]\d)(?![\d:./])(?:\s?(?:hours|hrs)\b)?", _digits),
    _shape(r"~(?=\s?\d)", _set_about),
    _shape(r"(?<=[\d時分半m])\s?[~-](?=\s*(?:\(|$))", _nothing),
)  # fmt: skip
_BEFORE_A_CLOCK: Final = (
    *(shape for shape in _SHAPES if shape[1] not in (_end_of_range, _for_so_long)),
    _shape(r"(?<=\s)-(?=\s)", _nothing),
)
"""Nothing can end before it has begun: "until 7pm" alone is a time of day."""
