"""The steps of an event's life: opened, closed, finished, taken up again, cancelled."""

from collections.abc import Collection
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus, move_to
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.bracket.drawn import bracket_going_on
from usecases.bracket.labels import listed
from usecases.bracket.ladders import leave_unplayed, missing_at_the_end
from usecases.bracket.play_on import play_on
from usecases.caller import Caller, Role, refusal_unless
from usecases.event.changed import note_cancelled
from usecases.find import BEFORE_START, GOING_ON, event_at
from usecases.judge.parties import stand_still
from usecases.waiting.event import waiting_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.finish import followed_by


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """An organizer takes an event (0: the only one) to its next step.

    `agreed` is the number of what was named as left open by its end.
    """

    caller: Caller
    event_id: EventId
    agreed: int = 0


@dataclass(frozen=True, slots=True)
class StageStep:
    """The event after the step; `told` counts the players who are told in private that it is called off.

    `unplayed` counts the matches of a consolation or a last chance without which it ended.
    """

    event: Event
    told: int = 0
    unplayed: int = 0


def open_signup(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """Players may sign up; the announcement is posted."""
    return _move(command, uow, EventStatus.OPEN, BEFORE_START)


def close_signup(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """Sign-up is closed."""
    return _move(command, uow, EventStatus.CLOSED, BEFORE_START)


def cancel_event(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """The event does not take place, or ends without a result; whoever has entered is told."""
    return _move(command, uow, EventStatus.CANCELLED, GOING_ON | BEFORE_START)


def drop_draft(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """A draft goes before anybody saw it: nothing is posted."""
    return _move(command, uow, EventStatus.CANCELLED, {EventStatus.DRAFT})


def reopen_event(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """A finished event is taken up again; whoever was told a place is told that it does not stand yet."""
    return _move(command, uow, EventStatus.RUNNING, {EventStatus.FINISHED})


def finish_event(command: MoveEvent, uow: UnitOfWork) -> StageStep | Refusal:
    """The event is over: its podium is posted, and each player told their place; corrections stay possible.

    What would be left open has to be agreed to, as it was named.

    Refusals: those of `unfinished` and `_move`, `finish-leaves-open` (params: event).
    Source: cjp/score-correction
    """
    event = unfinished(command, uow)
    if isinstance(event, Refusal):
        return event
    if followed_by(waiting_in(uow, event, command.caller.now)).mark != command.agreed:
        return Refusal("finish-leaves-open", params={"event": event.name})
    return _move(command, uow, EventStatus.FINISHED, {EventStatus.RUNNING})


def unfinished(command: MoveEvent, uow: UnitOfWork) -> Event | Refusal:
    """The event that can be finished now.

    Refusals: `needs-organizer`, those of `event_at`, `finish-round-planned` (params: round), `results-missing`
    (params: tables), those of `bracket_going_on`.
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, {EventStatus.RUNNING})
    if isinstance(event, Refusal):
        return event
    facts = EventFacts(uow, event, command.caller.now)
    if facts.planned:
        return Refusal("finish-round-planned", params={"round": facts.planned.number})
    missing = missing_at_the_end(uow, event, facts.tables)
    if missing:
        numbers = listed(uow, facts.round_of[missing[-1].round_id], missing)
        return Refusal("results-missing", params=numbers)
    if unfinished := bracket_going_on(uow, event):
        return unfinished
    return event


def cancellable(command: MoveEvent, uow: UnitOfWork) -> Event | Refusal:
    """The event that can be called off.

    Refusals: `needs-organizer`, those of `event_at`.
    """
    return refusal_unless(uow, command.caller, Role.ORGANIZER) or event_at(
        uow, command.caller, command.event_id, GOING_ON | BEFORE_START
    )


def _move(
    command: MoveEvent, uow: UnitOfWork, status: EventStatus, among: Collection[EventStatus]
) -> StageStep | Refusal:
    """Refusals: `needs-organizer`, `no-event`, `which-event`, `no-such-event`, `event-step`."""
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, among)
    if isinstance(event, Refusal):
        return event
    moved = move_to(event, status)
    if isinstance(moved, Refusal):
        return moved
    saved = uow.events.save(moved)
    tables = uow.tables.find(event_id=event.id) if status is EventStatus.CANCELLED else ()
    left = leave_unplayed(uow, event) if status is EventStatus.FINISHED else ()
    tables = tables or left
    stand_still(uow, tables, command.caller.now)
    audit(uow, command.caller, event.id, f"event-{status}", {"name": event.name})
    told = _told(uow, command.caller, event, saved)
    if event.status is EventStatus.FINISHED:
        play_on(uow, saved, command.caller.now)
    return StageStep(saved, told, len(left))


def _told(uow: UnitOfWork, caller: Caller, was: Event, event: Event) -> int:
    """How many are told that it is called off."""
    off = event.status is EventStatus.CANCELLED
    if off and was.status is EventStatus.DRAFT:  # nobody knew of it
        return 0
    return note_cancelled(uow, caller, event, was) if off else 0
