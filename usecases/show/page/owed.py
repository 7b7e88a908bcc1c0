"""What somebody who is signed in owes on any server: a result to confirm, a check-in, a game; and where they judge."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from league.event import Event
from usecases.caller import Caller, guild_of
from usecases.find import GOING_ON
from usecases.league_state import current_result
from usecases.result.find import TableAt
from usecases.result.scored import scored, scores_text
from usecases.show.next import TableDue, next_steps
from usecases.show.page.floor import judges_there
from usecases.show.places import MatchPlace

_MOST_SERVERS = 10
"""Of so many servers Discord is asked whether somebody judges there."""


class OwedKind(StrEnum):
    """What is owed; what comes first is listed first."""

    CONFIRM = "confirm"
    CHECK_IN = "check-in"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Owed:
    """One thing that a player owes in an event.

    `number` is the result's or the event's (0: it is done on Discord, in the thread `channel_id`).
    `said` is the result as it was reported, `until` the end of the check-in, in the server's time `zone`.
    """

    kind: OwedKind
    event: Event
    zone: str
    number: int = 0
    place: MatchPlace | None = None
    said: str = ""
    channel_id: int = 0
    until: datetime | None = None


def owed_by(caller: Caller, uow: UnitOfWork) -> tuple[Owed, ...]:
    """What the caller owes on every server; what waits for a Discord client alone is not among it.

    Source: house
    """
    found = next_steps(caller, uow)
    return (
        *(_to_confirm(uow, due) for due in found.to_confirm),
        *(
            Owed(OwedKind.CHECK_IN, due.event, _zone(uow, due.event), due.event.id, until=due.until)
            for due in found.check_ins
        ),
        *(
            Owed(OwedKind.PLAY, due.event, _zone(uow, due.event), 0, _place(due), channel_id=due.thread_id)
            for due in found.to_play
        ),
    )


def _to_confirm(uow: UnitOfWork, due: TableDue) -> Owed:
    result = current_result(uow, due.table.id)
    told = scored(uow, TableAt(due.event, due.round, due.table), result) if result else None
    return Owed(
        OwedKind.CONFIRM,
        due.event,
        _zone(uow, due.event),
        result.id if result else 0,
        _place(due),
        scores_text(uow, told) if told else "",
        due.thread_id,
    )


def _place(due: TableDue) -> MatchPlace:
    return MatchPlace(due.round.stage, due.round.number, due.table.number, due.label)


def _zone(uow: UnitOfWork, event: Event) -> str:
    return guild_of(uow, event.guild_id).time_zone


def servers_of(user_id: int, uow: UnitOfWork) -> tuple[int, ...]:
    """The servers with an event that goes on; of very many those where the person plays or has made one.

    Source: house
    """
    on = {number for (number,) in uow.events.values("guild_id", status=sorted(GOING_ON))}
    if len(on) > _MOST_SERVERS:
        played = {number for (number,) in uow.people.values("guild_id", user_id=user_id)}
        made = {number for (number,) in uow.events.values("guild_id", created_by=user_id)}
        on &= played | made
    return tuple(sorted(on))[:_MOST_SERVERS]


def floors_of(caller: Caller, uow: UnitOfWork) -> tuple[Event, ...]:
    """The events of the caller's server that go on, newest first, for whoever judges there."""
    if not judges_there(caller, uow):
        return ()
    return tuple(reversed(uow.events.find(guild_id=caller.guild_id, status=sorted(GOING_ON))))
