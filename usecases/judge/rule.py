"""A judge rules on a call: the players are told, and the table goes on."""

from dataclasses import dataclass, replace

from data.game_records import GameStatus
from data.records import CallStatus, Destination, JudgeCall, Notice, in_both, mention, own_words, quoted
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import CallId, GameId, PlayerId
from league.judging import rule
from league.refusal import Refusal
from league.regulations.terms import Appeal
from usecases.audit import audit
from usecases.caller import Caller, Role, guild_of, unless
from usecases.citing import refused_in
from usecases.clocks import game_by_post
from usecases.find import profile_of
from usecases.judge.appointed import judge_of
from usecases.judge.lateness import was_in_time
from usecases.judge.own_table import may_decide_own
from usecases.judge.parties import call_by_id, go_on, named, ruling_of, table_of, users_of
from usecases.rule.house_rules import entry_named, house_of, is_house
from usecases.sections import section_of

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
    refused = unless(uow, command.caller, Role.JUDGE)
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
    entry = (
        entry_named(command.section, house_of(uow, guild.id)) if command.section in call.candidates else None
    )
    if entry is None:
        return Refusal("no-such-section", params={"section": command.section[:60]})
    decision = entry.title.en if guild.language == "en" else entry.title.ja
    return rule_call(RuleCall(command.caller, call.id, decision[:RULING_LIMIT], command.section), uow)


def rule_call(command: RuleCall, uow: UnitOfWork) -> Ruled | Refusal:
    """The ruling is kept, told in the table's thread, and time runs again when no other call waits.

    Refusals: as `may_rule`, `judge-plays` (params: player), `no-such-section` (params: section),
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
    section = _section(command.section, uow, judge.event.guild_id)
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
    saved = uow.calls.save(
        replace(
            call,
            status=CallStatus.RULED,
            ruling=command.decision.strip(),
            section=section,
            judge=command.caller.user_id,
            ruled_at=command.caller.now,
        )
    )
    final = profile_of(event).appeal is Appeal.FINAL
    resumed = go_on(uow, table_of(uow, saved), command.caller.now)
    tell_parties(uow, saved, _notice(uow, event, saved, final=final))
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


def tell_parties(uow: UnitOfWork, call: JudgeCall, notice: Notice) -> None:
    """Tell the players of a call, once: in the table's thread, and who asked and sits elsewhere in private."""
    private = replace(notice, place=Destination.PRIVATE, subject=call.caller, instead=call.asked_in)
    if not call.table_id:
        uow.outbox.send(private)
        return
    users = users_of(uow, call)
    uow.outbox.send(replace(notice, place=Destination.THREAD, subject=call.table_id, mentions=users))
    if call.caller not in {*users, call.judge}:
        uow.outbox.send(replace(private, key=f"{notice.key}:asker", buttons=()))


def _section(typed: str, uow: UnitOfWork, guild_id: int) -> str | Refusal:
    """A section of the documents, or a rule of this house."""
    own = entry_named(typed.strip(), house_of(uow, guild_id))
    return typed.strip() if own is not None and is_house(own) else section_of(typed)


def _quote(uow: UnitOfWork, event: Event, section: str) -> dict[str, str]:
    """The rule behind a ruling; a house rule in its own words, for no file has it."""
    entry = entry_named(section, house_of(uow, event.guild_id))
    if entry is None or not is_house(entry):
        return quoted(section)
    quoted_in = (
        f"> **{title}** — {words}\n> *{section}*"
        for title, words in ((entry.title.ja, entry.text.ja), (entry.title.en, entry.text.en))
    )
    return own_words(*quoted_in)


def _decision(uow: UnitOfWork, event: Event, call: JudgeCall) -> str | dict[str, str]:
    """What was decided: the title of a rule in each reader's language, else as the judge typed it."""
    entry = entry_named(call.section, house_of(uow, event.guild_id)) if call.section else None
    if entry is None or call.ruling not in (entry.title.ja, entry.title.en):
        return call.ruling
    return in_both(entry.title.ja, entry.title.en)


def _notice(uow: UnitOfWork, event: Event, call: JudgeCall, *, final: bool) -> Notice:
    params = {
        "judge": mention(call.judge),
        "question": call.question,
        "ruling": _decision(uow, event, call),
        "rule": _quote(uow, event, call.section),
    }
    sources = profile_of(event).sources
    return Notice(
        id=0,
        key=f"ruled:{call.id}:{call.version}",
        guild_id=event.guild_id,
        place=Destination.THREAD,
        subject=call.table_id,
        text="notice-ruled-final" if final else "notice-ruled",
        params={**params, "appeal": quoted(sources.appeal or "")},
        buttons=() if final else (f"judge-appeal:{call.id}:0",),
    )
