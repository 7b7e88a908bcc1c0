"""Who is let in: whom the host has shut out gets one sentence, and from a server that is shut out the bot goes."""

import re
from typing import Any, Final, cast

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.i18n import language_before, refusal_text, text
from bot.metrics import refused
from bot.option_bounds import out_of_bounds
from bot.registered import ENTRY_POINT
from bot.rounds import every
from bot.seldom import WorkTrouble
from data.transaction import read
from usecases.block import shut

_log = structlog.get_logger()
_NO_TEXT: Final = re.compile("[\\x00\\ud800-\\udfff]")
_OF_ENTRY: Final = (
    "name", "type", "description", "handler", "contexts", "integration_types", "name_localizations",
)  # fmt: skip
_LOOKS_EVERY: Final = 30.0
"""Seconds: so long it takes until `python -m bot block` is heard, which is another process."""


class Gate:
    """Keeps out whom the host has shut out; one for each process, asked before an interaction is answered."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Started by `start`; until then everybody is let in."""
        self._bot = bot
        self._bot_context = bot_context
        self._shut: frozenset[int] = frozenset()
        self._trouble = WorkTrouble(bot_context.settings)

    def start(self) -> None:
        """Look now and then who is shut out."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking."""
        self._watch.cancel()

    async def look(self) -> None:
        """Read who is shut out, and leave the servers that are."""
        self._shut = await self._bot_context.work(lambda: read(self._bot_context.database, shut))
        for guild in self._bot.guilds:
            if guild.id in self._shut:
                await self.leave(guild)

    async def leave(self, guild: discord.Guild) -> None:
        """Leave a server that is shut out: also when the bot is invited again."""
        if guild.id not in self._shut:
            return
        _log.info("server left: it is blocked", guild=guild.id)
        try:
            await guild.leave()
        except discord.HTTPException as error:
            _log.warning("server not left", guild=guild.id, error=str(error))

    async def lets_in(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the user may go on; if not, they are told. What they say is text from here on."""
        to_text(cast("Any", interaction.data))
        person, server = interaction.user.id in self._shut, interaction.guild_id in self._shut
        if not (person or server):
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return False
        language = language_before(interaction)
        words = text(language, "blocked-person" if person else "blocked-server")
        await interaction.response.send_message(f"⛔ {words}", ephemeral=True)
        return False

    @every(_LOOKS_EVERY)
    async def _watch(self) -> None:
        try:
            await self.look()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - an escaping exception would stop the loop for good
            self._trouble.failed("the list of the blocked cannot be read", error)


def to_text(said: Any) -> Any:  # noqa: ANN401 - whatever an interaction carries
    """The same without what no database keeps as text: NUL, and halves of characters; dicts and lists in place."""
    if isinstance(said, str):
        return _NO_TEXT.sub("", said)
    if isinstance(said, dict):
        said.update({key: to_text(value) for key, value in said.items()})
    elif isinstance(said, list):
        said[:] = [to_text(value) for value in said]
    return said


class GatedTree(app_commands.CommandTree[commands.AutoShardedBot]):
    """All slash commands, behind the gate."""

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Register the commands; Discord refuses a list for all servers without the one that it has made itself."""
        http, number = self.client.http, self.client.application_id
        if guild is not None or number is None:
            return await super().sync(guild=guild)
        there: list[Any] = await http.get_global_commands(number)
        made = [one for one in there if one["type"] == ENTRY_POINT]
        if not made:
            return await super().sync()
        own: list[Any] = [
            await one.get_translated_payload(self, self.translator) if self.translator else one.to_dict(self)
            for one in self.get_commands()
        ]
        kept = [{name: one[name] for name in _OF_ENTRY if name in one} for one in made]
        registered = await http.bulk_upsert_global_commands(number, payload=[*own, *kept])
        return [app_commands.AppCommand(data=one, state=self._state) for one in registered]

    async def interaction_check(self, interaction: discord.Interaction[commands.AutoShardedBot]) -> bool:
        """Asked before every command and every autocomplete."""
        gate: Gate = interaction.client.gate  # type: ignore[attr-defined]  # our own bot class carries it
        return await gate.lets_in(interaction) and await self._fits(interaction)

    async def _fits(self, interaction: discord.Interaction[commands.AutoShardedBot]) -> bool:
        """Whether the options hold what they may; if not, the user is told."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        language = language_before(interaction)
        refusal = out_of_bounds(self, cast("Any", interaction.data), language)
        if refusal is None:
            return True
        refused(refusal.code)
        await interaction.response.send_message(f"⛔ {refusal_text(language, refusal)}", ephemeral=True)
        return False
