"""Moments as people type them, in Japanese, English and German dates: understood wholly, or refused."""

from league.moments.calendar import Guess, Understood, read_day, read_moment

__all__ = ["Guess", "Understood", "read_day", "read_moment"]
