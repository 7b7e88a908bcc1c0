"""A settlement's minute is over, or the set-up: the table's post shows the next step, and nobody is pinged."""

from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork


def placement_due(_timer: Timer, _now: datetime, _uow: UnitOfWork) -> None:
    """Nothing else changes: that the moment has come is what the post shows."""
