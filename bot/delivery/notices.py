"""Notices: each is sent once; when what it asked is settled, its buttons go."""

import contextlib
from datetime import datetime

import discord
import structlog

from bot.delivery.courier import Carried, Courier, aside, channel_of, language_for
from bot.delivery.trouble import TROUBLE, Undeliverable, is_final, takes_no_messages, words_of
from bot.ui.notices import notice_reply
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from usecases.delivery.claim import (
    ClaimedNotice,
    Sent,
    note_closed_messages,
    notice_failed,
    notice_nonce,
    notice_sent,
)
from usecases.play.start import STARTS, begin_game
from usecases.play.unreachable import thread_lost

_log = structlog.get_logger()


class Notices(Courier):
    """The notices of one process."""

    async def send(self, claimed: ClaimedNotice) -> Carried:
        """Send one notice, or take its buttons away, and note what became of it."""
        notice = claimed.notice
        try:
            stands = await (self._amend(claimed) if notice.message_id else self._deliver(claimed))
        except TROUBLE as error:
            again = (
                notice.place is Destination.GAME
                and isinstance(error, discord.NotFound)
                and await self.moves(
                    notice.guild_id, lambda uow: thread_lost(notice.subject, claimed.thread_id, uow)
                )
            )
            failed = self.failed(notice.id, error, final=is_final(error) and not again)
            await self.note(lambda uow: notice_failed(failed, uow))
            _log.warning("notice not sent", key=notice.key, error=words_of(error))
            return aside(failed, notice.attempts)
        except Exception as error:  # noqa: BLE001 - a bug in one notice must not hold up the others
            failed = self.failed(notice.id, error, final=False)
            await self.note(lambda uow: notice_failed(failed, uow))
            _log.error("notice cannot be worded", key=notice.key, exc_info=error)
            return Carried()
        sent, now = Sent(notice.id, *stands, notice.text, notice.buttons), self._bot_context.now()
        starts = notice.text == STARTS
        more = await self.note(
            lambda uow: note_sent(sent, notice, now, uow), notice.guild_id if starts else 0
        )
        return Carried(more=more)

    async def _deliver(self, claimed: ClaimedNotice) -> tuple[int, int]:
        """The channel and the message."""
        notice = claimed.notice
        reply = notice_reply(notice, language_for(claimed.user, claimed.guild, self._bot_context))
        channel = await self._channel_for(claimed)
        if self.is_old(notice.attempted_at):
            async for message in self.ours_since(channel, notice.attempted_at):
                if message.content == reply.content and not await self.is_noted(message.id):
                    return channel.id, message.id
        try:
            sent = await channel.send(
                content=reply.content,
                view=reply.view or discord.utils.MISSING,
                allowed_mentions=reply.allowed_mentions(),
                nonce=notice_nonce(notice),
            )
        except discord.Forbidden as error:
            if takes_no_messages(error):
                await self.note(lambda uow: note_closed_messages(notice.subject, uow))
            raise
        return channel.id, sent.id

    async def _amend(self, claimed: ClaimedNotice) -> tuple[int, int]:
        """The message stays where it stands: a settled question loses its buttons, what was taken back says so."""
        notice = claimed.notice
        channel = (
            self._bot.get_partial_messageable(notice.channel_id)
            if notice.channel_id
            else await self._channel_for(claimed)
        )
        reply = notice_reply(notice, language_for(claimed.user, claimed.guild, self._bot_context))
        with contextlib.suppress(discord.NotFound):  # somebody deleted it
            await channel.get_partial_message(notice.message_id).edit(
                content=reply.content, view=None, allowed_mentions=discord.AllowedMentions.none()
            )
        return channel.id, notice.message_id

    async def _channel_for(self, claimed: ClaimedNotice) -> discord.PartialMessageable:
        notice = claimed.notice
        if notice.place is Destination.PRIVATE:
            if claimed.user and not claimed.user.notices:
                raise Undeliverable("notices-off")
            return await self._rooms.of(notice.subject)
        named = notice.subject if notice.place is Destination.CHANNEL else 0
        number = claimed.thread_id or named or channel_of(claimed.guild, notice.place)
        if not number:
            raise Undeliverable("channel-not-set")
        await self._belonging.require(number, notice.guild_id)
        return self._bot.get_partial_messageable(number)


def note_sent(sent: Sent, notice: Notice, now: datetime, uow: UnitOfWork) -> bool:
    """Note that a notice is out, and what its number on Discord sets going; whether there is more to do."""
    more = notice_sent(sent, uow)
    begun = notice.text == STARTS and begin_game(notice.subject, sent.message_id, now, uow) is not None
    return more or begun
