"""Discord takes no messages for a while: told for the first of them, then counted until it takes one again."""

from http import HTTPStatus
from typing import Final

import aiohttp
import discord
import structlog

from bot.delivery.trouble import words_of

_log = structlog.get_logger()

_FURTHER: Final = "only counted until Discord takes messages again"


class Outage:
    """One for each process: what its posts and notices meet on their way."""

    def __init__(self) -> None:
        """Nothing has failed yet."""
        self._failed = 0

    def failed(self, event: str, error: Exception, **about: object) -> None:
        """A message was not taken: a host reads it, unless it is one more of an outage that they know of."""
        if not _is_outage(error):
            if isinstance(error, discord.HTTPException):
                self.answered()
            _log.warning(event, **about, error=words_of(error))
            return
        self._failed += 1
        if self._failed == 1:
            _log.warning(event, **about, error=words_of(error), further=_FURTHER)

    def answered(self) -> None:
        """Discord has taken, or refused, a message: what was left untold is told by its number."""
        if self._failed > 1:
            _log.warning("Discord takes messages again", failed=self._failed)
        self._failed = 0


def _is_outage(error: Exception) -> bool:
    """Whether it is about the way to Discord, or Discord itself, and not about this message."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, (OSError, aiohttp.ClientError))
