"""What an organizer wants to change in a server's rules, kept as a draft until it is saved or dropped."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from data.records import Draft
from data.unit_of_work import UnitOfWork
from faq.written import RuleText
from league.refusal import Refusal
from usecases.caller import Caller, Role, refusal_unless

FORM = "rule-change"
_CONTENT = "proposal"


class ProposalKind(StrEnum):
    """What is to become of the rules."""

    WRITE = "write"
    """One house rule is written: a new one, or (`number`) another text for one that there is."""
    REMOVE = "remove"
    ALIAS = "alias"
    """One more way to ask for a section of the rule documents."""
    IMPORT = "import"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change that was not saved yet.

    `number` is the house rule that is rewritten or removed (0: a new one) and `version` the one that was looked at,
    `ask_id` the question that the change answers (0: none), `section` what the first form of `rules` asks for (ALIAS).
    """

    kind: ProposalKind
    rules: tuple[RuleText, ...] = ()
    number: int = 0
    version: int = 0
    ask_id: int = 0
    section: str = ""


@dataclass(frozen=True, slots=True)
class Propose:
    """An organizer has a change in mind; it takes the place of the one that this person had in mind before."""

    caller: Caller
    proposal: Proposal


@dataclass(frozen=True, slots=True)
class Proposed:
    """The caller's draft of this number, as it was when it was shown."""

    caller: Caller
    draft_id: int
    version: int


def propose(command: Propose, uow: UnitOfWork) -> Draft | Refusal:
    """Keep the proposal, so that nothing that was typed is lost; nobody else's answers change.

    Refusals: `rule-needs-server`, `needs-organizer`.
    """
    caller = command.caller
    refused = unless_organizer(uow, caller)
    if refused:
        return refused
    server, typed = caller.guild_id, _dumped(command.proposal)
    old = uow.drafts.first(form=FORM, subject=server, user_id=caller.user_id)
    if old is None:
        return uow.drafts.add(Draft(0, FORM, server, caller.user_id, server, caller.now, typed))
    return uow.drafts.save(replace(old, at=caller.now, typed=typed))


def drop(command: Proposed, uow: UnitOfWork) -> Proposal | Refusal:
    """The organizer thinks better of it.

    Refusals: those of `proposal_of`.
    """
    proposal = proposal_of(command, uow)
    if not isinstance(proposal, Refusal):
        forget(command, uow)
    return proposal


def proposal_of(question: Proposed, uow: UnitOfWork) -> Proposal | Refusal:
    """What the draft says.

    Refusals: `rule-needs-server`, `needs-organizer`, `rule-draft-gone` when it was saved, dropped or replaced.
    """
    caller = question.caller
    refused = unless_organizer(uow, caller)
    if refused:
        return refused
    draft = uow.drafts.first(id=question.draft_id, form=FORM, subject=caller.guild_id, user_id=caller.user_id)
    if draft is None or draft.version != question.version or not draft.typed:
        return Refusal("rule-draft-gone")
    return _loaded(draft.typed)


def forget(question: Proposed, uow: UnitOfWork) -> None:
    """The draft is settled; its buttons do nothing any more."""
    uow.drafts.save(replace(uow.drafts.require(question.draft_id), typed={}))


def unless_organizer(uow: UnitOfWork, caller: Caller) -> Refusal | None:
    """Only organizers change the rules of a server.

    Refusals: `rule-needs-server`, `needs-organizer`.
    Source: house
    """
    return refusal_unless(uow, caller, Role.ORGANIZER) if caller.guild_id else Refusal("rule-needs-server")


def _dumped(proposal: Proposal) -> dict[str, str]:
    return {_CONTENT: json.dumps(asdict(proposal), ensure_ascii=False)}


def _loaded(typed: Mapping[str, str]) -> Proposal:
    content = json.loads(typed[_CONTENT])
    rules = tuple(map(_rule, content.pop("rules")))
    return Proposal(ProposalKind(content.pop("kind")), rules, **content)


def _rule(stored: Mapping[str, Any]) -> RuleText:
    replaces = stored.get("replaces")
    told = None if replaces is None else tuple(replaces)
    return RuleText(**{**stored, "questions": tuple(stored["questions"]), "replaces": told})
