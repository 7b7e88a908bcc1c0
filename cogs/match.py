"""`/match`: a backgammon match at the board, as the association's rules want it: its draw, clock, score and stops."""

from secrets import randbelow
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.challenging import ask_whom, register_challenges
from bot.command_texts import choices_of
from bot.i18n import Safe
from bot.interaction_context import InteractionContext, name_of, unless_here
from bot.pickers import pick_entrant, pick_event
from bot.ui.listed import listed
from bot.ui.match_sheet import noted_words, pinged, sheet_words
from league.backgammon_clock import StopReason
from league.ids import EventId, PlayerId, SheetLineId
from league.limits import LONGEST_MATCH
from league.match_sheet import ClockReason
from league.refusal import Refusal
from usecases.match.agree import AgreeLine, agree_line
from usecases.match.away import LeaveSeat, TakeBreak, leave_seat, take_break_now
from usecases.match.clock import UseClock, use_clock
from usecases.match.noted import Noted
from usecases.match.officials import DirectorNamed, NameDirector, NameMonitor, name_director, name_monitor
from usecases.match.score import StateScore, state_score
from usecases.match.setup import DrawSetup, draw_match_setup
from usecases.match.sheet import AskSheet, match_sheet
from usecases.match.stop import FalseClaim, StopClock, false_claim_found, stop_clock

_CLOCK_REASONS = choices_of("clock-reason", ClockReason)
_STOP_REASONS = choices_of("stop-reason", [reason.value for reason in StopReason])
_LONGEST_ABSENCE = 120
Score = app_commands.Range[int, 0, LONGEST_MATCH]


@app_commands.guild_only()
class MatchCog(commands.GroupCog, group_name="match"):
    """A match at the board, in its thread or of the one who asks."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons["match-agree"] = _agreed
        register_challenges(bot_context)

    @app_commands.command()
    async def sheet(self, interaction: discord.Interaction[Any]) -> None:
        """What is written down of this match."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.ask(match_sheet, AskSheet(ctx.caller, interaction.channel_id or 0))
        await ctx.answer(found, lambda view: sheet_words(ctx.language, view))

    @app_commands.command()
    async def setup(self, interaction: discord.Interaction[Any]) -> None:
        """Draw who chooses first."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        dice = (randbelow(6) + 1, randbelow(6) + 1)
        while dice[0] == dice[1]:
            dice = (randbelow(6) + 1, randbelow(6) + 1)
        command = DrawSetup(ctx.caller, interaction.channel_id or 0, dice, randbelow(8))
        await _answer(ctx, await ctx.do(draw_match_setup, command))

    @app_commands.command()
    @app_commands.choices(reason=_CLOCK_REASONS)
    async def clock(
        self, interaction: discord.Interaction[Any], reason: str = ClockReason.BOTH.value
    ) -> None:
        """Play with a clock from now on."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = UseClock(ctx.caller, interaction.channel_id or 0, ClockReason(reason))
        await _answer(ctx, await ctx.do(use_clock, command))

    @app_commands.command()
    async def score(self, interaction: discord.Interaction[Any], mine: Score, theirs: Score) -> None:
        """How it stands before the next game."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = StateScore(ctx.caller, interaction.channel_id or 0, mine, theirs)
        await _answer(ctx, await ctx.do(state_score, command))

    @app_commands.command(name="break")
    async def take_break(self, interaction: discord.Interaction[Any]) -> None:
        """Take a break between two games."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _answer(ctx, await ctx.do(take_break_now, TakeBreak(ctx.caller, interaction.channel_id or 0)))

    @app_commands.command()
    async def leave(
        self, interaction: discord.Interaction[Any], minutes: app_commands.Range[int, 1, _LONGEST_ABSENCE]
    ) -> None:
        """Leave the seat for a while."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = LeaveSeat(ctx.caller, interaction.channel_id or 0, minutes)
        await _answer(ctx, await ctx.do(leave_seat, command))

    @app_commands.command()
    @app_commands.choices(reason=_STOP_REASONS)
    async def stop(self, interaction: discord.Interaction[Any], reason: str) -> None:
        """Put down why the clock was stopped."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = StopClock(ctx.caller, interaction.channel_id or 0, StopReason(reason))
        await _answer(ctx, await ctx.do(stop_clock, command))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def challenge(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Challenge somebody above on a ladder."""
        await ask_whom(await InteractionContext.open(self._bot_context, interaction), EventId(event))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant)
    async def claim(self, interaction: discord.Interaction[Any], player: int) -> None:
        """A game was declared over that was not."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = FalseClaim(ctx.caller, interaction.channel_id or 0, PlayerId(player))
        await _answer(ctx, await ctx.do(false_claim_found, command))

    @app_commands.command()
    async def monitor(self, interaction: discord.Interaction[Any], member: discord.User) -> None:
        """Send a monitor to this match."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
            return
        command = NameMonitor(ctx.caller, interaction.channel_id or 0, member.id)
        await _answer(ctx, await ctx.do(name_monitor, command))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def director(
        self, interaction: discord.Interaction[Any], member: discord.User, event: int = 0
    ) -> None:
        """Name a director of the event."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
            return
        command = NameDirector(ctx.caller, EventId(event), member.id, name_of(member))
        await ctx.answer(await ctx.do(name_director, command), lambda named: _directors(ctx, named))


def _directors(ctx: InteractionContext, named: DirectorNamed) -> str:
    users = Safe(listed((pinged(user) for user in named.directors), ctx.language))
    return ctx.t("match-directors", {"event": named.event.name, "directors": users})


async def _agreed(ctx: InteractionContext, line: int, _detail: int) -> None:
    await _answer(ctx, await ctx.do(agree_line, AgreeLine(ctx.caller, SheetLineId(line))))


async def _answer(ctx: InteractionContext, outcome: Noted | Refusal) -> None:
    await ctx.answer(outcome, lambda noted: noted_words(ctx.language, noted))


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(MatchCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
