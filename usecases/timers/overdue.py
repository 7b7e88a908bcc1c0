"""A moment that passes while the bot is not to be reached takes nothing from anybody: there is another one.

No process ran, none heard Discord, or the bot was not on the server: nobody could press a button. Source: house
"""

from datetime import datetime

from data.records import Timer
from usecases.play.downtime import NOTICEABLE


def is_overdue(timer: Timer, now: datetime) -> bool:
    """Whether the bot was not to be reached when the timer was due."""
    return now - timer.due_at > NOTICEABLE
