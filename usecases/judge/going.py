"""A judge is on the way to a call: the others see it, and so does whoever asked."""

from dataclasses import dataclass, replace

from data.records import Destination, JudgeCall, Notice, mention
from data.unit_of_work import UnitOfWork
from league.ids import CallId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.judge.rule import RuleCall, may_rule


@dataclass(frozen=True, slots=True)
class GoToCall:
    """A judge goes to the table of a call."""

    caller: Caller
    call_id: CallId


def go_to_call(command: GoToCall, uow: UnitOfWork) -> JudgeCall | Refusal:
    """Whoever asked is told once that a judge comes, and the call's post says who.

    Refusals: those of `may_rule`, `judge-going-already` (params: judge).
    Source: house
    """
    me = command.caller.user_id
    refused = may_rule(RuleCall(command.caller, command.call_id, ""), uow)
    if refused:
        return refused
    call = uow.calls.require(command.call_id)
    if call.going == me:
        return call
    if call.going:
        return Refusal("judge-going-already", params={"judge": _name(uow, command.caller, call.going)})
    event = uow.events.require(call.event_id)
    saved = uow.calls.save(replace(call, going=me))
    notice = Notice(
        id=0,
        key=f"judge-going:{saved.id}",
        guild_id=event.guild_id,
        place=Destination.THREAD if saved.table_id else Destination.PRIVATE,
        subject=saved.table_id or saved.caller,
        text="notice-judge-going",
        params={"judge": mention(me), "user": mention(saved.caller)},
        mentions=(saved.caller,) if saved.table_id else (),
        instead=0 if saved.table_id else saved.asked_in,
    )
    uow.outbox.send(notice)
    return saved


def _name(uow: UnitOfWork, caller: Caller, user: int) -> str:
    person = uow.people.first(guild_id=caller.guild_id, user_id=user)
    return person.name if person else str(user)
