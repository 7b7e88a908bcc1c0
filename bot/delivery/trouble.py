"""What may go wrong between here and Discord, and what it means; anything else is a bug."""

from http import HTTPStatus
from typing import Final

import aiohttp
import discord

_NO_COMMON_SERVER: Final = 50278
_CANNOT_MESSAGE_USER: Final = frozenset({50007, _NO_COMMON_SERVER})
"""Discord's codes for closed private messages, and for somebody who shares no server with the bot."""


class Undeliverable(Exception):  # noqa: N818 - it names what happened
    """Trying again cannot help: no channel is set, or the reader takes no messages."""


TROUBLE: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, Undeliverable)


def takes_no_messages(error: Exception) -> bool:
    """Whether the reader has closed private messages."""
    return isinstance(error, discord.Forbidden) and error.code in _CANNOT_MESSAGE_USER


def shares_no_server(error: Exception) -> bool:
    """Whether the reader shares no server with the bot: one of them has left it, and nobody has closed anything."""
    return isinstance(error, discord.Forbidden) and error.code == _NO_COMMON_SERVER


def is_final(error: Exception) -> bool:
    """Whether Discord said no for good: asking again would only count against us."""
    if isinstance(error, Undeliverable):
        return True
    refused = isinstance(error, (discord.Forbidden, discord.NotFound))
    return refused or (isinstance(error, discord.HTTPException) and error.status == HTTPStatus.BAD_REQUEST)


def words_of(error: Exception) -> str:
    """What went wrong, short enough to be kept."""
    return (str(error) or type(error).__name__)[:300]
