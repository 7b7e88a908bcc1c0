"""Desks that follow by themselves: an organizer's private desk is drawn anew while what is open changes.

Discord lets a private answer be changed for a quarter of an hour; before that is over the desk says that it follows no
longer. Nothing is pushed: the rows' stamp says whether something differs, and who asks is asked of Discord again.
"""

import asyncio
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.landings import CHANGEABLE
from bot.rounds import every
from bot.ui.command_mentions import pressable
from bot.ui.desk import desk_reply, no_longer
from bot.ui.reply import Reply
from league.ids import EventId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.show.desk import OrganizerDesk, desk, desk_stamp
from usecases.show.event import EventQuestion

if TYPE_CHECKING:
    from bot.interaction_context import InteractionContext

_log = structlog.get_logger()

_LOOKS_EVERY: Final = 5.0
"""Seconds: what another process changes is told by the database alone."""
_REST: Final = timedelta(seconds=3)
"""A desk stands so long at least before it is drawn anew."""
_MOST: Final = 500
"""So many desks are followed by a process; the oldest are let go for newer ones."""


@dataclass(slots=True, eq=False)
class _Followed:
    """A desk that stands: what was read of its event, until when Discord lets it be changed, and how it stands."""

    ctx: "InteractionContext"
    event: EventId
    stamp: str
    shown: Reply
    until: datetime
    rests_until: datetime
    at_work: asyncio.Lock = field(default_factory=asyncio.Lock)


class LivingDesks:
    """One for each process: the desks that are on somebody's screen."""

    def __init__(self) -> None:
        """None."""
        self._open: dict[int, _Followed] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look now and then."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking: desks stay as they are."""
        self._watch.cancel()
        for task in self._tasks:
            task.cancel()

    def follow(self, ctx: "InteractionContext", message: int, found: OrganizerDesk, shown: Reply) -> None:
        """A desk stands in this message."""
        now = ctx.bot_context.now()
        until = now + timedelta(seconds=CHANGEABLE)
        self._open.pop(message, None)
        self._open[message] = _Followed(ctx, found.card.event.id, found.stamp, shown, until, now + _REST)
        if len(self._open) > _MOST:
            del self._open[next(iter(self._open))]

    def leave(self, message: int) -> None:
        """Something else stands there now, which nobody is to lose."""
        self._open.pop(message, None)

    def changed(self) -> None:
        """This process has changed the database."""
        if self._open:
            task = asyncio.create_task(self._look())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @every(_LOOKS_EVERY)
    async def _watch(self) -> None:
        await self._look()

    async def _look(self) -> None:
        for message, one in tuple(self._open.items()):
            now = one.ctx.bot_context.now()
            if one.at_work.locked() or (one.rests_until > now and one.until > now):
                continue
            async with one.at_work:
                await self._attend(message, one, now)

    async def _attend(self, message: int, one: _Followed, now: datetime) -> None:
        """One desk is brought in line, or says that it follows no longer."""
        try:
            if one.until <= now:
                await self._end(message, one)
            elif await one.ctx.ask(desk_stamp, one.event) != one.stamp:
                await self._redraw(message, one, now)
        except (TimeoutError, OSError, discord.DiscordException) as error:  # it was put away, or is too old
            _log.info("desk not followed", error=str(error))
            self.leave(message)

    async def _redraw(self, message: int, one: _Followed, now: datetime) -> None:
        caller = await _present(one.ctx)
        found = None if caller is None else await one.ctx.ask(desk, EventQuestion(caller, one.event))
        if found is None or isinstance(found, Refusal):
            await self._end(message, one)
            return
        reply = desk_reply(found, one.ctx.language, one.ctx.interaction.guild)
        one.stamp, one.rests_until = found.stamp, now + _REST
        if self._open.get(message) is one and reply.digest() != one.shown.digest():
            one.shown = reply
            await _change(one.ctx, reply)

    async def _end(self, message: int, one: _Followed) -> None:
        self.leave(message)
        await _change(one.ctx, no_longer(one.shown, one.ctx.language))


async def _change(ctx: "InteractionContext", reply: Reply) -> None:
    await ctx.change(pressable(reply, ctx.bot_context.command_numbers))


async def _present(ctx: "InteractionContext") -> Caller | None:
    """The caller of now, with the roles that they have now; None where Discord does not say."""
    guild = ctx.interaction.guild
    try:
        member = await guild.fetch_member(ctx.caller.user_id) if guild is not None else None
    except (TimeoutError, OSError, discord.DiscordException):
        return None
    if member is None:
        return None
    roles = frozenset(role.id for role in member.roles)
    is_admin = member.guild_permissions.manage_guild
    return replace(ctx.caller, now=ctx.bot_context.now(), role_ids=roles, is_admin=is_admin)
