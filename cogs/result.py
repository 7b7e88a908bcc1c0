"""`/result`: players report, confirm and dispute; judges correct; everybody sees the history."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import Param
from bot.interaction_context import Answer, InteractionContext
from bot.pickers import pick_event, pick_open_table, pick_seated, pick_table
from bot.ui.match_places import table_words
from bot.ui.reply import Reply
from bot.ui.results import (
    DISPUTE,
    OBJECTION,
    RULING,
    UPHOLD,
    call_judge,
    corrected,
    dispute_button,
    enter_scores,
    history_reply,
    objection_form,
    open_again,
    reported,
    result_form,
    ruling_form,
    walkover_question,
)
from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId, ResultId, TableId
from league.refusal import Refusal
from usecases.result.answer import Answered, AnswerReport, confirm_result, dispute_form, dispute_result
from usecases.result.correct import (
    Corrected,
    CorrectResult,
    UpholdResult,
    correct_result,
    uphold_result,
)
from usecases.result.drafts import CORRECT, EARLY, REASON, REPORT, WALKOVER, KeepDraft, keep_draft
from usecases.result.find import TableAt
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import ENDED, walked_over
from usecases.result.walkover import (
    AskWalkover,
    ConfirmWalkover,
    GiveWalkover,
    WalkoverUnsure,
    ask_walkover,
    confirm_walkover,
    give_walkover,
)
from usecases.show.report_form import (
    BeginCorrection,
    BeginReport,
    FormQuestion,
    ResultForm,
    begin_correction,
    begin_report,
    correction_form,
    report_form,
)
from usecases.show.report_form import ruling_form as ruling_question
from usecases.show.result import TableQuestion, history
from usecases.slip.switch import SlipMode, SwitchSlips, switch_slips
from usecases.standings.before import ranking_before

_LONGEST_REASON = 300
_SLIPS = choices_of("slips", SlipMode)

# Refusals after which nothing can be typed better: the form is not offered again.
_CLOSED = frozenset(
    {
        "already-done", "already-reported", "correction-closed", "event-called-off", "event-takes-no-results",
        "judge-own-table", "needs-judge", "no-open-table", "no-result-yet", "no-table-like-that", "not-at-table",
        "report-is-disputed", "reported-differently", "result-is-final", "table-cancelled", "table-is-bye",
        "table-not-public", "table-plays-by-post", "which-table",
    }
)  # fmt: skip


@app_commands.guild_only()
class ResultCog(commands.GroupCog, group_name="result"):
    """Results of tables."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.form_openers[REPORT] = _open_report
        bot_context.form_openers[CORRECT] = _open_correction
        bot_context.form_openers[RULING] = _open_ruling
        bot_context.form_openers[DISPUTE] = _open_dispute
        bot_context.forms[DISPUTE] = _dispute_sent
        bot_context.forms[REPORT] = _report_sent
        bot_context.forms[CORRECT] = _correction_sent
        bot_context.forms[RULING] = _ruling_sent
        bot_context.buttons["result-confirm"] = _confirm_clicked
        bot_context.buttons[WALKOVER] = _walkover_clicked

    @app_commands.command()
    @app_commands.choices(mode=_SLIPS)
    @app_commands.autocomplete(event=pick_event)
    async def slips(self, interaction: discord.Interaction[Any], mode: str, event: int = 0) -> None:
        """Let the codes on printed slips enter and confirm results."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(switch_slips, SwitchSlips(ctx.caller, SlipMode(mode), EventId(event)))
        await ctx.answer(outcome, lambda done: ctx.t(f"slips-{done.mode}", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_open_table)
    async def report(
        self,
        interaction: discord.Interaction[Any],
        table: int = 0,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
    ) -> None:
        """Report a table: a form opens."""
        ctx = await InteractionContext.open(self._bot_context, interaction, Answer.LATER)
        if reason:
            begun = await ctx.do(begin_report, BeginReport(ctx.caller, TableId(table), reason))
            await _show_form(ctx, begun, REPORT)
        else:
            await _open_report(ctx, table)

    @app_commands.command(name="history")
    @app_commands.autocomplete(table=pick_table)
    async def history_(self, interaction: discord.Interaction[Any], table: int = 0) -> None:
        """Show who reported what, when and why."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.ask(history, TableQuestion(ctx.caller, TableId(table)))
        await ctx.answer(outcome, lambda shown: history_reply(shown, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table)
    async def correct(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        reason: app_commands.Range[str, 1, _LONGEST_REASON],
    ) -> None:
        """Correct a result: a form opens with what is on record."""
        ctx = await InteractionContext.open(self._bot_context, interaction, Answer.LATER)
        begun = await ctx.do(begin_correction, BeginCorrection(ctx.caller, TableId(table), reason))
        await _show_correction(ctx, begun)

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table, winner=pick_seated)
    async def walkover(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        winner: int = 0,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
    ) -> None:
        """Give the table to the player who came, or to nobody."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = GiveWalkover(ctx.caller, TableId(table), PlayerId(winner), reason)
        outcome: Corrected | WalkoverUnsure | Refusal = await _replace(ctx, give_walkover, command)
        if isinstance(outcome, WalkoverUnsure):
            await ctx.say(walkover_question(outcome, ctx.language))
        else:
            await ctx.answer(outcome, lambda done: _walked_over(ctx, done))


Replacing = TypeVar("Replacing", CorrectResult, UpholdResult, GiveWalkover, ConfirmWalkover)
T = TypeVar("T")


async def _replace(
    ctx: InteractionContext, use_case: Callable[[Replacing, UnitOfWork], T | Refusal], command: Replacing
) -> T | Refusal:
    """Whose rank a new version moves is compared with a ranking that is computed before anybody has to wait."""
    before = await ctx.ask(ranking_before, command)
    return await ctx.do(use_case, replace(command, before=before))


async def _open_report(ctx: InteractionContext, table: int, _detail: int = 0) -> None:
    await _show_form(ctx, await ctx.ask(report_form, FormQuestion(ctx.caller, TableId(table))), REPORT)


async def _open_correction(ctx: InteractionContext, table: int, _detail: int = 0) -> None:
    await _show_correction(ctx, await ctx.ask(correction_form, FormQuestion(ctx.caller, TableId(table))))


async def _show_correction(ctx: InteractionContext, shown: ResultForm | Refusal) -> None:
    await _show_form(ctx, shown, CORRECT)


async def _show_form(ctx: InteractionContext, shown: ResultForm | Refusal, verb: str) -> None:
    if isinstance(shown, Refusal):
        await ctx.refuse_or_offer(shown, verb)
        return
    await ctx.show_form(result_form(shown, verb, ctx.language))


async def _open_ruling(ctx: InteractionContext, table: int, _detail: int) -> None:
    at = await ctx.ask(ruling_question, FormQuestion(ctx.caller, TableId(table)))
    if isinstance(at, Refusal):
        await ctx.refuse(at)
        return
    await ctx.show_form(ruling_form(at, ctx.language))


async def _report_sent(ctx: InteractionContext, table: int, call: int, values: dict[str, str]) -> None:
    came = walked_over(values)
    if came is not None:
        await _not_played(ctx, AskWalkover(ctx.caller, TableId(table), came, REPORT))
        return
    outcome = await ctx.do(report_result, ReportResult(ctx.caller, TableId(table), values, call))
    if isinstance(outcome, Refusal):
        await _refused(ctx, outcome, KeepDraft(ctx.caller, REPORT, TableId(table), values))
        return
    await ctx.answer(outcome, lambda done: reported(done, ctx.language))


async def _correction_sent(ctx: InteractionContext, table: int, over: int, values: dict[str, str]) -> None:
    came = walked_over(values)
    if came is not None:
        await _not_played(ctx, AskWalkover(ctx.caller, TableId(table), came, CORRECT))
        return
    outcome = await _replace(
        ctx, correct_result, CorrectResult(ctx.caller, TableId(table), values, over=over)
    )
    if isinstance(outcome, Refusal):
        await _refused(ctx, outcome, KeepDraft(ctx.caller, CORRECT, TableId(table), values))
        return
    await ctx.answer(outcome, lambda done: corrected(done, "result-corrected", ctx.language))


async def _not_played(ctx: InteractionContext, command: AskWalkover) -> None:
    """A match to which a player did not come: a judge confirms it, a player is shown how to call one."""
    outcome = await ctx.do(ask_walkover, command)
    if isinstance(outcome, WalkoverUnsure):
        await ctx.say(walkover_question(outcome, ctx.language))
    elif outcome.code in {"walkover-needs-judge", "judge-own-table"}:
        await ctx.refuse(outcome, call_judge(command.table_id, ctx.language))
    else:
        await ctx.refuse(outcome)


async def _ruling_sent(ctx: InteractionContext, table: int, _detail: int, values: dict[str, str]) -> None:
    """The report stands, or the judge goes on to enter the scores; the reason is kept for that."""
    reason = values.get(REASON, "")
    if values.get(ENDED) == UPHOLD:
        outcome = await _replace(ctx, uphold_result, UpholdResult(ctx.caller, TableId(table), reason))
        await ctx.answer(outcome, lambda done: corrected(done, "result-upheld", ctx.language))
        return
    begun = await ctx.do(begin_correction, BeginCorrection(ctx.caller, TableId(table), reason))
    button = enter_scores(table, ctx.language)
    await ctx.answer(begun, lambda _: Reply(ctx.t("result-ruling-next"), view=button))


async def _refused(ctx: InteractionContext, refusal: Refusal, draft: KeepDraft) -> None:
    """Say why, and lose nothing: the form opens again with everything that was typed."""
    if refusal.code == "reported-differently":
        await ctx.refuse(refusal, dispute_button(int(refusal.params["result"]), ctx.language))
    elif refusal.code in _CLOSED:
        await ctx.refuse(refusal)
    elif refusal.code in {"seats-changed", "result-changed"}:  # what was typed was of something else
        await ctx.refuse(refusal, open_again(draft.form, draft.subject, ctx.language))
    else:
        asked = {EARLY: "asked"} if refusal.code == "time-not-over" else {}
        await ctx.do(keep_draft, replace(draft, typed={**draft.typed, **asked}))
        await ctx.refuse(refusal, open_again(draft.form, draft.subject, ctx.language))


async def _confirm_clicked(ctx: InteractionContext, result: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_result, AnswerReport(ctx.caller, ResultId(result)))
    await ctx.answer(outcome, lambda done: _confirmed(ctx, done))


async def _open_dispute(ctx: InteractionContext, result: int, _detail: int) -> None:
    """A player says what is wrong; a judge, whose table it is not, decides at once."""
    found = await ctx.ask(dispute_form, AnswerReport(ctx.caller, ResultId(result)))
    if isinstance(found, Refusal):
        await ctx.refuse(found)
    elif found.decides:
        await ctx.show_form(ruling_form(found.at, ctx.language))
    else:
        await ctx.show_form(objection_form(result, found.at, ctx.language))


async def _dispute_sent(ctx: InteractionContext, result: int, _detail: int, typed: dict[str, str]) -> None:
    command = AnswerReport(ctx.caller, ResultId(result), typed.get(OBJECTION, ""))
    outcome = await ctx.do(dispute_result, command)
    await ctx.answer(outcome, lambda done: ctx.t("result-disputed", _place(ctx, done.standing.at)))


async def _walkover_clicked(ctx: InteractionContext, table: int, over: int) -> None:
    outcome = await _replace(ctx, confirm_walkover, ConfirmWalkover(ctx.caller, TableId(table), over))
    await ctx.answer(outcome, lambda done: _walked_over(ctx, done))


def _walked_over(ctx: InteractionContext, done: Corrected) -> Reply:
    key = "result-walked-over" if done.standing.result.winner else "result-nobody-came"
    return corrected(done, key, ctx.language)


def _confirmed(ctx: InteractionContext, done: Answered) -> str:
    key = "result-confirmed-final" if done.is_final else "result-confirmed"
    key = "result-confirmed-disputed" if done.is_disputed else key
    key = "result-closed" if done.by_judge else key
    return ctx.t(key, _place(ctx, done.standing.at))


def _place(ctx: InteractionContext, at: TableAt) -> dict[str, Param]:
    return {"place": table_words(at, ctx.language)}


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(ResultCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
