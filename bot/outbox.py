"""The outbox worker: refreshes living posts and sends notices - at least once, and harmless when repeated."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands, tasks

from bot.hall import Hall
from bot.i18n import Language, choose
from bot.messages import delete_message, edit_message, open_thread
from bot.ui.notices import notice_reply
from bot.ui.posts import POSTS
from bot.ui.posts.style import Where
from bot.ui.reply import Reply
from data.records import Guild, Place, Post, PostKind, UserSettings
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from usecases.delivery.claim import (
    ClaimedNotice,
    ClaimedPost,
    Failed,
    Placed,
    PostDone,
    Sent,
    claim_notices,
    claim_posts,
    note_closed_messages,
    notice_failed,
    notice_nonce,
    notice_sent,
    post_done,
    post_failed,
    post_placed,
)
from usecases.game.unreachable import board_lost, card_unreachable, ping_lost, thread_lost

_log = structlog.get_logger()

# Discord recognises a repeated nonce for a few minutes; after that we look for the message ourselves.
_NONCE_HOLDS = timedelta(minutes=2)
_POLL_SECONDS = 30.0
_AT_ONCE = 2
"""Posts that are read and drawn at the same time: whoever pressed a button must not wait behind a full outbox."""
_SHORTEST_POLL = 0.5
_LAST_SENDING = 5.0
"""Seconds that a stop waits for what is on its way."""
_CANNOT_MESSAGE_USER = 50007


class Undeliverable(Exception):  # noqa: N818 - it names what happened
    """Trying again cannot help: no channel is set, or the reader takes no messages."""


# What may go wrong between here and Discord; anything else is a bug.
_TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, Undeliverable)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A post as it is to be: its words and pictures, a place of its own, and the name of the thread under it."""

    reply: Reply
    where: Where | None
    thread: str


class Outbox:
    """One for each process; several processes share the work through the database."""

    def __init__(self, bot: commands.AutoShardedBot, hall: Hall) -> None:
        """Started by `start`, woken by `kick`."""
        self._bot = bot
        self._hall = hall
        self._draining: asyncio.Task[None] | None = None
        self._again = False
        self._drawing = asyncio.Semaphore(_AT_ONCE)
        self._closing = False

    def start(self) -> None:
        """Look for work now and every half minute: postponed tries and rows of other processes.

        Called when the bot has logged in: messages need no gateway, so a restart delays nothing.
        """
        self._poll.start()

    async def close(self) -> None:
        """Finish what is being sent and look for nothing more; what is cut off then is taken up at the next start."""
        self._poll.cancel()
        self._closing = True
        if self._draining is not None and not self._draining.done():
            await asyncio.wait({self._draining}, timeout=_LAST_SENDING)
            self._draining.cancel()

    def kick(self) -> None:
        """There may be new work. Safe to call often."""
        if self._closing:
            return
        self._again = True
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())

    @tasks.loop(seconds=_POLL_SECONDS)
    async def _poll(self) -> None:
        self.kick()

    async def _drain(self) -> None:
        while self._again and not self._closing:
            self._again = False
            try:
                while not self._closing and await self._round():
                    pass
                if not self._closing:
                    await self._rearm()
            except Exception as error:  # noqa: BLE001 - the worker must outlive any bug; the rows stay claimed for a while
                _log.error("outbox failed", exc_info=error)

    async def _round(self) -> bool:
        now = self._hall.now()
        posts = await self._hall.work(lambda: write(self._hall.database, lambda u: claim_posts(now, u), bool))
        await asyncio.gather(*(self._in_order(queue) for queue in _queues(posts)))
        notices = await self._hall.work(
            lambda: write(self._hall.database, lambda u: claim_notices(now, u), bool)
        )
        await asyncio.gather(*(self._send(notice) for notice in notices))
        return bool(posts or notices)

    async def _in_order(self, posts: list[ClaimedPost]) -> None:
        """One after the other: tables are to stand in their order."""
        for post in posts:
            if not self._closing:
                await self._refresh(post)

    async def _rearm(self) -> None:
        """Look again when the next postponed try is due."""
        due = await self._hall.work(lambda: read(self._hall.database, lambda uow: uow.outbox.next_due()))
        left = (due - self._hall.now()).total_seconds() if due else _POLL_SECONDS
        self._poll.change_interval(seconds=min(max(left, _SHORTEST_POLL), _POLL_SECONDS))

    # Living posts

    async def _refresh(self, claimed: ClaimedPost) -> None:
        post, now = claimed.post, self._hall.now()
        try:
            done = await self._show(claimed)
        except _TROUBLE as error:
            if post.kind is PostKind.GAME_CARD and _takes_no_messages(error):
                await self._note(lambda uow: card_unreachable(post.subject, now, uow))
            again = (
                post.kind is PostKind.GAME_CARD
                and isinstance(error, discord.NotFound)
                and await self._moves(lambda uow: ping_lost(post.subject, uow))
            )
            if post.kind is PostKind.GAME and _is_final(error):
                await self._note(lambda uow: board_lost(post.subject, uow))
            failed = Failed(post.id, self._hall.now(), _words(error), _is_final(error) and not again)
            await self._note(lambda uow: post_failed(failed, uow))
            _log.warning("post not refreshed", kind=post.kind, subject=post.subject, error=_words(error))
            return
        except Exception as error:  # noqa: BLE001 - a bug in one drawing must not hold up the other posts
            failed = Failed(post.id, self._hall.now(), _words(error), final=False)
            await self._note(lambda uow: post_failed(failed, uow))
            _log.error("post cannot be drawn", kind=post.kind, subject=post.subject, exc_info=error)
            return
        await self._note(lambda uow: post_done(done, uow))

    async def _show(self, claimed: ClaimedPost) -> PostDone:
        post, guild = claimed.post, claimed.guild
        style = POSTS[post.kind]
        async with self._drawing:
            shown = await self._hall.work(lambda: self._shown(claimed))
            if shown is None:
                await delete_message(self._bot, post.channel_id, post.message_id)
                return PostDone(post.id, post.wanted)
            reply, where, name = shown.reply, shown.where, shown.thread
        digest = reply.digest()
        if post.message_id and (digest == post.digest or await self._edit(post, reply)):
            message_id, channel_id = post.message_id, post.channel_id
        else:
            channel_id = await self._channel_id(where) if where else _channel(guild, style.place)
            message_id = await self._create(post, channel_id, reply, where)
            placed = Placed(post.id, channel_id, message_id)
            await self._note(lambda uow: post_placed(placed, uow))  # what comes now may fail
            if claimed.again:  # it may be the message of the earlier try, which shows what was then
                await edit_message(self._bot, channel_id, message_id, await self._hall.drawn(reply))
        thread_id = post.thread_id
        if name and not thread_id:
            thread_id = await open_thread(self._bot, guild.id, channel_id, message_id, name)
        return PostDone(post.id, post.wanted, channel_id, message_id, thread_id, digest)

    def _shown(self, claimed: ClaimedPost) -> _Shown | None:
        """The post as it is to be now: read and worded in one thread."""
        style, subject, guild = POSTS[claimed.post.kind], claimed.post.subject, claimed.guild

        def seen(uow: UnitOfWork) -> tuple[Any, UserSettings | None] | None:
            view = style.query(subject, uow)
            where = None if view is None else style.where(view)
            return None if view is None else (view, uow.users.get(where.user_id) if where else None)

        found = read(self._hall.database, seen)
        if found is None:
            return None
        view, reader = found
        # A private post speaks its reader's language, all others the server's.
        language = (
            choose(reader.language, reader.locale, guild.language)
            if reader
            else _server_language(guild, self._hall)
        )
        return _Shown(style.render(view, language), style.where(view), style.thread(view, language))

    async def _channel_id(self, where: Where) -> int:
        """The channel of a post that has a place of its own."""
        if where.user_id:
            return (await self._bot.create_dm(discord.Object(where.user_id))).id
        return where.channel_id

    async def _edit(self, post: Post, reply: Reply) -> bool:
        """Edit the message; a picture that it shows already is neither drawn nor sent again."""
        changed = not post.digest.endswith(reply.pictured())
        if changed:
            reply = await self._hall.drawn(reply)
        return await edit_message(self._bot, post.channel_id, post.message_id, reply, files=changed)

    async def _create(self, post: Post, channel_id: int, reply: Reply, where: Where | None) -> int:
        if not channel_id:
            raise Undeliverable("channel-not-set")
        channel = self._bot.get_partial_messageable(channel_id)
        stale = post.attempted_at is not None and self._hall.now() - post.attempted_at > _NONCE_HOLDS
        if stale and (found := await self._find(channel, post, reply)):
            return found
        reply = await self._hall.drawn(reply)
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
        async for message in self._ours_since(channel, post.attempted_at):
            if _marks(message) == wanted and not await self._is_noted(message.id):
                return message.id
        return 0

    async def _ours_since(
        self, channel: discord.abc.Messageable, attempted_at: datetime | None
    ) -> AsyncIterator[discord.Message]:
        after = (attempted_at or self._hall.now()) - timedelta(seconds=10)
        async for message in channel.history(after=after, limit=100):
            if self._bot.user and message.author.id == self._bot.user.id:
                yield message

    async def _is_noted(self, message_id: int) -> bool:
        """Whether the message is known to be another post or notice: two events may use the same words."""
        return await self._hall.work(
            lambda: read(self._hall.database, lambda uow: uow.outbox.is_noted(message_id))
        )

    # Notices

    async def _send(self, claimed: ClaimedNotice) -> None:
        notice = claimed.notice
        try:
            message_id = await (self._disarm(claimed) if notice.message_id else self._deliver(claimed))
        except _TROUBLE as error:
            again = (
                notice.place is Place.GAME
                and isinstance(error, discord.NotFound)
                and await self._moves(lambda uow: thread_lost(notice.subject, claimed.thread_id, uow))
            )
            failed = Failed(notice.id, self._hall.now(), _words(error), _is_final(error) and not again)
            await self._note(lambda uow: notice_failed(failed, uow))
            _log.warning("notice not sent", key=notice.key, error=_words(error))
            return
        except Exception as error:  # noqa: BLE001 - a bug in one notice must not hold up the others
            failed = Failed(notice.id, self._hall.now(), _words(error), final=False)
            await self._note(lambda uow: notice_failed(failed, uow))
            _log.error("notice cannot be worded", key=notice.key, exc_info=error)
            return
        await self._note(lambda uow: notice_sent(Sent(notice.id, message_id, notice.buttons), uow))

    async def _deliver(self, claimed: ClaimedNotice) -> int:
        notice = claimed.notice
        language = _reader_language(claimed, self._hall)
        reply = notice_reply(notice, language)
        channel = await self._channel_for(claimed)
        stale = notice.attempted_at is not None and self._hall.now() - notice.attempted_at > _NONCE_HOLDS
        if stale:
            async for message in self._ours_since(channel, notice.attempted_at):
                if message.content == reply.content and not await self._is_noted(message.id):
                    return message.id
        try:
            sent = await channel.send(
                content=reply.content,
                view=reply.view or discord.utils.MISSING,
                allowed_mentions=reply.allowed_mentions(),
                nonce=notice_nonce(notice),
            )
        except discord.Forbidden as error:
            if error.code == _CANNOT_MESSAGE_USER:
                await self._note(lambda uow: note_closed_messages(notice.subject, uow))
            raise
        return sent.id

    async def _disarm(self, claimed: ClaimedNotice) -> int:
        """The question is settled: the message stays, its buttons go."""
        channel = await self._channel_for(claimed)
        message_id = claimed.notice.message_id
        with contextlib.suppress(discord.NotFound):  # somebody deleted it
            await channel.get_partial_message(message_id).edit(view=None)
        return message_id

    async def _channel_for(self, claimed: ClaimedNotice) -> discord.DMChannel | discord.PartialMessageable:
        notice = claimed.notice
        if notice.place is Place.PRIVATE:
            if claimed.user and not claimed.user.notices:
                raise Undeliverable("notices-off")
            return await self._bot.create_dm(discord.Object(notice.subject))
        named = notice.subject if notice.place is Place.CHANNEL else 0
        number = claimed.thread_id or named or _channel(claimed.guild, notice.place)
        if not number:
            raise Undeliverable("channel-not-set")
        return self._bot.get_partial_messageable(number)

    async def _moves(self, lost: Callable[[UnitOfWork], Post | None]) -> bool:
        """A game's thread is gone: whether it gets a new one. The board above the old one is deleted."""
        board = await self._hall.work(lambda: write(self._hall.database, lost, _always))
        if board is None:
            return False
        try:
            await delete_message(self._bot, board.channel_id, board.message_id)
        except _TROUBLE as error:
            _log.warning("old board not deleted", subject=board.subject, error=_words(error))
        return True

    async def _note(self, work: object) -> None:
        await self._hall.work(lambda: write(self._hall.database, work, _always))  # type: ignore[arg-type]  # a unit of work's job


def _queues(posts: tuple[ClaimedPost, ...]) -> list[list[ClaimedPost]]:
    """What must keep its order stands in one queue; the queues are worked off side by side."""
    queues: dict[tuple[int, str, int], list[ClaimedPost]] = {}
    for claimed in posts:
        post = claimed.post
        apart = POSTS[post.kind].apart
        key = (post.guild_id, post.kind, post.subject) if apart else (post.guild_id, "", 0)
        queues.setdefault(key, []).append(claimed)
    return list(queues.values())


def _always(_outcome: object) -> bool:
    return True


def _channel(guild: Guild, place: Place) -> int:
    """The channel that the server set for a place; a table without a thread falls back to the pairings."""
    channels = {
        Place.ANNOUNCEMENTS: guild.announcements_channel,
        Place.PAIRINGS: guild.pairings_channel,
        Place.RESULTS: guild.results_channel,
        Place.JUDGES: guild.judges_channel,
        Place.THREAD: guild.pairings_channel,
    }
    return channels.get(place, 0)


def _server_language(guild: Guild, hall: Hall) -> Language:
    return choose("", "", guild.language or hall.settings.language)


def _reader_language(claimed: ClaimedNotice, hall: Hall) -> Language:
    if claimed.user is None:
        return _server_language(claimed.guild, hall)
    return choose(claimed.user.language, claimed.user.locale, claimed.guild.language)


def _marks(message: Reply | discord.Message) -> tuple[str, ...]:
    """What identifies a message of ours: its words and the titles of its boxes."""
    return (message.content, *(box.title or "" for box in message.embeds))


def _takes_no_messages(error: Exception) -> bool:
    return isinstance(error, discord.Forbidden) and error.code == _CANNOT_MESSAGE_USER


def _is_final(error: Exception) -> bool:
    """Whether Discord said no for good: asking again would only count against us."""
    if isinstance(error, Undeliverable):
        return True
    refused = isinstance(error, (discord.Forbidden, discord.NotFound))
    return refused or (isinstance(error, discord.HTTPException) and error.status == HTTPStatus.BAD_REQUEST)


def _words(error: Exception) -> str:
    return str(error)[:300]
