"""Messages of ours that stand on Discord: changed in place, deleted, with a thread under them."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
from discord.ext import commands

from bot.ui.reply import Reply

_THREAD_EXISTS: Final = 160004
_THREAD_ARCHIVED: Final = 50083
_A_WEEK: Final = 10080
"""Minutes without a message until Discord puts a thread away: a turn may take days."""

T = TypeVar("T")


async def edit_message(
    bot: commands.AutoShardedBot, channel_id: int, message_id: int, reply: Reply, *, files: bool = True
) -> bool:
    """Edit in place, without a ping; False when the message was deleted on Discord. Without `files` its own stay."""
    try:
        await in_open_thread(
            bot, channel_id, lambda: _change(bot, channel_id, message_id, reply, files=files)
        )
    except discord.NotFound:
        return False
    return True


async def in_open_thread(
    bot: commands.AutoShardedBot, channel_id: int, deed: Callable[[], Awaitable[T]]
) -> T:
    """Do it; a thread in which nobody has written for days is opened again first, by whoever may write there."""
    try:
        return await deed()
    except discord.HTTPException as error:
        if error.code != _THREAD_ARCHIVED:
            raise
    await bot.http.edit_channel(channel_id, archived=False)
    return await deed()


async def delete_message(bot: commands.AutoShardedBot, channel_id: int, message_id: int) -> None:
    """Delete a message; one that is not there any more is as good."""
    if not message_id:
        return
    try:
        await bot.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
    except discord.NotFound:
        return


async def open_thread(bot: commands.AutoShardedBot, channel_id: int, message_id: int, name: str) -> int:
    """Open the thread under a message; it has the message's number, so a repeat finds it.

    By its numbers alone: the library's own way wants to know the server, which another shard may serve.
    """
    try:
        thread = await bot.http.start_thread_with_message(
            channel_id, message_id, name=name[:100], auto_archive_duration=_A_WEEK
        )
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS:
            return message_id
        raise
    return int(thread["id"])


async def rename_thread(bot: commands.AutoShardedBot, thread_id: int, name: str) -> None:
    """Give a thread its new name. One that was put away, is gone, or is not ours to name keeps what it has.

    Discord allows two such changes in ten minutes a thread: it is called where the name has changed, and nowhere else.
    """
    try:
        await bot.http.edit_channel(thread_id, name=name[:100])
    except (discord.NotFound, discord.Forbidden):
        return
    except discord.HTTPException as error:
        if error.code != _THREAD_ARCHIVED:
            raise


async def file_thread(bot: commands.AutoShardedBot, thread_id: int, *, filed: bool) -> None:
    """Put a thread away, or take it out again; one that is gone, or is not ours to file, stays as it is."""
    try:
        await bot.http.edit_channel(thread_id, archived=filed)
    except (discord.NotFound, discord.Forbidden):
        return


async def _change(
    bot: commands.AutoShardedBot, channel_id: int, message_id: int, reply: Reply, *, files: bool
) -> None:
    await (
        bot.get_partial_messageable(channel_id)
        .get_partial_message(message_id)
        .edit(
            **reply.sent(),
            attachments=reply.fresh() if files else discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    )
