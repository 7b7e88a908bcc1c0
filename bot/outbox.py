"""The outbox worker: refreshes living posts and sends notices - at least once, and harmless when repeated."""

import asyncio

import structlog
from discord.ext import commands, tasks

from bot.delivery.notices import Notices
from bot.delivery.posts import Posts
from bot.hall import Hall
from bot.ui.posts import POSTS
from data.transaction import read, write
from usecases.delivery.claim import ClaimedPost, claim_notices, claim_posts

_log = structlog.get_logger()

_POLL_SECONDS = 30.0
_SHORTEST_POLL = 0.5
_LAST_SENDING = 5.0
"""Seconds that a stop waits for what is on its way."""


class Outbox:
    """One for each process; several processes share the work through the database."""

    def __init__(self, bot: commands.AutoShardedBot, hall: Hall) -> None:
        """Started by `start`, woken by `kick`."""
        self._posts = Posts(bot, hall)
        self._notices = Notices(bot, hall)
        self._hall = hall
        self._draining: asyncio.Task[None] | None = None
        self._again = False
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
        await asyncio.gather(*(self._notices.send(notice) for notice in notices))
        return bool(posts or notices)

    async def _in_order(self, posts: list[ClaimedPost]) -> None:
        """One after the other: tables are to stand in their order."""
        for post in posts:
            if not self._closing:
                await self._posts.refresh(post)

    async def _rearm(self) -> None:
        """Look again when the next postponed try is due."""
        due = await self._hall.work(lambda: read(self._hall.database, lambda uow: uow.outbox.next_due()))
        left = (due - self._hall.now()).total_seconds() if due else _POLL_SECONDS
        self._poll.change_interval(seconds=min(max(left, _SHORTEST_POLL), _POLL_SECONDS))


def _queues(posts: tuple[ClaimedPost, ...]) -> list[list[ClaimedPost]]:
    """What must keep its order stands in one queue; the queues are worked off side by side."""
    queues: dict[tuple[int, str, int], list[ClaimedPost]] = {}
    for claimed in posts:
        post = claimed.post
        apart = POSTS[post.kind].apart
        key = (post.guild_id, post.kind, post.subject) if apart else (post.guild_id, "", 0)
        queues.setdefault(key, []).append(claimed)
    return list(queues.values())
