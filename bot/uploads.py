"""Files that people send: fetched only when they may be, taken apart in a thread of their own."""

import discord

from bot.interaction_context import InteractionContext
from league.ids import EventId
from usecases.upload import FileKind, Upload, admit, too_large


async def fetched(
    ctx: InteractionContext, file: discord.Attachment, kind: FileKind, event_id: int = 0
) -> bytes | None:
    """The bytes of a file; None when it is refused, which is told."""
    refused = await ctx.bot_context.note(admit, Upload(ctx.caller, kind, file.size, EventId(event_id)))
    if refused:
        await ctx.refuse(refused)
        return None
    content = await file.read()
    more = too_large(kind, len(content))  # than was announced
    if more:
        await ctx.refuse(more)
        return None
    return content
