"""What an organizer was shown of a list of tables, kept until they say yes."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from data.unit_of_work import UnitOfWork
from league.importing.records import RecordSeat, TableRecord
from usecases.caller import Caller
from usecases.result.drafts import KeepDraft, forget_draft, keep_draft, typed_before

_TABLES: Final = "tables"


def keep(
    uow: UnitOfWork,
    caller: Caller,
    form: str,
    subject: int,
    tables: tuple[TableRecord, ...],
    more: Mapping[str, str],
) -> None:
    """Keep the tables, and what else was said."""
    written = json.dumps([asdict(table) for table in tables], ensure_ascii=False)
    keep_draft(KeepDraft(caller, form, subject, {_TABLES: written, **more}), uow)


def kept(
    uow: UnitOfWork, caller: Caller, form: str, subject: int
) -> tuple[tuple[TableRecord, ...], Mapping[str, str]] | None:
    """What waits for a yes; None when it was given before, or long ago."""
    typed = typed_before(uow, caller, form, subject)
    if not typed.get(_TABLES):
        return None
    tables = tuple(
        TableRecord(**{**one, "seats": tuple(RecordSeat(**seat) for seat in one["seats"])})
        for one in json.loads(typed[_TABLES])
    )
    return tables, typed


def forget(uow: UnitOfWork, caller: Caller, form: str, subject: int) -> None:
    """It was confirmed."""
    forget_draft(uow, caller, form, subject)
