"""What was typed into a form that was refused: kept, so that the form can be opened again with it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from data.records import Draft
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from usecases.caller import Caller
from usecases.result.typed import ENDED, score_field

REPORT = "result-report"
CORRECT = "result-correct"
WALKOVER = "result-walkover"
ABOUT_TABLES = (REPORT, CORRECT, WALKOVER)
REASON = "reason"
EARLY = "early"
"""Kept beside what was typed: its time is not over, and its reporter was asked whether it is."""
WINNER = "winner"


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """A user's form of this kind was refused; `subject` is the table that it is about, or what else its kind says."""

    caller: Caller
    form: str
    subject: int
    typed: Mapping[str, str]


def keep_draft(command: KeepDraft, uow: UnitOfWork) -> Draft:
    """Keep what was typed into fields that such a form has, beside what is kept already; of each form only the last."""
    of_fields = command.form in {REPORT, CORRECT}  # what else is kept was not typed into fields
    fields = _fields(uow, TableId(command.subject)) if of_fields else frozenset()
    typed = {
        name: value for name, value in command.typed.items() if not of_fields or name in {*fields, EARLY}
    }
    old = draft_of(uow, command.caller, command.form, command.subject)
    if old is not None:
        return uow.drafts.save(replace(old, at=command.caller.now, typed={**old.typed, **typed}))
    who = command.caller
    return uow.drafts.add(Draft(0, command.form, command.subject, who.user_id, who.guild_id, who.now, typed))


def _fields(uow: UnitOfWork, table_id: TableId) -> frozenset[str]:
    """Whoever makes up a form may send any names, again and again."""
    table = uow.tables.get(table_id)
    scores = {score_field(player) for player in table.seats} if table else set()
    return frozenset({ENDED, REASON, EARLY, WINNER, *scores})


def draft_of(uow: UnitOfWork, caller: Caller, form: str, subject: int) -> Draft | None:
    """What the caller typed last into this form about this."""
    return uow.drafts.first(form=form, subject=subject, user_id=caller.user_id)


def typed_before(uow: UnitOfWork, caller: Caller, form: str, subject: int) -> Mapping[str, str]:
    """The values of the draft, none without one."""
    draft = draft_of(uow, caller, form, subject)
    return draft.typed if draft else {}


def forget_draft(uow: UnitOfWork, caller: Caller, form: str, subject: int) -> None:
    """The form was accepted: the next one starts empty."""
    draft = draft_of(uow, caller, form, subject)
    if draft is not None:
        put_typed_away(uow, draft)


def notice_reseated(uow: UnitOfWork) -> None:
    """What was typed for a table is nothing to those who sit there now, nor to a game that begins once more.

    Source: house
    """
    tables = uow.journal.reseated()
    for draft in uow.drafts.find(form=ABOUT_TABLES, subject=tables) if tables else ():
        put_typed_away(uow, draft)


def put_typed_away(uow: UnitOfWork, draft: Draft) -> None:
    """Nothing of it is kept."""
    if draft.typed:
        uow.drafts.save(replace(draft, typed={}))
