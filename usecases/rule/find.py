"""Which house rule an organizer means."""

from dataclasses import dataclass

from data.rule_records import HouseRule
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.rule.house_rules import house_of, rule_numbered
from usecases.rule.proposal import unless_organizer

_NAMED = 60


@dataclass(frozen=True, slots=True)
class RuleNamed:
    """A house rule as it was typed: house/3, or 3."""

    caller: Caller
    typed: str


def may_change(caller: Caller, uow: UnitOfWork) -> Refusal | None:
    """Asked before a form is opened or a file is read.

    Refusals: those of `unless_organizer`.
    """
    return unless_organizer(uow, caller)


def rule_to_change(question: RuleNamed, uow: UnitOfWork) -> HouseRule | Refusal:
    """The house rule that is to be changed.

    Refusals: those of `unless_organizer`, `no-house-rule` (params: rule).
    """
    refused = unless_organizer(uow, question.caller)
    if refused:
        return refused
    typed = question.typed.strip().lower()
    rule = rule_numbered(house_of(uow, question.caller.guild_id), typed)
    return rule or Refusal("no-house-rule", params={"rule": question.typed[:_NAMED]})
