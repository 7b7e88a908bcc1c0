"""What a member sees of the server's channels, as Discord says it now: games stand where their boards do."""

from collections.abc import Callable, Iterable
from typing import Any

import discord

from bot.interaction_context import InteractionContext
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.show import GameQuestion, panel_view, public_view, where_seen
from usecases.play.views import GameView


async def unless_seen(
    ctx: InteractionContext, where: Callable[[GameQuestion, UnitOfWork], int], question: GameQuestion
) -> Refusal | None:
    """A refusal where the caller does not see the channel that the game asks for; as if there were no such game.

    Refusals: `game-no-such-game` (params: game).
    """
    channel = await ctx.ask(where, question)
    if not channel or await _sees(ctx.interaction, channel):
        return None
    return Refusal("game-no-such-game", params={"game": question.game_id})


def game_meant(ctx: InteractionContext, game: int) -> GameQuestion:
    """The game of this number, or (0) that of the channel, or the caller's only one."""
    return GameQuestion(ctx.caller, GameId(game), ctx.interaction.channel_id or 0)


async def seen_game(ctx: InteractionContext, game: int) -> GameView | Refusal:
    """The game that is meant, as everybody may know it who sees it.

    Refusals: those of `public_view` and `unless_seen`.
    """
    question = game_meant(ctx, game)
    refused = await unless_seen(ctx, where_seen, question)
    return refused if refused is not None else await ctx.ask(public_view, question)


async def own_game(ctx: InteractionContext, game: int) -> GameView | Refusal:
    """The caller's own view of the game that is meant.

    Refusals: those of `panel_view` and `unless_seen`.
    """
    question = game_meant(ctx, game)
    found = await ctx.ask(panel_view, question)
    unseen = await unless_seen(ctx, where_seen, question) if isinstance(found, Refusal) else None
    return found if unseen is None else unseen


def channels_seen(interaction: discord.Interaction[Any], channels: Iterable[int]) -> frozenset[int]:
    """Those of the channels that the caller sees, without a question to Discord: there is no time for it in a list.

    Threads at rest, and private ones, are not among them but where the caller speaks.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return frozenset()
    found = ((number, guild.get_channel_or_thread(number)) for number in channels)
    seen = (number for number, channel in found if _is_open_to(channel, member) and not _is_private(channel))
    return frozenset(seen) | {interaction.channel_id or 0}


async def _sees(interaction: discord.Interaction[Any], number: int) -> bool:
    """Whether the caller sees a channel; in a private message as the member that they are of its server."""
    if interaction.channel_id == number:
        return True
    channel = await _channel(interaction.client, number)
    member = await _member(interaction, channel)
    if member is None or not _is_open_to(channel, member):
        return False
    return (
        not isinstance(channel, discord.Thread) or not _is_private(channel) or await _is_in(channel, member)
    )


async def _channel(client: discord.Client, number: int) -> object:
    """The channel or thread; None where it is gone, or the bot itself does not see it."""
    try:
        return client.get_channel(number) or await client.fetch_channel(number)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None


async def _member(interaction: discord.Interaction[Any], channel: object) -> discord.Member | None:
    if isinstance(interaction.user, discord.Member):
        return interaction.user
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return None
    try:
        return await channel.guild.fetch_member(interaction.user.id)
    except (discord.NotFound, discord.Forbidden):
        return None


def _is_open_to(channel: object, member: discord.Member) -> bool:
    if isinstance(channel, discord.Thread):
        return channel.parent is not None and channel.permissions_for(member).view_channel
    return isinstance(channel, discord.abc.GuildChannel) and channel.permissions_for(member).view_channel


def _is_private(channel: object) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody is in a private thread, or manages them all."""
    if thread.permissions_for(member).manage_threads:
        return True
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
