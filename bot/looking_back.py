"""A finished game looked at again: checked and filmed, or analysed; in a thread of its own, for it takes a while."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from bot.bot_context import BotContext
from bot.i18n import Language
from bot.interaction_context import InteractionContext
from bot.onlookers import unless_seen
from bot.ui.play.replies import analysis_reply, replay_reply
from bot.ui.reply import Reply
from data.unit_of_work import UnitOfWork
from engine.protocol import Json
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.report import AnalysisDue, LookBack, analysis_due, look_back, replay_due
from usecases.play.show import GameQuestion, where_seen

Due = TypeVar("Due")
_REMEMBERED: Final = 50


class LookingBack:
    """One for each process; it remembers the last verdicts, for a table reads its own one after the other."""

    def __init__(self, bot_context: BotContext) -> None:
        """Answers the buttons under a finished game."""
        self._bot_context = bot_context
        self._verdicts: dict[tuple[int, tuple[str, ...]], Mapping[str, Json]] = {}
        bot_context.buttons["game-replay"] = self.show_replay
        bot_context.buttons["game-analysis"] = self.show_analysis

    async def show_replay(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """The dice checked, the film, and the record as a file."""
        language = ctx.language
        await self._review(ctx, game, replay_due, lambda due: replay_reply(due.done(), language))

    async def show_analysis(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """How the game was played; whoever may see it may see that."""
        language = ctx.language
        await self._review(ctx, game, analysis_due, lambda due: self._analysed(due, language))

    async def _review(
        self,
        ctx: InteractionContext,
        game: int,
        question: Callable[[GameId, UnitOfWork], Due | Refusal],
        reviewed: Callable[[Due], Reply | Refusal],
    ) -> None:
        """Within the limits, and in the thread of the long jobs."""
        channel = ctx.interaction.channel_id or 0
        unseen = await unless_seen(ctx, where_seen, GameQuestion(ctx.caller, GameId(game), channel))
        if unseen is not None:
            await ctx.refuse(unseen)
            return
        found = await ctx.do(look_back, LookBack(ctx.caller, GameId(game), channel))
        if isinstance(found, Refusal):
            await ctx.refuse(found)
            return
        due = await ctx.ask(question, found.id)
        if isinstance(due, Refusal):
            await ctx.refuse(due)
            return
        reply = await self._bot_context.review(found.guild_id, lambda: reviewed(due))
        await ctx.answer(reply, lambda shown: shown)

    def _analysed(self, due: AnalysisDue, language: Language) -> Reply | Refusal:
        """In the one thread that reviews: whoever asks for the same game next finds it analysed."""
        key = (due.game.id, due.record.names)
        verdict = self._verdicts.get(key) or due.done(self._bot_context.stopping.is_set)
        if isinstance(verdict, Refusal):
            return verdict
        self._verdicts[key] = verdict
        if len(self._verdicts) > _REMEMBERED:
            del self._verdicts[next(iter(self._verdicts))]
        return analysis_reply(due, verdict, language)
