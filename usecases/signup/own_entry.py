"""A player's own verbs besides signing up: withdraw, check in, drop out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import (
    WAITING,
    EntryChange,
    EntryList,
    EntryStage,
    EntryStatus,
    EventEntry,
    check_in,
    drop,
    leave,
)
from league.entry.entries import IN_PLAY
from league.entry.refusals import wrong_state
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.find import GOING_ON, event_at, has_entered
from usecases.people import person_of
from usecases.signup.promotion import store_entries

_CHECKED = frozenset({EntryStage.CLOSED, EntryStage.RUNNING})
"""There was a check-in, or there is none."""


@dataclass(frozen=True, slots=True)
class OwnEntry:
    """A player speaks of his own entry in an event (0: the only one)."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class EntryChanged:
    """What the entry is now; None: it is gone."""

    event: Event
    status: EntryStatus | None


class LeavingCost(StrEnum):
    """What a player cannot get back by themselves."""

    RUNNING = "running"
    CLOSED = "closed"
    """Signup is over."""
    LINE = "line"
    """The place goes to the next in line at once."""
    APPROVAL = "approval"


@dataclass(frozen=True, slots=True)
class LeavingAsked:
    """Leaving this event is asked about first."""

    event: Event
    cost: LeavingCost


def leaving_asked(question: OwnEntry, uow: UnitOfWork) -> LeavingAsked | None:
    """What a slip of the thumb would lose; None where signing up again brings everything back, or it is refused.

    Source: house
    """
    found = _own(question, uow)
    if isinstance(found, Refusal):
        return None
    event, person = found
    entries = uow.entries.list_of(event)
    entry = entries.entry_of(PlayerId(person.id))
    cost = _cost(entries) if entry is not None and entry.status in IN_PLAY else None
    return None if cost is None else LeavingAsked(event, cost)


def _cost(entries: EntryList) -> LeavingCost | None:
    """The weightiest of what whoever gives up a place cannot get back."""
    if entries.stage is EntryStage.RUNNING:
        return LeavingCost.RUNNING
    if entries.stage is EntryStage.CLOSED:
        return LeavingCost.CLOSED
    if entries.waiting:
        return LeavingCost.LINE
    return LeavingCost.APPROVAL if entries.approval else None


def leave_event(command: OwnEntry, uow: UnitOfWork) -> EntryChanged | Refusal:
    """Withdraw: before the start the entry goes and the next in line comes up, later the player drops out.

    Refusals: those of `league.entry.leave` and `league.entry.drop`, of `event_at`, `not-signed-up`.
    """
    return _changed(command, uow, _leave_or_drop)


def check_in_event(command: OwnEntry, uow: UnitOfWork) -> EntryChanged | Refusal:
    """Say: I am here; outside the check-in, how one stands.

    Refusals: those of `league.entry.check_in`, of `event_at`, `not-signed-up`, `still-waiting`.
    """
    return _changed(command, uow, _check_in_or_stand)


def drop_or_let_go(entries: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Whoever plays in a running event drops out of it, whoever only waits withdraws."""
    entry = entries.entry_of(player)
    waits = entry is not None and entry.status in WAITING and entries.stage is EntryStage.RUNNING
    return leave(entries, player) if waits else drop(entries, player)


def standing_of(entries: EntryList, entry: EventEntry) -> Refusal:
    """How a player stands who wants what is over; who still waits when the event runs comes up no more.

    Refusals: `still-waiting`, entry-<state> (params: player).
    Source: house
    """
    waits = entry.status in WAITING and entries.stage is EntryStage.RUNNING
    return Refusal("still-waiting") if waits else wrong_state(entry)


def _check_in_or_stand(entries: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Whoever comes too late is not told to wait for a check-in that is over, nor whoever has not signed up."""
    entry = entries.entry_of(player)
    if entry is None:
        return Refusal("not-entered", params={"player": player})
    return standing_of(entries, entry) if entries.stage in _CHECKED else check_in(entries, player)


def _leave_or_drop(entries: EntryList, player: PlayerId) -> EntryChange | Refusal:
    running = entries.stage is EntryStage.RUNNING
    return drop_or_let_go(entries, player) if running else leave(entries, player)


def _changed(
    command: OwnEntry, uow: UnitOfWork, step: Callable[[EntryList, PlayerId], EntryChange | Refusal]
) -> EntryChanged | Refusal:
    found = _own(command, uow)
    if isinstance(found, Refusal):
        return found
    event, person = found
    change = step(uow.entries.list_of(event), PlayerId(person.id))
    if isinstance(change, Refusal):
        return refused_in(event, change)
    store_entries(uow, event, change, command.caller.now)
    return EntryChanged(event, change.status)


def _own(command: OwnEntry, uow: UnitOfWork) -> tuple[Event, Person] | Refusal:
    """The event that is meant, and the caller as its server's player."""
    caller = _on_server(command, uow)
    person = person_of(uow, caller)
    own = person.id if person else PlayerId(0)
    event = event_at(uow, caller, command.event_id, GOING_ON, lambda event: has_entered(uow, event, own))
    if isinstance(event, Refusal):
        return event
    return (event, person) if person else Refusal("not-signed-up", params={"event": event.name})


def _on_server(command: OwnEntry, uow: UnitOfWork) -> Caller:
    """A button of a private message speaks of the event's server, where its reader is a player."""
    event = uow.events.get(command.event_id) if command.event_id and not command.caller.guild_id else None
    return replace(command.caller, guild_id=event.guild_id) if event else command.caller
