"""Who may judge an event: judges and organizers who do not play in it."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event
from league.ids import PlayerId
from league.judging import Appointment, appoint
from league.refusal import Refusal
from usecases.caller import Caller, Role, unless
from usecases.find import profile_of
from usecases.people import person_of

_PLAYING = (EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)


def judge_of(uow: UnitOfWork, caller: Caller, event: Event, exception: str) -> Appointment | Refusal:
    """The caller as the event's judge; who plays in it needs a reason, which is kept with the action.

    Refusals: `needs-judge`, `judge-plays` (params: player).
    Source: cjp/judge-not-play
    """
    refused = unless(uow, replace(caller, guild_id=event.guild_id), Role.JUDGE)
    if refused:
        return refused
    person = person_of(uow, caller)
    if person is None:
        return Appointment(PlayerId(0))
    playing = {entry.player for entry in uow.entries.list_of(event).having(*_PLAYING)}
    return appoint(profile_of(event), PlayerId(person.id), playing, exception)
