"""The questions that found no rule, or an answer that did not help: grouped, most frequent first, for organizers."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from data.records import AuditLine
from data.rule_records import RuleAsk
from data.unit_of_work import UnitOfWork
from faq.bands import Band
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller
from usecases.rule.asks import AboutAsk, ask_of
from usecases.rule.proposal import unless_organizer


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A question as it was last asked (`ask`), how often it found nothing, and how many voted against its answer."""

    ask: RuleAsk
    misses: int
    down: int


@dataclass(frozen=True, slots=True)
class Dismissed:
    """The question, and the audit line by which it comes back."""

    ask: RuleAsk
    line: AuditLine


def unanswered(caller: Caller, uow: UnitOfWork) -> tuple[Unanswered, ...] | Refusal:
    """The server's questions that wait for an answer, the most frequent first.

    Refusals: `rule-needs-server`, `needs-organizer`.
    Source: house
    """
    refused = unless_organizer(uow, caller)
    return refused or _groups(uow, uow.rules.asks.find(guild_id=caller.guild_id, done=False))


def unanswered_one(question: AboutAsk, uow: UnitOfWork) -> Unanswered | Refusal:
    """One of them.

    Refusals: `rule-needs-server`, `needs-organizer`, `rule-ask-gone`.
    """
    refused = unless_organizer(uow, question.caller)
    if refused:
        return refused
    ask = ask_of(uow, question.caller, question.ask_id)
    if ask is None or ask.done:
        return Refusal("rule-ask-gone")
    groups = _groups(uow, same_asks(uow, ask))
    return groups[0] if groups else Unanswered(ask, 0, 0)


def dismiss_ask(command: AboutAsk, uow: UnitOfWork) -> Dismissed | Refusal:
    """The question needs no rule: it leaves the list.

    Refusals: `rule-needs-server`, `needs-organizer`, `rule-ask-gone`.
    """
    refused = unless_organizer(uow, command.caller)
    if refused:
        return refused
    ask = ask_of(uow, command.caller, command.ask_id)
    if ask is None or ask.done:
        return Refusal("rule-ask-gone")
    finish_asks(uow, ask)
    return Dismissed(
        ask, audit(uow, command.caller, EventId(0), "rule-dismissed", {"question": ask.question})
    )


def same_asks(uow: UnitOfWork, ask: RuleAsk) -> tuple[RuleAsk, ...]:
    """Every time this question was asked on its server and nobody has seen to it yet."""
    return uow.rules.asks.find(guild_id=ask.guild_id, folded=ask.folded, done=False)


def finish_asks(uow: UnitOfWork, ask: RuleAsk) -> None:
    """The question is seen to."""
    for one in same_asks(uow, ask):
        uow.rules.asks.save(replace(one, done=True))


def _groups(uow: UnitOfWork, asks: Iterable[RuleAsk]) -> tuple[Unanswered, ...]:
    groups: dict[str, list[RuleAsk]] = {}
    for ask in asks:
        groups.setdefault(ask.folded, []).append(ask)
    against = _against(uow, [ask for group in groups.values() for ask in group])
    found = [
        Unanswered(group[-1], sum(map(_is_miss, group)), sum(against.get(ask.id, 0) for ask in group))
        for group in groups.values()
    ]
    wanted = [one for one in found if one.misses or one.down]
    return tuple(sorted(wanted, key=lambda one: (-(one.misses + one.down), -one.ask.id)))


def _against(uow: UnitOfWork, asks: Iterable[RuleAsk]) -> dict[int, int]:
    """How many voted against the answers, by question."""
    counts: dict[int, int] = {}
    for guild_id in {ask.guild_id for ask in asks}:
        for vote in uow.rules.votes.find(guild_id=guild_id, up=False):
            counts[vote.ask_id] = counts.get(vote.ask_id, 0) + 1
    return counts


def _is_miss(ask: RuleAsk) -> bool:
    return ask.band != Band.ANSWER and not ask.picked
