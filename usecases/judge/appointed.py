"""Who may judge an event: judges and organizers who do not play in it."""

from collections.abc import Callable
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.judging import appoint
from league.refusal import Refusal
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import (
    GOING_ON,
    PLAYED,
    event_at,
    event_for,
    event_of,
    has_entered,
    none_of_several,
    profile_of,
    table_here,
)
from usecases.people import person_of

PLAYING = (EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)
# Mostly it is the one that is running; then what has not begun, then what is over.
_LIKELY = (frozenset({EventStatus.RUNNING}), GOING_ON, PLAYED)


@dataclass(frozen=True, slots=True)
class Judge:
    """The caller as judge of an event; `player` is 0 for one who is no player of the league."""

    event: Event
    player: PlayerId


def judge_of(
    uow: UnitOfWork, caller: Caller, event_id: EventId, exception: str, offender: PlayerId = PlayerId(0)
) -> Judge | Refusal:
    """The caller as judge of the named event (0: the likely one); who plays in it must give a reason.

    Of several events it is the only one in which the `offender` has entered.

    Refusals: `needs-judge`, those of `event_for`, `judge-plays` (params: player).
    Source: cjp/judge-not-play
    """
    refused = refusal_unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    event = judged_event(uow, caller, event_id, lambda event: has_entered(uow, event, offender))
    if isinstance(event, Refusal):
        return event
    person = person_of(uow, caller)
    playing = {entry.player for entry in uow.entries.list_of(event).having(*PLAYING)}
    judge = PlayerId(person.id) if person else PlayerId(0)
    appointed = appoint(profile_of(event), judge, playing, exception)
    return appointed if isinstance(appointed, Refusal) else Judge(event, judge)


def judged_event(
    uow: UnitOfWork, caller: Caller, event_id: EventId, likely: Callable[[Event], bool] = none_of_several
) -> Event | Refusal:
    """The named event, or (0) that of this thread, or the one that is most likely meant.

    Refusals: those of `event_at`.
    """
    if event_id:
        return event_at(uow, caller, event_id, GOING_ON | PLAYED)
    here = table_here(uow, caller)
    event = event_of(uow, here.event_id) if here else None
    if event is not None and event.status in GOING_ON | PLAYED:
        return event
    found: Event | Refusal = Refusal("no-event")
    for statuses in _LIKELY:
        found = event_for(uow, caller, EventId(0), statuses, likely)
        if not isinstance(found, Refusal) or found.code != "no-event":
            return found
    return found


def judged_events(uow: UnitOfWork, caller: Caller, event_id: EventId) -> tuple[Event, ...]:
    """The events that can be meant while it is not said which: the one that is, else all of the likeliest state."""
    event = judged_event(uow, caller, event_id)
    if not isinstance(event, Refusal):
        return (event,)
    for statuses in _LIKELY:
        events = uow.events.find(guild_id=caller.guild_id, status=sorted(statuses))
        if events and not event_id:
            return events
    return ()
