"""Before a file is fetched: whether its sender may send one, how large it is, and how many came lately."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from data.unit_of_work import UnitOfWork
from faq.importing import LARGEST as LARGEST_RULES
from faq.own_document import LARGEST_DOCUMENT
from league.ids import EventId
from league.refusal import Refusal
from league.regulations.upload import LARGEST as LARGEST_REGULATIONS
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at
from usecases.limits import LimitedAction
from usecases.rule.proposal import unless_organizer
from usecases.signup.read import LARGEST as LARGEST_ENTRIES
from usecases.spend import spend

LARGEST_MATCH = 500_000
"""Bytes of a match: the longest that is judged has half as many. Source: house"""


class FileKind(StrEnum):
    """What kind of file is uploaded."""

    REGULATIONS = "regulations"
    ENTRIES = "entries"
    RULES = "rules"
    DOCUMENT = "document"
    PAST = "past"
    TABLES = "tables"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as Discord announces it; `event_id` is what it is for (ENTRIES), 0 for the likely one."""

    caller: Caller
    kind: FileKind
    size: int
    event_id: EventId = EventId(0)


def too_large(kind: FileKind, size: int) -> Refusal | None:
    """A file of so many bytes is refused.

    Refusals: `file-too-large` (params: kind, size and most in thousands of bytes).
    """
    most = _LARGEST[kind]
    params: dict[str, str | int] = {"kind": str(kind), "size": -(-size // 1000), "most": most // 1000}
    return Refusal("file-too-large", params=params) if size > most else None


def admit(command: Upload, uow: UnitOfWork) -> Refusal | None:
    """The first byte of a file is fetched only after this.

    Refusals: `needs-organizer`, `needs-judge`, `rule-needs-server`, those of `event_at`, those of `too_large`,
    `limit-import`.
    Source: house
    """
    return (
        _MAY[command.kind](command, uow)
        or too_large(command.kind, command.size)
        or spend(uow, command.caller, LimitedAction.IMPORT)
    )


def _may_create(command: Upload, uow: UnitOfWork) -> Refusal | None:
    return refusal_unless(uow, command.caller, Role.ORGANIZER)


def _may_enter(command: Upload, uow: UnitOfWork) -> Refusal | None:
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    return event if isinstance(event, Refusal) else None


def _may_rule(command: Upload, uow: UnitOfWork) -> Refusal | None:
    return unless_organizer(uow, command.caller)


def _may_judge(command: Upload, uow: UnitOfWork) -> Refusal | None:
    return refusal_unless(uow, command.caller, Role.JUDGE)


def _may_anybody(_command: Upload, _uow: UnitOfWork) -> None:
    """A match that is judged is stored nowhere."""


_MAY: dict[FileKind, Callable[[Upload, UnitOfWork], Refusal | None]] = {
    FileKind.REGULATIONS: _may_create,
    FileKind.ENTRIES: _may_enter,
    FileKind.RULES: _may_rule,
    FileKind.DOCUMENT: _may_rule,
    FileKind.PAST: _may_create,
    FileKind.TABLES: _may_judge,
    FileKind.MATCH: _may_anybody,
}
_LARGEST = {
    FileKind.REGULATIONS: LARGEST_REGULATIONS,
    FileKind.ENTRIES: LARGEST_ENTRIES,
    FileKind.RULES: LARGEST_RULES,
    FileKind.DOCUMENT: LARGEST_DOCUMENT,
    FileKind.PAST: LARGEST_ENTRIES,
    FileKind.TABLES: LARGEST_ENTRIES,
    FileKind.MATCH: LARGEST_MATCH,
}
