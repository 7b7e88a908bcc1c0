"""A player takes a ruling to a committee, at once, where the regulations allow it."""

from dataclasses import dataclass, replace

from data.records import CallStatus, JudgeCall
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import CallId, PlayerId
from league.judging import Appealed, AppealMoment, appeal
from league.refusal import Refusal
from league.round import TableStatus
from usecases.caller import Caller
from usecases.find import profile_of
from usecases.judge.parties import call_by_id, halt_by_call, named, role_to_ping, ruling_of, table_of
from usecases.round.find import PUBLIC, rounds_of

GROUND_LIMIT = 500
_STILL_THERE = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class AppealRuling:
    """A party of a call appeals, saying why."""

    caller: Caller
    call_id: CallId
    ground: str


@dataclass(frozen=True, slots=True)
class AppealMade:
    """The call, which waits for a committee."""

    event: Event
    call: JudgeCall


def appeal_ruling(command: AppealRuling, uow: UnitOfWork) -> AppealMade | Refusal:
    """The ruling goes to a committee; the table's time stands still again.

    Refusals: `no-such-call`, `call-not-ruled`, `text-empty`, `text-too-long` (params: most), those of
    `league.judging.appeal`.
    Source: jbl/5.2
    """
    found = call_by_id(uow, command.caller.guild_id, command.call_id)
    if isinstance(found, Refusal):
        return found
    event, call = found
    refused = _unfit(command, call)
    if refused:
        return refused
    appealed = Appealed(PlayerId(command.caller.user_id), command.ground.strip())
    outcome = appeal(profile_of(event), ruling_of(uow, call), appealed, moment_of(uow, event, call))
    if isinstance(outcome, Refusal):
        return named(uow, event, outcome, {command.caller.user_id: command.caller.name})
    halted = halt_by_call(uow, table_of(uow, call), command.caller.now)
    saved = uow.calls.save(
        replace(
            call,
            halted_at=command.caller.now if halted else call.halted_at,
            status=CallStatus.APPEALED,
            appeal=command.ground.strip(),
            appellant=command.caller.user_id,
            role=role_to_ping(uow, command.caller, event, call.table_id),
        )
    )
    return AppealMade(event, saved)


def moment_of(uow: UnitOfWork, event: Event, call: JudgeCall) -> AppealMoment:
    """At once is before the table's next call, before its result, and before the next round.

    Source: jbl/5.2
    """
    same = uow.calls.find(event_id=event.id, table_id=call.table_id)
    table = table_of(uow, call)
    over = table is not None and table.status not in _STILL_THERE
    newest = next((row.id for row in reversed(rounds_of(uow, event)) if row.status in PUBLIC), None)
    moved_on = table is not None and table.round_id != newest
    asked_again = any(other.id > call.id for other in same if call.table_id or other.caller == call.caller)
    return AppealMoment.LATER if over or moved_on or asked_again else AppealMoment.AT_ONCE


def _unfit(command: AppealRuling, call: JudgeCall) -> Refusal | None:
    if call.status is CallStatus.OPEN:
        return Refusal("call-not-ruled")
    if not command.ground.strip():
        return Refusal("text-empty")
    if len(command.ground) > GROUND_LIMIT:
        return Refusal("text-too-long", params={"most": GROUND_LIMIT})
    return None
