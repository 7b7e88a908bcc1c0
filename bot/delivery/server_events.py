"""Events among Discord's scheduled events: made, changed, started, ended, called off and deleted there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.ext import commands

from bot.delivery.drawn_post import DrawnPost
from bot.ui.posts.server_event import status_in
from data.records import Post
from league.event import EventStatus
from usecases.delivery.outcome import PostDone

_EXTERNAL: Final = 3
"""A scheduled event that is not in a channel of the server. Source: Discord's API, `entity_type`"""
_MEMBERS: Final = 2
"""Who sees it. Source: Discord's API, `privacy_level`"""
_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELLED = 1, 2, 3, 4
"""Source: Discord's API, `status`"""
_LASTS: Final = timedelta(hours=12)
"""Discord asks for an end, at which it ends by itself; ours ends when it is finished. Source: house"""


@dataclass(frozen=True, slots=True)
class Scheduled:
    """A scheduled event as Discord has it."""

    number: int
    status: int


class ServerEvents:
    """The scheduled events of the servers that one process serves."""

    def __init__(self, bot: commands.AutoShardedBot, now: Callable[[], datetime]) -> None:
        """`now` is the time."""
        self._bot = bot
        self._now = now

    async def show(self, post: Post, shown: DrawnPost | None, *, again: bool) -> PostDone:
        """Bring one up to date; `again`: an earlier try may have made it, and was cut off before it was noted."""
        stands = await self._standing(post)
        if shown is None:
            await self._delete(post, stands)
            return PostDone(post.id, post.wanted)
        box = shown.reply.embeds[0]
        if stands is None:
            stands = await self._find(post, box) if again else None
            stands = stands or await self._create(post, box)
        else:
            await self._reword(post, stands, box)
        if stands is None:
            return PostDone(post.id, post.wanted, digest=shown.digest, before=post.digest)
        for status in ways_to(stands.status, status_in(box)):
            await self._bot.http.edit_scheduled_event(post.guild_id, stands.number, status=status)
        before = post.digest if stands.number == post.message_id else ""
        return PostDone(post.id, post.wanted, 0, stands.number, 0, shown.digest, before, (post.message_id, 0))

    async def _standing(self, post: Post) -> Scheduled | None:
        if not post.message_id:
            return None
        try:
            found = await self._bot.http.get_scheduled_event(
                post.guild_id, post.message_id, with_user_count=False
            )
        except discord.NotFound:
            return None
        return Scheduled(int(found["id"]), found["status"])

    async def _find(self, post: Post, box: discord.Embed) -> Scheduled | None:
        """Our own one of this name and time."""
        own = self._bot.user
        for one in await self._bot.http.get_scheduled_events(post.guild_id, with_user_count=False):
            starts = datetime.fromisoformat(one["scheduled_start_time"])
            is_ours = own is not None and int(one.get("creator_id") or 0) == own.id
            if is_ours and one["name"] == box.title and starts == box.timestamp:
                return Scheduled(int(one["id"]), one["status"])
        return None

    async def _create(self, post: Post, box: discord.Embed) -> Scheduled | None:
        """A new one; none where it has begun by now: Discord takes only what is still to come."""
        if status_in(box) in _OVER or box.timestamp is None or box.timestamp <= self._now():
            return None
        made = await self._bot.http.create_guild_scheduled_event(
            post.guild_id,
            **_words(box),
            **_times(box.timestamp),
            entity_type=_EXTERNAL,
            privacy_level=_MEMBERS,
        )
        return Scheduled(int(made["id"]), made["status"])

    async def _reword(self, post: Post, stands: Scheduled, box: discord.Embed) -> None:
        """What it says; when it begins can be changed only before that."""
        if stands.status not in {_SCHEDULED, _ACTIVE}:
            return
        at = box.timestamp
        times = _times(at) if at and stands.status == _SCHEDULED and at > self._now() else {}
        await self._bot.http.edit_scheduled_event(post.guild_id, stands.number, **_words(box), **times)

    async def _delete(self, post: Post, stands: Scheduled | None) -> None:
        if stands is not None:
            await self._bot.http.delete_scheduled_event(post.guild_id, stands.number)


_OVER: Final = frozenset({EventStatus.FINISHED, EventStatus.CANCELLED})


def ways_to(status: int, wanted: EventStatus) -> Iterator[int]:
    """The statuses that a scheduled event passes until it is as the event is: what has ended stays so.

    Source: Discord's API, guild scheduled event status
    """
    match wanted:
        case EventStatus.RUNNING if status == _SCHEDULED:
            yield _ACTIVE
        case EventStatus.FINISHED if status in {_SCHEDULED, _ACTIVE}:
            if status == _SCHEDULED:
                yield _ACTIVE
            yield _COMPLETED
        case EventStatus.CANCELLED if status in {_SCHEDULED, _ACTIVE}:
            yield _CANCELLED if status == _SCHEDULED else _COMPLETED


def _words(box: discord.Embed) -> dict[str, Any]:
    return {
        "name": box.title or "",
        "description": box.description or "",
        "entity_metadata": {"location": box.footer.text or ""},
    }


def _times(starts_at: datetime) -> dict[str, str]:
    return {
        "scheduled_start_time": starts_at.isoformat(),
        "scheduled_end_time": (starts_at + _LASTS).isoformat(),
    }
