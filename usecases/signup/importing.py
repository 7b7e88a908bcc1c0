"""Entering many players at once from a CSV file."""

import csv
import io
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import BEFORE_START, event_for
from usecases.people import enrolled, guest, shortened
from usecases.signup.desk import entered
from usecases.signup.promotion import store_entries

MOST_LINES = 1000
_LONGEST_ID = 20
_NAME_HEADINGS = frozenset({"name", "player", "名前", "氏名", "プレイヤー"})
_ID_HEADINGS = frozenset({"discord", "discord_id", "user_id", "id", "ディスコード"})
_CLASS_HEADINGS = frozenset({"class", "handicap", "クラス", "ハンデ"})


@dataclass(frozen=True, slots=True)
class ImportEntries:
    """A CSV file: a column `name` (名前), and as it pleases `discord_id` and `class`."""

    caller: Caller
    event_id: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Imported:
    """How many entries were added, and how many of the lines were on the list already."""

    event: Event
    added: int
    known: int


@dataclass(frozen=True, slots=True)
class Line:
    """One player of the file; `user_id` 0 is a guest."""

    number: int
    name: str
    user_id: int
    handicap: str


def import_entries(command: ImportEntries, uow: UnitOfWork) -> Imported | Refusal:
    """All players of the file are entered, or none: each line that cannot be read is named.

    Refusals: `needs-organizer`, those of `event_for`, `csv-not-text`, `csv-no-name-column`, `csv-empty`,
    `csv-too-long` (params: most), `csv-faults` (params: lines), those of `league.entry.join`.
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    lines = read_lines(command.content)
    return lines if isinstance(lines, Refusal) else _enter_all(command, uow, event, lines)


def _enter_all(
    command: ImportEntries, uow: UnitOfWork, event: Event, lines: tuple[Line, ...]
) -> Imported | Refusal:
    added = known = 0
    for line in lines:
        if line.user_id:
            person = enrolled(uow, event.guild_id, line.user_id, line.name)
        else:
            named = guest(uow, event.guild_id, line.name)
            if isinstance(named, Refusal):
                return named
            person = named
        entries = uow.entries.list_of(event)
        if entries.entry_of(PlayerId(person.id)):
            known += 1
            continue
        change = entered(entries, PlayerId(person.id))
        if isinstance(change, Refusal):
            return change
        store_entries(uow, event, change)
        if line.handicap:
            uow.entries.set_handicap(event, PlayerId(person.id), line.handicap)
        added += 1
    audit(uow, command.caller, event.id, "entry-import", {"added": added})
    return Imported(event, added, known)


def read_lines(content: bytes) -> tuple[Line, ...] | Refusal:
    """The players of a CSV file in UTF-8 or in Excel's Japanese encoding; commas, semicolons or tabs."""
    text = _decoded(content)
    if text is None:
        return Refusal("csv-not-text")
    rows = [
        row for row in csv.reader(io.StringIO(text), delimiter=_separator(text)) if any(map(str.strip, row))
    ]
    if not rows:
        return Refusal("csv-empty")
    if len(rows) > MOST_LINES + 1:
        return Refusal("csv-too-long", params={"most": MOST_LINES})
    return _parsed(rows)


def _parsed(rows: list[list[str]]) -> tuple[Line, ...] | Refusal:
    heading = [cell.strip().lower() for cell in rows[0]]
    name = _column(heading, _NAME_HEADINGS)
    if name is None:
        return Refusal("csv-no-name-column")
    user, handicap = _column(heading, _ID_HEADINGS), _column(heading, _CLASS_HEADINGS)
    lines: list[Line] = []
    faults: list[Line] = []
    for number, row in enumerate(rows[1:], 2):
        line = Line(
            number, shortened(_cell(row, name)), _number(_cell(row, user)), _cell(row, handicap).upper()[:1]
        )
        (lines if line.name and line.user_id >= 0 else faults).append(line)
    if faults:
        return Refusal("csv-faults", params={"lines": ", ".join(str(line.number) for line in faults[:20])})
    return tuple(lines) or Refusal("csv-empty")


def _decoded(content: bytes) -> str | None:
    if b"\0" in content:
        return None
    for encoding in ("utf-8-sig", "cp932"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def _separator(text: str) -> str:
    first = text.split("\n", 1)[0]
    return max(",;\t", key=first.count)


def _column(heading: list[str], names: frozenset[str]) -> int | None:
    return next((index for index, cell in enumerate(heading) if cell in names), None)


def _cell(row: list[str], column: int | None) -> str:
    return row[column].strip() if column is not None and column < len(row) else ""


def _number(cell: str) -> int:
    """A Discord number, 0 for none, -1 for what is none."""
    if not cell:
        return 0
    return int(cell) if cell.isascii() and cell.isdigit() and len(cell) <= _LONGEST_ID else -1
