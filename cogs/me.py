"""`/me`: a player's own things - what is next, the record, language, private messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.i18n import choose, plain, text
from bot.pickers import pick_player
from bot.talk import Talk
from bot.ui.me import next_reply, record_reply
from usecases.settings.own import (
    LANGUAGE_CHOICES,
    ChooseLanguage,
    ChooseNotices,
    choose_language,
    choose_notices,
)
from usecases.show.next import next_steps
from usecases.show.record import RecordQuestion, player_record

_LANGUAGES = choices_of("my-language", LANGUAGE_CHOICES)
_SWITCH = choices_of("notifications", ("on", "off"))


class MeCog(commands.GroupCog, group_name="me"):
    """What a user sees and sets for themselves; most of it in private messages too."""

    def __init__(self, hall: Hall, bot: commands.Bot) -> None:
        """One for each process."""
        self._hall = hall
        self._bot = bot
        self._menu = app_commands.ContextMenu(
            name=plain("en", "cmd-player-record"), callback=self._clicked_record
        )
        self._menu.guild_only = True

    async def cog_load(self) -> None:
        """The context menu is no member of the group: it is registered beside it."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it away again."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name="next")
    async def next_(self, interaction: discord.Interaction[Any]) -> None:
        """Show what waits for me."""
        talk = await Talk.open(self._hall, interaction)
        found = await talk.ask(next_steps, talk.caller)
        await talk.say(next_reply(found, talk.language, talk.caller.guild_id))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player)
    async def record(self, interaction: discord.Interaction[Any], player: int = 0) -> None:
        """Show a player's record."""
        talk = await Talk.open(self._hall, interaction)
        await _record(talk, RecordQuestion(talk.caller, player=player))

    @app_commands.command()
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: discord.Interaction[Any], language: str) -> None:
        """Choose the language."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(choose_language, ChooseLanguage(talk.caller, language))
        # The answer is in the language that was just chosen.
        await talk.answer(
            outcome,
            lambda user: text(
                choose(user.language, talk.caller.locale, talk.guild.language), "me-language-set"
            ),
        )

    @app_commands.command()
    @app_commands.choices(messages=_SWITCH)
    async def notifications(self, interaction: discord.Interaction[Any], messages: str) -> None:
        """Switch private messages on or off."""
        talk = await Talk.open(self._hall, interaction)
        outcome = await talk.do(choose_notices, ChooseNotices(talk.caller, messages == "on"))
        await talk.answer(outcome, lambda user: talk.t("me-notices-on" if user.notices else "me-notices-off"))

    async def _clicked_record(
        self,
        interaction: discord.Interaction[Any],
        user: discord.Member,
    ) -> None:
        """The context menu on a user."""
        talk = await Talk.open(self._hall, interaction)
        await _record(talk, RecordQuestion(talk.caller, user_id=user.id))


async def _record(talk: Talk, question: RecordQuestion) -> None:
    outcome = await talk.ask(player_record, question)
    await talk.answer(outcome, lambda record: record_reply(record, talk.language))


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(MeCog(bot.hall, bot))  # type: ignore[attr-defined]  # our own bot class carries it
