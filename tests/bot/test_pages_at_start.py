"""The pages begin with the bot, and never keep it from playing."""

import socket

from aiohttp import ClientSession

from bot.config import Settings
from bot.startup import create_bot


async def test_the_bot_serves_pages_at_the_port_of_the_settings(database_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    bot = create_bot(Settings(database_url=database_url, web_port=port, _env_file=None))
    await bot._open_pages()
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as answer:
        assert answer.status == 200
    await bot._close_pages()
    bot.bot_context.close()


async def test_a_port_that_is_taken_keeps_nobody_from_playing(database_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(database_url=database_url, web_port=taken.getsockname()[1], _env_file=None)
        bot = create_bot(settings)
        await bot._open_pages()
        assert bot.pages is None
        bot.bot_context.close()
