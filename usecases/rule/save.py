"""Saving a proposed change: planned anew, so that what is stored fits the rules as they stand now."""

from dataclasses import dataclass

from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.rule.change import RuleChange, store_change
from usecases.rule.plan import plan
from usecases.rule.proposal import Proposed, forget, proposal_of


@dataclass(frozen=True, slots=True)
class Saved:
    """The change, and the audit line by which it can be taken back."""

    change: RuleChange
    line: AuditLine


def save_change(command: Proposed, uow: UnitOfWork) -> Saved | Refusal:
    """The draft becomes what holds on the server: all of it or nothing, and once only.

    Refusals: those of `proposal_of` and `plan`.
    Source: house
    """
    proposal = proposal_of(command, uow)
    if isinstance(proposal, Refusal):
        return proposal
    change = plan(proposal, command.caller, uow)
    if isinstance(change, Refusal):
        return change
    line = audit(uow, command.caller, EventId(0), change.action, change.params)
    store_change(uow, command.caller, change)
    forget(command, uow)
    return Saved(change, line)
