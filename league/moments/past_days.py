"""Days that have been, as a list of past events writes them."""

from datetime import date
from typing import Final

from league.moments.parts import existing
from league.moments.scanner import scanned

_LONGEST: Final = 80
_MONTHS: Final = 12


def read_past_day(typed: str, today: date) -> date | None:
    """A day that has been, written with its year; None for anything else, or where day and month could change places.

    Source: house
    """
    said = scanned(typed[:_LONGEST])
    if len(said.days) != 1 or said.rest or said.clocks or said.numbers:
        return None
    day = said.days[0]
    year = said.years[0] if said.years and day.year is None else day.year
    month, number = day.month, day.day
    if day.either_way and month > _MONTHS:
        month, number = number, month
    open_ = day.either_way and max(month, number) <= _MONTHS and month != number
    found = None if year is None or open_ else existing(year, month, number)
    return found if found is not None and found <= today else None
