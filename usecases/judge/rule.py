"""A judge rules on a call: the players are told, and the table goes on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from data.game_records import GameStatus
from data.records import CallStatus, JudgeCall, in_both, own_words, quoted
from data.unit_of_work import UnitOfWork
from faq.entry import Entry
from faq.written import is_own
from league.event import Event
from league.ids import CallId, GameId, PlayerId
from league.judging import rule
from league.refusal import Refusal
from league.regulations.terms import Appeal
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.citing import refused_in
from usecases.clocks import game_by_post
from usecases.find import profile_of
from usecases.judge.appointed import judge_of
from usecases.judge.lateness import was_in_time
from usecases.judge.own_table import may_decide_own
from usecases.judge.parties import call_by_id, go_on, named, ruling_of, table_of, users_of
from usecases.rule.documents import rules_of_event
from usecases.rule.house_rules import entry_named
from usecases.sections import section_in

RULING_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class RuleCall:
    """A judge's decision on a call, with its section ("" for none; a house rule is one too)."""

    caller: Caller
    call_id: CallId
    decision: str
    section: str = ""
    exception: str = ""


@dataclass(frozen=True, slots=True)
class Ruled:
    """The call with its ruling; `resumed` if the table's clock runs again, `final` if there is no appeal.

    `held` is the table's game by post that a judge, or a call, still holds (0: none).
    """

    event: Event
    call: JudgeCall
    resumed: bool
    final: bool
    held: GameId = GameId(0)


def may_rule(command: RuleCall, uow: UnitOfWork) -> Refusal | None:
    """Whether the caller may rule on a call at all: asked before a form is opened.

    Refusals: `needs-judge`, `no-such-call`, `judge-own-case` (params: player), `call-settled`.
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = call_by_id(uow, command.caller.guild_id, command.call_id)
    if isinstance(found, Refusal):
        return found
    event, call = found
    me = command.caller
    if me.user_id in users_of(uow, call) and not may_decide_own(uow, me):
        own = Refusal("judge-own-case", profile_of(event).sources.judge_plays, {"player": me.user_id})
        return named(uow, event, own, {me.user_id: me.name})
    return None if call.status is CallStatus.OPEN else Refusal("call-settled")


@dataclass(frozen=True, slots=True)
class RuleByCandidate:
    """A judge rules as one of the sections says that the search found for the question."""

    caller: Caller
    call_id: CallId
    section: str


def rule_by_candidate(command: RuleByCandidate, uow: UnitOfWork) -> Ruled | Refusal:
    """The ruling is what the section says: its title is the decision, and it is quoted below.

    Refusals: those of `rule_call`; `no-such-section` (params: section) for one that was not found for this question.
    Source: house
    """
    refused = may_rule(RuleCall(command.caller, command.call_id, ""), uow)
    if refused:
        return refused
    call = uow.calls.require(command.call_id)
    guild = guild_of(uow, command.caller.guild_id)
    rules = rules_of_event(uow, uow.events.require(call.event_id))
    entry = entry_named(command.section, rules) if command.section in call.candidates else None
    if entry is None:
        return Refusal("no-such-section", params={"section": command.section[:60]})
    decision = entry.title.en if guild.language == "en" else entry.title.ja
    return rule_call(RuleCall(command.caller, call.id, decision[:RULING_LIMIT], command.section), uow)


def rule_call(command: RuleCall, uow: UnitOfWork) -> Ruled | Refusal:
    """The ruling is kept, told in the table's thread, and time runs again when no other call waits.

    Refusals: as `may_rule`, `judge-plays` (params: player), those of `section_in`,
    `claim-in-time` (params: number), `text-too-long` (params: most), those of `league.judging.rule`.
    Source: cjp/judge-final
    """
    refused = may_rule(command, uow)
    if refused:
        return refused
    call = uow.calls.require(command.call_id)
    judge = judge_of(uow, command.caller, call.event_id, command.exception)
    if isinstance(judge, Refusal):
        return judge
    section = section_in(uow, judge.event, command.section)
    if isinstance(section, Refusal):
        return section
    if was_in_time(uow, judge.event, call, section):
        return Refusal("claim-in-time", "cjp/late-claim", {"number": call.id})
    if len(command.decision) > RULING_LIMIT:
        return Refusal("text-too-long", params={"most": RULING_LIMIT})
    return _ruled(command, uow, judge.event, call, section)


def _ruled(
    command: RuleCall, uow: UnitOfWork, event: Event, call: JudgeCall, section: str
) -> Ruled | Refusal:
    me = command.caller
    decided = replace(ruling_of(uow, call), judge=PlayerId(me.user_id), decision=command.decision.strip())
    ruled = rule(decided, command.exception if may_decide_own(uow, me) else "")
    if isinstance(ruled, Refusal):
        return named(uow, event, refused_in(event, ruled), {me.user_id: me.name})
    decision = command.decision.strip()
    saved = uow.calls.save(
        replace(
            call,
            status=CallStatus.RULED,
            ruling=decision,
            section=section,
            judge=command.caller.user_id,
            ruled_at=command.caller.now,
            elsewhere=call.caller not in users_of(uow, call),
            worded=_worded(decision, entry_named(section, rules_of_event(uow, event)), section),
        )
    )
    final = profile_of(event).appeal is Appeal.FINAL
    resumed = go_on(uow, table_of(uow, saved), command.caller.now)
    audit(
        uow,
        command.caller,
        event.id,
        "judge-ruled",
        {
            "number": saved.id,
            "ruling": saved.ruling,
            "section": section or "—",
            "exception": command.exception.strip(),
        },
    )
    return Ruled(event, saved, resumed, final, _held(uow, saved))


def _held(uow: UnitOfWork, call: JudgeCall) -> GameId:
    table = table_of(uow, call)
    game = game_by_post(uow, table) if table else None
    return game.id if game is not None and game.status is GameStatus.PAUSED else GameId(0)


def _worded(decision: str, rule: Entry | None, section: str) -> Mapping[str, Any]:
    """What was decided: a rule's title in each reader's language, else as the judge typed it; and the rule as it is."""
    is_title = rule is not None and decision in (rule.title.ja, rule.title.en)
    ruling = in_both(rule.title.ja, rule.title.en) if rule is not None and is_title else decision
    return {"ruling": ruling, "rule": _quote(rule, section)}


def _quote(rule: Entry | None, section: str) -> Mapping[str, str]:
    """A rule of the server in its own words, for no file has it."""
    if rule is None or not is_own(rule):
        return quoted(section)
    quoted_in = (
        f"> **{title}** — {words}\n> *{section}*"
        for title, words in ((rule.title.ja, rule.text.ja), (rule.title.en, rule.text.en))
    )
    return own_words(*quoted_in)
