"""What waits for a judge besides calls and disputes: seats of who has left, matches without a winner, appeals."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from data.records import CallStatus, Delivery, JudgeCall
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.round import Table
from usecases.bracket.play_on import WHO_GOES_ON
from usecases.round.departure import vacant_seats


@dataclass(frozen=True, slots=True)
class WaitingForJudge:
    """Tables at which a departed player's seat is unsettled, or nobody has gone on from a match yet; open appeals."""

    seats: tuple[Table, ...]
    goes_on: tuple[Table, ...]
    appeals: tuple[JudgeCall, ...]

    @property
    def nothing(self) -> bool:
        """Whether nothing of all that waits."""
        return not (self.seats or self.goes_on or self.appeals)


def waiting_for_judge(
    uow: UnitOfWork, event: Event, tables: Sequence[Table], now: datetime
) -> WaitingForJudge:
    """What of these tables, and of the event's appeals, a judge still has to settle.

    Source: house
    """
    numbers = [table.id for table in tables]
    found = uow.outbox.notices.find(subject=numbers, text=WHO_GOES_ON) if numbers else ()
    asked = [notice for notice in found if notice.state is not Delivery.WITHDRAWN]
    seats = {one.seat.table.id for one in vacant_seats(uow, event, now)}
    goes_on = {notice.subject for notice in asked if notice.buttons}
    appeals = uow.calls.find(event_id=event.id, status=CallStatus.APPEALED)
    return WaitingForJudge(
        tuple(table for table in tables if table.id in seats),
        tuple(table for table in tables if table.id in goes_on),
        tuple(sorted(appeals, key=lambda call: call.id)),
    )
