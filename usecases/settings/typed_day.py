"""A coming day as people type it: "2026-05-01", "5/1", "5月1日"."""

import re
import unicodedata
from datetime import date, timedelta

_DAY = re.compile(r"(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?")


def parse_day(typed: str, today: date) -> date | None:
    """The day that is meant; without a year the next one. None when it is no day."""
    found = _DAY.fullmatch(unicodedata.normalize("NFKC", typed).strip())
    if found is None:
        return None
    year, month, day = found.groups()
    try:
        meant = date(int(year or today.year), int(month), int(day))
        return meant if year or meant >= today else meant.replace(year=today.year + 1)
    except ValueError:  # 30 February
        return None


def coming_days(typed: str, today: date, most: int) -> tuple[date, ...]:
    """The next days whose ISO date contains what was typed, or the day that it means."""
    days = tuple(today + timedelta(days=number) for number in range(1, most + 1))
    meant = parse_day(typed, today)
    return tuple(day for day in days if typed.strip() in day.isoformat() or day == meant)
