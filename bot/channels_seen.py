"""Whether what was just decided can be posted: an organizer is told at once, not by an empty channel."""

from bot.interaction_context import InteractionContext
from bot.ui.permissions import channel_lines, channel_states
from bot.ui.reply import Reply
from data.records import Destination


def unposted(ctx: InteractionContext, *places: Destination) -> str:
    """Why posts for these places are not made now, and what to do; "" where nothing hinders them."""
    guild = ctx.interaction.guild
    states = channel_states(guild, ctx.guild) if guild else ()
    lines = channel_lines(
        ctx.language, [state for state in states if state.place in places and not state.well]
    )
    return "\n".join([ctx.t("unposted"), *lines]) if lines else ""


async def warn_unposted(ctx: InteractionContext, *places: Destination) -> None:
    """Tell the caller if posts for these places are not made now."""
    words = unposted(ctx, *places)
    if words:
        await ctx.say(Reply(words))
