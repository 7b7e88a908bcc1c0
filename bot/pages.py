"""The pages on the web beside the bot of this process."""

import socket

from bot.bot_context import BotContext
from bot.descriptors import for_strangers
from web.server import PageServer, listen_at
from web.site import Site


async def open_pages(bot_context: BotContext, listening: socket.socket | None = None) -> PageServer:
    """Serve the pages on this socket, or on the port of the settings. Raises OSError where it is taken."""
    settings = bot_context.settings
    pages = PageServer(
        Site(settings.web_address, settings.web_proxies),
        bot_context.database,
        bot_context.now,
        for_strangers(),
        bot_context.notify,
        bot_context.limits,
    )
    bot_context.on_change(pages.live.notify)
    await pages.open(listening or listen_at(settings.web_host, settings.web_port))
    return pages
