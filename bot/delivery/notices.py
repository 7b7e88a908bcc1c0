"""Notices: each is sent once; when what it asked is settled, its buttons go."""

from dataclasses import replace
from datetime import datetime

import discord

from bot.delivery.courier import Carried, Courier, aside, channel_of, language_for
from bot.delivery.messages import in_open_thread
from bot.delivery.trouble import TROUBLE, Undeliverable, is_final
from bot.i18n import BOTH, LANGUAGES
from bot.ui.notices import is_public, notice_reply
from bot.ui.other_language import with_other_language
from bot.ui.reply import Reply
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from usecases.delivery.claim import ClaimedNotice, notice_nonce
from usecases.delivery.outcome import Failed, Sent, notice_failed, notice_sent
from usecases.delivery.restore import holds, note_closed_messages, table_thread_lost
from usecases.play.start import STARTS, begin_game
from usecases.play.unreachable import call_heard, call_unheard


class Notices(Courier):
    """The notices of one process."""

    async def send(self, claimed: ClaimedNotice) -> Carried:
        """Send one notice, or take its buttons away, and note what became of it."""
        notice = claimed.notice
        try:
            stands = await (self._amend(claimed) if notice.message_id else self._deliver(claimed))
        except TROUBLE as error:
            again = isinstance(error, discord.NotFound) and await self._finds_a_thread(claimed)
            failed = self.failed(notice.id, error, final=is_final(error) and not again)
            # Whom it concerns that this was the last try hangs on the game: nobody changes that meanwhile.
            concerned = notice.guild_id if failed.final else 0
            await self.note(lambda uow: note_failed(failed, notice, uow), concerned)
            self._outage.failed("notice not sent", error, key=notice.key)
            return aside(failed, notice.attempts)
        except Exception as error:  # noqa: BLE001 - a bug in one notice must not hold up the others
            failed = self.failed(notice.id, error, final=False)
            await self.note(lambda uow: notice_failed(failed, uow))
            self._bot_context.bugs.met("notice cannot be worded", error, key=notice.key)
            return Carried()
        self._outage.answered()
        sent = Sent(notice.id, *stands, notice.text, notice.buttons, notice.params)
        now = self._bot_context.now()
        starts = notice.text == STARTS
        more = await self.note(
            lambda uow: note_sent(sent, notice, now, uow), notice.guild_id if starts else 0
        )
        return Carried(more=more)

    async def _finds_a_thread(self, claimed: ClaimedNotice) -> bool:
        """Its place is gone: whether there will be another one."""
        notice = claimed.notice
        if notice.place is Destination.THREAD:
            return await self.note(
                lambda uow: table_thread_lost(notice, claimed.thread_id, uow), notice.guild_id
            )
        return notice.place is Destination.GAME and await self.moves(
            notice.guild_id, lambda _: notice.subject, claimed.thread_id
        )

    async def _deliver(self, claimed: ClaimedNotice) -> tuple[int, int]:
        """The channel and the message."""
        notice = claimed.notice
        reply = self._worded(claimed)
        channel = await self._channel_for(claimed)
        sent = await self._find(channel, notice) or await self._send(channel, notice, reply)
        if claimed.again and not _shows(sent, reply):  # it is the message of the earlier try
            await self._change(channel, sent.id, reply)
        return channel.id, sent.id

    async def _find(self, channel: discord.PartialMessageable, notice: Notice) -> discord.Message | None:
        """The message that a crash left unnoted; Discord itself recognises a young one."""
        if not self.is_old(notice.attempted_at):
            return None
        words = _ever_said(notice)
        async for message in self.ours_since(channel, notice.attempted_at):
            if message.content in words and not await self.is_noted(message.id):
                return message
        return None

    async def _send(
        self, channel: discord.PartialMessageable, notice: Notice, reply: Reply
    ) -> discord.Message:
        try:
            return await in_open_thread(
                self._bot,
                channel.id,
                lambda: channel.send(
                    content=reply.content,
                    view=reply.view or discord.utils.MISSING,
                    allowed_mentions=reply.allowed_mentions(),
                    nonce=notice_nonce(notice),
                ),
            )
        except discord.Forbidden as error:
            if self.is_closed(notice.guild_id, error):
                await self.note(lambda uow: note_closed_messages(notice.subject, uow))
                await self.look_for(notice.guild_id, notice.subject)
            raise

    async def _amend(self, claimed: ClaimedNotice) -> tuple[int, int]:
        """The message stays where it stands: a settled question loses its buttons, what was taken back says so."""
        notice = claimed.notice
        channel = (
            self._bot.get_partial_messageable(notice.channel_id)
            if notice.channel_id
            else await self._channel_for(claimed)
        )
        there = await self._change(channel, notice.message_id, self._worded(claimed))
        if not there and holds(notice):
            return await self._deliver(claimed)
        return channel.id, notice.message_id

    async def _change(self, channel: discord.PartialMessageable, message_id: int, reply: Reply) -> bool:
        """Words and buttons as they are to be now, without a ping; whether it stands there still."""
        try:
            await in_open_thread(
                self._bot,
                channel.id,
                lambda: channel.get_partial_message(message_id).edit(
                    content=reply.content, view=reply.view, allowed_mentions=discord.AllowedMentions.none()
                ),
            )
        except discord.NotFound:
            return False
        return True

    def _worded(self, claimed: ClaimedNotice) -> Reply:
        """In the language of those whom it addresses; what addresses nobody can be read in the other one too."""
        notice = claimed.notice
        language = language_for(claimed.readers, claimed.guild, self._bot_context)
        reply = notice_reply(notice, language)
        return with_other_language(reply, language) if is_public(notice) else reply

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


def _shows(message: discord.Message, reply: Reply) -> bool:
    return message.content == reply.content and bool(message.components) == (reply.view is not None)


def _ever_said(notice: Notice) -> set[str]:
    """The words that a notice may have had: in another language, before it was struck or its question answered."""
    versions = [notice]
    while was := versions[-1].params.get("was"):
        said = was["said"]
        versions.append(replace(notice, text=said["text"], params=said["params"]))
    return {
        notice_reply(version, language).content for version in versions for language in (*LANGUAGES, BOTH)
    }


def note_failed(failed: Failed, notice: Notice, uow: UnitOfWork) -> None:
    """Note that a try failed, and whom that concerns where it was the last one."""
    notice_failed(failed, uow)
    if failed.final and not notice.message_id:
        call_unheard(notice, uow)


def note_sent(sent: Sent, notice: Notice, now: datetime, uow: UnitOfWork) -> bool:
    """Note that a notice is out, and what its number on Discord sets going; whether there is more to do."""
    more = notice_sent(sent, uow)
    call_heard(notice, uow)
    begun = (
        notice.text == STARTS and begin_game(GameId(notice.subject), sent.message_id, now, uow) is not None
    )
    return more or begun
