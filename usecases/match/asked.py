"""The questions that lines of a sheet ask: their buttons go when somebody has answered, or nobody is to any more."""

from data.unit_of_work import UnitOfWork
from league.match_sheet import SheetKind, SheetLine

_ASKED = {SheetKind.CLOCK: "clock-asked", SheetKind.LEAVE: "leave-asked"}


def judges_key(line: SheetLine) -> str:
    """The key of the same question in the judges' channel."""
    return f"match-leave-judges:{line.id}"


def settle_asked(uow: UnitOfWork, line: SheetLine) -> None:
    """In the match's thread, whatever has become of the line since it asked, and in the judges' channel."""
    for asked in uow.outbox.beginning(f"match-{_ASKED.get(line.kind, line.kind.value)}:{line.id}:"):
        uow.outbox.settle(asked.key)
    uow.outbox.settle(judges_key(line))
