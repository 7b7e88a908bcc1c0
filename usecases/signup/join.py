"""Signing up."""

from dataclasses import dataclass
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.entry import EntryList, EntryStatus, NewsLine, join
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.find import event_for
from usecases.limits import LimitedAction
from usecases.people import enrolled
from usecases.signup.news import checking_in
from usecases.signup.own_entry import standing_of
from usecases.signup.promotion import store_entries
from usecases.spend import spend

_STARTED = "event-started"
"""What the league says then names what organizers do; a player can only ask them."""


@dataclass(frozen=True, slots=True)
class JoinEvent:
    """A player signs up for an event (0: the only open one)."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class Joined:
    """Signed up: confirmed, on the waiting list (`place_in_line` from 1), or waiting for approval."""

    event: Event
    status: EntryStatus
    place_in_line: int
    until: datetime | None = None
    """By when the player must check in: while that is open a place is kept by doing so alone."""


def join_event(command: JoinEvent, uow: UnitOfWork) -> Joined | Refusal:
    """The caller signs up.

    Refusals: those of `league.entry.join`, `late-signup` (params: event), `still-waiting`, `no-event`, `which-event`,
    `no-such-event`, `no-direct-message`, `limit-signup`.
    """
    if not command.caller.guild_id:
        return Refusal("no-direct-message")
    event = event_for(uow, command.caller, command.event_id, {EventStatus.OPEN, EventStatus.CHECK_IN})
    if isinstance(event, Refusal):
        return event
    person = enrolled(uow, event.guild_id, command.caller.user_id, command.caller.name)
    before = uow.entries.list_of(event)
    change = join(before, PlayerId(person.id))
    if isinstance(change, Refusal):
        late = change.code == _STARTED
        return refused_in(event, _too_late(event, before, PlayerId(person.id)) if late else change)
    refused = spend(uow, command.caller, LimitedAction.SIGNUP)
    if refused is not None:
        return refused
    store_entries(uow, event, change, command.caller.now)
    waiting = [entry.player for entry in change.list.entries if entry.status is EntryStatus.WAITLISTED]
    place = waiting.index(PlayerId(person.id)) + 1 if PlayerId(person.id) in waiting else 0
    until = checking_in(event) if change.status is EntryStatus.CONFIRMED else None
    if until is not None:
        uow.entries.note_line(event, PlayerId(person.id), NewsLine.CHECK_IN)
    return Joined(event, change.status or EntryStatus.CONFIRMED, place, until)


def _too_late(event: Event, entries: EntryList, player: PlayerId) -> Refusal:
    """Whoever is in already reads how they stand, anybody else who lets them in."""
    entry = entries.entry_of(player)
    late = Refusal("late-signup", params={"event": event.name})
    return late if entry is None else standing_of(entries, entry)
