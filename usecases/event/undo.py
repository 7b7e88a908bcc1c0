"""Taking an organizer's or judge's action back."""

from dataclasses import dataclass

from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.clocks import retime
from usecases.posted import refresh_all_posts

_LINES = 25


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back an action: the one of this audit line, or (0) the event's last that still stands."""

    caller: Caller
    event_id: int
    line_id: int = 0


@dataclass(frozen=True, slots=True)
class Undone:
    """The action that was taken back."""

    line: AuditLine


def undo(command: Undo, uow: UnitOfWork) -> Undone | Refusal:
    """Everything that the action changed is as it was before; its line stays, marked.

    Refusals: `needs-organizer`, `nothing-to-undo`, `undone-already`, `undo-blocked`.
    Source: house
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    line = _wanted(command, uow)
    if isinstance(line, Refusal):
        return line
    if uow.journal.blocking(line.id):
        return Refusal("undo-blocked")
    mark = audit(uow, command.caller, line.event_id, "undo", {"line": line.id})
    uow.journal.take_back(line, mark)
    refresh_all_posts(uow, line.event_id, command.caller.guild_id)
    event = uow.events.get(line.event_id)
    if event is not None:
        retime(uow, event, command.caller.now)
    return Undone(line)


def undoable_lines(uow: UnitOfWork, guild_id: int, event_id: int) -> tuple[AuditLine, ...]:
    """The event's newest actions that can be taken back."""
    lines = uow.journal.lines(guild_id, event_id, _LINES)
    return tuple(line for line in lines if not line.undone_by and uow.journal.is_undoable(line.id))


def _wanted(command: Undo, uow: UnitOfWork) -> AuditLine | Refusal:
    if not command.line_id:
        lines = undoable_lines(uow, command.caller.guild_id, command.event_id)
        return lines[0] if lines else Refusal("nothing-to-undo")
    line = uow.journal.line(command.line_id)
    if line is None or line.guild_id != command.caller.guild_id or not uow.journal.is_undoable(line.id):
        return Refusal("nothing-to-undo")
    return Refusal("undone-already") if line.undone_by else line
