"""The words by which people name days, months and times of day, each with what it stands for."""

from collections.abc import Mapping
from typing import Final


def _numbered(text: str, first: int) -> dict[str, int]:
    """Words of one line each, the lines counted up."""
    return {word: number for number, line in enumerate(text.split("/"), first) for word in line.split()}


MONTHS: Final[Mapping[str, int]] = _numbered(
    "january jan januar jänner/february feb februar/march mar märz maerz mrz/april apr/may mai/june jun juni"
    "/july jul juli/august aug/september sept sep/october oct oktober okt/november nov/december dec dezember dez",
    1,
)
WEEKDAYS: Final[Mapping[str, int]] = _numbered(
    "monday mon montag/tuesday tues tue dienstag/wednesday weds wed mittwoch/thursday thurs thur thu donnerstag"
    "/friday fri freitag/saturday sat samstag sonnabend/sunday sun sonntag",
    0,
)
SHORT_WEEKDAYS: Final[Mapping[str, int]] = _numbered("mo/di/mi/do/fr/sa/so", 0)
"""German abbreviations: words of other languages too, unless a dot, a comma or brackets stand by."""
NUMBERS: Final[Mapping[str, float]] = {
    "half an": 0.5, "半": 0.5, "an": 1, "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
    "forty": 40, "forty-five": 45, "fifty": 50, "sixty": 60, "ninety": 90, "one and a half": 1.5,
    "ein": 1, "eine": 1, "einer": 1, "einem": 1, "zwei": 2, "drei": 3,
}  # fmt: skip
KANJI_WEEKDAYS: Final = "月火水木金土日"
DAYS: Final[Mapping[str, int]] = {
    "day after tomorrow": 2, "the day after tomorrow": 2, "overmorrow": 2, "übermorgen": 2, "uebermorgen": 2,
    "tomorrow": 1, "tmrw": 1, "tmr": 1, "tomorow": 1, "morgen": 1, "today": 0, "heute": 0, "yesterday": -1,
    "gestern": -1, "明々後日": 3, "しあさって": 3, "明後日": 2, "あさって": 2, "明日": 1, "あした": 1, "あす": 1,
    "翌々日": 2, "翌日": 1, "本日": 0, "今日": 0, "きょう": 0, "一昨日": -2, "昨日": -1, "きのう": -1,
}  # fmt: skip
TODAY_AT: Final[Mapping[str, str]] = {
    "tonight": "night", "this evening": "evening", "this afternoon": "afternoon", "this morning": "morning",
    "heute abend": "evening", "heute nachmittag": "afternoon", "heute mittag": "midday",
    "今夜": "night", "今晩": "night", "今夕": "evening",
    "今朝": "morning", "けさ": "morning",
}  # fmt: skip
TOMORROW_AT: Final[Mapping[str, str]] = {
    "明朝": "morning", "明晩": "night", "翌朝": "morning", "morgen abend": "evening", "morgen früh": "morning",
    "morgen nachmittag": "afternoon", "morgen mittag": "midday", "morgen vormittag": "morning",
}  # fmt: skip
YEARS_ON: Final[Mapping[str, int]] = {
    "今年": 0,
    "本年": 0,
    "this year": 0,
    "来年": 1,
    "翌年": 1,
    "next year": 1,
}
FEASTS: Final[Mapping[str, tuple[int, int]]] = {
    "christmas eve": (12, 24), "christmas day": (12, 25), "christmas": (12, 25), "new year's eve": (12, 31),
    "new years eve": (12, 31), "new year's day": (1, 1), "new years day": (1, 1), "heiligabend": (12, 24),
    "silvester": (12, 31), "neujahr": (1, 1), "クリスマスイブ": (12, 24), "クリスマス・イブ": (12, 24),
    "クリスマス": (12, 25), "大晦日": (12, 31), "大みそか": (12, 31), "元日": (1, 1), "元旦": (1, 1),
    "halloween": (10, 31), "ハロウィン": (10, 31), "ハロウィーン": (10, 31),
}  # fmt: skip
"""Days that have the same date each year."""
MONTH_ENDS: Final[Mapping[str, int]] = {
    "再来月末": 2, "来月末": 1, "今月末": 0, "月末": 0, "the end of next month": 1, "the end of the month": 0,
    "end of next month": 1, "end of the month": 0, "end of this month": 0, "monatsende": 0,
    "the end of this month": 0, "the last day of the month": 0, "the last day of this month": 0,
    "the last day of next month": 1,
}  # fmt: skip
PARTS: Final[Mapping[str, str]] = {
    "in the morning": "morning", "in the afternoon": "afternoon", "in the evening": "evening", "at night": "night",
    "early morning": "morning", "morning": "morning", "afternoon": "afternoon", "evening": "evening", "night": "night",
    "abends": "evening",
    "abend": "evening", "nachmittag": "afternoon", "vormittag": "morning",
    "morgens": "morning", "vormittags": "morning", "nachmittags": "afternoon", "午前": "am", "午後": "pm",
    "早朝": "morning", "朝": "morning", "お昼": "midday", "昼": "midday", "夕方": "evening", "夜": "night",
    "晩": "night",
    "深夜": "late", "未明": "late",
}  # fmt: skip
HOURS_OF: Final[Mapping[str, range]] = {
    "morning": range(4, 12), "midday": range(11, 16), "afternoon": range(12, 19), "evening": range(16, 24),
    "night": range(17, 24),
}  # fmt: skip
"""The hours of the day that a part of it can have; what is given as 1 to 12 is the one that lies there."""
MONTHS_ON: Final[Mapping[str, int]] = {
    "the month after next": 2, "this month": 0, "next month": 1, "再来月": 2, "来月": 1, "今月": 0,
    "nächsten monat": 1, "翌月": 1,
}  # fmt: skip
WEEKS_ON: Final[Mapping[str, int]] = {
    "the week after next": 2, "week after next": 2, "this week": 0, "next week": 1, "nächste woche": 1,
    "再来週": 2, "来週": 1, "翌週": 1, "今週": 0,
}  # fmt: skip
NEXT: Final = ("next", "nächsten", "nächster", "nächste")
NEAREST: Final = ("次の", "今度の", "つぎの", "こんどの")
COMING: Final = ("this coming", "coming", "kommenden", "kommender", "kommende")
THIS: Final = ("this", "diesen", "この")
ABOUT: Final = (
    "around",
    "about",
    "approximately",
    "approx",
    "circa",
    "ca",
    "gegen",
    "頃",
    "ごろ",
    "ころ",
    "くらい",
    "ぐらい",
)
FILLERS: Final = (
    "at", "on", "the", "of", "from", "um", "den", "dem", "starting", "starts", "start", "begins", "sharp", "until",
    "till", "by",
    "no later than", "not later than", "at the latest", "at latest", "latest", "spätestens",
    "hrs", "uhr", "h", "o'clock", "and", "time", "dates", "date", "bis", "ab",
    "の", "に", "から", "より",
    "開始予定", "予定", "ぴったり", "締め切り", "締切り", "締切", "〆切", "〆", "必着",
    "開始", "スタート", "開演", "まで", "までに", "までには", "遅くとも",
    "ちょうど", "きっかり", "集合", "時間", "日時",
)  # fmt: skip
