"""Autocomplete: answers at each key, from the database, without an acknowledgement to wait for."""

from collections.abc import Callable
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.bot_context import BotContext
from bot.i18n import Language, choose, language_of, plain
from bot.interaction_context import caller_of
from bot.onlookers import channels_seen
from data.unit_of_work import UnitOfWork
from league.ids import EventId, TableId
from league.round import Stage
from usecases.play.onlooking import Onlooker, channels_of_games
from usecases.play.show import GamesTyped, games_like
from usecases.settings.preferences import preferences
from usecases.settings.rhythm import DayTyped, days_like
from usecases.settings.zones import zones_like
from usecases.show.calls import appealed_calls_like, open_calls_like, own_rulings_like
from usecases.show.judging_pickers import (
    SectionTyped,
    documents_like,
    entrants_like,
    house_rules_like,
    penalised_like,
    penalties_like,
    sections_like,
)
from usecases.show.pickers import MOST, Suggestion, Typed, all_events_like, events_like, players_like
from usecases.show.result import open_tables_like, seated_like, tables_like
from usecases.show.round_pickers import avoid_like, table_numbers_like
from usecases.show.season import seasons_like
from usecases.show.stage_pickers import LevelTyped, level_like
from usecases.show.teams import teams_like
from usecases.signup.classes import classes_like

GIVEN: Final = "given"
"""What an action behind a hub knows of its options already, among the extras of an interaction."""


def _given(interaction: discord.Interaction[Any], option: str) -> object:
    """Another option of the same command; None where it is not given."""
    known = interaction.extras.get(GIVEN)
    return getattr(interaction.namespace, option, None) if known is None else known.get(option)


def _bot_context(interaction: discord.Interaction[Any]) -> BotContext:
    return cast("BotContext", interaction.client.bot_context)


def choices(offers: tuple[Suggestion, ...], language: Language) -> list[app_commands.Choice[int]]:
    """Offers as Discord takes them."""
    return [
        app_commands.Choice(name=_shown(offer, language)[:100] or "?", value=offer.value) for offer in offers
    ]


def _shown(offer: Suggestion, language: Language) -> str:
    """A match of a bracket by its place in it: "Winners’ round 2 · Match 5: Haruka · Ken"."""
    if offer.more:
        return plain(language, "offers-more", {"count": offer.more})
    if offer.label is None and offer.at is not None:
        place = plain(language, "offer-table", {"round": offer.at[0], "table": offer.at[1]})
        return f"{place}: {offer.name.partition(': ')[2]}"
    if offer.label is None:
        return offer.name
    number, _, names = offer.names.partition(": ")
    label = plain(language, f"match-phase-{offer.label.phase}", {"round": offer.label.round})
    return f"{plain(language, 'match-title', {'label': label, 'table': int(number)})}: {names}"


def _listed_in(interaction: discord.Interaction[Any]) -> Language:
    """Lists of an autocomplete are in the language of the client: there is no time to look further."""
    return language_of(str(interaction.locale)) or "en"


def typed(interaction: discord.Interaction[Any], current: str) -> Typed:
    """What has been typed so far, in this option and in `event`."""
    event = _given(interaction, "event")
    event_id = int(event) if isinstance(event, int) else 0
    return Typed(caller_of(interaction, _bot_context(interaction)), str(current), EventId(event_id))


async def _offered(
    interaction: discord.Interaction[Any],
    query: Callable[[Typed, UnitOfWork], tuple[Suggestion, ...]],
    current: str,
) -> list[app_commands.Choice[int]]:
    found = await _bot_context(interaction).query_typing(query, typed(interaction, current))
    return choices(found, _listed_in(interaction))


async def pick_event(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Events of this server."""
    return await _offered(interaction, events_like, current)


async def pick_any_event(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Events of this server, those that were called off too."""
    return await _offered(interaction, all_events_like, current)


async def pick_player(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Players of this server."""
    return await _offered(interaction, players_like, current)


async def pick_team(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Teams of the event."""
    return await _offered(interaction, teams_like, current)


async def pick_table_number(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Tables of the open rounds, by number."""
    return await _offered(interaction, table_numbers_like, current)


async def pick_class(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Handicap classes of the event's regulations."""
    found = await _bot_context(interaction).query_typing(classes_like, typed(interaction, current))
    return [app_commands.Choice(name=one, value=one) for one in found]


async def pick_avoid(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Pairs of players that should not meet, completed name by name."""
    completions = await _bot_context(interaction).query_typing(avoid_like, typed(interaction, current))
    return [app_commands.Choice(name=item.text, value=item.text) for item in completions]


async def pick_level(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Players who are level on the cut line, completed name by name."""
    stage = str(_given(interaction, "stage") or "")
    meant = Stage(stage) if stage in set(Stage) else None
    asked = LevelTyped(typed(interaction, current), meant)
    completions = await _bot_context(interaction).query_typing(level_like, asked)
    return [app_commands.Choice(name=item.text, value=item.text) for item in completions]


async def pick_entrant(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Players of the event."""
    return await _offered(interaction, entrants_like, current)


async def pick_penalty(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Penalties of the event, by number."""
    return await _offered(interaction, penalties_like, current)


async def _language(interaction: discord.Interaction[Any]) -> Language:
    caller = caller_of(interaction, _bot_context(interaction))
    known = await _bot_context(interaction).query_typing(preferences, caller)
    return choose(known.user.language, caller.locale, known.guild.language)


async def pick_section(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Sections of the rules, with titles in the asker's language."""
    bot_context, asked = _bot_context(interaction), typed(interaction, current)
    offers = await bot_context.query_typing(sections_like, SectionTyped(asked, await _language(interaction)))
    return [app_commands.Choice(name=offer.name, value=offer.section) for offer in offers]


async def pick_document(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """The server's own rule documents."""
    return await _offered(interaction, documents_like, current)


async def pick_house_rule(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The server's own rules, by id or title."""
    bot_context, asked = _bot_context(interaction), typed(interaction, current)
    offers = await bot_context.query_typing(
        house_rules_like, SectionTyped(asked, await _language(interaction))
    )
    return [app_commands.Choice(name=offer.name, value=offer.section) for offer in offers]


async def pick_section_or_house_rule(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The server's own rules that fit, then sections of the rule documents."""
    own = await pick_house_rule(interaction, current)
    return [*own, *await pick_section(interaction, current)][:MOST]


async def pick_penalised_section(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The same; before anything is typed, what the event's regulations penalise stands first."""
    bot_context, asked = _bot_context(interaction), typed(interaction, current)
    question = SectionTyped(asked, await _language(interaction))
    offers = await bot_context.query_typing(penalised_like, question)
    return [app_commands.Choice(name=offer.name, value=offer.section) for offer in offers]


async def pick_open_table(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Tables that wait for a result."""
    return await _offered(interaction, open_tables_like, current)


async def pick_table(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """All tables of public rounds, the newest first."""
    return await _offered(interaction, tables_like, current)


async def pick_seated(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """The players of the table that the option `table` names."""
    table = _given(interaction, "table")
    asked = Typed(
        caller_of(interaction, _bot_context(interaction)),
        str(current),
        table_id=TableId(table if isinstance(table, int) else 0),
    )
    return choices(await _bot_context(interaction).query_typing(seated_like, asked), _listed_in(interaction))


async def pick_open_call(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Judge calls that wait for a ruling."""
    return await _offered(interaction, open_calls_like, current)


async def pick_appealed_call(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Judge calls that wait for a committee."""
    return await _offered(interaction, appealed_calls_like, current)


async def pick_own_ruling(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Rulings that concern the one who types."""
    return await _offered(interaction, own_rulings_like, current)


async def pick_game(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Games by post that one may see: of this server, or in a private message one's own."""
    bot_context = _bot_context(interaction)
    caller = caller_of(interaction, bot_context)
    channels = channels_seen(interaction, await bot_context.query_typing(channels_of_games, caller))
    found = await bot_context.query_typing(games_like, GamesTyped(Onlooker(caller, channels), str(current)))
    return [app_commands.Choice(name=label[:100], value=number) for number, label in found]


async def pick_season(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The seasons of this server's events."""
    names = await _bot_context(interaction).query_typing(seasons_like, typed(interaction, current))
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names]


async def pick_zone(_interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Time zones whose names match."""
    return [app_commands.Choice(name=name, value=name) for name in zones_like(current)]


async def pick_day(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The days on which a vacation may end, in the player's time zone."""
    bot_context = _bot_context(interaction)
    days = await bot_context.query_typing(days_like, DayTyped(caller_of(interaction, bot_context), current))
    return [app_commands.Choice(name=day.isoformat(), value=day.isoformat()) for day in days]
