"""What mypy must refuse: an `ignore` that it does not need is an error, so these lines hold the types."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from usecases.caller import Caller
from usecases.play.judge import JudgeGame, pause_game
from usecases.play.show import GameQuestion, panel_view
from usecases.result.report import ReportResult


async def a_use_case_takes_its_own_command(ctx: InteractionContext, command: ReportResult) -> None:
    """A game is not paused by the report of a result."""
    await ctx.do(pause_game, command)  # type: ignore[arg-type]  # refused: this file is about it


async def a_query_takes_its_own_question(bot_context: BotContext, caller: Caller) -> None:
    """A panel is asked for by a game, not by a person."""
    await bot_context.ask(panel_view, caller)  # type: ignore[arg-type]  # refused: this file is about it


async def what_fits_is_taken(ctx: InteractionContext, caller: Caller) -> None:
    """The same calls as they are meant."""
    await ctx.do(pause_game, JudgeGame(caller, 1))
    await ctx.ask(panel_view, GameQuestion(caller, 1))
