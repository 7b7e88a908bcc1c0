"""`/event`: an organizer creates, opens, runs and ends events."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.pickers import pick_event
from bot.talk import Talk
from league.event import Pairing
from league.regulations import PROFILES
from usecases.event.create import CreateEvent, create_event
from usecases.event.stages import MoveEvent, close_signup, open_signup

_PROFILES = choices_of("profile", PROFILES)
_PAIRINGS = choices_of("pairing", Pairing)


@app_commands.guild_only()
@app_commands.default_permissions(manage_events=True)
class EventCog(commands.GroupCog, group_name="event"):
    """The organizer's commands on events."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall

    @app_commands.command()
    @app_commands.choices(profile=_PROFILES, pairing=_PAIRINGS)
    async def create(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        profile: str = "catan-japan",
        rounds: app_commands.Range[int, 1, 20] = 4,
        capacity: app_commands.Range[int, 0, 1000] = 0,
        starts: str = "",
        pairing: str = "",
        points: app_commands.Range[int, 1, 25] = 5,
        season: str = "",
        approval: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        hidden: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        regulations: discord.Attachment | None = None,
    ) -> None:
        """Create an event."""
        talk = await Talk.open(self._hall, interaction)
        command = CreateEvent(
            talk.caller,
            name,
            profile,
            await _read_text(regulations),
            Pairing(pairing) if pairing else None,
            rounds,
            capacity,
            points,
            season,
            starts,
            approval,
            hidden,
        )
        outcome = await talk.do(create_event, command)
        await talk.answer(outcome, lambda done: talk.t("event-created", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def open(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Open signup."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(open_signup, MoveEvent(talk.caller, event))
        await talk.answer(outcome, lambda done: talk.t("event-opened", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def close(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Close signup."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(close_signup, MoveEvent(talk.caller, event))
        await talk.answer(outcome, lambda done: talk.t("event-closed", {"event": done.event.name}))


async def _read_text(file: discord.Attachment | None) -> str:
    """A regulations file; what is not text comes out as broken TOML and is refused with its faults."""
    return "" if file is None else (await file.read())[:100_000].decode("utf-8", "replace")


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(EventCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
