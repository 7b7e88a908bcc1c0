"""Moments as people type them, in the server's time zone."""

import re
import unicodedata
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from league.refusal import Refusal

_FORMATS = ("%Y-%m-%d %H:%M", "%Y/%m/%d %H:%M", "%Y-%m-%dT%H:%M", "%m/%d %H:%M", "%m-%d %H:%M", "%H:%M")
_LONGEST, _NOON = 60, 12
_FARTHEST = timedelta(days=3653)  # a league plans ten years ahead at most: the year was mistyped


_CLOCK = re.compile(
    r"(?P<half>午前|午後)?\s*(?<!\d)(?P<hour>\d{1,2})"
    r"(?:(?::|時)(?P<minute>\d{2}|半)?分?|(?=\s*[ap]m\b))\s*(?P<english>[ap]m)?(?!\w)",
    re.IGNORECASE,
)
"""The time of day in a phrase: 19:00, 19時, 午後7時半, 7pm, 7:30 pm."""
_FROM_NOW = re.compile(r"\bin \d|後$")
_GLUE = (("の", " "), ("曜日", "曜"), ("曜", "曜日 "), ("日", "日 "))


def parse_moment(typed: str, time_zone: str, now: datetime) -> datetime | Refusal:
    """The next moment that is meant, in UTC: "2026-05-01 19:00", "5/1 19:00", "19:00", "Fri 7pm" or "明日19時".

    Refusals: `moment-unclear` (params: typed), `moment-past` (params: typed).
    """
    here = now.astimezone(ZoneInfo(time_zone))
    plain = unicodedata.normalize("NFKC", typed).strip()  # full-width digits and colons
    for shape in _FORMATS:
        try:
            parsed = datetime.strptime(plain, shape)  # noqa: DTZ007 - the zone is put on below
        except ValueError:
            continue
        return _coming(parsed, shape, here, typed)
    spoken = _spoken(plain.lower()[:_LONGEST], here)
    return (
        Refusal("moment-unclear", params={"typed": typed[:50]})
        if spoken is None
        else _ahead(spoken, here, typed)
    )


def _spoken(phrase: str, here: datetime) -> datetime | None:
    """A day in words with a time of day, or a time from now; None for all that leaves the hour open."""
    if _FROM_NOW.search(phrase):
        return _day(phrase, here)
    said = _CLOCK.search(phrase)
    time = _time_of(said) if said else None
    if said is None or time is None:
        return None
    words = phrase[: said.start()] + " " + phrase[said.end() :]
    for part, spaced in _GLUE:
        words = words.replace(part, spaced)
    day = _day(words.strip(), here) if words.strip() else here
    if day is None:
        return None
    moment = day.replace(hour=time[0], minute=time[1], second=0, microsecond=0)
    return moment if words.strip() or moment > here else moment + timedelta(days=1)


def _time_of(said: re.Match[str]) -> tuple[int, int] | None:
    """Hour and minute on the clock of 24 hours."""
    hour, half = int(said["hour"]), said["half"] or said["english"]
    minute = 30 if said["minute"] == "半" else int(said["minute"] or 0)
    if half and hour > _NOON:
        return None
    if half:
        hour = hour % _NOON + (_NOON if half in {"午後", "pm"} else 0)
    return (hour, minute) if hour < 24 and minute < 60 else None  # noqa: PLR2004 - a clock


def _day(words: str, here: datetime) -> datetime | None:
    """What a day is called: today, 明日, next Friday, 2026年5月1日, in 2 hours."""
    import dateparser  # a tenth of a second and 19 MB, for those who do not type a date in figures

    settings: Any = {
        "PREFER_DATES_FROM": "future", "DATE_ORDER": "MDY", "RELATIVE_BASE": here.replace(tzinfo=None),
        "RETURN_AS_TIMEZONE_AWARE": False,
    }  # fmt: skip
    found = dateparser.parse(words, languages=["ja", "en"], settings=settings)
    return found.replace(tzinfo=here.tzinfo) if found else None


def _coming(parsed: datetime, shape: str, here: datetime, typed: str) -> datetime | Refusal:
    """Fill in what was not typed: this year, or today, or else the next one."""
    if "%Y" in shape:
        moment = parsed.replace(tzinfo=here.tzinfo)
    elif "%m" in shape:
        moment = parsed.replace(year=here.year, tzinfo=here.tzinfo)
        moment = moment if moment > here else moment.replace(year=here.year + 1)
    else:
        moment = here.replace(hour=parsed.hour, minute=parsed.minute, second=0, microsecond=0)
        moment = moment if moment > here else moment + timedelta(days=1)
    return _ahead(moment, here, typed)


def _ahead(moment: datetime, here: datetime, typed: str) -> datetime | Refusal:
    """Neither past nor beyond what a league plans."""
    if moment <= here:
        return Refusal("moment-past", params={"typed": typed[:50]})
    if moment - here > _FARTHEST:
        return Refusal("moment-unclear", params={"typed": typed[:50]})
    return moment.astimezone(UTC)
