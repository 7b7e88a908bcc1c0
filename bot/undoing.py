"""Taking an action back asks once, after it has shown what that changes; the answer offers what it leaves to mend."""

from bot.bot_context import BotContext
from bot.i18n import Param
from bot.interaction_context import InteractionContext
from bot.ui.notices import deed_words
from bot.ui.opened import with_repairs
from bot.ui.reply import Reply
from bot.ui.timestamps import time_of_day
from bot.ui.undo import undo_preview
from league.ids import AuditId, EventId
from league.refusal import Refusal
from usecases.standings.opened import OutdatedQuestion, to_mend
from usecases.undo.find import Undo
from usecases.undo.look import look_at_undo
from usecases.undo.take_back import Undone, undo


def register_undo(bot_context: BotContext) -> None:
    """Answer the buttons."""
    bot_context.buttons["event-undo"] = _take_back
    bot_context.buttons["event-undo-look"] = look_first


async def look_first(ctx: InteractionContext, line: int, event: int) -> None:
    """What it would change, and the button that does it."""
    outcome = await ctx.ask(look_at_undo, Undo(ctx.caller, EventId(event), AuditId(line)))
    await ctx.answer(outcome, lambda reach: undo_preview(reach, ctx.language))


async def _take_back(ctx: InteractionContext, line: int, _detail: int) -> None:
    outcome = await ctx.do(undo, Undo(ctx.caller, EventId(0), AuditId(line)))
    events = () if isinstance(outcome, Refusal) else outcome.events
    opened = await ctx.ask(to_mend, OutdatedQuestion(events)) if events else ()
    await ctx.answer(outcome, lambda done: with_repairs(Reply(_undone(ctx, done)), opened, ctx.language))


def _undone(ctx: InteractionContext, done: Undone) -> str:
    lines = [ctx.t("event-undone", {"action": deed_words(done.line.action, done.line.params, ctx.language)})]
    if done.until is not None:
        lines.append(ctx.t("event-undone-check-in", {"until": time_of_day(done.until)}))
    if done.over is not None:
        places: dict[str, Param] = {"taken": done.over.taken, "capacity": done.over.capacity}
        lines.append(ctx.t("event-undone-over-cap", places))
    return "\n".join(lines)
