"""A finished game looked at again: checked and filmed, or analysed; in a thread of its own, for it takes a while."""

from collections.abc import Mapping
from typing import Final

from bot.bot_context import BotContext
from bot.i18n import Language
from bot.interaction_context import InteractionContext
from bot.ui.play.replies import analysis_reply, replay_reply
from bot.ui.reply import Reply
from engine.protocol import Json
from league.refusal import Refusal
from usecases.play.report import AnalysisDue, LookBack, analysis_due, look_back, replay_due

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
        found = await ctx.do(look_back, _asked(ctx, game))
        due = found if isinstance(found, Refusal) else await ctx.ask(replay_due, found.id)
        if isinstance(due, Refusal):
            await ctx.refuse(due)
            return
        guild_id, language = due.game.guild_id, ctx.language
        await ctx.say(await self._bot_context.review(guild_id, lambda: replay_reply(due.done(), language)))

    async def show_analysis(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """How the game was played; whoever may see it may see that."""
        found = await ctx.do(look_back, _asked(ctx, game))
        due = found if isinstance(found, Refusal) else await ctx.ask(analysis_due, found.id)
        if isinstance(due, Refusal):
            await ctx.refuse(due)
            return
        guild_id, language = due.game.guild_id, ctx.language
        reply = await self._bot_context.review(guild_id, lambda: self._analysed(due, language))
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


def _asked(ctx: InteractionContext, game: int) -> LookBack:
    return LookBack(ctx.caller, game, ctx.interaction.channel_id or 0)
