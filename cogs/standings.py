"""`/standings`: everybody sees and understands the ranking; organizers make the semi-final and the final."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.pickers import pick_event, pick_player, pick_season
from bot.talk import Talk
from bot.ui.standings import (
    advanced_reply,
    explanation_reply,
    page_of,
    season_reply,
    stage_chosen,
    standings_reply,
    tie_reply,
)
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage
from usecases.show.season import DEFAULT_BEST, ShowSeason, show_season
from usecases.show.seating import seating_view
from usecases.show.standings import ExplainStandings, ShowStandings, explain_standings, show_standings
from usecases.standings.advance import Advance, Advanced, TieOpen, advance

_STAGES = choices_of("stage", Stage)
_NEXT_STAGES = choices_of("stage", (Stage.SEMI_FINAL, Stage.FINAL))
_MOST_EVENTS = 50


@app_commands.guild_only()
class StandingsCog(commands.GroupCog, group_name="standings"):
    """The ranking."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["standings-page"] = _page_clicked
        hall.pagers.add("standings-page")
        hall.menus["standings-choose"] = _chosen

    @app_commands.command()
    @app_commands.choices(stage=_STAGES)
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(season=pick_season)
    async def show(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        stage: str = Stage.QUALIFIER,
        season: app_commands.Range[str, 0, 60] = "",
        best: app_commands.Range[int, 1, _MOST_EVENTS] = DEFAULT_BEST,
    ) -> None:
        """Show the standings of an event, or of a season."""
        talk = await Talk.open(self._hall, interaction)
        if season:
            table = await talk.ask(show_season, ShowSeason(talk.caller, season, best))
            await talk.answer(table, lambda found: season_reply(found, talk.language))
        else:
            await _show(talk, ShowStandings(talk.caller, event, Stage(stage)), 0)

    @app_commands.command()
    @app_commands.choices(stage=_STAGES)
    @app_commands.autocomplete(player_a=pick_player, player_b=pick_player, event=pick_event)
    async def explain(
        self,
        interaction: discord.Interaction[Any],
        player_a: int,
        player_b: int,
        event: int = 0,
        stage: str = Stage.QUALIFIER,
    ) -> None:
        """Say why one player stands above another."""
        talk = await Talk.open(self._hall, interaction)
        question = ExplainStandings(talk.caller, PlayerId(player_a), PlayerId(player_b), event, Stage(stage))
        outcome = await talk.ask(explain_standings, question)
        await talk.answer(outcome, lambda found: explanation_reply(found, talk.language))

    @app_commands.command(name="advance")
    @app_commands.choices(stage=_NEXT_STAGES)
    @app_commands.autocomplete(event=pick_event)
    async def advance_(self, interaction: discord.Interaction[Any], event: int = 0, stage: str = "") -> None:
        """Make the semi-final or the final of the best."""
        talk = await Talk.open(self._hall, interaction)
        await _advance(talk, Advance(talk.caller, event, Stage(stage) if stage else None))


async def _show(talk: Talk, question: ShowStandings, page: int) -> None:
    view = await talk.ask(show_standings, question)
    if isinstance(view, Refusal):
        await talk.refuse(view)
        return
    await talk.turn_to(await talk.hall.work(lambda: standings_reply(view, page, talk.language)))


async def _page_clicked(talk: Talk, event: int, detail: int) -> None:
    stage, page = page_of(detail)
    await _show(talk, ShowStandings(talk.caller, event, stage), page)


async def _chosen(talk: Talk, event: int, detail: int, values: list[str]) -> None:
    players = tuple(PlayerId(int(value)) for value in values if value.isdecimal())
    await _advance(talk, Advance(talk.caller, event, stage_chosen(detail), players))


async def _advance(talk: Talk, command: Advance) -> None:
    """Show the planned round, or the tie that the organizer has to settle first."""
    done: Advanced | TieOpen | Refusal = await talk.do(advance, command)
    if isinstance(done, Refusal):
        await talk.refuse(done)
    elif isinstance(done, TieOpen):
        await talk.say(tie_reply(done, talk.language))
    else:
        view = (await talk.ask(seating_view, done.round.id)).shown
        await talk.say(await talk.hall.work(lambda: advanced_reply(done, view, talk.language)))


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(StandingsCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
