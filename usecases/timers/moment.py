"""A moment has come of which posts or messages are made: they follow, as after any change."""

from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork


def moment_came(_timer: Timer, _now: datetime, _uow: UnitOfWork) -> None:
    """Nothing else changes."""
