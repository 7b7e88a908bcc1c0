"""Whether whoever presses a button in a private message still belongs to the server for which it stands."""

from collections.abc import Callable
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
    try:
        await ctx.interaction.client.http.get_member(server, ctx.caller.user_id)
    except (discord.NotFound, discord.Forbidden):
        return Refusal("no-longer-member")
    return None
