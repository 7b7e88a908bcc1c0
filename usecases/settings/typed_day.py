"""A coming day as people type it: "2026-05-01", "5/1", "5月1日", "明日", "Friday", "5.1."."""

from datetime import date, timedelta

from league.moments import read_day


def parse_day(typed: str, today: date) -> date | None:
    """The day that is meant; without a year the next one. None when it is no day, or could be two."""
    return read_day(typed, today)


def coming_days(typed: str, today: date, most: int) -> tuple[date, ...]:
    """The next days whose ISO date contains what was typed, or the day that it means."""
    days = tuple(today + timedelta(days=number) for number in range(1, most + 1))
    meant = parse_day(typed, today)
    return tuple(day for day in days if typed.strip() in day.isoformat() or day == meant)
