"""Locking a table, so that it stays when the planned round is drawn again."""

from dataclasses import dataclass, replace
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from league.ids import EventId
from league.refusal import Refusal
from league.round import Round, Table
from usecases.audit import audit
from usecases.bracket.labels import as_named
from usecases.caller import Caller, Role, refusal_unless
from usecases.round.find import PLANNED, round_for, tables_named


class LockState(StrEnum):
    """What is done to a table."""

    LOCKED = "locked"
    UNLOCKED = "unlocked"


@dataclass(frozen=True, slots=True)
class LockTable:
    """An organizer locks or unlocks a table of the planned round."""

    caller: Caller
    table: int
    bolt: LockState = LockState.LOCKED
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class Locked:
    """The table as it is now."""

    round: Round
    table: Table


def lock_table(command: LockTable, uow: UnitOfWork) -> Locked | Refusal:
    """The table stays (or no longer stays) when the round is drawn again; published rounds always stay.

    Refusals: `needs-organizer`, those of finding a round, `no-such-table` (params: round, table),
    `table-locked`, `table-unlocked` (params: table), `lock-bracket`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    found = round_for(uow, command.caller, command.event_id, 0, PLANNED)
    if isinstance(found, Refusal):
        return found
    event, round_ = found
    if uow.brackets.first(round_id=round_.id):
        return Refusal("lock-bracket")
    named = tables_named(uow, round_, command.table)
    if isinstance(named, Refusal):
        return named
    wanted = command.bolt is LockState.LOCKED
    if named[0].locked == wanted:
        return Refusal(f"table-{command.bolt}", params=as_named(round_, named[0], None))
    saved = uow.tables.save(replace(named[0], locked=wanted))
    details = {"event": event.name, **as_named(round_, saved, None)}
    audit(uow, command.caller, event.id, f"table-{command.bolt}", details)
    return Locked(round_, saved)
