"""The organizer's verbs on entries: add, remove, approve, refuse, and the changes while an event runs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import (
    EntryChange,
    EntryList,
    EntryNews,
    EntryStage,
    EntryStatus,
    approve,
    check_in,
    join,
    late_entry,
    no_show,
    refuse,
    remove,
    return_,
    substitute,
    unless_as_seen,
)
from league.entry.entries import IN_PLAY
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.round import RoundStatus, Table
from usecases.audit import audit
from usecases.bracket.drawn import drawn_for
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.citing import refused_in
from usecases.find import GOING_ON, entrant, event_at, has_entered, people_by_id, profile_of
from usecases.people import enrolled, guest, namesakes
from usecases.play.league_seat import pass_seats, seats_by_post, unless_passed
from usecases.round.departure import waiting_seat
from usecases.round.find import is_seen
from usecases.round.pairing_input import seats_to_come
from usecases.round.replace import SeatChange, take_over
from usecases.signup.classes import class_of, lacks_class
from usecases.signup.news import note_news, note_replaced
from usecases.signup.own_entry import drop_or_let_go
from usecases.signup.promotion import store_entries
from usecases.signup.waiting import next_to_let_in


class Verb(StrEnum):
    """What an organizer does with an entry."""

    APPROVE = "approve"
    REFUSE = "refuse"
    REMOVE = "remove"
    DROP = "drop"
    RETURN = "return"
    NO_SHOW = "no-show"
    CHECK_IN = "check-in"


_STEPS: dict[Verb, Callable[[EntryList, PlayerId], EntryChange | Refusal]] = {
    Verb.APPROVE: approve,
    Verb.REFUSE: refuse,
    Verb.REMOVE: remove,
    Verb.DROP: drop_or_let_go,
    Verb.RETURN: return_,
    Verb.NO_SHOW: no_show,
    Verb.CHECK_IN: check_in,
}
_NEWS = {
    Verb.APPROVE: EntryNews.APPROVED,
    Verb.REFUSE: EntryNews.REFUSED,
    Verb.REMOVE: EntryNews.REMOVED,
    Verb.DROP: EntryNews.DROPPED,
    Verb.RETURN: EntryNews.RETURNED,
    Verb.NO_SHOW: EntryNews.NO_SHOW,
}
_GONE = frozenset({EntryStatus.DROPPED, EntryStatus.NO_SHOW})


@dataclass(frozen=True, slots=True)
class HandleEntry:
    """An organizer changes the entry of one player; `seen` is how it stood when they decided (None: as it may be)."""

    caller: Caller
    event_id: EventId
    player: PlayerId
    verb: Verb
    seen: EntryStatus | None = None


@dataclass(frozen=True, slots=True)
class Handled:
    """What became of the entry (None: it is gone), and who came up from the waiting list: members, and guests."""

    event: Event
    person: Person
    status: EntryStatus | None
    promoted: tuple[Person, ...]
    table: Table | None = None
    """Where the player still has a seat, or where a substitute sits down."""
    next: Person | None = None
    """Who is on the waiting list and could be let in late for one who has gone."""
    lacks_class: bool = False
    """Whether whoever came has no class, where the regulations have some."""
    unseated: bool = False
    """Whether whoever came gets no seat by themselves: no further round is drawn for everybody."""
    namesakes: tuple[str, ...] = ()
    """Others who are called as whoever came."""
    named: Mapping[str, str | int] = field(default_factory=dict)
    """The parameters that name the table."""


def handle_entry(command: HandleEntry, uow: UnitOfWork) -> Handled | Refusal:
    """An organizer approves, refuses or removes an entry, or marks a player as here, gone, back or absent.

    Refusals: `needs-organizer`, `no-such-player`, those of the step in `league.entry` and of `event_at`, for an
    approval `late-into-bracket` (params: event).
    """
    found = _event_and_person(command.caller, command.event_id, command.player, uow)
    if isinstance(found, Refusal):
        return found
    event, person = found
    entries = uow.entries.list_of(event)
    refused = _drawn_without(uow, event) if command.verb is Verb.APPROVE else None
    refused = refused or unless_as_seen(entries, command.player, command.seen)
    change = refused or _STEPS[command.verb](entries, command.player)
    if isinstance(change, Refusal):
        return refused_in(event, change)
    store_entries(uow, event, change, command.caller.now)
    audit(uow, command.caller, event.id, f"entry-{command.verb}", {"player": player_named(person)})
    news = _news(command.verb, change.status)
    if news is not None:
        note_news(uow, event, [command.player], news, by=command.caller.user_id)
    table = waiting_seat(uow, event, command.player) if change.status in _GONE else None
    following = next_to_let_in(uow, event) if change.status in _GONE else None
    unseated = command.verb is Verb.APPROVE and _is_unseated(uow, event, change)
    promoted = _came_up(uow, change)
    return Handled(
        event, person, change.status, promoted, table, following, unseated=unseated, named=_named(uow, table)
    )


def _news(verb: Verb, status: EntryStatus | None) -> EntryNews | None:
    """What the player is told: also where the verb comes to something else, for one who has no place."""
    if status is None:
        return EntryNews.REMOVED
    return EntryNews.APPROVED_WAITING if status is EntryStatus.WAITLISTED else _NEWS.get(verb)


def _came_up(uow: UnitOfWork, change: EntryChange) -> tuple[Person, ...]:
    people = people_by_id(uow, change.promoted)
    return tuple(people[player] for player in change.promoted)


@dataclass(frozen=True, slots=True)
class AddEntry:
    """An organizer enters a player: a Discord user, or a guest by name (`user_id` 0)."""

    caller: Caller
    event_id: EventId
    user_id: int
    name: str
    handicap: str = ""


def add_entry(command: AddEntry, uow: UnitOfWork) -> Handled | Refusal:
    """An organizer enters a player; after the start it is a late entry that moves nobody.

    Refusals: `needs-organizer`, `nobody-named`, `name-empty`, those of `class_of`, of `league.entry.join` and
    `late_entry`, of `event_at`, `late-into-bracket` (params: event).
    """
    event = _open_to_more(command, uow)
    if isinstance(event, Refusal):
        return event
    handicap = class_of(profile_of(event), command.handicap)
    if isinstance(handicap, Refusal):
        return handicap
    person = _newcomer(uow, event, command.user_id, command.name)
    if isinstance(person, Refusal):
        return person
    change = entered(uow.entries.list_of(event), PlayerId(person.id))
    if isinstance(change, Refusal):
        return refused_in(event, change)
    store_entries(uow, event, change, command.caller.now)
    if handicap:
        uow.entries.set_handicap(event, PlayerId(person.id), handicap)
    audit(uow, command.caller, event.id, "entry-add", {"player": player_named(person)})
    waits = change.status is EntryStatus.WAITLISTED
    news = EntryNews.ENTERED_WAITING if waits else EntryNews.ENTERED
    note_news(uow, event, [PlayerId(person.id)], news, by=command.caller.user_id)
    return Handled(
        event,
        person,
        change.status,
        _came_up(uow, change),
        lacks_class=lacks_class(uow, event, PlayerId(person.id)),
        unseated=_is_unseated(uow, event, change),
        namesakes=namesakes(uow, person),
    )


def _is_unseated(uow: UnitOfWork, event: Event, change: EntryChange) -> bool:
    late = change.list.stage is EntryStage.RUNNING and change.status in IN_PLAY
    return late and not seats_to_come(uow, event)


def _open_to_more(command: AddEntry, uow: UnitOfWork) -> Event | Refusal:
    """The event, unless its bracket, which players have seen, has no place for one more.

    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, GOING_ON)
    return event if isinstance(event, Refusal) else _drawn_without(uow, event) or event


def _drawn_without(uow: UnitOfWork, event: Event) -> Refusal | None:
    """Refusals: `late-into-bracket` (params: event)."""
    drawn = drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return None
    return Refusal("late-into-bracket", params={"event": event.name})


def entered(entries: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """An organizer's entry needs no approval of its own; a closed signup is no obstacle to the organizer."""
    if entries.stage is EntryStage.RUNNING:
        return late_entry(entries, player)
    opened = entries if entries.stage is not EntryStage.CLOSED else _opened(entries)
    change = join(opened, player)
    if isinstance(change, Refusal) or change.status is not EntryStatus.PENDING:
        return change
    return approve(change.list, player)


@dataclass(frozen=True, slots=True)
class SubstitutePlayer:
    """Another one takes over a player's place."""

    caller: Caller
    event_id: EventId
    out: PlayerId
    user_id: int
    name: str
    handicap: str = ""


def substitute_player(command: SubstitutePlayer, uow: UnitOfWork) -> Handled | Refusal:
    """A substitute plays on in a player's place, at their table and in the game by post there.

    Each keeps the results he played himself, and has a class of his own.

    Refusals: `needs-organizer`, `no-such-player`, those of `class_of`, `nobody-named`, `name-empty`, those of
    `league.entry.substitute` and `unless_passed`.
    """
    found = _event_and_person(command.caller, command.event_id, command.out, uow)
    if isinstance(found, Refusal):
        return found
    event, leaver = found
    handicap = class_of(profile_of(event), command.handicap)
    if isinstance(handicap, Refusal):
        return handicap
    person = _newcomer(uow, event, command.user_id, command.name)
    if isinstance(person, Refusal):
        return person
    seats = seats_by_post(uow, event.id, command.out)
    refused = next(filter(None, (unless_passed(uow, seat, person) for seat in seats)), None)
    entries = uow.entries.list_of(event)
    had = entries.entry_of(command.out)
    change = refused or substitute(entries, command.out, PlayerId(person.id))
    if isinstance(change, Refusal):
        return refused_in(event, change)
    pass_seats(uow, seats, person, command.caller.now)  # before a bracket seats them at the table
    store_entries(uow, event, change, command.caller.now)
    if handicap:
        uow.entries.set_handicap(event, PlayerId(person.id), handicap)
    words = {"player": player_named(leaver), "other": player_named(person)}
    audit(uow, command.caller, event.id, "entry-substitute", words)
    played_on = had is not None and had.status in IN_PLAY
    seat = SeatChange(leaver, person, command.caller.now, played_on)
    table = take_over(uow, event, PlayerId(person.id), seat)
    if table is None or not is_seen(uow, table):  # else both hear of the seat
        note_replaced(
            uow,
            event,
            leaver if played_on else None,
            person,
            command.caller.user_id,
            seated=table is not None,
        )
    lacking = lacks_class(uow, event, PlayerId(person.id))
    alike = namesakes(uow, person)
    return Handled(
        event,
        person,
        change.status,
        (),
        table,
        lacks_class=lacking,
        namesakes=alike,
        named=_named(uow, table),
    )


def _event_and_person(
    caller: Caller, event_id: EventId, player: PlayerId, uow: UnitOfWork
) -> tuple[Event, Person] | Refusal:
    refused = refusal_unless(uow, caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, caller, event_id, GOING_ON, lambda event: has_entered(uow, event, player))
    if isinstance(event, Refusal):
        return event
    person = uow.people.get(player)
    if person is None or person.guild_id != caller.guild_id:
        return Refusal("no-such-player")
    return event, entrant(uow, event, player)


def _newcomer(uow: UnitOfWork, event: Event, user_id: int, name: str) -> Person | Refusal:
    if user_id:
        return enrolled(uow, event.guild_id, user_id, name)
    return guest(uow, event.guild_id, name) if name else Refusal("nobody-named")


def _opened(entries: EntryList) -> EntryList:
    return EntryList(entries.capacity, entries.approval, EntryStage.OPEN, entries.entries)


def _named(uow: UnitOfWork, table: Table | None) -> Mapping[str, str | int]:
    return named_by(uow, table) if table else {}
