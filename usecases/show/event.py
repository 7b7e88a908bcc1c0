"""What `/event show`, `/event list`, `/event log` and `/signup list` answer."""

from dataclasses import dataclass, replace

from data.records import AuditLine, EventPage, Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStatus, EventEntry
from league.event import BRACKETS, Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.round import Round, RoundStatus, waiting_for_results
from league.tournament import Tournament
from usecases.bracket.drawn import drawn_for
from usecases.bracket.seeding import tournament_of
from usecases.caller import Caller, Role, guild_of, roles_of
from usecases.event.page import page_of
from usecases.find import GOING_ON, event_for, is_running, people_by_id, profile_of
from usecases.show.lengths import MatchLengths, lengths_of
from usecases.undo.find import undoable_lines
from usecases.waiting.facts import EventFacts
from usecases.waiting.steps import next_step

LOG_LINES = 500


@dataclass(frozen=True, slots=True)
class EventQuestion:
    """Which event (0: the only one that is going on) the caller asks about."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event in full: its public rounds, how many of their tables wait for a result, what comes next.

    `next_step` names the text `event-next-<step>` for organizers.
    """

    event: Event
    profile: Profile
    entries: EntryList
    rounds: tuple[Round, ...]
    open_tables: int
    next_step: str
    is_organizer: bool
    tournament: Tournament
    lengths: MatchLengths | None
    page: EventPage | None


def event_card(question: EventQuestion, uow: UnitOfWork) -> EventCard | Refusal:
    """Everything about an event that the asker may know."""
    event = event_for(uow, question.caller, question.event_id, GOING_ON | {EventStatus.DRAFT}, is_running)
    if isinstance(event, Refusal):
        return event
    organizer = is_organizer(uow, question.caller)
    if event.status is EventStatus.DRAFT and not organizer:
        return Refusal("no-event")
    facts = EventFacts(uow, event, question.caller.now)
    return EventCard(
        event,
        profile_of(event),
        facts.entries,
        tuple(facts.round_of.values()),
        len(waiting_for_results(facts.tables)),
        next_step(facts).says if organizer else "",
        organizer,
        _as_drawn(uow, event),
        lengths_of(uow, event),
        page_of(uow, event.id),
    )


def events(caller: Caller, uow: UnitOfWork) -> tuple[Event, ...]:
    """The server's events, newest first; drafts only for organizers."""
    organizer = is_organizer(uow, caller)
    found = reversed(uow.events.find(guild_id=caller.guild_id))
    return tuple(event for event in found if organizer or event.status is not EventStatus.DRAFT)


@dataclass(frozen=True, slots=True)
class EntryLine:
    """One entry with the player's name, and the handicap class where the regulations have classes ("" for none)."""

    entry: EventEntry
    person: Person
    handicap: str = ""


@dataclass(frozen=True, slots=True)
class EntryTable:
    """An event's entries, in the order of signing up."""

    event: Event
    entries: EntryList
    lines: tuple[EntryLine, ...]


def entry_table(question: EventQuestion, uow: UnitOfWork) -> EntryTable | Refusal:
    """Who has entered an event; whoever was refused is shown to organizers only."""
    event = event_for(uow, question.caller, question.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal):
        return event
    entries = uow.entries.list_of(event)
    people = people_by_id(uow, [entry.player for entry in entries.entries])
    shown = entries.entries if is_organizer(uow, question.caller) else public_entries(entries)
    classes = uow.entries.handicaps(event) if profile_of(event).handicap_classes else {}
    lines = tuple(
        EntryLine(entry, people[PlayerId(entry.player)], classes.get(entry.player, "")) for entry in shown
    )
    return EntryTable(event, entries, lines)


def public_entries(entries: EntryList) -> tuple[EventEntry, ...]:
    """The entries that everybody may see: who was refused only organizers know.

    Source: house
    """
    return tuple(entry for entry in entries.entries if entry.status is not EntryStatus.REFUSED)


def audit_log(question: EventQuestion, uow: UnitOfWork) -> tuple[AuditLine, ...] | Refusal:
    """Who did what in an event (0: in the whole server), newest first; for organizers."""
    if not is_organizer(uow, question.caller):
        return Refusal("needs-organizer")
    event = uow.events.get(question.event_id) if question.event_id else None
    if question.event_id and (event is None or event.guild_id != question.caller.guild_id):
        return Refusal("no-such-event")
    return uow.journal.lines(question.caller.guild_id, question.event_id, LOG_LINES)


def undoable(question: EventQuestion, uow: UnitOfWork) -> tuple[AuditLine, ...]:
    """The actions that the asker can take back."""
    return undoable_lines(uow, question.caller, question.event_id)


def is_organizer(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether the asker is an organizer."""
    return Role.ORGANIZER in roles_of(guild_of(uow, caller.guild_id), caller)


def _as_drawn(uow: UnitOfWork, event: Event) -> Tournament:
    """What was chosen; of a bracket that players have seen, how it was really seeded."""
    chosen, drawn = tournament_of(uow, event), drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED or event.pairing not in BRACKETS:
        return chosen
    return replace(chosen, seeding=drawn.draw.seeding)
