"""Taking an organizer's or judge's action back."""

from collections.abc import Sequence
from dataclasses import dataclass

from data.records import AuditLine, PostKind
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.clocks import retime

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
    refresh_event(uow, line.event_id, command.caller.guild_id)
    event = uow.events.get(line.event_id)
    if event is not None:
        retime(uow, event, command.caller.now)
    return Undone(line)


def undoable_lines(uow: UnitOfWork, guild_id: int, event_id: int) -> tuple[AuditLine, ...]:
    """The event's newest actions that can be taken back."""
    lines = uow.journal.lines(guild_id, event_id, _LINES)
    return tuple(line for line in lines if not line.undone_by and uow.journal.is_undoable(line.id))


def refresh_event(uow: UnitOfWork, event_id: int, guild_id: int) -> None:
    """Bring every post of an event up to date; what is gone is removed by the outbox."""
    known = {(post.kind, post.subject) for post in uow.outbox.posts.find(guild_id=guild_id)}
    rounds = [row.id for row in uow.rounds.find(event_id=event_id)]
    tables = [row.id for row in uow.tables.find(event_id=event_id)]
    calls = [row.id for row in uow.calls.find(event_id=event_id)]
    wanted: dict[PostKind, Sequence[int]] = {
        PostKind.ANNOUNCEMENT: [event_id],
        PostKind.STANDINGS: [event_id],
        PostKind.ROUND: rounds,
        PostKind.TABLE: tables,
        PostKind.CALL: calls,
    }
    for kind, subjects in wanted.items():
        uow.outbox.refresh_all(kind, [number for number in subjects if (kind, number) in known], guild_id)


def _wanted(command: Undo, uow: UnitOfWork) -> AuditLine | Refusal:
    if not command.line_id:
        lines = undoable_lines(uow, command.caller.guild_id, command.event_id)
        return lines[0] if lines else Refusal("nothing-to-undo")
    line = uow.journal.line(command.line_id)
    if line is None or line.guild_id != command.caller.guild_id or not uow.journal.is_undoable(line.id):
        return Refusal("nothing-to-undo")
    return Refusal("undone-already") if line.undone_by else line
