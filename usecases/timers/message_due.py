"""A moment has come at which something is due to be told: the messages follow, as from any change."""

from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork


def message_due(_timer: Timer, _now: datetime, _uow: UnitOfWork) -> None:
    """Nothing else changes."""
