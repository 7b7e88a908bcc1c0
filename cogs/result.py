"""`/result`: players report, confirm and dispute; judges correct; everybody sees the history."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.pickers import pick_open_table, pick_seated, pick_table
from bot.talk import Answer, Talk
from bot.ui.reply import Reply
from bot.ui.results import (
    RULING,
    UPHOLD,
    corrected,
    dispute_button,
    enter_scores,
    history_reply,
    open_again,
    reported,
    result_form,
    ruling_form,
)
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.result.answer import Answered, AnswerReport, confirm_result, dispute_result
from usecases.result.correct import (
    CorrectResult,
    GiveWalkover,
    UpholdResult,
    correct_result,
    give_walkover,
    uphold_result,
)
from usecases.result.drafts import CORRECT, REASON, REPORT, KeepDraft, keep_draft
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import ENDED
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

_LONGEST_REASON = 300

# Refusals after which nothing can be typed better: the form is not offered again.
_CLOSED = frozenset(
    {
        "already-done", "already-reported", "correction-closed", "event-takes-no-results", "needs-judge",
        "no-open-table", "no-result-yet", "no-table-like-that", "not-at-table", "reported-differently",
        "result-is-final", "table-cancelled", "table-is-bye", "table-not-public", "which-table",
    }
)  # fmt: skip


@app_commands.guild_only()
class ResultCog(commands.GroupCog, group_name="result"):
    """Results of tables."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.form_openers[REPORT] = _open_report
        hall.form_openers[CORRECT] = _open_correction
        hall.form_openers[RULING] = _open_ruling
        hall.forms[REPORT] = _report_sent
        hall.forms[CORRECT] = _correction_sent
        hall.forms[RULING] = _ruling_sent
        hall.buttons["result-confirm"] = _confirm_clicked
        hall.buttons["result-dispute"] = _dispute_clicked

    @app_commands.command()
    @app_commands.autocomplete(table=pick_open_table)
    async def report(
        self,
        interaction: discord.Interaction[Any],
        table: int = 0,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
    ) -> None:
        """Report a table: a form opens."""
        talk = await Talk.open(self._hall, interaction, Answer.LATER)
        if reason:
            begun = await talk.do(begin_report, BeginReport(talk.caller, table, reason))
            await _show_form(talk, begun, REPORT)
        else:
            await _open_report(talk, table)

    @app_commands.command(name="history")
    @app_commands.autocomplete(table=pick_table)
    async def history_(self, interaction: discord.Interaction[Any], table: int = 0) -> None:
        """Show who reported what, when and why."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.ask(history, TableQuestion(talk.caller, table))
        await talk.answer(outcome, lambda shown: history_reply(shown, talk.language))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table)
    async def correct(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        reason: app_commands.Range[str, 1, _LONGEST_REASON],
    ) -> None:
        """Correct a result: a form opens with what is on record."""
        talk = await Talk.open(self._hall, interaction, Answer.LATER)
        begun = await talk.do(begin_correction, BeginCorrection(talk.caller, table, reason))
        await _show_correction(talk, begun)

    @app_commands.command()
    @app_commands.autocomplete(table=pick_table, winner=pick_seated)
    async def walkover(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        winner: int,
        reason: app_commands.Range[str, 0, _LONGEST_REASON] = "",
    ) -> None:
        """Give the table to the player who came."""
        talk = await Talk.open(self._hall, interaction)
        command = GiveWalkover(talk.caller, table, PlayerId(winner), reason)
        outcome = await talk.do(give_walkover, command)
        await talk.answer(outcome, lambda done: corrected(done, "result-walked-over", talk.language))


async def _open_report(talk: Talk, table: int, _detail: int = 0) -> None:
    await _show_form(talk, await talk.ask(report_form, FormQuestion(talk.caller, table)), REPORT)


async def _open_correction(talk: Talk, table: int, _detail: int = 0) -> None:
    await _show_correction(talk, await talk.ask(correction_form, FormQuestion(talk.caller, table)))


async def _show_correction(talk: Talk, shown: ResultForm | Refusal) -> None:
    await _show_form(talk, shown, CORRECT)


async def _show_form(talk: Talk, shown: ResultForm | Refusal, verb: str) -> None:
    if isinstance(shown, Refusal):
        await talk.refuse(shown)
        return
    await talk.show_form(result_form(shown, verb, talk.language))


async def _open_ruling(talk: Talk, table: int, _detail: int) -> None:
    at = await talk.ask(ruling_question, FormQuestion(talk.caller, table))
    if isinstance(at, Refusal):
        await talk.refuse(at)
        return
    await talk.show_form(ruling_form(at, talk.language))


async def _report_sent(talk: Talk, table: int, _detail: int, values: dict[str, str]) -> None:
    outcome = await talk.do(report_result, ReportResult(talk.caller, table, values))
    if isinstance(outcome, Refusal):
        await _refused(talk, outcome, KeepDraft(talk.caller, REPORT, table, values))
        return
    await talk.answer(outcome, lambda done: reported(done, talk.language))


async def _correction_sent(talk: Talk, table: int, _detail: int, values: dict[str, str]) -> None:
    outcome = await talk.do(correct_result, CorrectResult(talk.caller, table, values))
    if isinstance(outcome, Refusal):
        await _refused(talk, outcome, KeepDraft(talk.caller, CORRECT, table, values))
        return
    await talk.answer(outcome, lambda done: corrected(done, "result-corrected", talk.language))


async def _ruling_sent(talk: Talk, table: int, _detail: int, values: dict[str, str]) -> None:
    """The report stands, or the judge goes on to enter the scores; the reason is kept for that."""
    reason = values.get(REASON, "")
    if values.get(ENDED) == UPHOLD:
        outcome = await talk.do(uphold_result, UpholdResult(talk.caller, table, reason))
        await talk.answer(outcome, lambda done: corrected(done, "result-upheld", talk.language))
        return
    begun = await talk.do(begin_correction, BeginCorrection(talk.caller, table, reason))
    button = enter_scores(table, talk.language)
    await talk.answer(begun, lambda _: Reply(talk.t("result-ruling-next"), view=button))


async def _refused(talk: Talk, refusal: Refusal, draft: KeepDraft) -> None:
    """Say why, and lose nothing: the form opens again with everything that was typed."""
    if refusal.code == "reported-differently":
        await talk.refuse(refusal, dispute_button(int(refusal.params["result"]), talk.language))
    elif refusal.code in _CLOSED:
        await talk.refuse(refusal)
    else:
        await talk.do(keep_draft, draft)
        await talk.refuse(refusal, open_again(draft.form, draft.table_id, talk.language))


async def _confirm_clicked(talk: Talk, result: int, _detail: int) -> None:
    outcome = await talk.do(confirm_result, AnswerReport(talk.caller, result))
    await talk.answer(outcome, lambda done: _confirmed(talk, done))


async def _dispute_clicked(talk: Talk, result: int, _detail: int) -> None:
    outcome = await talk.do(dispute_result, AnswerReport(talk.caller, result))
    await talk.answer(
        outcome, lambda done: talk.t("result-disputed", {"table": done.standing.at.table.number})
    )


def _confirmed(talk: Talk, done: Answered) -> str:
    key = "result-confirmed-final" if done.is_final else "result-confirmed"
    return talk.t(key, {"table": done.standing.at.table.number})


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(ResultCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
