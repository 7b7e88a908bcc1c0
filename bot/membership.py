"""Whether people still belong to the server for which a button stands: it outlives their membership."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import discord
import structlog

from bot.i18n import Param
from bot.interaction_context import InteractionContext
from data.unit_of_work import UnitOfWork
from league.ids import RoundId
from league.refusal import Refusal
from usecases.left_server import Membership, note_membership, users_in

_log = structlog.get_logger()
_NAMED: Final = 10
_A_QUESTION: Final = 100
"""Users of whom Discord tells at once."""

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
    is_there = await is_member(ctx.interaction.client, server, ctx.caller.user_id)
    return None if is_there else Refusal("no-longer-member")


async def who_left(ctx: InteractionContext, server: int, users: Iterable[int]) -> frozenset[int]:
    """Those of the users who are no members of the server any more."""
    client = ctx.interaction.client
    return frozenset([user for user in users if not await is_member(client, server, user)])


async def left_in(ctx: InteractionContext, round_id: RoundId) -> tuple[str, ...]:
    """The names of those in a round who have left the server; the judges are told once of each."""
    guild, users = ctx.interaction.guild, await ctx.ask(users_in, round_id)
    here = await _members_among(guild, tuple(users)) if guild and users else None
    if guild is None or here is None:
        return ()
    left = frozenset(users) - here
    await ctx.bot_context.note(note_membership, Membership(guild.id, left, here))
    ctx.bot_context.notify()
    return tuple(name for user, name in users.items() if user in left)


def leavers_named(ctx: InteractionContext, key: str, left: tuple[str, ...]) -> str:
    """The first of those who left, and how many more there are; "" where there are none."""
    named: dict[str, Param] = {"names": ", ".join(left[:_NAMED]), "more": max(0, len(left) - _NAMED)}
    return ctx.t(key, named) if left else ""


async def _members_among(guild: discord.Guild, users: tuple[int, ...]) -> frozenset[int] | None:
    """Those of the users who are members; None where Discord does not say. It needs no privilege to ask by number."""
    found: set[int] = set()
    try:
        for start in range(0, len(users), _A_QUESTION):
            asked = list(users[start : start + _A_QUESTION])
            members = await guild.query_members(user_ids=asked, limit=_A_QUESTION, cache=False)
            found.update(member.id for member in members)
    except (TimeoutError, discord.DiscordException) as error:
        _log.warning("members cannot be asked for", server=guild.id, error=str(error))
        return None
    return frozenset(found)


async def is_member(client: discord.Client, server: int, user: int) -> bool:
    """Whether Discord says that the user belongs to the server."""
    try:
        await client.http.get_member(server, user)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
