"""What keeps the bot from its work, in a line for its host: what is wrong, what to do next, and no secret."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.config import Settings
from data.serving import ServedElsewhereError
from data.trouble import trouble_of

_NOT_LOGGED_IN: Final = (
    "Discord does not accept DISCORD_TOKEN: make a new one at https://discord.com/developers/applications"
    " (your application > Bot > Reset Token) and put it into .env."
)
_CLOSED: Final = {
    4004: _NOT_LOGGED_IN,
    4010: "Discord knows no such shard: look at GUILDHALL_SHARD_COUNT and GUILDHALL_SHARD_IDS.",
    4011: "Discord asks for more shards, for the bot is on many servers: raise GUILDHALL_SHARD_COUNT.",
}
_NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


def in_words(error: BaseException, settings: Settings) -> str:
    """The line, "" for what a host cannot mend: a bug, whose traceback is wanted."""
    if isinstance(error, ServedElsewhereError):
        return str(error)
    return trouble_of(error, settings.database_url) or _of_discord(error) or _of_the_machine(error)


@contextmanager
def naming(setting: str) -> Iterator[None]:
    """An OSError in here is about this setting, and says so."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), setting) from error


def _of_discord(error: BaseException) -> str:
    match error:
        case discord.LoginFailure():
            return _NOT_LOGGED_IN
        case discord.ConnectionClosed():
            return _CLOSED.get(error.code, "")
        case discord.HTTPException():
            said = error.text or str(error.status)
            return (
                f"Discord refused: {said}. Is the bot on that server, and was it invited with all its rights?"
            )
        case aiohttp.ClientError():
            return f"Discord cannot be reached ({error}): look at the machine's network, then try again."
    return ""


def _of_the_machine(error: BaseException) -> str:
    if not isinstance(error, OSError):
        return ""
    why, what = error.strerror or type(error).__name__, error.filename
    if error.errno == errno.EADDRINUSE:
        return f"A port is taken: {why}. End what has it, or choose another {what or 'port'}."
    if error.errno in _NO_ROOM:
        return f"No room is left on the disk ({what or why}): make some, then try again."
    if isinstance(error, TimeoutError):
        return f"No answer came in time ({why}): look at the machine's network, then try again."
    return f"{what} cannot be used: {why}. May this user read and write there?" if what else ""
