"""A change of a server's rules: what becomes of them, stored as one action that can be taken back."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from data.rule_records import HouseRule, RuleForm
from data.unit_of_work import UnitOfWork
from usecases.caller import Caller
from usecases.rule.asks import ask_of
from usecases.rule.house_rules import HouseRules
from usecases.rule.unanswered import finish_asks


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What would become of a server's rules; `action` and `params` make the audit line.

    `added` rules have their numbers already, `changed` ones replace those of the same id, `forms` are new ways to ask
    for a section of the documents, `ask_id` is the question that the change answers (0: none), `same` counts rules
    of a file that are known already.
    """

    action: str
    params: Mapping[str, str | int] = field(default_factory=dict)
    added: tuple[HouseRule, ...] = ()
    changed: tuple[HouseRule, ...] = ()
    forms: tuple[RuleForm, ...] = ()
    ask_id: int = 0
    same: int = 0


def house_after(house: HouseRules, change: RuleChange) -> HouseRules:
    """The server's rules as they would be."""
    changed = {rule.id: rule for rule in change.changed}
    kept = (changed.get(rule.id, rule) for rule in house.rules)
    rules = (*(rule for rule in kept if not rule.removed), *change.added)
    return HouseRules(rules, (*house.forms, *change.forms))


def store_change(uow: UnitOfWork, caller: Caller, change: RuleChange) -> None:
    """Everything of a change; the question that it answers leaves the list."""
    for rule in change.added:
        uow.rules.house.add(rule)
    uow.rules.house.save_all(change.changed)
    for form in change.forms:
        uow.rules.forms.add(form)
    ask = ask_of(uow, caller, change.ask_id)
    if ask is not None:
        finish_asks(uow, ask)
