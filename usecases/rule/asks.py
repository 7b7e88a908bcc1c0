"""What was asked and not found, what was picked, how people vote on answers; no name stands with a question."""

import re
from dataclasses import dataclass, replace
from datetime import timedelta

from data.rule_records import RuleAsk, RuleShown, RuleVote
from data.unit_of_work import UnitOfWork
from faq.bands import Band
from faq.text import fold
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.limits import LimitedAction
from usecases.spend import spend

QUESTION_KEPT = 300
"""Characters of a question that are kept."""
KEPT = timedelta(days=90)
"""How long a question is kept. Source: house"""
_REMEMBERED = timedelta(days=7)
_MENTION = re.compile(r"<@[!&]?\d+>|(?<!\d)\d{17,20}(?!\d)")
_ENDING = " ?？!！。.…"


@dataclass(frozen=True, slots=True)
class NoteAsk:
    """A question, in which language it was asked, and how sure the answer is."""

    caller: Caller
    question: str
    language: str
    band: Band


@dataclass(frozen=True, slots=True)
class AboutAsk:
    """Which stored question the caller speaks of."""

    caller: Caller
    ask_id: int


@dataclass(frozen=True, slots=True)
class VoteOnRule:
    """Whether the answer with this section helped."""

    caller: Caller
    ask_id: int
    section: str
    up: bool


@dataclass(frozen=True, slots=True)
class ShowToAll:
    """The private answer in this message is to be shown to all."""

    caller: Caller
    message_id: int


def folded(question: str) -> str:
    """A question without what makes no difference: width, case, the mark at its end."""
    return fold(question).strip(_ENDING) or fold(question)


def may_ask(caller: Caller, uow: UnitOfWork) -> Refusal | None:
    """Counted before the search, which costs more than anything else that a stranger may do.

    Refusals: `limit-question`.
    """
    return spend(uow, caller, LimitedAction.QUESTION)


def note_ask(command: NoteAsk, uow: UnitOfWork) -> RuleAsk:
    """Note a question, without the people whom it names; old ones are forgotten.

    Source: house
    """
    caller = command.caller
    uow.rules.forget_asks(caller.guild_id, caller.now - KEPT)
    words = " ".join(_MENTION.sub("…", command.question).split())[:QUESTION_KEPT]
    return uow.rules.asks.add(
        RuleAsk(0, caller.guild_id, folded(words), words, command.language, command.band, caller.now)
    )


def pick_rule(command: AboutAsk, uow: UnitOfWork) -> RuleAsk | None:
    """The question found its rule after all: it is no miss. What is done stays as it is: it may be taken back."""
    ask = ask_of(uow, command.caller, command.ask_id)
    if ask is None or ask.picked or ask.done:
        return ask
    return uow.rules.asks.save(replace(ask, picked=True))


def vote_on_rule(command: VoteOnRule, uow: UnitOfWork) -> RuleVote | Refusal:
    """One vote for each person and answer; a second one takes the place of the first.

    Refusals: `rule-ask-gone`.
    Source: house
    """
    caller = command.caller
    ask = ask_of(uow, caller, command.ask_id)
    if ask is None:
        return Refusal("rule-ask-gone")
    mine = uow.rules.votes.first(ask_id=ask.id, section=command.section, user_id=caller.user_id)
    if mine is not None:
        return mine if mine.up == command.up else uow.rules.votes.save(replace(mine, up=command.up))
    return uow.rules.votes.add(
        RuleVote(0, caller.guild_id, ask.id, command.section, caller.user_id, command.up)
    )


def show_to_all(command: ShowToAll, uow: UnitOfWork) -> Refusal | None:
    """Take the answer to be shown, which only the first click gets.

    Refusals: `rule-shown-already`.
    Source: house
    """
    if uow.rules.shown.get(command.message_id) is not None:
        return Refusal("rule-shown-already")
    caller = command.caller
    uow.rules.forget_shown_before(caller.guild_id, caller.now - _REMEMBERED)
    uow.rules.shown.add(RuleShown(command.message_id, caller.guild_id, caller.now))
    return None


def not_shown(command: ShowToAll, uow: UnitOfWork) -> None:
    """Discord did not take it: the next click may try again."""
    uow.rules.forget_shown(command.message_id)


def asked(question: AboutAsk, uow: UnitOfWork) -> RuleAsk | Refusal:
    """A question that was asked here.

    Refusals: `rule-ask-gone`.
    """
    return ask_of(uow, question.caller, question.ask_id) or Refusal("rule-ask-gone")


def ask_of(uow: UnitOfWork, caller: Caller, ask_id: int) -> RuleAsk | None:
    """A question of the caller's server."""
    ask = uow.rules.asks.get(ask_id)
    return ask if ask is not None and ask.guild_id == caller.guild_id else None
