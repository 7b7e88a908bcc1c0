"""A judge is on the way to a call: the others see it, and so does whoever asked."""

from dataclasses import dataclass, replace

from data.records import JudgeCall
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
    """Whoever asked hears that a judge comes, and the call's post says who.

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
    return uow.calls.save(replace(call, going=me))


def _name(uow: UnitOfWork, caller: Caller, user: int) -> str:
    person = uow.people.first(guild_id=caller.guild_id, user_id=user)
    return person.name if person else str(user)
