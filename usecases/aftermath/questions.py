"""Questions to the judges about a seat: whatever settles one, they are asked no more."""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.aftermath.touched import Touched
from usecases.round.departure import settle_departures


def settle_questions(uow: UnitOfWork, touched: Touched, now: datetime) -> None:
    """The tables whose seats, result, round or event have changed are looked at."""
    event = touched.event
    if "event" in touched.kinds:
        tables = {table.id for table in uow.tables.find(event_id=event.id)}
    else:
        found = uow.tables.find(round_id=touched.rounds) if touched.rounds else ()
        tables = {*touched.tables, *(table.id for table in found)}
    settle_departures(uow, event, tables, now)
