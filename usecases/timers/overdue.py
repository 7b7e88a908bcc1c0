"""A moment that passes while the bot is not to be reached takes nothing from anybody: there is another one.

No process ran, none heard Discord, or the bot was not on the server: nobody could press a button. Source: house
"""

from datetime import datetime, timedelta
from typing import Final

from data.records import Timer

_NOTICEABLE: Final = timedelta(minutes=30)
"""A shorter absence, such as a deploy, changes nothing, as in games by post. Source: house"""


def is_overdue(timer: Timer, now: datetime) -> bool:
    """Whether the bot was not to be reached when the timer was due."""
    return now - timer.due_at > _NOTICEABLE
