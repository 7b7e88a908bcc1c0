"""Living posts: each is read, worded, and sent, changed or deleted on Discord."""

from dataclasses import dataclass
from typing import Any, Final

import discord
import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.delivery.courier import Carried, Courier, aside, channel_of, language_for
from bot.delivery.lanes import FairGate
from bot.delivery.messages import delete_message, edit_message, open_thread
from bot.delivery.rooms import PrivateRooms
from bot.delivery.trouble import TROUBLE, Undeliverable, is_final, takes_no_messages, words_of
from bot.ui.living_posts import POSTS
from bot.ui.posts.style import Where
from bot.ui.reply import Reply
from data.records import Post, UserSettings
from data.transaction import read
from data.unit_of_work import UnitOfWork
from usecases.delivery.claim import (
    ClaimedPost,
    Placed,
    PostDone,
    post_done,
    post_failed,
    post_placed,
)

_log = structlog.get_logger()

_AT_ONCE: Final = 2
"""Posts that are read or drawn at the same time: whoever pressed a button must not wait behind a full outbox."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A post as it is to be: its words and pictures, a place of its own, and the name of the thread under it."""

    reply: Reply
    where: Where | None
    thread: str


class Posts(Courier):
    """The living posts of one process."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext, rooms: PrivateRooms) -> None:
        """Nothing is on its way yet."""
        super().__init__(bot, bot_context, rooms)
        self._few = FairGate(_AT_ONCE)

    async def refresh(self, claimed: ClaimedPost) -> Carried:
        """Bring one post up to date, and note what became of it."""
        post = claimed.post
        try:
            done = await self._show(claimed)
        except TROUBLE as error:
            again = await self._follow(claimed, error)
            failed = self.failed(post.id, error, final=is_final(error) and not again)
            await self.note(lambda uow: post_failed(failed, uow))
            _log.warning("post not refreshed", kind=post.kind, subject=post.subject, error=words_of(error))
            return aside(failed, post.attempts)
        except Exception as error:  # noqa: BLE001 - a bug in one drawing must not hold up the other posts
            failed = self.failed(post.id, error, final=False)
            await self.note(lambda uow: post_failed(failed, uow))
            _log.error("post cannot be drawn", kind=post.kind, subject=post.subject, exc_info=error)
            return Carried()
        return Carried(more=await self.note(lambda uow: post_done(done, uow)))

    async def _follow(self, claimed: ClaimedPost, error: Exception) -> bool:
        """What its kind does where Discord does not take it; whether it is worth another try."""
        post, now, style = claimed.post, self._bot_context.now(), POSTS[claimed.post.kind]
        closed, lost, failed = style.closed, style.lost, style.failed
        if closed and takes_no_messages(error):
            await self.note(lambda uow: closed(post.subject, now, uow), post.guild_id)
        if failed and is_final(error):
            await self.note(lambda uow: failed(post.subject, uow), post.guild_id)
        if lost is None or not isinstance(error, discord.NotFound):
            return False
        return await self.moves(post.guild_id, lambda uow: lost(post.subject, claimed.thread_id, uow))

    async def _show(self, claimed: ClaimedPost) -> PostDone:
        post, guild = claimed.post, claimed.guild
        style = POSTS[post.kind]
        async with self._few.turn(guild.id):
            shown = await self._bot_context.work(lambda: self._shown(claimed))
        if shown is None:
            await delete_message(self._bot, post.channel_id, post.message_id)
            return PostDone(post.id, post.wanted)
        reply, where, name = shown.reply, shown.where, shown.thread
        digest = reply.digest()
        if post.message_id and (digest == post.digest or await self._edit(post, reply)):
            message_id, channel_id = post.message_id, post.channel_id
        else:
            channel_id = await self._channel_id(where) if where else channel_of(guild, style.place)
            if channel_id and not (where and where.user_id):
                await self._belonging.require(channel_id, guild.id)
            message_id = await self._create(post, channel_id, reply, where)
            _log.info("posted", kind=post.kind, subject=post.subject, server=guild.id, channel=channel_id)
            placed = Placed(post.id, channel_id, message_id)
            await self.note(lambda uow: post_placed(placed, uow))  # what comes now may fail
            if claimed.again:  # it may be the message of the earlier try, which shows what was then
                await edit_message(self._bot, channel_id, message_id, await self._drawn(reply, guild.id))
        thread_id = post.thread_id
        if name and not thread_id:
            thread_id = await open_thread(self._bot, channel_id, message_id, name)
        stood = (post.message_id, post.thread_id)
        return PostDone(post.id, post.wanted, channel_id, message_id, thread_id, digest, post.digest, stood)

    def _shown(self, claimed: ClaimedPost) -> _Shown | None:
        """The post as it is to be now: read and worded in one thread."""
        style, subject, guild = POSTS[claimed.post.kind], claimed.post.subject, claimed.guild

        def seen(uow: UnitOfWork) -> tuple[Any, UserSettings | None] | None:
            view = style.query(subject, uow)
            where = None if view is None else style.where(view)
            return None if view is None else (view, uow.users.get(where.user_id) if where else None)

        found = read(self._bot_context.database, seen)
        if found is None:
            return None
        view, reader = found
        language = language_for(reader, guild, self._bot_context)
        return _Shown(style.render(view, language), style.where(view), style.thread(view, language))

    async def _drawn(self, reply: Reply, server: int) -> Reply:
        async with self._few.turn(server):
            return await self._bot_context.drawn(reply)

    async def _channel_id(self, where: Where) -> int:
        """The channel of a post that has a place of its own."""
        if where.user_id:
            return (await self._rooms.of(where.user_id)).id
        return where.channel_id

    async def _edit(self, post: Post, reply: Reply) -> bool:
        """Edit the message; a picture that it shows already is neither drawn nor sent again."""
        changed = not post.digest.endswith(reply.pictured())
        if changed:
            reply = await self._drawn(reply, post.guild_id)
        return await edit_message(self._bot, post.channel_id, post.message_id, reply, files=changed)

    async def _create(self, post: Post, channel_id: int, reply: Reply, where: Where | None) -> int:
        if not channel_id:
            raise Undeliverable("channel-not-set")
        channel = self._bot.get_partial_messageable(channel_id)
        if self.is_old(post.attempted_at) and (found := await self._find(channel, post, reply)):
            return found
        reply = await self._drawn(reply, post.guild_id)
        message = await channel.send(
            content=reply.content or None,
            embeds=list(reply.embeds),
            view=reply.view or discord.utils.MISSING,
            files=reply.fresh(),
            allowed_mentions=reply.allowed_mentions(),
            nonce=post.nonce,
            silent=where is not None and where.silent,
        )
        return message.id

    async def _find(self, channel: discord.PartialMessageable, post: Post, reply: Reply) -> int:
        """The message that a crash left unnoted: ours, since then, with the same words, nobody else's; else 0."""
        wanted = _marks(reply)
        async for message in self.ours_since(channel, post.attempted_at):
            if _marks(message) == wanted and not await self.is_noted(message.id):
                return message.id
        return 0


def _marks(message: Reply | discord.Message) -> tuple[str, ...]:
    """What identifies a message of ours: its words and the titles of its boxes."""
    return (message.content, *(box.title or "" for box in message.embeds))
