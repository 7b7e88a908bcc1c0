"""A settlement's minute is over, or the set-up: the table's post shows the next step, and nobody is pinged."""

from datetime import datetime

from data.records import PostKind, Timer
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from usecases.find import event_of


def placement_due(timer: Timer, _now: datetime, uow: UnitOfWork) -> None:
    """Bring the table's post up to date."""
    table = uow.tables.get(TableId(timer.subject))
    if table is not None:
        uow.outbox.refresh(PostKind.TABLE, table.id, event_of(uow, table.event_id).guild_id)
