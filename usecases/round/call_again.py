"""The players of a table are called to it once more, and not again within five minutes."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.refusal import Refusal
from league.reporting import Reminder, Wanted
from league.round import Table, TableStatus, is_bye
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.clocks import game_by_post
from usecases.round.find import is_seen

PAUSE: Final = timedelta(minutes=5)
NO_RESULT: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class CallToTable:
    """A judge or organizer calls the players of a table."""

    caller: Caller
    table_id: TableId


@dataclass(frozen=True, slots=True)
class CalledToTable:
    """The table whose players were called, and what it is called."""

    event: Event
    table: Table
    named: Mapping[str, str | int]


def call_to_table(command: CallToTable, uow: UnitOfWork) -> CalledToTable | Refusal:
    """Whoever sits there reads it in the table's thread.

    Refusals: `needs-judge`, `no-such-table` (params: table), `nothing-to-call` (params: table), `called-already`
    (params: minutes).
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    table = uow.tables.get(command.table_id)
    event = uow.events.get(table.event_id) if table else None
    if table is None or event is None or event.guild_id != command.caller.guild_id or is_bye(table):
        return Refusal("no-such-table", params={"table": command.table_id})
    place = named_by(uow, table)
    if not may_be_called(uow, table):
        return Refusal("nothing-to-call", params=place)
    asked = uow.reminders.values("at", table_id=table.id, wants=Wanted.PLAYERS)
    if any(command.caller.now - at < PAUSE for (at,) in asked):
        return Refusal("called-already", params={"minutes": PAUSE // timedelta(minutes=1)})
    uow.reminders.add(Reminder(0, event.id, table.id, command.caller.now, Wanted.PLAYERS))
    audit(uow, command.caller, event.id, "round-called", {"event": event.name, **place})
    return CalledToTable(event, table, place)


def may_be_called(uow: UnitOfWork, table: Table) -> bool:
    """Whether anybody has to come: it is public and without a result, and not played by post."""
    return table.status in NO_RESULT and is_seen(uow, table) and game_by_post(uow, table) is None
