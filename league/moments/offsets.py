"""Time zones as people type them behind an hour: UTC, +09:00, EST, 日本時間, Europe/Berlin."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

_FIXED: Final[Mapping[str, float]] = {
    "utc": 0, "gmt": 0, "z": 0, "jst": 9, "kst": 9, "hkt": 8, "sgt": 8, "pht": 8, "wib": 7, "ict": 7, "pkt": 5,
    "msk": 3, "eet": 2, "eest": 3, "cet": 1, "cest": 2, "mez": 1, "mesz": 2, "wet": 0, "west": 1, "bst": 1,
    "est": -5, "edt": -4, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "akst": -9, "hst": -10, "brt": -3,
    "aest": 10, "aedt": 11, "acst": 9.5, "acdt": 10.5, "awst": 8, "nzst": 12, "nzdt": 13, "日本時間": 9,
    "日本標準時": 9, "韓国時間": 9, "世界標準時": 0, "協定世界時": 0,
}  # fmt: skip
"""Hours before UTC of the abbreviations that mean one thing."""
_PLACES: Final[Mapping[str, str]] = {
    "et": "America/New_York", "ct": "America/Chicago", "mt": "America/Denver", "pt": "America/Los_Angeles",
    "eastern": "America/New_York", "central": "America/Chicago", "mountain": "America/Denver",
    "pacific": "America/Los_Angeles", "uk": "Europe/London", "london": "Europe/London", "berlin": "Europe/Berlin",
    "german": "Europe/Berlin", "paris": "Europe/Paris", "tokyo": "Asia/Tokyo", "japan": "Asia/Tokyo",
    "central european": "Europe/Berlin", "eastern european": "Europe/Athens", "western european": "Europe/Lisbon",
    "korea": "Asia/Seoul", "seoul": "Asia/Seoul", "new york": "America/New_York", "sydney": "Australia/Sydney",
}  # fmt: skip
_STANDARD: Final[Mapping[str, str]] = {
    "est": "America/New_York", "mst": "America/Denver", "pst": "America/Los_Angeles", "cet": "Europe/Berlin",
    "mez": "Europe/Berlin", "eet": "Europe/Athens", "gmt": "Europe/London", "aest": "Australia/Sydney",
}  # fmt: skip
"""Standard times that people also write in summer, and a place that has both."""
_SUMMER: Final[Mapping[str, str]] = {
    "edt": "America/New_York", "cdt": "America/Chicago", "mdt": "America/Denver", "pdt": "America/Los_Angeles",
    "cest": "Europe/Berlin", "mesz": "Europe/Berlin", "eest": "Europe/Athens", "bst": "Europe/London",
    "west": "Europe/Lisbon", "aedt": "Australia/Sydney", "nzdt": "Pacific/Auckland",
}  # fmt: skip
"""Summer times that people also write in winter, and a place that has both."""
_STATES: Final = (
    "US/", "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
    "America/Detroit", "America/Boise", "America/Indiana", "America/Indianapolis", "America/Kentucky",
    "America/Louisville", "America/North_Dakota", "America/Menominee", "America/Anchorage", "America/Juneau",
    "America/Sitka", "America/Nome", "America/Yakutat", "America/Metlakatla", "America/Adak", "Pacific/Honolulu",
)  # fmt: skip
_MONTH_OFTEN_FIRST: Final = (
    "America/Toronto", "America/Vancouver", "America/Montreal", "America/Edmonton", "America/Winnipeg",
    "America/Halifax", "America/Regina", "America/St_Johns", "Canada/", "Asia/Manila", "Asia/Seoul",
    "Asia/Shanghai", "Asia/Taipei", "Asia/Hong_Kong", "Asia/Macau", "UTC", "Etc/",
)  # fmt: skip
AMBIGUOUS: Final = frozenset({"cst", "ist", "sst", "amt", "ast", "gst", "nst", "bt", "adt", "art"})
"""Abbreviations of several places: China or Chicago, India, Israel or Ireland."""
NAMES: Final = tuple(sorted({*_FIXED, *(AMBIGUOUS)}, key=len, reverse=True))
PLACES: Final = tuple(sorted(_PLACES, key=len, reverse=True))
_LOCAL: Final = frozenset({"local", "現地時間", "当地時間", "ortszeit"})


def fixed(hours: float) -> tzinfo:
    """The zone so many hours before UTC."""
    return timezone(timedelta(hours=hours)) if hours else UTC


def zone_called(name: str, here: str, at: datetime) -> tzinfo | None:
    """The zone of an abbreviation, a place or an IANA name; None for one that means several.

    What the server's own zone is called at that time of the year means the server's zone.
    """
    own = ZoneInfo(here)
    if name in _LOCAL or at.replace(tzinfo=own).strftime("%Z").casefold() == name:
        return own
    if name in _PLACES:
        return ZoneInfo(_PLACES[name])
    if name in _FIXED:
        return fixed(_FIXED[name])
    known = _iana().get(name)
    return ZoneInfo(known) if known else None


def is_out_of_season(name: str, at: datetime) -> bool:
    """Whether a place's standard time is named in its summer, or its summer time in winter: people mix them up."""
    place = _STANDARD.get(name) or _SUMMER.get(name)
    return place is not None and bool(at.replace(tzinfo=ZoneInfo(place)).dst()) == (name in _STANDARD)


def slashed_day_first(zone: str) -> tuple[bool, bool]:
    """Whether people write 5/12 for the fifth of December where this zone is, and whether all of them do the same."""
    month = zone.startswith((*_STATES, *_MONTH_OFTEN_FIRST, "Asia/Tokyo", "Japan"))
    return not month, zone.startswith((*_STATES, "Asia/Tokyo", "Japan"))


@cache
def _iana() -> Mapping[str, str]:
    return {zone.casefold(): zone for zone in available_timezones()}
