"""Moments as people type them, in Japanese, English and German dates: understood wholly, or refused."""

from league.moments.calendar import read_day, read_moment
from league.moments.outcome import Guess, Understood
from league.moments.past_days import read_past_day

__all__ = ["Guess", "Understood", "read_day", "read_moment", "read_past_day"]
