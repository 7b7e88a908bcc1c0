"""Entering many players at once from a CSV file."""

import csv
import io
import unicodedata
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import BEFORE_START, event_at
from usecases.people import enrolled, guest, shortened
from usecases.signup.desk import entered
from usecases.signup.promotion import store_entries

MOST_LINES = 1000
_LONGEST_ID = 19  # digits: Discord's numbers have 63 bits
_LARGEST_ID = 2**63 - 1
_CLASSES = frozenset({"", "A", "B", "C"})
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

    Refusals: `needs-organizer`, those of `event_at`, `csv-not-text`, `csv-no-name-column`, `csv-empty`,
    `csv-too-long` (params: most), `csv-faults` (params: lines), those of `league.entry.join`.
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
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
    rows = None if text is None else _rows(text)
    if rows is None:
        return Refusal("csv-not-text")
    if not rows:
        return Refusal("csv-empty")
    if len(rows) > MOST_LINES + 1:
        return Refusal("csv-too-long", params={"most": MOST_LINES})
    return _parsed(rows)


def _rows(text: str) -> list[list[str]] | None:
    """The lines that are not empty; None when a quote was never closed and swallowed the rest."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    try:
        rows = list(csv.reader(io.StringIO(lines), delimiter=_separator(lines), strict=True))
    except csv.Error:
        return None
    return [row for row in rows if any(map(str.strip, row))]


def _parsed(rows: list[list[str]]) -> tuple[Line, ...] | Refusal:
    heading = [cell.strip().lower() for cell in rows[0]]
    name = _column(heading, _NAME_HEADINGS)
    if name is None:
        return Refusal("csv-no-name-column")
    user, handicap = _column(heading, _ID_HEADINGS), _column(heading, _CLASS_HEADINGS)
    lines: list[Line] = []
    faults: list[Line] = []
    for number, row in enumerate(rows[1:], 2):
        named, rank = shortened(_cell(row, name)), _plain(_cell(row, handicap)).upper()
        line = Line(number, named, _number(_plain(_cell(row, user))), rank)
        (faults if _is_faulty(line) else lines).append(line)
    if faults:
        return Refusal("csv-faults", params={"lines": ", ".join(str(line.number) for line in faults[:20])})
    return tuple(lines) or Refusal("csv-empty")


def _is_faulty(line: Line) -> bool:
    return not line.name or line.user_id < 0 or line.handicap not in _CLASSES


def _plain(cell: str) -> str:
    """Full-width letters and digits as Japanese keyboards write them count as the usual ones."""
    return unicodedata.normalize("NFKC", cell)


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
    number = int(cell) if cell.isascii() and cell.isdigit() and len(cell) <= _LONGEST_ID else -1
    return number if number <= _LARGEST_ID else -1
