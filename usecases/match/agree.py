"""Somebody says yes to a line of the sheet: the opponent to a score or clock, a judge to an absence."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.match_sheet import SheetKind, needs_agreement
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import event_of
from usecases.match.here import match_of, tell_table
from usecases.match.noted import Noted


@dataclass(frozen=True, slots=True)
class AgreeLine:
    """The button under what has been put down."""

    caller: Caller
    line_id: int


def agree_line(command: AgreeLine, uow: UnitOfWork) -> Noted | Refusal:
    """The line stands from now on, and the thread is told.

    Refusals: `match-line-gone`, those of `match_of`, `match-agreed-already`, `needs-judge`, `match-agree-other`.
    Source: jbl/4.8, jbl/3.4.1, jbl/2.2.4-leave
    """
    line = uow.match_sheet.get(command.line_id)
    table = uow.tables.get(line.table_id) if line else None
    if line is None or table is None or event_of(uow, table.event_id).guild_id != command.caller.guild_id:
        return Refusal("match-line-gone")
    match = match_of(uow, command.caller, table)
    if isinstance(match, Refusal):
        return match
    newer = any(later.kind is line.kind and later.id > line.id for later in match.sheet)
    if not needs_agreement(line) or (newer and line.kind is SheetKind.SCORE):
        return Refusal("match-agreed-already")
    if line.kind is SheetKind.LEAVE:
        refused = unless(uow, command.caller, Role.JUDGE)
    else:
        own = match.seat is None or line.by == command.caller.user_id
        refused = Refusal("match-agree-other") if own else None
    if refused:
        return refused
    agreed = uow.match_sheet.change(line, agreed_by=command.caller.user_id)
    uow.outbox.settle(f"match-{_words(line.kind)}:{line.id}:{line.version}")
    params = {"kind": line.kind.value, "table": table.number}
    audit(uow, command.caller, match.event.id, "match-agreed", params)
    who = match.people[match.seat].name if match.seat is not None else command.caller.name
    tell_table(uow, match, agreed, f"agreed-{line.kind.value}", {"player": who, **_params(agreed.scores)})
    return Noted(match, agreed)


def _words(kind: SheetKind) -> str:
    return {SheetKind.CLOCK: "clock-asked", SheetKind.LEAVE: "leave-asked"}.get(kind, kind.value)


def _params(scores: tuple[int, ...]) -> dict[str, object]:
    return {"a": scores[0], "b": scores[1]} if scores else {}
