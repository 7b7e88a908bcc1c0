"""Entering many players at once: those of a list, as it was understood before."""

from collections.abc import Sequence
from dataclasses import dataclass

from data.entries import ListedEntry
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import join_all
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at, profile_of
from usecases.people import enrolled_all, renamed_all
from usecases.show.event import EventQuestion
from usecases.signup.promotion import store_entries
from usecases.signup.read import ImportLine
from usecases.team.listed import take_into_teams


@dataclass(frozen=True, slots=True)
class ImportEntries:
    """The lines of a list; with `rename` the names on record become the list's."""

    caller: Caller
    event_id: EventId
    lines: Sequence[ImportLine]
    rename: bool = False


@dataclass(frozen=True, slots=True)
class ImportedEntries:
    """How many entries were added, how many were there already, and who is called otherwise now (as they were)."""

    event: Event
    added: int
    known: int
    renamed: tuple[Person, ...] = ()


def regulations_for(question: EventQuestion, uow: UnitOfWork) -> Profile | Refusal:
    """The regulations whose classes the lines of a list may name, for whoever may import one.

    Refusals: `needs-organizer`, those of `event_at`.
    """
    refused = refusal_unless(uow, question.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, question.caller, question.event_id, BEFORE_START)
    return event if isinstance(event, Refusal) else profile_of(event)


def import_entries(command: ImportEntries, uow: UnitOfWork) -> ImportedEntries | Refusal:
    """All players of the lines are entered, or none. An organizer's entries need no approval.

    Who is in no team yet comes into the one that the list names, as long as it has places.
    Seeds and ratings of the list count for those too who were on the event's list before.
    Whoever is on record keeps the name there unless the organizer said otherwise: it stands in past events too.

    Refusals: `needs-organizer`, those of `event_at`, those of `league.entry.join_all`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, BEFORE_START)
    if isinstance(event, Refusal):
        return event
    people = enrolled_all(uow, event.guild_id, [_enrolling(command, line) for line in command.lines])
    listed: dict[PlayerId, ListedEntry] = {}
    for person, line in zip(people, command.lines, strict=True):
        listed.setdefault(PlayerId(person.id), ListedEntry(line.handicap, line.seed, line.rating))
    entries = uow.entries.list_of(event)
    there = {entry.player for entry in entries.entries}
    fresh = tuple(player for player in listed if player not in there)
    change = join_all(entries, fresh)
    if isinstance(change, Refusal):
        return change
    store_entries(uow, event, change, command.caller.now, listed)
    uow.entries.set_listed(
        event,
        {
            player: ListedEntry(seed=said.seed, rating=said.rating)
            for player, said in listed.items()
            if player in there and (said.seed or said.rating)
        },
    )
    take_into_teams(
        uow, event, [(PlayerId(p.id), line.team) for p, line in zip(people, command.lines, strict=True)]
    )
    changed = _renamed(uow, people, command)
    audit(uow, command.caller, event.id, "entry-import", {"added": len(fresh)})
    return ImportedEntries(event, len(fresh), len(listed) - len(fresh), changed)


def _enrolling(command: ImportEntries, line: ImportLine) -> tuple[int, str]:
    """A member who is new to the league is called as on Discord, unless the list's names are to count."""
    return line.user_id, line.name if command.rename or not line.user_id else line.shown or line.name


def _renamed(uow: UnitOfWork, people: Sequence[Person], command: ImportEntries) -> tuple[Person, ...]:
    if not command.rename:
        return ()
    pairs = zip(people, command.lines, strict=True)
    others = {
        person.id: (person, line.name) for person, line in pairs if line.user_id and person.name != line.name
    }
    renamed_all(uow, list(others.values()))
    return tuple(person for person, _ in others.values())
