"""Discord's timestamps: the reader's client words them, in its own language and time zone."""

from datetime import datetime

from discord.utils import format_dt

from bot.i18n import Safe


def relative_time(at: datetime) -> Safe:
    """As "in 12 minutes", which the client counts on."""
    return Safe(format_dt(at, "R"))


def date_time(at: datetime) -> Safe:
    """Date and time of day."""
    return Safe(format_dt(at, "f"))


def weekday_time(at: datetime) -> Safe:
    """Weekday, date and time of day."""
    return Safe(format_dt(at, "F"))


def date(at: datetime) -> Safe:
    """The date alone."""
    return Safe(format_dt(at, "D"))


def time_of_day(at: datetime) -> Safe:
    """Hours and minutes."""
    return Safe(format_dt(at, "t"))


def clock_time(at: datetime) -> Safe:
    """Hours, minutes and seconds."""
    return Safe(format_dt(at, "T"))
