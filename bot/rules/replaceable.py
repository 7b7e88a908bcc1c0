"""What the rules of a draft may take the place of: the nearest rulings of the documents."""

from bot.rulebook import search_is_installed, the_rulebook
from bot.ui.house_rules import Replaceable
from faq.written import house_entry
from usecases.rule.proposal import Proposal, ProposalKind

_OF_ONE = 12
_MOST = 24


def replaceable(proposal: Proposal) -> tuple[Replaceable, ...]:
    """For each rule its nearest rulings, those that are chosen first; a file of many rules has room for one each."""
    if proposal.kind not in (ProposalKind.WRITE, ProposalKind.IMPORT) or not search_is_installed():
        return ()
    each = max(1, min(_OF_ONE, _MOST // max(1, len(proposal.rules))))
    found = [
        Replaceable(place, rule, entry)
        for place, rule in enumerate(proposal.rules[:_MOST])
        for entry in the_rulebook().nearest_rulings(house_entry(place + 1, rule), each)
    ]
    return tuple(found[:_MOST])
