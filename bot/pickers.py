"""Autocomplete: answers while somebody types, from the database, without an acknowledgement to wait for."""

from typing import Any, cast

import discord
from discord import app_commands

from bot.hall import Hall
from bot.talk import caller_of
from usecases.show.pickers import Offer, Typed, events_like, players_like
from usecases.show.round_pickers import avoid_like, table_numbers_like


def _hall(interaction: discord.Interaction[Any]) -> Hall:
    return cast("Hall", interaction.client.hall)


def choices(offers: tuple[Offer, ...]) -> list[app_commands.Choice[int]]:
    """Offers as Discord takes them."""
    return [app_commands.Choice(name=offer.name[:100] or "?", value=offer.value) for offer in offers]


def typed(interaction: discord.Interaction[Any], current: str) -> Typed:
    """What has been typed so far, in this option and in `event`."""
    event = getattr(interaction.namespace, "event", None)
    event_id = int(event) if isinstance(event, int) else 0
    return Typed(caller_of(interaction, _hall(interaction)), str(current), event_id)


async def pick_event(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Events of this server."""
    return choices(await _hall(interaction).ask(events_like, typed(interaction, current)))


async def pick_player(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """Players of this server."""
    return choices(await _hall(interaction).ask(players_like, typed(interaction, current)))


async def pick_table_number(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[int]]:
    """Tables of the open rounds, by number."""
    return choices(await _hall(interaction).ask(table_numbers_like, typed(interaction, current)))


async def pick_avoid(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Pairs of players that should not meet, completed name by name."""
    completions = await _hall(interaction).ask(avoid_like, typed(interaction, current))
    return [app_commands.Choice(name=item.text, value=item.text) for item in completions]
