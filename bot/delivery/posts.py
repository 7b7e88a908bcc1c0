"""Living posts: each is read, worded, and sent, changed or deleted on Discord."""

from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.delivery.courier import Carried, Courier, aside, channel_of
from bot.delivery.drawn_post import DrawnPost, drawn_now
from bot.delivery.lanes import FairGate
from bot.delivery.messages import (
    delete_message,
    edit_message,
    file_thread,
    in_open_thread,
    open_thread,
    rename_thread,
)
from bot.delivery.outage import Outage
from bot.delivery.rooms import PrivateRooms
from bot.delivery.server_events import ServerEvents
from bot.delivery.trouble import TROUBLE, Undeliverable, is_final
from bot.ui.living_posts import POSTS
from bot.ui.posts.style import Where
from bot.ui.reply import Reply, marks
from data.records import Destination, Post
from league.ids import PromptId
from usecases.delivery.claim import ClaimedPost
from usecases.delivery.digests import taken_apart
from usecases.delivery.outcome import Aimed, Placed, PostDone, post_aimed, post_done, post_failed, post_placed
from usecases.play.unreachable import player_of

_log = structlog.get_logger()

_AT_ONCE: Final = 2
"""Posts that are read or drawn at the same time: whoever pressed a button must not wait behind a full outbox."""


class Posts(Courier):
    """The living posts of one process."""

    def __init__(
        self, bot: commands.AutoShardedBot, bot_context: BotContext, rooms: PrivateRooms, outage: Outage
    ) -> None:
        """Nothing is on its way yet."""
        super().__init__(bot, bot_context, rooms, outage)
        self._few = FairGate(_AT_ONCE)
        self._server_events = ServerEvents(bot, bot_context.now)

    async def refresh(self, claimed: ClaimedPost) -> Carried:
        """Bring one post up to date, and note what became of it."""
        post = claimed.post
        try:
            done = await self._show(claimed)
        except TROUBLE as error:
            again = await self._follow(claimed, error)
            failed = self.failed(post.id, error, final=is_final(error) and not again)
            await self.note(lambda uow: post_failed(failed, uow))
            self._outage.failed("post not refreshed", error, kind=post.kind, subject=post.subject)
            return aside(failed, post.attempts)
        except Exception as error:  # noqa: BLE001 - a bug in one drawing must not hold up the other posts
            failed = self.failed(post.id, error, final=False)
            await self.note(lambda uow: post_failed(failed, uow))
            self._bot_context.bugs.met("post cannot be drawn", error, kind=post.kind, subject=post.subject)
            return Carried()
        if done.digest != post.digest:  # what has not changed is not sent
            self._outage.answered()
        return Carried(more=await self.note(lambda uow: post_done(done, uow)))

    async def _follow(self, claimed: ClaimedPost, error: Exception) -> bool:
        """What its kind does where Discord does not take it; whether it is worth another try."""
        post, now, style = claimed.post, self._bot_context.now(), POSTS[claimed.post.kind]
        closed, threaded, failed = style.closed, style.threaded, style.failed
        if closed and self.is_closed(post.guild_id, error):
            reader = await self.look(lambda uow: player_of(PromptId(post.subject), uow))
            await self.note(lambda uow: closed(post.subject, now, uow), post.guild_id)
            await self.look_for(post.guild_id, reader)
        if threaded and isinstance(error, discord.NotFound):
            moved = await self.moves(
                post.guild_id, lambda uow: threaded(post.subject, uow), claimed.thread_id
            )
            if moved:
                return True
        if failed and is_final(error):
            await self.note(lambda uow: failed(post.subject, now, uow), post.guild_id)
        return False

    async def _show(self, claimed: ClaimedPost) -> PostDone:
        post = claimed.post
        async with self._few.turn(post.guild_id):
            shown = await self._bot_context.work(lambda: drawn_now(claimed, self._bot_context))
        if POSTS[post.kind].place is Destination.SERVER:
            return await self._server_events.show(post, shown, again=claimed.again)
        if shown is None:
            await delete_message(self._bot, post.channel_id, post.message_id or await self._find(post))
            return PostDone(post.id, post.wanted)
        reply, name, digest = shown.reply, shown.thread, shown.digest
        was = taken_apart(post.digest)
        if post.message_id and (was.words == reply.digest() or await self._edit(post, reply)):
            placed = Placed(post.id, post.channel_id, post.message_id)
        else:
            placed = await self._place(claimed, shown)
        # A channel that was deleted took its threads with it.
        kept = thread_id = post.thread_id if placed.channel_id == post.channel_id else 0
        if name and not thread_id:
            thread_id = await open_thread(self._bot, placed.channel_id, placed.message_id, name)
        elif shown.called and was.called not in {"", shown.called}:
            await rename_thread(self._bot, thread_id, name)
        if thread_id and (claimed.again or shown.filed != was.filed):
            await file_thread(self._bot, thread_id, filed=shown.filed)
        stands = (placed.channel_id, placed.message_id, thread_id)
        # Before one is made, the post has no message and no digest: `post_aimed`.
        stood, before = (post.message_id, post.digest) if placed.message_id == post.message_id else (0, "")
        return PostDone(post.id, post.wanted, *stands, digest, before, (stood, kept))

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
        draw = self._bot_context.drawn if changed else self._bot_context.described
        async with self._few.turn(post.guild_id):
            reply = await draw(reply)
        return await edit_message(self._bot, post.channel_id, post.message_id, reply, files=changed)

    async def _place(self, claimed: ClaimedPost, shown: DrawnPost) -> Placed:
        """The message of a post that has none, or whose message was deleted on Discord: found, or made."""
        post = claimed.post
        aimed = await self._aimed(claimed, shown)
        is_same = (post.channel_id, post.attempted) == (aimed.channel_id, aimed.words)
        known = is_same and not self.is_old(post.attempted_at)  # then Discord recognises it by its nonce
        if not known and (found := await self._find(post)):
            placed = Placed(post.id, post.channel_id, found)
        else:
            if not known:
                await self.note(lambda uow: post_aimed(aimed, uow))
            message_id = await self._create(post, aimed.channel_id, shown.reply, shown.where)
            placed = Placed(post.id, aimed.channel_id, message_id)
        _log.info(
            "posted", kind=post.kind, subject=post.subject, server=post.guild_id, channel=placed.channel_id
        )
        if claimed.again or shown.thread:  # what comes now may fail
            await self.note(lambda uow: post_placed(placed, uow))
        if claimed.again:  # it may be the message of the earlier try, which shows what was then
            drawn = await self._drawn(shown.reply, post.guild_id)
            await edit_message(self._bot, placed.channel_id, placed.message_id, drawn)
        return placed

    async def _aimed(self, claimed: ClaimedPost, shown: DrawnPost) -> Aimed:
        """Where a new message goes, and what names it."""
        post, guild, where = claimed.post, claimed.guild, shown.where
        channel_id = await self._channel_id(where) if where else channel_of(guild, POSTS[post.kind].place)
        if not channel_id:
            raise Undeliverable("channel-not-set")
        if not (where and where.user_id):
            await self._belonging.require(channel_id, guild.id)
        return Aimed(post.id, channel_id, marks(shown.reply), self._bot_context.now())

    async def _create(self, post: Post, channel_id: int, reply: Reply, where: Where | None) -> int:
        channel = self._bot.get_partial_messageable(channel_id)
        reply = await self._drawn(reply, post.guild_id)
        sent = {name: value for name, value in reply.sent().items() if value}
        message = await in_open_thread(
            self._bot,
            channel_id,
            lambda: channel.send(
                **sent,
                files=reply.fresh(),
                allowed_mentions=reply.allowed_mentions(),
                nonce=post.nonce,
                silent=where is not None and where.silent,
            ),
        )
        return message.id

    async def _find(self, post: Post) -> int:
        """The message that a crash left unnoted: ours, since then, with the same words, nobody else's; else 0."""
        if not post.attempted:
            return 0
        channel = self._bot.get_partial_messageable(post.channel_id)
        try:
            async for message in self.ours_since(channel, post.attempted_at):
                if marks(message) == post.attempted and not await self.is_noted(message.id):
                    return message.id
        except discord.NotFound:  # the channel went, and all that stood there
            return 0
        return 0
