"""What a file of players would do, shown before it does it; the lines are kept until the organizer says yes."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, join_all
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.caller import Caller, Role, unless
from usecases.find import BEFORE_START, event_at
from usecases.result.drafts import KeepDraft, forget_draft, keep_draft, typed_before
from usecases.signup.importing import ImportedEntries, ImportEntries, import_entries
from usecases.signup.read import ImportLine

IMPORT = "entry-import"
_LINES = "lines"
_ROUND = 1000
"""What a spreadsheet leaves of a Discord number ends so; one honest number in a thousand does too."""
_LONG = 10**16


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """Who would enter: `fresh` players with an account and `guests` by name; `known` are on the list already.

    `doubles` stand more than once in the file, `namesakes` are guests called as a player with an account, `rounded`
    the numbers of lines whose Discord number may have been rounded, `waiting` how many go onto the waiting list.
    """

    event: Event
    fresh: tuple[str, ...]
    guests: tuple[str, ...]
    known: tuple[str, ...]
    doubles: tuple[str, ...]
    namesakes: tuple[str, ...]
    rounded: tuple[int, ...]
    waiting: int

    @property
    def entering(self) -> int:
        """How many would enter."""
        return len(self.fresh) + len(self.guests)


@dataclass(frozen=True, slots=True)
class ConfirmImport:
    """An organizer says yes to the preview of this event."""

    caller: Caller
    event_id: EventId


def preview_import(command: ImportEntries, uow: UnitOfWork) -> ImportPreview | Refusal:
    """What the lines would do; they are kept until it is confirmed, and nobody has entered yet.

    Refusals: as `import_entries`.
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    preview = _preview(uow, event, command.lines)
    if not isinstance(preview, Refusal):
        lines = json.dumps([asdict(line) for line in command.lines], ensure_ascii=False)
        keep_draft(KeepDraft(command.caller, IMPORT, event.id, {_LINES: lines}), uow)
    return preview


def confirm_import(command: ConfirmImport, uow: UnitOfWork) -> ImportedEntries | Refusal:
    """The players of the last preview are entered, once.

    Refusals: `import-gone` when it was confirmed before or long ago, those of `import_entries`.
    """
    kept = typed_before(uow, command.caller, IMPORT, command.event_id).get(_LINES)
    if kept is None:
        return Refusal("import-gone")
    lines = tuple(ImportLine(**line) for line in json.loads(kept))
    done = import_entries(ImportEntries(command.caller, command.event_id, lines), uow)
    if not isinstance(done, Refusal):
        forget_draft(uow, command.caller, IMPORT, command.event_id)
    return done


def _preview(uow: UnitOfWork, event: Event, lines: Sequence[ImportLine]) -> ImportPreview | Refusal:
    people = uow.people.find(guild_id=event.guild_id)
    entries = uow.entries.list_of(event)
    listed = {entry.player for entry in entries.entries}
    found = {_key_of(person): person for person in reversed(people)}
    times = Counter(_key(line) for line in lines)
    once = {_key(line): line for line in reversed(lines)}
    there = {key for key in once if key in found and PlayerId(found[key].id) in listed}
    known = [line for key, line in once.items() if key in there]
    fresh = [line for key, line in once.items() if key not in there]
    change = join_all(entries, [PlayerId(-number) for number, _ in enumerate(fresh, 1)])
    if isinstance(change, Refusal):
        return change
    accounts = {person.name for person in people if person.user_id is not None}
    guests = _names(line for line in fresh if not line.user_id)
    new = [entry for entry in change.list.entries if entry.player < 0]
    return ImportPreview(
        event,
        _names(line for line in fresh if line.user_id),
        guests,
        _names(known),
        _names(line for key, line in once.items() if times[key] > 1),
        tuple(name for name in guests if name in accounts),
        tuple(line.number for line in lines if line.user_id >= _LONG and line.user_id % _ROUND == 0),
        sum(entry.status is EntryStatus.WAITLISTED for entry in new),
    )


def _key(line: ImportLine) -> tuple[int, str]:
    """A Discord user by number, a guest by name."""
    return (line.user_id, "") if line.user_id else (0, line.name)


def _key_of(person: Person) -> tuple[int, str]:
    return (person.user_id, "") if person.user_id else (0, person.name)


def _names(lines: Iterable[ImportLine]) -> tuple[str, ...]:
    return tuple(line.name for line in sorted(lines, key=lambda line: line.number))
