"""`/penalty`: a judge warns, disqualifies, takes back and looks up."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.pickers import pick_entrant, pick_event, pick_penalised_section, pick_penalty
from bot.ui.opened import with_repairs
from bot.ui.pages import page_asked
from bot.ui.penalties import (
    DISQUALIFY,
    PAGE,
    disqualify_question,
    imposed_reply,
    list_reply,
    revoked_reply,
)
from league.ids import EventId, PlayerId
from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.penalty.disqualify import (
    ConfirmDisqualification,
    ask_disqualification,
    confirm_disqualification,
)
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.show.penalties import PenaltyQuestion, penalty_list
from usecases.standings.opened import OutdatedQuestion, to_mend

Reason = app_commands.Range[str, 1, 500]


@app_commands.guild_only()
class PenaltyCog(commands.GroupCog, group_name="penalty"):
    """The judge's commands on penalties."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons[DISQUALIFY] = _disqualify_clicked
        bot_context.buttons[PAGE] = _page_clicked
        bot_context.pagers.add(PAGE)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    @app_commands.autocomplete(section=pick_penalised_section)
    async def warn(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        section: str,
        reason: Reason,
        public: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        override: str = "",
        event: int = 0,
    ) -> None:
        """Warn a player."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        kind = PenaltyKind.WARNING
        await _impose(
            ctx,
            ImposePenalty(
                ctx.caller, EventId(event), PlayerId(player), kind, section, reason, public, override
            ),
        )

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    @app_commands.autocomplete(section=pick_penalised_section)
    async def points(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        section: str,
        reason: Reason,
        points: app_commands.Range[int, 1, LONGEST_MATCH] = 1,
        public: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        override: str = "",
        event: int = 0,
    ) -> None:
        """Give points of the match to the opponent."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        offence = (PlayerId(player), PenaltyKind.POINT, section, reason)
        command = ImposePenalty(ctx.caller, EventId(event), *offence, public, override, points)
        await _impose(ctx, command)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    @app_commands.autocomplete(section=pick_penalised_section)
    async def disqualify(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        section: str,
        reason: Reason,
        public: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        override: str = "",
        event: int = 0,
    ) -> None:
        """Exclude a player from the event: asks once."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        kind = PenaltyKind.DISQUALIFICATION
        command = ImposePenalty(
            ctx.caller, EventId(event), PlayerId(player), kind, section, reason, public, override
        )
        outcome = await ctx.do(ask_disqualification, command)
        await ctx.answer(outcome, lambda asked: disqualify_question(asked, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(penalty=pick_penalty, event=pick_event)
    async def revoke(
        self,
        interaction: discord.Interaction[Any],
        penalty: int,
        reason: Reason,
        override: str = "",
        event: int = 0,
    ) -> None:
        """Take a penalty back."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = RevokePenalty(ctx.caller, EventId(event), penalty, reason, override)
        outcome = await ctx.do(revoke_penalty, command)
        events = () if isinstance(outcome, Refusal) else (outcome.event.id,)
        opened = await ctx.ask(to_mend, OutdatedQuestion(events)) if events else ()
        await ctx.answer(
            outcome, lambda done: with_repairs(revoked_reply(done, ctx.language), opened, ctx.language)
        )

    @app_commands.command(name="list")
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    async def list_(self, interaction: discord.Interaction[Any], player: int = 0, event: int = 0) -> None:
        """Show the penalties of an event; to a player his own."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _list(ctx, PenaltyQuestion(ctx.caller, EventId(event), PlayerId(player)), 0)


async def _page_clicked(ctx: InteractionContext, event: int, detail: int) -> None:
    player, page = page_asked(detail)
    await _list(ctx, PenaltyQuestion(ctx.caller, EventId(event), PlayerId(player)), page)


async def _list(ctx: InteractionContext, question: PenaltyQuestion, page: int) -> None:
    found = await ctx.ask(penalty_list, question)
    await ctx.turn(found, lambda shown: list_reply(shown, page, ctx.language))


async def _disqualify_clicked(ctx: InteractionContext, draft: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_disqualification, ConfirmDisqualification(ctx.caller, draft))
    await ctx.answer(outcome, lambda done: imposed_reply(done, ctx.language))


async def _impose(ctx: InteractionContext, command: ImposePenalty) -> None:
    outcome = await ctx.do(impose_penalty, command)
    await ctx.answer(outcome, lambda done: imposed_reply(done, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(PenaltyCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
