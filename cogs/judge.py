"""`/judge`: players call and appeal, judges rule, committees vote, the director reports."""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import language_of
from bot.interaction_context import InteractionContext, name_of, unless_here
from bot.membership import unless_member
from bot.pickers import (
    pick_appealed_call,
    pick_event,
    pick_open_call,
    pick_own_ruling,
    pick_player,
    pick_section_or_house_rule,
    pick_table_number,
)
from bot.rules.search import candidates, searched
from bot.ui.association_report import report_text
from bot.ui.controls import TextField, form
from bot.ui.games.backgammon.rulings import guidance_words, position_reply
from bot.ui.reply import Picture, Reply
from faq.bands import Band
from league.backgammon_rulings import BoardIncident, Facts
from league.ids import CallId, EventId, PlayerId, TableId
from league.judging import Vote
from league.refusal import Refusal
from usecases.judge.appeal import GROUND_LIMIT, AppealMade, AppealRuling, appeal_ruling
from usecases.judge.backgammon_board import GuideIncident, JudgePosition, guide_incident, judge_position
from usecases.judge.call import QUESTION_LIMIT, CallJudge, JudgeCalled, call_judge, may_call
from usecases.judge.committee import (
    CastVote,
    CommitteeMember,
    ConveneCommittee,
    Convened,
    VoteCast,
    cast_vote,
    convene_committee,
)
from usecases.judge.parties import server_of_call
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.judge.rule import (
    RULING_LIMIT,
    RuleByCandidate,
    RuleCall,
    Ruled,
    may_rule,
    rule_by_candidate,
    rule_call,
)
from usecases.settings.setup import LANGUAGES

_LANGUAGES = choices_of("language", LANGUAGES)
_INCIDENTS = choices_of("incident", BoardIncident)


@app_commands.guild_only()
class JudgeCog(commands.GroupCog, group_name="judge"):
    """Questions to judges and what becomes of them."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.form_openers["judge-call"] = _open_call
        bot_context.forms["judge-call"] = _call_typed
        bot_context.form_openers["judge-rule"] = _open_rule
        bot_context.forms["judge-rule"] = _rule_typed
        bot_context.form_openers["judge-appeal"] = _open_appeal
        bot_context.forms["judge-appeal"] = _appeal_typed
        bot_context.menus["judge-candidate"] = _candidate
        bot_context.buttons["judge-uphold"] = _uphold
        bot_context.buttons["judge-overturn"] = _overturn

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table_number, event=pick_event)
    async def call(
        self,
        interaction: discord.Interaction[Any],
        question: app_commands.Range[str, 1, 500],
        table: int = 0,
        event: int = 0,
    ) -> None:
        """Call a judge."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = CallJudge(ctx.caller, question, table_number=table, event_id=EventId(event))
        await _call(ctx, command)

    @app_commands.command()
    @app_commands.autocomplete(call=pick_open_call)
    @app_commands.autocomplete(section=pick_section_or_house_rule)
    async def rule(
        self,
        interaction: discord.Interaction[Any],
        call: int,
        ruling: app_commands.Range[str, 1, 1000],
        section: str = "",
        override: str = "",
    ) -> None:
        """Decide on a call."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _rule(ctx, RuleCall(ctx.caller, CallId(call), ruling, section, override))

    @app_commands.command()
    @app_commands.autocomplete(call=pick_own_ruling, player=pick_player)
    async def appeal(
        self,
        interaction: discord.Interaction[Any],
        call: int,
        ground: app_commands.Range[str, 1, 500],
        player: int = 0,
    ) -> None:
        """Take a ruling to a committee."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _appeal(ctx, AppealRuling(ctx.caller, CallId(call), ground, PlayerId(player)))

    @app_commands.command()
    @app_commands.autocomplete(call=pick_appealed_call)
    async def committee(
        self,
        interaction: discord.Interaction[Any],
        call: int,
        member1: discord.User,
        member2: discord.User,
        member3: discord.User,
        member4: discord.User | None = None,
        member5: discord.User | None = None,
    ) -> None:
        """Name the committee that decides on an appeal."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        named = (member1, member2, member3, member4, member5)
        refused = unless_here(*named)
        if refused:
            await ctx.refuse(refused)
            return
        members = tuple(CommitteeMember(user.id, name_of(user)) for user in named if user is not None)
        outcome = await ctx.do(convene_committee, ConveneCommittee(ctx.caller, CallId(call), members))
        await ctx.answer(outcome, lambda done: _convened(ctx, done))

    @app_commands.command()
    @app_commands.choices(language=_LANGUAGES)
    @app_commands.autocomplete(event=pick_event)
    async def report(self, interaction: discord.Interaction[Any], language: str = "", event: int = 0) -> None:
        """Write the report to the association."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        report = await ctx.ask(association_report, EventReportQuestion(ctx.caller, EventId(event)))
        if isinstance(report, Refusal):
            await ctx.refuse(report)
            return
        written = language_of(language) or ctx.language
        words = report_text(report, await _names(interaction, report), written, ctx.caller.now)
        name = f"report-{report.event.id}-{written}.txt"
        file = Picture(name, words.encode("utf-8-sig"), ctx.plain("judge-report-file"))
        lead = ctx.t("judge-report", {"event": report.event.name})
        await ctx.say(Reply(lead, files=(file,)))

    @app_commands.command()
    @app_commands.choices(situation=_INCIDENTS)
    async def incident(
        self,
        interaction: discord.Interaction[Any],
        situation: str,
        clock: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        later: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        again: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        rolls: app_commands.Range[int, 0, 500] = 0,
    ) -> None:
        """What the backgammon rules say about an incident."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        facts = Facts(clock=clock, later=later, rolls=rolls, again=again)
        outcome = await ctx.do(guide_incident, GuideIncident(ctx.caller, BoardIncident(situation), facts))
        await ctx.answer(outcome, lambda found: guidance_words(ctx.language, found))

    @app_commands.command()
    async def position(
        self,
        interaction: discord.Interaction[Any],
        board: app_commands.Range[str, 1, 120],
        dice: app_commands.Range[str, 1, 5] = "",
        play: app_commands.Range[str, 1, 60] = "",
    ) -> None:
        """The legal plays of a backgammon position."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(judge_position, JudgePosition(ctx.caller, board, dice, play))
        await ctx.answer(outcome, lambda judged: position_reply(ctx.language, judged))


async def _names(interaction: discord.Interaction[Any], report: AssociationReport) -> dict[int, str]:
    """The staff as the server shows them; who has left it is known by number alone."""
    found: dict[int, str] = {}
    for user in report.users:
        if user in report.names or interaction.guild is None:
            continue
        try:
            found[user] = (await interaction.guild.fetch_member(user)).display_name
        except discord.NotFound:
            continue
    return found


async def _open_call(ctx: InteractionContext, table: int, _detail: int) -> None:
    refused = await ctx.ask(may_call, CallJudge(ctx.caller, "", table_id=TableId(table)))
    if refused:
        await ctx.refuse(refused)
        return
    question = TextField("question", ctx.plain("judge-form-question"), long=True, limit=QUESTION_LIMIT)
    await ctx.show_form(form("judge-call", table, ctx.plain("judge-form-call"), [question]))


async def _call_typed(ctx: InteractionContext, table: int, _detail: int, typed: dict[str, str]) -> None:
    await _call(ctx, CallJudge(ctx.caller, typed.get("question", ""), table_id=TableId(table)))


async def _call(ctx: InteractionContext, command: CallJudge) -> None:
    result = await searched(ctx, command.question)
    found = (
        () if result.band is Band.NONE else candidates(result)
    )  # many a call is no question about the rules
    outcome = await ctx.do(call_judge, replace(command, candidates=found))
    await ctx.answer(outcome, lambda done: _called(ctx, done))


def _called(ctx: InteractionContext, done: JudgeCalled) -> str:
    told = ctx.t("judge-called-paused" if done.paused else "judge-called", {"number": done.call.id})
    by_post = ctx.t("judge-called-by-post", {"game": done.by_post}) if done.by_post else ""
    return f"{told}\n{by_post}".rstrip()


async def _open_rule(ctx: InteractionContext, call: int, _detail: int) -> None:
    refused = await ctx.ask(may_rule, RuleCall(ctx.caller, CallId(call), ""))
    if refused:
        await ctx.refuse(refused)
        return
    fields = [
        TextField("ruling", ctx.plain("judge-form-ruling"), long=True, limit=RULING_LIMIT),
        TextField("section", ctx.plain("judge-form-section"), placeholder="cjp/…", required=False, limit=60),
        TextField("override", ctx.plain("judge-form-override"), required=False),
    ]
    await ctx.show_form(form("judge-rule", call, ctx.plain("judge-form-rule"), fields))


async def _rule_typed(ctx: InteractionContext, call: int, _detail: int, typed: dict[str, str]) -> None:
    words = (typed.get(name, "") for name in ("ruling", "section", "override"))
    await _rule(ctx, RuleCall(ctx.caller, CallId(call), *words))


async def _candidate(ctx: InteractionContext, call: int, _detail: int, chosen: list[str]) -> None:
    outcome = await ctx.do(
        rule_by_candidate, RuleByCandidate(ctx.caller, CallId(call), chosen[0] if chosen else "")
    )
    await ctx.answer(outcome, lambda done: _ruled(ctx, done))


async def _rule(ctx: InteractionContext, command: RuleCall) -> None:
    outcome = await ctx.do(rule_call, command)
    await ctx.answer(outcome, lambda done: _ruled(ctx, done))


def _ruled(ctx: InteractionContext, done: Ruled) -> str:
    lines = [ctx.t("judge-ruled", {"number": done.call.id})]
    lines.append(ctx.t("judge-final") if done.final else ctx.t("judge-appealable"))
    if done.resumed:
        lines.append(ctx.t("judge-resumed"))
    if done.held:
        lines.append(ctx.t("judge-ruled-held", {"game": done.held}))
    return "\n".join(lines)


async def _open_appeal(ctx: InteractionContext, call: int, _detail: int) -> None:
    ground = TextField("ground", ctx.plain("judge-form-ground"), long=True, limit=GROUND_LIMIT)
    await ctx.show_form(form("judge-appeal", call, ctx.plain("judge-form-appeal"), [ground]))


async def _appeal_typed(ctx: InteractionContext, call: int, _detail: int, typed: dict[str, str]) -> None:
    await _appeal(ctx, AppealRuling(ctx.caller, CallId(call), typed.get("ground", "")))


async def _appeal(ctx: InteractionContext, command: AppealRuling) -> None:
    outcome = await ctx.do(appeal_ruling, command)
    await ctx.answer(outcome, lambda done: _appealed(ctx, done))


def _appealed(ctx: InteractionContext, done: AppealMade) -> str:
    return ctx.t("judge-appealed", {"number": done.call.id})


def _convened(ctx: InteractionContext, done: Convened) -> str:
    return ctx.t("judge-convened", {"number": done.call.id, "count": len(done.call.committee)})


async def _uphold(ctx: InteractionContext, call: int, _detail: int) -> None:
    await _vote(ctx, CallId(call), Vote.UPHOLD)


async def _overturn(ctx: InteractionContext, call: int, _detail: int) -> None:
    await _vote(ctx, CallId(call), Vote.OVERTURN)


async def _vote(ctx: InteractionContext, call: CallId, vote: Vote) -> None:
    refused = await unless_member(ctx, server_of_call, call)
    if refused:
        await ctx.refuse(refused)
        return
    outcome = await ctx.do(cast_vote, CastVote(ctx.caller, call, vote))
    await ctx.answer(outcome, lambda done: _voted(ctx, done))


def _voted(ctx: InteractionContext, done: VoteCast) -> str:
    votes = f"{len(done.call.votes)}/{len(done.call.committee)}"
    lines = [ctx.t("judge-voted", {"votes": votes})]
    if done.decided:
        lines.append(ctx.t(f"call-outcome-{done.decided}"))
    return "\n".join(lines)


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(JudgeCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
