"""What a list of players would do, shown before it does it; it is kept until the organizer says yes."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, join_all
from league.event import Event
from league.ids import EventId, PlayerId
from league.importing import (
    Column,
    FirstLine,
    ListAsk,
    ListLayout,
    ListSheet,
    Meaning,
    RefusedLine,
    Row,
    first_line_as,
    is_first_open,
    mapped,
)
from league.names import matched
from league.refusal import Refusal
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at, profile_of
from usecases.result.drafts import KeepDraft, forget_draft, keep_draft, typed_before
from usecases.signup.importing import ImportedEntries, ImportEntries, import_entries
from usecases.signup.mapping import remember
from usecases.signup.read import ImportLine, Members, ReadLines, lines_of, typed_back

IMPORT = "entry-import"
_SHEET, _LAYOUT, _MEMBERS, _RENAME = "sheet", "layout", "members", "rename"


class Becomes(StrEnum):
    """Who a line would be: a member, a guest, or somebody whom the league knows; or on the event's list already."""

    MEMBER = "member"
    GUEST = "guest"
    KNOWN = "known"
    LISTED = "listed"
    TWICE = "twice"


@dataclass(frozen=True, slots=True)
class LineVerdict:
    """One line: who it would be; `record` is the name on record where that differs from the list's.

    `alike` are players who are called the same without being the same. `by_name`: nothing but the name says that it is
    somebody on record, last entered in the event `seen_in`.
    """

    line: ImportLine
    becomes: Becomes
    record: str = ""
    alike: tuple[str, ...] = ()
    by_name: bool = False
    seen_in: str = ""


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """The list as it was understood: the columns, each line, and what is open; nobody has entered yet.

    `waiting` is how many go onto the waiting list. `rename` says that the list's names are to count; `renamed_in`
    are the events in which those on record would be called otherwise. `first_line` is what a first line that nobody
    knows is taken for now: it may be the other.
    """

    event: Event
    columns: tuple[Column, ...]
    verdicts: tuple[LineVerdict, ...]
    refused: tuple[RefusedLine, ...] = ()
    asks: tuple[ListAsk, ...] = ()
    unknown: tuple[tuple[int, str], ...] = ()
    waiting: int = 0
    rename: bool = False
    renamed_in: tuple[str, ...] = ()
    first_line: FirstLine | None = None

    def of(self, becomes: Becomes) -> tuple[LineVerdict, ...]:
        """The lines that would become this."""
        return tuple(verdict for verdict in self.verdicts if verdict.becomes is becomes)

    @property
    def entering(self) -> int:
        """How many would enter."""
        kinds = (Becomes.MEMBER, Becomes.GUEST, Becomes.KNOWN)
        return sum(verdict.becomes in kinds for verdict in self.verdicts)

    @property
    def numbered(self) -> int:
        """How many lines have a seed or a rating, which are noted for those too who are on the event's list."""
        return sum(bool(one.line.seed or one.line.rating) for one in self.verdicts)

    @property
    def in_teams(self) -> int:
        """How many lines name a team."""
        return sum(bool(one.line.team) for one in self.verdicts)

    @property
    def does_something(self) -> bool:
        """Whether there is anything to confirm."""
        return bool(self.entering or self.numbered or self.in_teams)

    @property
    def others(self) -> tuple[LineVerdict, ...]:
        """Those on record by another name."""
        return tuple(verdict for verdict in self.verdicts if verdict.record)


@dataclass(frozen=True, slots=True)
class PreviewImport:
    """A list that an organizer has sent, with what Discord says of those whom it names."""

    caller: Caller
    event_id: EventId
    sheet: ListSheet
    layout: ListLayout
    members: Members = field(default_factory=Members)
    rename: bool = False


@dataclass(frozen=True, slots=True)
class ConfirmImport:
    """An organizer says yes to the preview of this event."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class MapColumn:
    """An organizer says what a column holds; None nothing that is needed."""

    caller: Caller
    event_id: EventId
    column: int
    meaning: Meaning | None


def preview_import(command: PreviewImport, uow: UnitOfWork) -> ImportPreview | Refusal:
    """What the list would do; it is kept until it is confirmed, and nobody has entered yet.

    Refusals: as `import_entries`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    preview = _preview(uow, event, command)
    if not isinstance(preview, Refusal):
        keep_draft(KeepDraft(command.caller, IMPORT, event.id, _written(command)), uow)
    return preview


def kept_import(asked: ConfirmImport, uow: UnitOfWork) -> PreviewImport | Refusal:
    """The list that waits for a yes.

    Refusals: `import-gone` when it was confirmed before or long ago.
    """
    kept = typed_before(uow, asked.caller, IMPORT, asked.event_id)
    return _read(asked, kept) if kept.get(_SHEET) else Refusal("import-gone")


def remapped(command: MapColumn, uow: UnitOfWork) -> PreviewImport | Refusal:
    """The kept list with another layout; who its accounts are is asked anew.

    Refusals: those of `kept_import`.
    """
    kept = kept_import(ConfirmImport(command.caller, command.event_id), uow)
    if isinstance(kept, Refusal):
        return kept
    return replace(kept, layout=mapped(kept.layout, command.column, command.meaning))


def with_first_line(kept: PreviewImport, said: FirstLine) -> PreviewImport:
    """The list with its first line as headings, or as a player, where that is open."""
    if not is_first_open(kept.sheet) or said is _first_line(kept):
        return kept
    return replace(kept, layout=first_line_as(kept.sheet, said))


def _first_line(command: PreviewImport) -> FirstLine | None:
    if not is_first_open(command.sheet):
        return None
    return FirstLine.HEADING if command.layout.head else FirstLine.PLAYER


def confirm_import(command: ConfirmImport, uow: UnitOfWork) -> ImportedEntries | Refusal:
    """The players of the last preview are entered, once.

    Refusals: `import-gone` when it was confirmed before or long ago, those of `import_entries`.
    """
    kept = kept_import(command, uow)
    if isinstance(kept, Refusal):
        return kept
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    read = lines_of(kept.sheet, kept.layout, kept.members, profile_of(event)).lines
    lines = typed_back(read, uow.people.find(guild_id=event.guild_id))
    done = import_entries(ImportEntries(command.caller, command.event_id, lines, kept.rename), uow)
    if not isinstance(done, Refusal):
        remember(uow, command.caller.guild_id, kept.sheet, kept.layout)
        forget_draft(uow, command.caller, IMPORT, command.event_id)
    return done


def _preview(uow: UnitOfWork, event: Event, command: PreviewImport) -> ImportPreview | Refusal:
    read = lines_of(command.sheet, command.layout, command.members, profile_of(event))
    people = uow.people.find(guild_id=event.guild_id)
    entries = uow.entries.list_of(event)
    lines = typed_back(read.lines, people)
    judged = _Judge(people, {entry.player for entry in entries.entries}).verdicts(lines)
    numbered = {line.number for line, sent in zip(lines, read.lines, strict=True) if line.name != sent.name}
    verdicts = _known_by_name(uow, people, judged, numbered)
    entering = [one for one in verdicts if one.becomes not in {Becomes.LISTED, Becomes.TWICE}]
    change = join_all(entries, [PlayerId(-number) for number, _ in enumerate(entering, 1)])
    if isinstance(change, Refusal):
        return change
    new = [entry for entry in change.list.entries if entry.player < 0]
    waiting = sum(entry.status is EntryStatus.WAITLISTED for entry in new)
    return _shown(uow, event, command, read, verdicts, waiting)


def _shown(
    uow: UnitOfWork,
    event: Event,
    command: PreviewImport,
    read: ReadLines,
    verdicts: tuple[LineVerdict, ...],
    waiting: int,
) -> ImportPreview:
    preview = ImportPreview(
        event,
        command.layout.columns,
        verdicts,
        read.refused,
        read.asks,
        read.unknown,
        waiting,
        command.rename,
        first_line=_first_line(command),
    )
    return replace(preview, renamed_in=_events_of(uow, event, preview.others))


def _events_of(uow: UnitOfWork, event: Event, others: Sequence[LineVerdict]) -> tuple[str, ...]:
    """The names of the events in which these players stand, the newest first."""
    users = [verdict.line.user_id for verdict in others]
    players = (
        [PlayerId(p.id) for p in uow.people.find(guild_id=event.guild_id, user_id=users)] if users else []
    )
    entered = uow.entries.rows.find(player=players) if players else ()
    events = uow.events.find(id=[row.event_id for row in entered]) if entered else ()
    return tuple(one.name for one in sorted(events, key=lambda one: one.id, reverse=True))


def _known_by_name(
    uow: UnitOfWork, people: Sequence[Person], verdicts: Sequence[LineVerdict], numbered: "set[int]"
) -> tuple[LineVerdict, ...]:
    """The verdicts, of guests on record whom a line means by the name alone with where they were seen last."""
    guests = {person.name: PlayerId(person.id) for person in reversed(people) if not person.user_id}
    asked = {
        one.line.number: guests[one.line.name]
        for one in verdicts
        if one.becomes is Becomes.KNOWN and not one.line.user_id and one.line.number not in numbered
    }
    entered = uow.entries.rows.find(player=list(asked.values())) if asked else ()
    last: dict[PlayerId, EventId] = {}
    for row in sorted(entered, key=lambda one: one.event_id):
        last[row.player] = row.event_id
    events = {one.id: one.name for one in uow.events.find(id=list(last.values()))} if last else {}
    return tuple(
        replace(one, by_name=True, seen_in=events.get(last.get(asked[one.line.number], EventId(0)), ""))
        if one.line.number in asked
        else one
        for one in verdicts
    )


class _Judge:
    """Who the lines are, by what the league knows."""

    def __init__(self, people: Sequence[Person], listed: "set[PlayerId]") -> None:
        self._people = {_key_of(person): person for person in reversed(people)}
        self._listed = listed
        self._seen: set[tuple[int, str]] = set()
        self._called: dict[str, list[Person]] = {}
        for person in people:
            self._called.setdefault(matched(person.name), []).append(person)

    def verdicts(self, lines: Iterable[ImportLine]) -> tuple[LineVerdict, ...]:
        """One for each line, in their order."""
        return tuple(map(self._verdict, lines))

    def _verdict(self, line: ImportLine) -> LineVerdict:
        key = (line.user_id, "") if line.user_id else (0, line.name)
        person = self._people.get(key)
        becomes = self._becomes(key, person)
        self._seen.add(key)
        record = person.name if person and person.name != line.name else ""
        new = line.shown if line.user_id and person is None and line.shown != line.name else ""
        alike = self._alike(line, person) if becomes is not Becomes.TWICE else ()
        return LineVerdict(line, becomes, record or new, alike)

    def _becomes(self, key: tuple[int, str], person: Person | None) -> Becomes:
        if key in self._seen:
            return Becomes.TWICE
        if person is None:
            return Becomes.MEMBER if key[0] else Becomes.GUEST
        return Becomes.LISTED if PlayerId(person.id) in self._listed else Becomes.KNOWN

    def _alike(self, line: ImportLine, person: Person | None) -> tuple[str, ...]:
        """Others of that name: a line without an account may mean one of them."""
        called = self._called.get(matched(person.name if person else line.name), ())
        return tuple(f"{one.name} #{one.id}" for one in called if person is None or one.id != person.id)


def _key_of(person: Person) -> tuple[int, str]:
    return (person.user_id, "") if person.user_id else (0, person.name)


def _written(command: PreviewImport) -> dict[str, str]:
    sheet, layout, members = command.sheet, command.layout, command.members
    return {
        _SHEET: json.dumps([[row.number, *row.cells] for row in sheet.rows], ensure_ascii=False),
        _LAYOUT: json.dumps(
            [layout.head, list(sheet.broken), [[one.heading, one.meaning] for one in layout.columns],
             [[ask.code, dict(ask.params)] for ask in layout.asks]],
            ensure_ascii=False,
        ),
        _MEMBERS: json.dumps([list(members.names.items()), list(members.users.items()), members.is_known]),
        _RENAME: "1" if command.rename else "",
    }  # fmt: skip


def _read(asked: ConfirmImport, kept: Mapping[str, str]) -> PreviewImport:
    head, broken, columns, asks = json.loads(kept[_LAYOUT])
    names, users, is_known = json.loads(kept[_MEMBERS])
    rows = tuple(Row(number, tuple(cells)) for number, *cells in json.loads(kept[_SHEET]))
    layout = ListLayout(
        head,
        tuple(Column(heading, Meaning(meaning) if meaning else None) for heading, meaning in columns),
        tuple(ListAsk(code, params) for code, params in asks),
    )
    members = Members(dict(names), dict(users), is_known)
    sheet = ListSheet(rows, tuple(broken))
    return PreviewImport(asked.caller, asked.event_id, sheet, layout, members, bool(kept[_RENAME]))
