"""The outbox worker: refreshes living posts and sends notices - at least once, and harmless when repeated."""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.delivery.courier import channel_of
from bot.delivery.lanes import Lanes
from bot.delivery.notices import Notices
from bot.delivery.outage import Outage
from bot.delivery.posts import Posts
from bot.delivery.rooms import PrivateRooms
from bot.metrics import delivery, retried
from bot.rounds import every
from bot.seldom import WorkTrouble
from bot.ui.living_posts import POSTS
from data.records import Destination
from data.shards import Shards
from data.transaction import write
from usecases.delivery.claim import (
    ClaimedNotice,
    ClaimedPost,
    PutBack,
    Share,
    claim,
    put_back,
    release_claims,
)

_log = structlog.get_logger()

_POLL_SECONDS: Final = 30.0
_SHORTEST_POLL: Final = 0.5
_LAST_SENDING: Final = 5.0
"""Seconds that a stop waits for what is on its way."""
_LOOKS_AROUND: Final = 5.0
_AT_ONCE: Final = 8
"""Messages on their way for one server: Discord takes fifty requests a second from all together."""
_TAKEN: Final = 200
"""Posts and notices that wait in this process for one server; the others wait in the database."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A claimed post or notice, and its lane."""

    claimed: ClaimedPost | ClaimedNotice
    lane: Hashable

    @property
    def key(self) -> tuple[str, int]:
        """What names it."""
        if isinstance(self.claimed, ClaimedPost):
            return ("post", self.claimed.post.id)
        return ("notice", self.claimed.notice.id)

    @property
    def order(self) -> tuple[int, int]:
        """In which order posts and notices were wished for: a notice comes behind the post before it."""
        if isinstance(self.claimed, ClaimedPost):
            return (self.claimed.post.id, 0)
        return (self.claimed.notice.after_post, self.claimed.notice.id)

    @property
    def server(self) -> int:
        """The server that it is for."""
        return self.claimed.guild.id


class OutboxWorker:
    """One for each process; several processes share the servers by their shards."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Started by `start`, woken by `kick`."""
        rooms, outage = PrivateRooms(bot), Outage()
        self._posts = Posts(bot, bot_context, rooms, outage)
        self._notices = Notices(bot, bot_context, rooms, outage)
        self._trouble = WorkTrouble(bot_context.settings)
        self._bot_context = bot_context
        settings = bot_context.settings
        self._shards = Shards(bot_context.database, settings.shard_count, settings.own_shards)
        self._lanes: Lanes[Parcel] = Lanes(_AT_ONCE, self._carry, self._hand_back)
        self._resting: dict[Hashable, datetime] = {}
        self._draining: asyncio.Task[None] | None = None
        self._looked = 0.0
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
        if self._closing:
            return
        self._closing = True
        await self._lanes.settled(_LAST_SENDING)
        if self._draining is not None:
            self._draining.cancel()
        await self._bot_context.work(self._shards.close)

    def kick(self) -> None:
        """There may be new work. Safe to call often."""
        if self._closing:
            return
        self._again = True
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())

    @every(_POLL_SECONDS)
    async def _poll(self) -> None:
        self.kick()

    @property
    def _longest(self) -> float:
        """Other processes may write what this one is to deliver, and end when this one is to take over."""
        alone = not self._shards.shared or (
            self._shards.complete and not self._bot_context.settings.shard_ids
        )
        return _POLL_SECONDS if alone else _SHORTEST_POLL

    async def _drain(self) -> None:
        while self._again and not self._closing:
            self._again = False
            try:
                await self._serve()
                while await self._take():
                    pass
                self._trouble.went_well()
            except Exception as error:  # noqa: BLE001 - the worker must outlive any bug; the next look tries again
                self._trouble.failed("outbox failed", error)

    async def _serve(self) -> None:
        """Take over the shards that are free; what a crash left claimed of their servers is taken up at once."""
        if self._shards.complete and not self._looked_around():
            return
        new = await self._bot_context.work(self._shards.take)
        if new:
            share = Share(self._bot_context.now(), self._bot_context.settings.shard_count, new)
            await self._posts.note(lambda uow: release_claims(share, uow))
            _log.info("delivering", shards=self._shards.held)

    @property
    def lanes(self) -> int:
        """The destinations for which a message waits here or is on its way."""
        return self._lanes.busy

    @property
    def held(self) -> int:
        """The messages that wait here or are on their way."""
        return len(self._lanes.held)

    def _looked_around(self) -> bool:
        """Whether it is time to see if the locks are still ours."""
        now = asyncio.get_running_loop().time()
        due = self._shards.shared and now - self._looked > _LOOKS_AROUND
        self._looked = now if due else self._looked
        return due

    async def _take(self) -> bool:
        """Take what waits and put it into its lanes; whether there may be more."""
        share = self._share()
        claims = await self._bot_context.work(
            lambda: write(self._bot_context.database, lambda uow: claim(share, uow), lambda _: True)
        )
        parcels = [Parcel(one, lane_of_post(one)) for one in claims.posts]
        parcels += [Parcel(one, lane_of_notice(one)) for one in claims.notices]
        parcels.sort(key=lambda parcel: parcel.order)
        self._resting = {lane: until for lane, until in self._resting.items() if until > share.now}
        self._lanes.put(parcel for parcel in parcels if parcel.lane not in self._resting)
        await self._hand_back([parcel for parcel in parcels if parcel.lane in self._resting])
        self._rearm(claims.next_due)
        return claims.more and not self._closing

    def _share(self) -> Share:
        held, settings = self._lanes.held, self._bot_context.settings
        return Share(
            self._bot_context.now(),
            settings.shard_count,
            self._shards.held,
            self._lanes.servers_with(_TAKEN),
            frozenset(number for kind, number in held if kind == "post"),
            frozenset(number for kind, number in held if kind == "notice"),
        )

    async def _carry(self, parcel: Parcel) -> bool:
        """Bring one to Discord; whether its lane steps aside."""
        full = bool(self._lanes.servers_with(_TAKEN))
        try:
            with delivery(parcel.key[0]):
                carried = await (
                    self._posts.refresh(parcel.claimed)
                    if isinstance(parcel.claimed, ClaimedPost)
                    else self._notices.send(parcel.claimed)
                )
        except Exception as error:  # noqa: BLE001 - it could not even be noted: the row stays claimed for a while
            self._trouble.failed("outbox failed", error)
            return False
        finally:
            self._bot_context.landings.carried(parcel.key)
        if carried.rests:
            retried(parcel.key[0])
            self._resting[parcel.lane] = carried.rests
        if carried.more or carried.rests or full:
            asyncio.get_running_loop().call_soon(self.kick)  # when the lane has let go of it
        return carried.rests is not None

    async def _hand_back(self, parcels: list[Parcel]) -> None:
        """Nothing goes to a channel that rests: it keeps its order."""
        for lane in {parcel.lane for parcel in parcels}:
            claimed = [parcel.claimed for parcel in parcels if parcel.lane == lane]
            given = PutBack(
                tuple(one for one in claimed if isinstance(one, ClaimedPost)),
                tuple(one for one in claimed if isinstance(one, ClaimedNotice)),
                self._resting.get(lane, self._bot_context.now()),
            )
            await self._posts.note(lambda uow, given=given: put_back(given, uow))  # type: ignore[misc]  # bound now

    def _rearm(self, due: datetime | None) -> None:
        """Look again when the next postponed try is due."""
        left = (due - self._bot_context.now()).total_seconds() if due else _POLL_SECONDS
        self._poll.change_interval(seconds=min(max(left, _SHORTEST_POLL), self._longest))


def lane_of_post(claimed: ClaimedPost) -> Hashable:
    """New messages keep their order in a channel; what stands there already, or needs no order, has its own lane."""
    post, style = claimed.post, POSTS[claimed.post.kind]
    if claimed.thread_id and not post.message_id:
        return ("channel", claimed.thread_id)
    if post.message_id or style.apart:
        return ("post", post.id)
    return ("channel", channel_of(claimed.guild, style.place))


def lane_of_notice(claimed: ClaimedNotice) -> Hashable:
    """A thread, a channel, or a private conversation; buttons are taken away from a message on its own."""
    notice = claimed.notice
    if notice.message_id:
        return ("notice", notice.id)
    if notice.place is Destination.PRIVATE:
        return ("user", notice.subject)
    named = notice.subject if notice.place is Destination.CHANNEL else 0
    return ("channel", claimed.thread_id or named or channel_of(claimed.guild, notice.place))
