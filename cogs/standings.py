"""`/standings`: everybody sees and understands the ranking; organizers make the semi-final and the final."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of, names_of
from bot.games import KINDS
from bot.interaction_context import InteractionContext
from bot.pickers import pick_any_event, pick_event, pick_level, pick_player, pick_season
from bot.planning import plan_stage
from bot.ui.advancing import is_playoff, repaired, stage_chosen
from bot.ui.controls import chosen_number
from bot.ui.pages import page_asked
from bot.ui.ratings import ratings_reply
from bot.ui.seasons import SEASON_PAGE, season_reply, season_told
from bot.ui.standings import (
    STAGES,
    explanation_reply,
    first_page,
    page_of,
    standings_reply,
    text_reply,
)
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import GameKey
from league.round import Stage
from league.standings import SeasonMeasure
from usecases.event.season import MOST_EVENTS, MOST_POINTS, SetSeason, set_season
from usecases.show.ratings import RatingQuestion, rating_lists
from usecases.show.season import SameSeason, ShowSeason, same_season, show_season
from usecases.show.standings import ExplainStandings, ShowStandings, explain_standings, show_standings
from usecases.standings.advance import Advance
from usecases.standings.repair import RepairStage, repair_stage

_STAGES = choices_of("stage", ("overall", *STAGES))
_NEXT_STAGES = choices_of("stage", (Stage.SEMI_FINAL, Stage.FINAL, Stage.PLAY_OFF))
_GAMES = names_of(dict.fromkeys((*GameKey, *KINDS)))
"""Those of the league, and those that are played by post."""
_MEASURES = choices_of("measure", tuple(SeasonMeasure))


@app_commands.guild_only()
class StandingsCog(commands.GroupCog, group_name="standings"):
    """The ranking."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons["standings-page"] = _page_clicked
        bot_context.buttons["standings-text"] = _words_clicked
        bot_context.buttons["standings-words"] = _words_clicked
        bot_context.buttons[SEASON_PAGE] = _season_turned
        bot_context.pagers.update({"standings-page", "standings-words", SEASON_PAGE})
        bot_context.menus["standings-choose"] = _chosen
        bot_context.buttons["stage-plan"] = _plan_clicked
        bot_context.buttons["stage-repair"] = _repair_clicked

    @app_commands.command()
    @app_commands.choices(stage=_STAGES)
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(season=pick_season)
    async def show(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        stage: str = "overall",
        season: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        """Show the standings of an event, or of a season."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        if season:
            table = await ctx.ask(show_season, ShowSeason(ctx.caller, season))
            await ctx.answer(table, lambda found: season_reply(found, 0, ctx.language))
        else:
            await _show(ctx, ShowStandings(ctx.caller, EventId(event), _stage(stage)), 0)

    @app_commands.command()
    @app_commands.choices(stage=_STAGES)
    @app_commands.autocomplete(player_a=pick_player, player_b=pick_player, event=pick_event)
    async def explain(
        self,
        interaction: discord.Interaction[Any],
        player_a: int,
        player_b: int,
        event: int = 0,
        stage: str = "overall",
    ) -> None:
        """Say why one player stands above another."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        question = ExplainStandings(
            ctx.caller, PlayerId(player_a), PlayerId(player_b), EventId(event), _stage(stage)
        )
        outcome = await ctx.ask(explain_standings, question)
        await ctx.answer(outcome, lambda found: explanation_reply(found, ctx.language))

    @app_commands.command(name="season")
    @app_commands.choices(measure=_MEASURES)
    @app_commands.autocomplete(event=pick_any_event)
    @app_commands.autocomplete(season=pick_season)
    async def season_(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        season: app_commands.Range[str, 0, 60] = "",
        measure: str = "",
        places: app_commands.Range[str, 0, 400] = "",
        participation: app_commands.Range[int, 0, MOST_POINTS] | None = None,
        best: app_commands.Range[int, 0, MOST_EVENTS] | None = None,
        drop: app_commands.Range[int, 0, MOST_EVENTS] | None = None,
    ) -> None:
        """Set an event's season, and how the season is added up."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        by = SeasonMeasure(measure) if measure else None
        command = SetSeason(ctx.caller, EventId(event), season, by, places, participation, best, drop)
        outcome = await ctx.do(set_season, command)
        await ctx.answer(outcome, lambda done: season_told(done, ctx.language))

    @app_commands.command()
    @app_commands.choices(game=_GAMES)
    async def ratings(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Show the rating list of a game."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        lists = await ctx.ask(rating_lists, RatingQuestion(ctx.caller, game))
        await ctx.answer(lists, lambda found: ratings_reply(found, ctx.language))

    @app_commands.command(name="advance")
    @app_commands.choices(stage=_NEXT_STAGES)
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(players=pick_level)
    async def advance_(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        stage: str = "",
        players: app_commands.Range[str, 0, 1000] = "",
    ) -> None:
        """Make the semi-final or the final of the best."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        playoff = stage == Stage.PLAY_OFF
        following = Stage(stage) if stage and not playoff else None
        command = Advance(ctx.caller, EventId(event), following, named=players, playoff=playoff)
        await plan_stage(ctx, command)


def _stage(chosen: str) -> Stage | None:
    return None if chosen == "overall" else Stage(chosen)


async def _show(ctx: InteractionContext, question: ShowStandings, page: int) -> None:
    view = await ctx.ask(show_standings, question)
    if isinstance(view, Refusal):
        await ctx.refuse_or_offer(view, "standings-page", first_page(question.stage))
        return
    await ctx.turn_to(await ctx.bot_context.work(lambda: standings_reply(view, page, ctx.language)))


async def _page_clicked(ctx: InteractionContext, event: int, detail: int) -> None:
    stage, page = page_of(detail)
    await _show(ctx, ShowStandings(ctx.caller, EventId(event), stage), page)


async def _season_turned(ctx: InteractionContext, event: int, detail: int) -> None:
    _, page = page_asked(detail)
    table = await ctx.ask(same_season, SameSeason(ctx.caller, EventId(event)))
    await ctx.turn(table, lambda found: season_reply(found, page, ctx.language))


async def _words_clicked(ctx: InteractionContext, event: int, detail: int) -> None:
    stage, page = page_of(detail)
    view = await ctx.ask(show_standings, ShowStandings(ctx.caller, EventId(event), stage))
    await ctx.turn(view, lambda found: text_reply(found, page, ctx.language))


async def _chosen(ctx: InteractionContext, event: int, detail: int, values: list[str]) -> None:
    players = tuple(PlayerId(chosen_number([value])) for value in values)
    await plan_stage(ctx, Advance(ctx.caller, EventId(event), stage_chosen(detail), players))


async def _plan_clicked(ctx: InteractionContext, event: int, stage: int) -> None:
    following = stage_chosen(stage) if is_playoff(stage) else STAGES[stage % len(STAGES)]
    await plan_stage(ctx, Advance(ctx.caller, EventId(event), following, playoff=is_playoff(stage)))


async def _repair_clicked(ctx: InteractionContext, event: int, mark: int) -> None:
    outcome = await ctx.do(repair_stage, RepairStage(ctx.caller, EventId(event), mark))
    await ctx.answer(outcome, lambda done: repaired(done, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(StandingsCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
