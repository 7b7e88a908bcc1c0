"""The audit line that every action of an organizer or judge leaves."""

from collections.abc import Mapping
from typing import Any

from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.ids import EventId
from usecases.caller import Caller


def audit(
    uow: UnitOfWork, caller: Caller, event_id: EventId, action: str, params: Mapping[str, Any] | None = None
) -> AuditLine:
    """Note who did what; the text `audit-<action>` puts it in words. At most once in a use case."""
    return uow.journal.record(
        guild_id=caller.guild_id,
        event_id=event_id,
        actor=caller.user_id,
        action=action,
        at=caller.now,
        params=params or {},
    )
