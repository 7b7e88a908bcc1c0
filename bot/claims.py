"""Answers that say that somebody was told: said once Discord has taken it, and until then what waits, and why."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.i18n import before_delivery
from bot.ui.command_mentions import pressable
from bot.ui.outstanding import outstanding_lines
from bot.ui.reply import Reply
from data.queued import Queued
from usecases.delivery.landing import Outstanding, outstanding

if TYPE_CHECKING:
    from bot.interaction_context import InteractionContext


async def tell(ctx: "InteractionContext", queued: Queued, show: Callable[[], Reply]) -> None:
    """Give an answer, and change it when Discord has taken what it speaks of."""
    with before_delivery() as unsaid:
        reply = show()
    if not unsaid:
        await ctx.say(reply)
    elif not queued:
        await ctx.say(show())
    else:
        await _Claim(ctx, queued, show).say()


class _Claim:
    """An answer that speaks of what is on its way."""

    def __init__(self, ctx: "InteractionContext", queued: Queued, show: Callable[[], Reply]) -> None:
        """`show` words it, as if everything was delivered or, `before_delivery`, as if not."""
        self._ctx = ctx
        self._queued = queued
        self._show = show
        self._said = Reply()
        self._message: discord.WebhookMessage | None = None

    async def say(self) -> None:
        """Wait for a moment, then answer; what is still to come changes the answer."""
        landings = self._ctx.bot_context.landings
        untried = await landings.tried(self._queued)
        left = await self._ctx.ask(outstanding, self._queued)
        self._said = self._worded(left)
        self._message = await self._ctx.say(self._said)
        if not _is_over(left):
            landings.watch(self._queued, untried, self._reword)

    def _worded(self, left: Sequence[Outstanding]) -> Reply:
        if not left:
            return self._show()
        with before_delivery():
            reply = self._show()
        return replace(reply, content="\n".join([reply.content, *_left_lines(self._ctx, left)]))

    async def _reword(self) -> bool:
        """Say what is so now; whether nothing more is to come."""
        left = await self._ctx.ask(outstanding, self._queued)
        reply = self._worded(left)
        if reply.content != self._said.content:
            self._said = reply
            await self._edit(pressable(reply, self._ctx.bot_context.command_numbers))
        return _is_over(left)

    async def _edit(self, reply: Reply) -> None:
        edit = self._message.edit if self._message else self._ctx.interaction.edit_original_response
        await edit(
            **reply.sent(),
            allowed_mentions=reply.allowed_mentions(),
        )


async def warn_undelivered(ctx: "InteractionContext", queued: Queued) -> None:
    """Tell the caller what of this Discord has refused, after a moment."""
    await ctx.bot_context.landings.tried(queued)
    left = [one for one in await ctx.ask(outstanding, queued) if one.is_refused and not one.unreached]
    if left:
        await ctx.say(Reply("\n".join(_left_lines(ctx, left)[:-1])))


def _left_lines(ctx: "InteractionContext", left: Sequence[Outstanding]) -> list[str]:
    return outstanding_lines(ctx.language, ctx.interaction.guild, ctx.guild, left)


def _is_over(left: Sequence[Outstanding]) -> bool:
    return all(one.unreached for one in left)
