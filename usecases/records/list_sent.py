"""A list of tables as it was sent, kept while its sender says which column holds what."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from data.unit_of_work import UnitOfWork
from league.importing import ListSheet, Row
from league.importing.record_layout import RecordLayout, guessed_records, mapped_records
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.result.drafts import KeepDraft, forget_draft, keep_draft, typed_before
from usecases.signup.mapping import remember_meanings

SENT: Final = "records-sent"
_LONGEST: Final = 2000


@dataclass(frozen=True, slots=True)
class ListSent:
    """What was sent for an event (0: for a past one), and what else was said of it."""

    caller: Caller
    event: int
    sheet: ListSheet
    layout: RecordLayout
    about: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class MapRecords:
    """The sender says what a column of it holds; "" nothing that is needed."""

    caller: Caller
    event: int
    column: int
    kind: str


@dataclass(frozen=True, slots=True)
class LookAtTables:
    """Somebody has sent a list of tables; `guessed` is what its columns most likely hold."""

    caller: Caller
    guessed: RecordLayout


@dataclass(frozen=True, slots=True)
class ConfirmSent:
    """The list that was sent for an event (0: for a past one) has been stored."""

    caller: Caller
    event: int


def keep_sent(command: ListSent, uow: UnitOfWork) -> None:
    """Keep it: of each sender the last for an event."""
    rows = [[row.number, *row.cells] for row in command.sheet.rows]
    layout = command.layout
    written = {
        "sheet": json.dumps([rows, list(command.sheet.broken)], ensure_ascii=False),
        "layout": json.dumps([layout.line, layout.headings, layout.kinds], ensure_ascii=False),
        "about": json.dumps(dict(command.about), ensure_ascii=False),
    }
    keep_draft(KeepDraft(command.caller, SENT, _subject(command.caller, command.event), written), uow)


def mapped_sent(command: MapRecords, uow: UnitOfWork) -> ListSent | Refusal:
    """The list under another layout; nothing of it is stored.

    Refusals: `import-gone`.
    """
    kept = typed_before(uow, command.caller, SENT, _subject(command.caller, command.event))
    if not kept.get("sheet"):
        return Refusal("import-gone")
    rows, broken = json.loads(kept["sheet"])
    line, headings, kinds = json.loads(kept["layout"])
    sheet = ListSheet(tuple(Row(number, tuple(cells)) for number, *cells in rows), tuple(broken))
    layout = RecordLayout(line, tuple(headings), tuple(kinds))
    sent = ListSent(command.caller, command.event, sheet, layout, json.loads(kept["about"]))
    return replace(sent, layout=mapped_records(layout, command.column, command.kind))


def records_layout_for(question: LookAtTables, uow: UnitOfWork) -> RecordLayout:
    """What the columns hold: as it was said before of these headings on this server, else as it is guessed.

    Source: house
    """
    guessed = question.guessed
    kept = uow.list_mappings.first(guild_id=question.caller.guild_id, headings=_key(guessed))
    fits = kept is not None and len(kept.meanings) == len(guessed.kinds)
    return replace(guessed, kinds=kept.meanings) if kept is not None and fits else guessed


def remember_sent(command: ConfirmSent, uow: UnitOfWork) -> None:
    """What was said of the columns of the list that has been stored is remembered for the next one like it."""
    subject = _subject(command.caller, command.event)
    sent = mapped_sent(MapRecords(command.caller, command.event, -1, ""), uow)
    if isinstance(sent, Refusal):
        return
    if guessed_records(sent.sheet) != sent.layout:
        remember_meanings(uow, command.caller.guild_id, _key(sent.layout), sent.layout.kinds)
    forget_draft(uow, command.caller, SENT, subject)


def _key(layout: RecordLayout) -> str:
    """Not that of a list of players with the same headings."""
    return "\x1f".join(("tables:", *layout.headings))[:_LONGEST]


def _subject(caller: Caller, event: int) -> int:
    return event or caller.guild_id
