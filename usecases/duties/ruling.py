"""A call is ruled on, or a committee has decided: its players read it, and whoever asked and sits elsewhere."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from data.records import CallStatus, Destination, JudgeCall, mention, quoted
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import CallId, PlayerId
from league.regulations.terms import Appeal
from league.round import Table
from usecases.find import people_by_id, profile_of
from usecases.judge.parties import tables_of
from usecases.projection import Projection
from usecases.scopes import SEAT

_KIND: Final = "ruling"
_PARTIES, _ASKER = "parties", "asker"
_DECIDED: Final = "decided"
_RULED: Final = (CallStatus.RULED, CallStatus.APPEALED, CallStatus.DECIDED)


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: cjp/judge-final, jbl/5.2."""
    calls = uow.calls.find(event_id=event.id, status=_RULED)
    tables = tables_of(uow, calls)
    people = people_by_id(uow, {player for table in tables.values() for player in table.seats})
    users = {player: person.user_id for player, person in people.items()}
    for call in calls:
        table = tables.get(call.table_id)
        asks = (f"judge-appeal:{call.id}:0",) if _may_be_appealed(event, call) else ()
        yield from _told(call, table, users, _occasion(call), _ruling(event, call), asks)
        if call.status is CallStatus.DECIDED:
            yield from _told(call, table, users, _DECIDED, _decision(call))


def _told(
    call: JudgeCall,
    table: Table | None,
    users: Mapping[PlayerId, int | None],
    occasion: str,
    says: Wording,
    asks: tuple[str, ...] = (),
) -> Iterator[Duty]:
    """In the table's thread, and in private to whoever asked and sits elsewhere, unless they are forgotten."""
    slot = Slot(_KIND, call.event_id, call.id, _PARTIES, occasion)
    if table is not None:
        pings = tuple(user for player in table.seats if (user := users[player])) or (call.caller,)
        yield Duty(slot, Destination.THREAD, table.id, says, asks, tuple(filter(None, pings)))
    elif call.caller:
        yield Duty(slot, Destination.PRIVATE, call.caller, says, asks, instead=call.asked_in)
    if table is not None and call.elsewhere and call.caller not in {0, call.judge}:
        slot = Slot(_KIND, call.event_id, call.id, _ASKER, occasion)
        yield Duty(slot, Destination.PRIVATE, call.caller, says, instead=call.asked_in)


def _occasion(call: JudgeCall) -> str:
    """A ruling that was taken back may be followed by another one."""
    return f"{int(call.ruled_at.timestamp())}" if call.ruled_at else ""


def _is_final(event: Event) -> bool:
    return profile_of(event).appeal is Appeal.FINAL


def _may_be_appealed(event: Event, call: JudgeCall) -> bool:
    is_on = call.status is CallStatus.RULED and event.status is not EventStatus.CANCELLED
    return is_on and not _is_final(event)


def _ruling(event: Event, call: JudgeCall) -> Wording:
    """With the rule as it was then."""
    appeal = quoted(profile_of(event).sources.appeal or "")
    words = {"judge": mention(call.judge), "question": call.question, **call.worded, "appeal": appeal}
    return Wording("notice-ruled-final" if _is_final(event) else "notice-ruled", words)


def _decision(call: JudgeCall) -> Wording:
    words = {"question": call.question, "ruling": call.ruling, "votes": len(call.votes)}
    return Wording(f"notice-appeal-{call.outcome}", words)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """It was taken back, and whoever has read it hears so; or another table plays there, and it was so."""
    call = uow.calls.require(CallId(slot.subject))
    still = call.status is CallStatus.DECIDED if slot.occasion == _DECIDED else call.status in _RULED
    if still:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


RULING: Final = Projection(_KIND, frozenset({"event", "judge_call", "person", SEAT}), _duties, _ends)
