"""A judge is called: the judges' channel and the table read it, and whoever asked hears who comes."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from data.records import CallStatus, Destination, JudgeCall, PostKind, mention, role_ping
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import TableId
from league.round import Table
from usecases.bracket.labels import NAMED_BY, briefly
from usecases.caller import guild_of
from usecases.judge.parties import tables_of
from usecases.projection import Projection
from usecases.scopes import SEAT

_KIND: Final = "judge-called"
_JUDGES, _TABLE, _GOING = "judges", "table", "going"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """As long as there is no ruling.

    Source: cjp/call-judge
    """
    calls = () if _is_off(event) else uow.calls.find(event_id=event.id, status=CallStatus.OPEN)
    tables = tables_of(uow, calls)
    beside = _beside(uow, event, tables)
    for call in calls:
        table = tables.get(call.table_id)
        yield _to_judges(uow, event, call, table, beside)
        if table is not None:
            text = "notice-call-paused" if call.halted_at else "notice-call"
            words = {"user": mention(call.caller), **briefly(uow, table)}
            yield Duty(_slot(call, _TABLE), Destination.THREAD, table.id, Wording(text, words))
        if call.going:
            yield from _coming(call, table)


def _is_off(event: Event) -> bool:
    return event.status is EventStatus.CANCELLED


def _slot(call: JudgeCall, reader: str) -> Slot:
    return Slot(_KIND, call.event_id, call.id, reader)


def _to_judges(
    uow: UnitOfWork, event: Event, call: JudgeCall, table: Table | None, beside: Mapping[int, int]
) -> Duty:
    """Their role is pinged once, where it is set, and not again and again; the call's post itself pings nobody."""
    place = briefly(uow, table) if table else {"table": 0}
    words = {"event": event.name, **place, "user": mention(call.caller)}
    says = Wording("notice-judge-called", words)
    if call.role:
        says = Wording("notice-judge-called-role", {**words, "role": role_ping(call.role)})
    instead = beside.get(table.id, 0) if table else 0
    return Duty(_slot(call, _JUDGES), Destination.JUDGES, call.id, says, instead=instead)


def _beside(uow: UnitOfWork, event: Event, tables: Mapping[TableId, Table]) -> dict[int, int]:
    """Where judges may read of a call that their own channel does not take, or that have none."""
    if not tables:
        return {}
    else_ = guild_of(uow, event.guild_id).pairings_channel
    posts = uow.outbox.posts.values("subject", "thread_id", kind=PostKind.TABLE, subject=sorted(tables))
    threads = dict(posts)
    return {table: threads.get(table) or else_ for table in tables}


def _coming(call: JudgeCall, table: Table | None) -> Iterator[Duty]:
    """Whoever asked is told once that a judge comes; nobody knows any more who was forgotten."""
    says = Wording("notice-judge-going", {"judge": mention(call.going), "user": mention(call.caller)})
    if table is not None:
        pings = (call.caller,) if call.caller else ()
        yield Duty(_slot(call, _GOING), Destination.THREAD, table.id, says, pings=pings)
    elif call.caller:
        yield Duty(_slot(call, _GOING), Destination.PRIVATE, call.caller, says, instead=call.asked_in)


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """There is a ruling, of which all are told, or the event is called off: what it said was so."""
    return Closing()


JUDGE_CALLED: Final = Projection(_KIND, NAMED_BY | {"event", "guild", "judge_call", SEAT}, _duties, _ends)
