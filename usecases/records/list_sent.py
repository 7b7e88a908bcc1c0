"""A list of tables as it was sent, kept while its sender says which column holds what."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from data.unit_of_work import UnitOfWork
from league.importing import ListSheet, Row
from league.importing.record_layout import RecordLayout, mapped_records
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.result.drafts import KeepDraft, keep_draft, typed_before

SENT: Final = "records-sent"


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


def _subject(caller: Caller, event: int) -> int:
    return event or caller.guild_id
