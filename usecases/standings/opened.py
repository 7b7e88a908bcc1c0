"""What an action has left outdated, for the answer to whoever did it: the same words and buttons as the judges have."""

from dataclasses import dataclass

from data.records import Notice
from data.unit_of_work import UnitOfWork
from league.ids import AuditId
from usecases.standings.outdated_notices import PREFIX


@dataclass(frozen=True, slots=True)
class OpenedBy:
    """Asks for the questions that the action of this line opened, and those among `reopened`, by their numbers."""

    audit_id: AuditId
    reopened: tuple[int, ...] = ()


def opened_by(question: OpenedBy, uow: UnitOfWork) -> tuple[Notice, ...]:
    """The messages about an outdated stage or round that wait for somebody's tap."""
    found = {notice.id: notice for notice in uow.outbox.notices.find(audit_id=question.audit_id)}
    if question.reopened:
        found |= {notice.id: notice for notice in uow.outbox.notices.find(id=question.reopened)}
    return tuple(one for one in found.values() if one.buttons and one.key.startswith(PREFIX))
