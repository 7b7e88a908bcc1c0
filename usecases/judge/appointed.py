"""Who may judge an event: judges and organizers who do not play in it."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.judging import appoint
from league.refusal import Refusal
from usecases.caller import Caller, Role, unless
from usecases.find import GOING_ON, PLAYED, event_at, event_for, profile_of
from usecases.people import person_of

PLAYING = (EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)
# Mostly it is the one that is running; then what has not begun, then what is over.
_LIKELY = (frozenset({EventStatus.RUNNING}), GOING_ON, PLAYED)


@dataclass(frozen=True, slots=True)
class Judge:
    """The caller as judge of an event; `player` is 0 for one who is no player of the league."""

    event: Event
    player: PlayerId


def judge_of(uow: UnitOfWork, caller: Caller, event_id: int, exception: str) -> Judge | Refusal:
    """The caller as judge of the named event (0: the likely one); who plays in it must give a reason.

    Refusals: `needs-judge`, those of `event_for`, `judge-plays` (params: player).
    Source: cjp/judge-not-play
    """
    refused = unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    event = judged_event(uow, caller, event_id)
    if isinstance(event, Refusal):
        return event
    person = person_of(uow, caller)
    playing = {entry.player for entry in uow.entries.list_of(event).having(*PLAYING)}
    judge = PlayerId(person.id) if person else PlayerId(0)
    appointed = appoint(profile_of(event), judge, playing, exception)
    return appointed if isinstance(appointed, Refusal) else Judge(event, judge)


def judged_event(uow: UnitOfWork, caller: Caller, event_id: int) -> Event | Refusal:
    """The named event, or (0) the one that is most likely meant.

    Refusals: those of `event_at`.
    """
    if event_id:
        return event_at(uow, caller, event_id, GOING_ON | PLAYED)
    found: Event | Refusal = Refusal("no-event")
    for statuses in _LIKELY:
        found = event_for(uow, caller, 0, statuses)
        if not isinstance(found, Refusal) or found.code != "no-event":
            return found
    return found
