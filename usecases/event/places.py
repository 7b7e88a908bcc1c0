"""The end of an event: each player learns their place in it."""

from datetime import datetime, timedelta

from data.records import AuditLine, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.event import Event
from usecases.find import people_by_id
from usecases.standings.overall import overall_of

DRIP = timedelta(seconds=2)
"""Between two private messages about ranks: hundreds at once look like spam to Discord. Source: house"""


def tell_places(uow: UnitOfWork, event: Event, line: AuditLine, now: datetime) -> None:
    """Everybody who played is told their place in private; `line` is the audit line of the end.

    Source: house
    """
    rows = [row for row in overall_of(uow, event).standings.rows if row.played]
    people = people_by_id(uow, [row.player for row in rows])
    told = [row for row in rows if people[row.player].user_id is not None]
    for number, row in enumerate(told):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"place:{line.id}:{row.player}",
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=people[row.player].user_id or 0,
                text="notice-place",
                params={"event": event.name, "place": row.place, "players": len(rows)},
                due_at=now + number * DRIP,
            )
        )
