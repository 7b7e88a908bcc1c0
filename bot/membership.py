"""Whether people still belong to the server for which a button stands: it outlives their membership."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import discord

from bot.interaction_context import InteractionContext
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal

Number = TypeVar("Number", bound=int)


async def unless_member(
    ctx: InteractionContext, server_of: Callable[[Number, UnitOfWork], int], number: Number
) -> Refusal | None:
    """A refusal where the server of this game or call has no such member any more: the message outlives the membership.

    Refusals: `no-longer-member`.
    """
    if ctx.interaction.guild_id is not None:
        return None  # Discord lets nobody else press there
    server = await ctx.ask(server_of, number)
    if not server:
        return None  # there is no such thing: the use case says so
    return None if await _is_member(ctx, server, ctx.caller.user_id) else Refusal("no-longer-member")


async def who_left(ctx: InteractionContext, server: int, users: Iterable[int]) -> frozenset[int]:
    """Those of the users who are no members of the server any more."""
    return frozenset([user for user in users if not await _is_member(ctx, server, user)])


async def _is_member(ctx: InteractionContext, server: int, user: int) -> bool:
    try:
        await ctx.interaction.client.http.get_member(server, user)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
