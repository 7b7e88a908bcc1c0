"""What a house rule of a draft takes the place of: chosen in its preview, one section after the other."""

from dataclasses import dataclass, replace

from data.records import Draft
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.rule.proposal import ProposalKind, Propose, Proposed, proposal_of, propose


@dataclass(frozen=True, slots=True)
class ChooseReplaced:
    """The rule of this place in a draft takes the place of a section; if it did already, it no longer does."""

    draft: Proposed
    place: int
    section: str

    @property
    def caller(self) -> Caller:
        """Whose draft it is."""
        return self.draft.caller


def choose_replaced(command: ChooseReplaced, uow: UnitOfWork) -> Draft | Refusal:
    """The draft with the choice in it.

    Refusals: those of `proposal_of`, `no-such-section` (params: section).
    Source: house
    """
    proposal = proposal_of(command.draft, uow)
    if isinstance(proposal, Refusal):
        return proposal
    if load_corpus().by_section(command.section) is None:
        return Refusal("no-such-section", params={"section": command.section[:60]})
    if proposal.kind not in _WRITTEN or not 0 <= command.place < len(proposal.rules):
        return Refusal("rule-draft-gone")
    rules = list(proposal.rules)
    rule = rules[command.place]
    known = dict.fromkeys(rule.replaces or ())
    if command.section in known:
        del known[command.section]
    else:
        known[command.section] = None
    rules[command.place] = replace(rule, replaces=tuple(known))
    return propose(Propose(command.draft.caller, replace(proposal, rules=tuple(rules))), uow)


_WRITTEN = (ProposalKind.WRITE, ProposalKind.IMPORT)
