"""Desks that follow by themselves: a private desk of an organizer or a judge is drawn anew while what is open changes.

Discord lets a private answer be changed for a quarter of an hour; before that is over the desk says that it follows no
longer. Nothing is pushed: the rows' stamp says whether something differs, and who asks is asked of Discord again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.landings import CHANGEABLE
from bot.lookout import Lookout
from bot.ui.command_mentions import pressable
from bot.ui.desk import no_longer
from bot.ui.reply import Reply
from league.ids import EventId
from usecases.caller import Caller
from usecases.show.desk import desk_stamp

if TYPE_CHECKING:
    from bot.interaction_context import InteractionContext

_log = structlog.get_logger()

_LOOKS_EVERY: Final = 5.0
"""Seconds: what another process changes is told by the database alone."""
_REST: Final = timedelta(seconds=3)
"""A desk stands so long at least before it is drawn anew."""
_MOST: Final = 500
"""So many desks are followed by a process; the oldest are let go for newer ones."""


@dataclass(frozen=True, slots=True)
class LivingDesk:
    """A desk as it was drawn: of which event, and the stamp of what was read; `anew` draws it for its reader of now.

    `anew` gives None once there is nothing to see any more.
    """

    event: EventId
    stamp: str
    shown: Reply
    anew: Callable[[Caller], Awaitable["LivingDesk | None"]]


@dataclass(slots=True, eq=False)
class _Followed:
    """A desk that stands: as it was drawn last, and until when Discord lets it be changed."""

    ctx: "InteractionContext"
    drawn: LivingDesk
    until: datetime
    rests_until: datetime
    at_work: asyncio.Lock = field(default_factory=asyncio.Lock)


class LivingDesks(Lookout):
    """One for each process: the desks that are on somebody's screen."""

    def __init__(self) -> None:
        """None."""
        super().__init__(_LOOKS_EVERY)
        self._open: dict[int, _Followed] = {}

    def follow(self, ctx: "InteractionContext", message: int, drawn: LivingDesk) -> None:
        """A desk stands in this message."""
        now = ctx.bot_context.now()
        until = now + timedelta(seconds=CHANGEABLE)
        self._open.pop(message, None)
        self._open[message] = _Followed(ctx, drawn, until, now + _REST)
        if len(self._open) > _MOST:
            del self._open[next(iter(self._open))]

    def leave(self, message: int) -> None:
        """Something else stands there now, which nobody is to lose."""
        self._open.pop(message, None)

    def changed(self) -> None:
        """This process has changed the database."""
        if self._open:
            self.at_once(self.look())

    async def look(self) -> None:
        """Bring each desk in line that has rested."""
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
            elif await one.ctx.ask(desk_stamp, one.drawn.event) != one.drawn.stamp:
                await self._redraw(message, one, now)
        except (TimeoutError, OSError, discord.DiscordException) as error:  # it was put away, or is too old
            _log.info("desk not followed", error=str(error))
            self.leave(message)

    async def _redraw(self, message: int, one: _Followed, now: datetime) -> None:
        caller = await _present(one.ctx)
        drawn = None if caller is None else await one.drawn.anew(caller)
        if drawn is None:
            await self._end(message, one)
            return
        before, one.drawn, one.rests_until = one.drawn, drawn, now + _REST
        if self._open.get(message) is one and drawn.shown.digest() != before.shown.digest():
            await _change(one.ctx, drawn.shown)

    async def _end(self, message: int, one: _Followed) -> None:
        self.leave(message)
        await _change(one.ctx, no_longer(one.drawn.shown, one.ctx.language))


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
