"""Entering many players at once: those of a file, as it was read before."""

from collections.abc import Sequence
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.entry import join_all
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from usecases.audit import audit
from usecases.caller import Caller, Role, unless
from usecases.find import BEFORE_START, event_at, profile_of
from usecases.people import enrolled_all
from usecases.show.event import EventQuestion
from usecases.signup.promotion import store_entries
from usecases.signup.read import ImportLine
from usecases.signup.told import call_placed


@dataclass(frozen=True, slots=True)
class ImportEntries:
    """The lines of a CSV file."""

    caller: Caller
    event_id: EventId
    lines: Sequence[ImportLine]


@dataclass(frozen=True, slots=True)
class ImportedEntries:
    """How many entries were added, and how many of those who are named were on the list already."""

    event: Event
    added: int
    known: int


def regulations_for(question: EventQuestion, uow: UnitOfWork) -> Profile | Refusal:
    """The regulations whose classes the lines of a file may name.

    Refusals: those of `event_at`.
    """
    event = event_at(uow, question.caller, question.event_id, BEFORE_START)
    return event if isinstance(event, Refusal) else profile_of(event)


def import_entries(command: ImportEntries, uow: UnitOfWork) -> ImportedEntries | Refusal:
    """All players of the file are entered, or none. An organizer's entries need no approval.

    Refusals: `needs-organizer`, those of `event_at`, those of `league.entry.join_all`.
    """
    refused = unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    people = enrolled_all(uow, event.guild_id, [(line.user_id, line.name) for line in command.lines])
    classes: dict[PlayerId, str] = {}
    for person, line in zip(people, command.lines, strict=True):
        classes.setdefault(PlayerId(person.id), line.handicap)
    entries = uow.entries.list_of(event)
    listed = {entry.player for entry in entries.entries}
    fresh = tuple(player for player in classes if player not in listed)
    change = join_all(entries, fresh)
    if isinstance(change, Refusal):
        return change
    store_entries(uow, event, change, command.caller.now)
    uow.entries.set_handicaps(event, {player: classes[player] for player in fresh if classes[player]})
    done = audit(uow, command.caller, event.id, "entry-import", {"added": len(fresh)})
    call_placed(uow, event, fresh, done)
    return ImportedEntries(event, len(fresh), len(classes) - len(fresh))
