"""What posts and notices have in common on their way: our own messages, lost threads, and notes in the database."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeVar

import discord
import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.delivery.belonging import Belonging, has_left
from bot.delivery.messages import delete_message
from bot.delivery.outage import Outage
from bot.delivery.rooms import PrivateRooms
from bot.delivery.trouble import TROUBLE, shares_no_server, takes_no_messages, words_of
from bot.i18n import Language, language_of, public_language, together
from data.records import Destination, Guild, UserSettings
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from usecases.delivery.outcome import Failed
from usecases.execute import note
from usecases.left_server import Membership, note_membership
from usecases.play.unreachable import board_above, thread_lost

_log = structlog.get_logger()

_NONCE_HOLDS: Final = timedelta(minutes=2)
"""Discord recognises a repeated nonce for a few minutes; after that we look for the message ourselves."""


_PATIENCE: Final = 4
"""Tries after which a message that Discord will not take no longer holds up those behind it."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Carried:
    """What became of a message: `more` work may be due now; nothing else goes to its channel before `rests`."""

    more: bool = False
    rests: datetime | None = None


class Courier:
    """Carries messages to Discord and notes what became of them."""

    def __init__(
        self, bot: commands.AutoShardedBot, bot_context: BotContext, rooms: PrivateRooms, outage: Outage
    ) -> None:
        """One for each kind and process; rooms and outages are the same to all kinds."""
        self._bot = bot
        self._bot_context = bot_context
        self._rooms = rooms
        self._outage = outage
        self._belonging = Belonging(bot)

    def failed(self, number: int, error: Exception, *, final: bool) -> Failed:
        """The note of a try that failed."""
        asked = timedelta(seconds=error.retry_after) if isinstance(error, discord.RateLimited) else None
        return Failed(number, self._bot_context.now(), words_of(error), final, asked)

    def is_old(self, attempted_at: datetime | None) -> bool:
        """Whether an earlier try is so long ago that Discord would send the message twice."""
        return attempted_at is not None and self._bot_context.now() - attempted_at > _NONCE_HOLDS

    async def ours_since(
        self, channel: discord.abc.Messageable, attempted_at: datetime | None
    ) -> AsyncIterator[discord.Message]:
        """The bot's own messages in a channel since about then."""
        after = (attempted_at or self._bot_context.now()) - timedelta(seconds=10)
        async for message in channel.history(after=after, limit=100):
            if self._bot.user and message.author.id == self._bot.user.id:
                yield message

    async def is_noted(self, message_id: int) -> bool:
        """Whether the message is known to be another post or notice: two events may use the same words."""
        return await self.look(lambda uow: uow.outbox.is_noted(message_id))

    async def moves(self, server: int, game_of: Callable[[UnitOfWork], int], thread_id: int) -> bool:
        """A game's thread is gone: whether it gets a new one. First the board above the old one is deleted."""
        board = await self.look(lambda uow: board_above(GameId(game_of(uow)), thread_id, uow))
        if board is None:
            return False
        try:
            await delete_message(self._bot, board.channel_id, board.message_id)
        except TROUBLE as error:
            _log.warning("old board not deleted", subject=board.subject, error=words_of(error))
        await self.note(lambda uow: thread_lost(GameId(board.subject), thread_id, uow), server)
        return True

    def is_closed(self, server: int, error: Exception) -> bool:
        """Whether a reader has closed private messages: nobody has whose only server with the bot it has left."""
        gone = shares_no_server(error) and self._bot.get_guild(server) is None
        return takes_no_messages(error) and not gone

    async def look_for(self, server: int, user: int) -> None:
        """A private message came back: whether its reader has left the server, which the judges then hear once."""
        if server and user and await has_left(self._bot, server, user):
            left = Membership(server, frozenset({user}))
            await self.note(lambda uow: note_membership(left, uow), server)

    async def look(self, query: Callable[[UnitOfWork], T]) -> T:
        """Ask the database."""
        return await self._bot_context.work(lambda: read(self._bot_context.database, query))

    async def note(self, work: Callable[[UnitOfWork], T], server: int = 0) -> T:
        """Write down what happened; `server` where it changes more than the message's own row."""

        def noted(uow: UnitOfWork) -> T:
            uow.lock(server)
            return work(uow)

        return await self._bot_context.work(
            lambda: note(self._bot_context.database, noted, self._bot_context.now())
        )


def aside(failed: Failed, attempts: int) -> Carried:
    """What follows from a failed try: the channel rests, unless the message has held it up for long enough."""
    pause = failed.pause(attempts)
    rests = failed.now + pause if pause and attempts < _PATIENCE else None
    return Carried(more=pause is None, rests=rests)


def channel_of(guild: Guild, place: Destination) -> int:
    """The channel that the server set for a place; a table without a thread falls back to the pairings."""
    channels = {
        Destination.ANNOUNCEMENTS: guild.announcements_channel,
        Destination.PAIRINGS: guild.pairings_channel,
        Destination.RESULTS: guild.results_channel,
        Destination.JUDGES: guild.judges_channel,
        Destination.THREAD: guild.pairings_channel,
    }
    return channels.get(place, 0)


def language_for(readers: Sequence[UserSettings | None], guild: Guild, bot_context: BotContext) -> Language:
    """What people are told speaks their language, or both where they differ; all other messages the server's."""
    server = public_language(guild.language, bot_context.settings.language)
    return together(_language_of(reader) or server for reader in readers) or server


def _language_of(reader: UserSettings | None) -> Language | None:
    """None for a user who has never spoken to the bot."""
    return None if reader is None else language_of(reader.language) or language_of(reader.locale)
