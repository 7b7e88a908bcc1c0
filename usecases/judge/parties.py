"""A judge call and whom it concerns. Judges and committees are Discord users, so the parties are counted as users."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from data.records import CallStatus, JudgeCall, Person
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, pause, resume
from league.event import Event, EventStatus
from league.ids import CallId, PlayerId, SectionId, TableId
from league.judging import Appealed, Ballot, Committee, JudgeRuling, Vote
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.caller import Caller, guild_of
from usecases.clocks import clock_of, game_by_post, keep_clock
from usecases.find import event_of
from usecases.limits import LimitedAction
from usecases.round.departure import is_vacant
from usecases.round.told import seated_people
from usecases.spend import spend

WAITING = (CallStatus.OPEN, CallStatus.APPEALED)
"""A table stands still while one of its calls is in such a state."""


def call_by_id(uow: UnitOfWork, guild_id: int, number: CallId) -> tuple[Event, JudgeCall] | Refusal:
    """The call with this number, if it belongs to the server (0: a private message, where any call is meant).

    Refusals: `no-such-call`.
    """
    call = uow.calls.get(number)
    event = uow.events.get(call.event_id) if call else None
    if call is None or event is None or (guild_id and event.guild_id != guild_id):
        return Refusal("no-such-call")
    return event, call


def server_of_call(number: CallId, uow: UnitOfWork) -> int:
    """The server in which a judge was called, 0 for no call."""
    call = uow.calls.get(number)
    return uow.events.require(call.event_id).guild_id if call is not None else 0


def table_of(uow: UnitOfWork, call: JudgeCall) -> Table | None:
    """The table of a call, None for a question from nowhere in particular."""
    return uow.tables.get(TableId(call.table_id)) if call.table_id else None


def tables_of(uow: UnitOfWork, calls: Iterable[JudgeCall]) -> dict[TableId, Table]:
    """The tables of several calls, by their numbers."""
    numbers = frozenset(call.table_id for call in calls if call.table_id)
    return {table.id: table for table in uow.tables.find(id=numbers)} if numbers else {}


def people_of(uow: UnitOfWork, call: JudgeCall) -> tuple[Person, ...]:
    """The players of the call's table in turn order, or the one who asked."""
    table = table_of(uow, call)
    if table is not None:
        return seated_people(uow, table)
    guild_id = uow.events.require(call.event_id).guild_id
    asker = uow.people.first(guild_id=guild_id, user_id=call.caller)
    return (asker,) if asker else ()


def users_of(uow: UnitOfWork, call: JudgeCall) -> tuple[int, ...]:
    """The Discord users whom the call concerns; the one who asked if nobody at the table has an account."""
    return tuple(p.user_id for p in people_of(uow, call) if p.user_id is not None) or (call.caller,)


def ruling_of(uow: UnitOfWork, call: JudgeCall) -> JudgeRuling:
    """The call as the league's rules on judging know it."""
    return JudgeRuling(
        number=call.id,
        judge=PlayerId(call.judge),
        parties=tuple(PlayerId(user) for user in users_of(uow, call)),
        question=call.question,
        decision=call.ruling,
        section=SectionId(call.section) if call.section else None,
        table=TableId(call.table_id) if call.table_id else None,
        appealed=Appealed(PlayerId(call.appellant), call.appeal) if call.appellant else None,
        committee=_committee(call),
    )


def named(uow: UnitOfWork, event: Event, refusal: Refusal, names: Mapping[int, str]) -> Refusal:
    """The refusal with a user's name in place of the number."""
    user = refusal.params.get("player")
    if not isinstance(user, int):
        return refusal
    person = uow.people.first(guild_id=event.guild_id, user_id=user)
    name = person.name if person else names.get(user, str(user))
    return replace(refusal, params={**refusal.params, "player": name})


def halt(uow: UnitOfWork, table: Table | None, now: datetime) -> bool:
    """The table's time stands still; no matter if it has none, or stands still already.

    Source: cjp/call-judge
    """
    clock = clock_of(uow, table) if table else None
    paused = pause(clock, now) if clock else None
    if table is None or not isinstance(paused, ClockState):
        return False
    keep_clock(uow, table, paused)
    return True


def halt_by_call(uow: UnitOfWork, table: Table | None, now: datetime) -> bool:
    """As `halt`; a call is nothing that is taken back: what a judge did to the clock before still can be.

    Source: cjp/call-judge
    """
    before = uow.clocks.get(table.id) if table else None
    halted = halt(uow, table, now)
    if before is not None and halted:
        uow.journal.adopt_version(before, uow.clocks.require(before.id))
    return halted


def stand_still(uow: UnitOfWork, tables: Iterable[Table], now: datetime) -> None:
    """These tables are called off: their clocks stop, until that is taken back (`undo.lost_time`).

    Source: house
    """
    for table in tables:
        if table.status is not TableStatus.CANCELLED:
            halt(uow, table, now)


def role_to_ping(uow: UnitOfWork, caller: Caller, event: Event, table: TableId) -> int:
    """The judges' role, as it is pinged for this table (0: none); not where it is unset, or was pinged too often."""
    role = guild_of(uow, event.guild_id).judge_role
    return 0 if role and spend(uow, caller, LimitedAction.ROLE_PING, table) else role


def go_on(uow: UnitOfWork, table: Table | None, now: datetime) -> bool:
    """Time runs again when no call of the table waits; the pause is added to it. One made by hand stays.

    Whether it does: of what is cancelled it stands still until an undo, and where a game by post is on.

    Source: cjp/pause-time
    """
    if (
        table is None
        or is_off(uow, table)
        or game_by_post(uow, table)
        or uow.calls.find(table_id=table.id, status=WAITING)
        or is_vacant(uow, table, now)  # the time that stands still is the seat's from here on
    ):
        return False
    clock = clock_of(uow, table)
    resumed = resume(clock, now) if clock and _paused_by_call(uow, table, clock) else None
    if not isinstance(resumed, ClockState):
        return False
    keep_clock(uow, table, resumed)
    return True


def is_off(uow: UnitOfWork, table: Table) -> bool:
    """Whether a table is cancelled, by itself or with its event: its time stands still."""
    event = event_of(uow, table.event_id)
    return table.status is TableStatus.CANCELLED or event.status is EventStatus.CANCELLED


def waits_for_ruling(uow: UnitOfWork, table: Table, paused_at: datetime | None) -> bool:
    """Whether the table's time stands still since then for a call that nobody has ruled on."""
    stopped = paused_at and uow.calls.find(table_id=table.id, halted_at=paused_at, status=WAITING)
    return bool(stopped)


def _paused_by_call(uow: UnitOfWork, table: Table, clock: ClockState) -> bool:
    """Whether a call or an appeal stopped the clock, and nobody has paused it by hand since."""
    stopped = clock.paused_at is not None and uow.calls.find(table_id=table.id, halted_at=clock.paused_at)
    return bool(stopped)


def _committee(call: JudgeCall) -> Committee | None:
    if not call.committee:
        return None
    votes = (vote.split(":") for vote in call.votes)
    ballots = tuple(Ballot(PlayerId(int(user)), Vote(word)) for user, word in votes)
    return Committee(tuple(PlayerId(user) for user in call.committee), ballots)
