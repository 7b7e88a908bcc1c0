"""Hours that need a second look: those past midnight as Japan counts them, and four digits that may be a date."""

from typing import Final

from league.moments.parts import TypedClock, TypedParts

_DAY_ENDS: Final = 24
_LAST_LATE: Final = 29
"""The evening of a programme ends at five: later than 29時 nobody counts."""
_MONTHS, _DAYS = 12, 31
_MORNING: Final = 6
_FIVE: Final = 5
"""Nobody meets at 20:26: that is this year."""
DIGITS: Final = "digits"
"""How four digits without a sign between are marked: 1800."""


def past_midnight(clock: TypedClock, part: str, language: str) -> int | None:
    """The hour from 24 on, which lies on the day after the one that is named; None where no clock has it.

    24:00 ends a day everywhere. 25時 is Japanese, and 25:30 only where that is spoken: elsewhere it is a slip.
    """
    if clock.hour == _DAY_ENDS and not clock.minute and not (part or clock.half):
        return clock.hour
    is_told = clock.sign == "時" or (language == "ja" and clock.sign == ":")
    fits = clock.hour <= _LAST_LATE and not clock.half and part in {"", "late", "night"}
    return clock.hour if is_told and fits else None


def is_of_which_day_unclear(clock: tuple[int, int], now_hour: int, said: TypedParts) -> bool:
    """Whether at night "25時 today" may be meant for the evening that goes on as well as for the next one."""
    is_late = clock > (_DAY_ENDS, 0)
    return is_late and now_hour < _MORNING and not (said.days or said.of_month)


def may_be_a_date(clock: TypedClock, said: TypedParts) -> bool:
    """Whether four digits may be a month and a day, because no other day is named beside them."""
    if clock.sign != DIGITS or said.days or said.of_month or said.relative or said.lengths or said.month_ends:
        return False
    return 1 <= clock.hour <= _MONTHS and 1 <= clock.minute <= _DAYS


def year_as_clock(said: TypedParts) -> None:
    """Beside a day in words four digits are a time of day, no year: "2030 tomorrow"."""
    in_words = bool(said.relative or said.weekdays) and not (said.days or said.of_month or said.clocks)
    if not in_words or len(said.years) != 1:
        return
    hour, minute = divmod(said.years[0], 100)
    if minute < 60 and not minute % _FIVE:  # noqa: PLR2004 - a clock
        said.years.clear()
        said.clocks.append(TypedClock(hour, minute, sign=DIGITS))
