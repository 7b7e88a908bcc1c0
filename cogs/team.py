"""`/team`: players of an event play for teams; captains and organizers say who."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.pickers import pick_event, pick_player, pick_team
from bot.ui.pages import page_asked
from bot.ui.teams import TEAM_PAGE, team_list, team_told
from league.ids import EventId, PlayerId, TeamId
from league.refusal import Refusal
from usecases.show.event import EventQuestion
from usecases.show.teams import show_teams
from usecases.team.found import FoundTeam, found_team
from usecases.team.member import AddToTeam, JoinTeam, LeaveTeam, add_to_team, join_team, leave_team
from usecases.team.rename import RenameTeam, rename_team


@app_commands.guild_only()
class TeamCog(commands.GroupCog, group_name="team"):
    """The teams of an event."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons[TEAM_PAGE] = _turned
        bot_context.pagers.add(TEAM_PAGE)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def create(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        players: app_commands.Range[str, 0, 1000] = "",
        event: int = 0,
    ) -> None:
        """Sign up a team."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(found_team, FoundTeam(ctx.caller, EventId(event), name, players))
        await ctx.answer(outcome, lambda done: team_told("team-founded", done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(team=pick_team, event=pick_event)
    async def join(self, interaction: discord.Interaction[Any], team: int, event: int = 0) -> None:  # noqa: ARG002 - narrows what is offered
        """Come into a team."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(join_team, JoinTeam(ctx.caller, TeamId(team)))
        await ctx.answer(outcome, lambda done: team_told("team-joined", done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def leave(self, interaction: discord.Interaction[Any], player: int = 0, event: int = 0) -> None:
        """Leave a team, or take a member out of it."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(leave_team, LeaveTeam(ctx.caller, EventId(event), PlayerId(player)))
        await ctx.answer(outcome, lambda done: team_told("team-left", done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, team=pick_team, event=pick_event)
    async def add(
        self, interaction: discord.Interaction[Any], player: int, team: int = 0, event: int = 0
    ) -> None:
        """Take a player into a team."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = AddToTeam(ctx.caller, EventId(event), PlayerId(player), TeamId(team))
        outcome = await ctx.do(add_to_team, command)
        await ctx.answer(outcome, lambda done: team_told("team-added", done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(team=pick_team, event=pick_event)
    async def rename(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        team: int = 0,
        event: int = 0,
    ) -> None:
        """Give a team another name."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(rename_team, RenameTeam(ctx.caller, EventId(event), name, TeamId(team)))
        await ctx.answer(outcome, lambda done: team_told("team-renamed", done, ctx.language))

    @app_commands.command(name="list")
    @app_commands.autocomplete(event=pick_event)
    async def list_(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show the teams."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _list(ctx, event, 0)


async def _turned(ctx: InteractionContext, event: int, detail: int) -> None:
    _, page = page_asked(detail)
    await _list(ctx, event, page)


async def _list(ctx: InteractionContext, event: int, page: int) -> None:
    table = await ctx.ask(show_teams, EventQuestion(ctx.caller, EventId(event)))
    if isinstance(table, Refusal):
        await ctx.refuse_or_offer(table, TEAM_PAGE)
    else:
        await ctx.turn_to(team_list(table, page, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(TeamCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
