"""Ten and five minutes before the end a table is told, once for each."""

from datetime import datetime

from data.records import Destination, Notice, Timer, moment
from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.ids import TableId
from league.round import TableStatus
from usecases.clocks import WARNED, clock_of
from usecases.find import event_of
from usecases.round.told import playing_people, seat_params, users


def clock_warning(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """Tell the players how long they have; a warning that comes after the end (a long outage) is left out."""
    table = uow.tables.get(TableId(timer.subject))
    clock = clock_of(uow, table) if table else None
    over = deadline(clock) if clock else None
    if table is None or table.status is not TableStatus.PLAYING or over is None or over <= now:
        return
    people = playing_people(uow, table)
    uow.outbox.send(
        Notice(
            id=0,
            # The end tells a warning after an extension from a repeat.
            key=f"clock-warning:{table.id}:{timer.detail}:{over.isoformat()}",
            guild_id=event_of(uow, table.event_id).guild_id,
            place=Destination.THREAD,
            subject=table.id,
            text=WARNED,
            params={"minutes": timer.detail, "at": moment(over), **seat_params(people)},
            mentions=users(people),
        )
    )
