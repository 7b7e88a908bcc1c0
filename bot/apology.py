"""What somebody reads whose interaction failed: in words, also where the connection is cut in between."""

import asyncio
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final, cast

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.bot_context import BotContext, Stopping
from bot.hubs import way
from bot.i18n import Safe, language_before, refusal_text, text, with_listed_commands
from data.trouble import trouble_of
from league.refusal import Refusal

_log = structlog.get_logger()

_FAILED: Final = "interaction failed"
_OTHER_COMMANDS: Final = "Discord shows commands of another version: run `python -m bot sync`"
_TOO_LATE: Final = (
    "Discord waits three seconds for an answer, and this one came later: is the machine too busy?"
)
_SUBCOMMAND: Final = 1
"""Discord's kind of an option that is a command of a group."""
_UNKNOWN_INTERACTION, _ANSWERED_ALREADY = 10062, 40060
_CUT: Final = (aiohttp.ClientError, TimeoutError, ConnectionError)
"""The way to Discord failed: nobody knows whether it heard the answer."""
_PAUSES: Final = (0.0, 1.0, 5.0, 20.0, 60.0, 180.0)
"""Seconds between tries to tell it; Discord takes answers for a quarter of an hour."""


class TypingFailures(logging.Filter):
    """What fails while somebody types is told as all else is: the library would write each traceback."""

    def __init__(self, bot_context: BotContext) -> None:
        """Put on the library's logger of commands."""
        super().__init__()
        self._bot_context = bot_context

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the library is to say it."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        error = getattr(error, "original", error)
        if not isinstance(error, Stopping) and _code(error) != _UNKNOWN_INTERACTION:
            why = trouble_of(error, self._bot_context.settings.database_url)
            self._bot_context.bugs.met(_FAILED, error, why)
        return False


async def apologise(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Log it, and say what it means for the person; where the bot is about to stop, say that alone."""
    bot_context = cast("BotContext", interaction.client.bot_context)
    if _code(error) == _UNKNOWN_INTERACTION:
        bot_context.bugs.met(_FAILED, error, _TOO_LATE)
        return
    words = _words(interaction, bot_context, error)
    if interaction.type is not discord.InteractionType.autocomplete:
        await _tell(interaction, words, bot_context)
    elif not interaction.response.is_done():
        await interaction.response.autocomplete([])


def _words(interaction: discord.Interaction[Any], bot_context: BotContext, error: BaseException) -> str:
    language = language_before(interaction)
    if isinstance(error, Stopping):
        return f"⛔ {refusal_text(language, Refusal('restarting'))}"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        bot_context.bugs.met(_FAILED, error, _OTHER_COMMANDS)
        old = _named_in(cast("dict[str, Any]", interaction.data or {}))
        return (
            text(language, "command-moved", {"command": Safe(with_listed_commands(language, f"`/{old}`"))})
            if way(old)
            else text(language, "command-outdated")
        )
    if _is_cut(error):
        bot_context.bugs.met(_FAILED, error, f"the connection to Discord was cut: {type(error).__name__}")
        return text(language, "answer-cut")
    why = trouble_of(error, bot_context.settings.database_url)
    reference = bot_context.bugs.met(_FAILED, error, why)
    return text(language, "database-trouble" if why else "error-reference", {"reference": reference})


async def _tell(interaction: discord.Interaction[Any], words: str, bot_context: BotContext) -> None:
    """Say it, again and again while the connection is cut: nobody is left with "thinking"."""
    is_open = not interaction.response.is_done()
    for pause in _PAUSES:
        if pause and bot_context.stopping.is_set():
            return
        await asyncio.sleep(pause)
        try:
            if is_open:
                await interaction.response.send_message(words, ephemeral=True)
            else:
                await interaction.followup.send(words, ephemeral=True)
        except (discord.HTTPException, *_CUT) as failure:
            if is_open and _code(failure) == _ANSWERED_ALREADY:
                is_open = False  # it heard the acknowledgement, whose own answer was cut off
            elif not _is_cut(failure):
                bot_context.bugs.met("could not tell about a failure", failure, str(failure))
                return
        else:
            return


def _named_in(data: Mapping[str, Any]) -> str:
    """The command that was sent, by its whole name."""
    first: Mapping[str, Any] = next(
        (option for option in data.get("options") or () if option.get("type") == _SUBCOMMAND), {}
    )
    return f"{data.get('name', '')} {first.get('name', '')}".strip()


def _is_cut(error: BaseException) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, _CUT)


def _code(error: BaseException) -> int:
    return error.code if isinstance(error, discord.HTTPException) else 0
