"""Agreeing to a line of the sheet: the opponent to a score or clock, a judge to an absence."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.ids import SheetLineId
from league.match_sheet import SheetKind, SheetLine, waits
from league.refusal import Refusal
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller
from usecases.find import event_of
from usecases.match.here import MatchAt, match_of, unless_official
from usecases.match.noted import Noted


@dataclass(frozen=True, slots=True)
class AgreeLine:
    """The button under what has been put down."""

    caller: Caller
    line_id: SheetLineId


def agree_line(command: AgreeLine, uow: UnitOfWork) -> Noted | Refusal:
    """The line stands from now on, and the thread is told.

    Refusals: `match-line-gone`, those of `match_of` and `unless_official`, `match-agreed-already`, `match-agree-other`.
    Source: jbl/4.8, jbl/3.4.1, jbl/2.2.4-leave
    """
    line = uow.match_sheet.get(command.line_id)
    table = uow.tables.get(line.table_id) if line else None
    if line is None or table is None or event_of(uow, table.event_id).guild_id != command.caller.guild_id:
        return Refusal("match-line-gone")
    match = match_of(uow, command.caller, table)
    if isinstance(match, Refusal):
        return match
    settled = None if waits(match.sheet, line) else Refusal("match-agreed-already")
    refused = settled or _not_asked(uow, command, match, line)
    if refused:
        return refused
    agreed = uow.match_sheet.change(line, agreed_by=command.caller.user_id)
    params = {"kind": line.kind.value, **named_by(uow, table)}
    audit(uow, command.caller, match.event.id, "match-agreed", params)
    return Noted(match, agreed)


def _not_asked(uow: UnitOfWork, command: AgreeLine, match: MatchAt, line: SheetLine) -> Refusal | None:
    """A judge is asked about an absence, the opponent about the rest; for a guest without an account a judge agrees."""
    if line.kind is SheetKind.LEAVE:
        return unless_official(uow, command.caller, match)
    if match.seat is None and any(person.user_id is None for person in match.people):
        return None
    return Refusal("match-agree-other") if match.seat is None or line.by == command.caller.user_id else None
