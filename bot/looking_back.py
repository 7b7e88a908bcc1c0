"""A finished game looked at again: checked and filmed, or analysed, as matches of other programs are."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

import discord

from bot import turn_back, watching
from bot.analyses import Analyses, AnalysisRun
from bot.bot_context import BotContext
from bot.i18n import choose, refusal_text
from bot.interaction_context import InteractionContext, may_write
from bot.onlookers import unless_seen
from bot.ui.controls import Control, controls
from bot.ui.play.replies import analysis_reply, foreign_reply, replay_reply, running_reply
from bot.ui.reply import Reply
from bot.uploads import fetched
from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import Json
from engine.thinking import AnalysisQuestion
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.foreign import foreign_due
from usecases.play.report import LookBack, analysis_due, look_back, replay_due
from usecases.play.show import GameQuestion, where_seen
from usecases.upload import FileKind

Due = TypeVar("Due")
_REMEMBERED: Final = 50
_FIRST_LOOK: Final = 2.0
"""Seconds after which it is said how far an analysis is."""
_LOOKS_EVERY: Final = 4.0


class LookingBack:
    """One for each process; it remembers the last verdicts, for a table reads its own one after the other."""

    def __init__(self, bot_context: BotContext) -> None:
        """Answers the buttons under a finished game."""
        self._bot_context = bot_context
        self._analyses = Analyses(bot_context)
        self._verdicts: dict[tuple[int, tuple[str, ...]], Mapping[str, Json]] = {}
        turn_back.register(bot_context)
        watching.register(bot_context)
        bot_context.buttons["game-replay"] = self.show_replay
        bot_context.buttons["game-analysis"] = self.show_analysis
        bot_context.buttons["analysis-share"] = self._share
        bot_context.buttons["analysis-stop"] = self._stop
        bot_context.pagers.add("analysis-stop")

    async def show_replay(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """The dice checked, the film, and the record as a file."""
        due = await self._due(ctx, game, replay_due)
        if due is not None:
            reply = await self._bot_context.review(
                due.game.guild_id, lambda: replay_reply(due.done(), ctx.language)
            )
            await ctx.answer(reply, lambda shown: shown)

    async def show_analysis(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """How the game was played; whoever may see it may see that."""
        due = await self._due(ctx, game, analysis_due)
        if due is None:
            return
        key = (due.game.id, due.record.names)
        verdict = self._verdicts.get(key)

        def reply(found: Mapping[str, Json]) -> Reply:
            share = controls(ctx.language, [Control("analysis-share", due.game.id)])
            return replace(analysis_reply(due, found, ctx.language), view=share)

        found = await self._analysed(ctx, due.question, reply, verdict)
        if found is not None:
            self._remember(key, found)

    async def _share(self, ctx: InteractionContext, game: int, _detail: int = 0) -> None:
        """The verdict for everybody in the channel, in the server's language, if the person may write there."""
        if not may_write(ctx.interaction):
            await ctx.say_text("analysis-not-here")
            return
        due = await self._due(ctx, game, analysis_due)
        verdict = self._verdicts.get((due.game.id, due.record.names)) if due is not None else None
        if due is None:
            return
        if verdict is None:  # the process was started anew since
            await ctx.say_text("analysis-gone")
            return
        language = choose("", "", ctx.guild.language)
        told = await self._bot_context.aside(
            ctx.caller.guild_id, lambda: analysis_reply(due, verdict, language).drawn()
        )
        await ctx.say_text("analysis-shared")  # the first answer is private, as its acknowledgement
        try:
            await ctx.interaction.followup.send(
                embeds=list(told.embeds),
                files=told.fresh(),
                allowed_mentions=told.allowed_mentions(),
                wait=True,
            )
        except discord.HTTPException:
            await ctx.redraw(Reply(ctx.t("analysis-not-here")))

    async def show_foreign(self, ctx: InteractionContext, file: discord.Attachment) -> None:
        """How a match of another program was played."""
        content = await fetched(ctx, file, FileKind.MATCH)
        if content is None:
            return
        due = await self._bot_context.aside(ctx.caller.guild_id, lambda: foreign_due(content))
        if isinstance(due, Refusal):
            await ctx.refuse(due)
            return
        await self._analysed(ctx, due.question, lambda found: foreign_reply(due, found, ctx.language))

    def _remember(self, key: tuple[int, tuple[str, ...]], verdict: Mapping[str, Json]) -> None:
        self._verdicts[key] = verdict
        if len(self._verdicts) > _REMEMBERED:
            del self._verdicts[next(iter(self._verdicts))]

    async def _due(
        self, ctx: InteractionContext, game: int, question: Callable[[GameId, UnitOfWork], Due | Refusal]
    ) -> Due | None:
        """What is to be looked at, within the limits; None when it is refused, which is told."""
        channel = ctx.interaction.channel_id or 0
        found: PostGame | Refusal | None = await unless_seen(
            ctx, where_seen, GameQuestion(ctx.caller, GameId(game), channel)
        )
        if found is None:
            found = await ctx.do(look_back, LookBack(ctx.caller, GameId(game), channel))
        due = found if isinstance(found, Refusal) else await ctx.ask(question, found.id)
        if isinstance(due, Refusal):
            await ctx.refuse(due)
            return None
        return due

    async def _analysed(
        self,
        ctx: InteractionContext,
        question: AnalysisQuestion,
        show: Callable[[Mapping[str, Json]], Reply],
        verdict: Mapping[str, Json] | None = None,
    ) -> Mapping[str, Json] | None:
        """Analyse, say meanwhile how far it is, and show the verdict; None where there is none."""
        found = verdict or await self._watched(ctx, question)
        if isinstance(found, Refusal):  # in the place of what has been said so far
            await ctx.redraw(Reply(f"⛔ {refusal_text(ctx.language, found)}"))
        elif found is None:
            await ctx.redraw(Reply(ctx.t("analysis-stopped")))
        else:
            await ctx.redraw(await self._bot_context.aside(ctx.caller.guild_id, lambda: show(found).drawn()))
            return found
        return None

    async def _watched(
        self, ctx: InteractionContext, question: AnalysisQuestion
    ) -> Mapping[str, Json] | Refusal | None:
        """The verdict; None where whoever asked has stopped it."""
        run, number = AnalysisRun(ctx.caller.user_id, self._bot_context.stopping.is_set), ctx.interaction.id
        self._analyses.running[number] = run
        task = asyncio.create_task(self._analyses.verdict(run, ctx.caller.guild_id, question))
        try:
            wait = _FIRST_LOOK
            while not task.done() and not run.is_stopped:
                await asyncio.wait({task}, timeout=wait)
                wait = _LOOKS_EVERY
                if self._bot_context.stopping.is_set():
                    return Refusal("restarting")
                if not task.done() and not run.is_stopped:
                    await ctx.redraw(running_reply(number, run.share, ctx.language))
            return None if run.is_stopped and not task.done() else await task
        finally:
            run.is_stopped = True
            task.cancel()
            del self._analyses.running[number]

    async def _stop(self, ctx: InteractionContext, number: int, _detail: int = 0) -> None:
        """Whoever asked for an analysis waits for it no longer."""
        run = self._analyses.running.get(number)
        is_own = run is not None and run.user_id == ctx.caller.user_id
        if run is not None and is_own:
            run.is_stopped = True
        await ctx.turn_to(Reply(ctx.t("analysis-stopped" if is_own else "analysis-gone")))
