"""Pages and monitoring answer from the first moment, also where Discord cannot be reached."""

import asyncio
import socket

import pytest
from aiohttp import ClientSession

from bot.config import Settings
from bot.startup import create_bot
from tests.support.loopback import TOKEN


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


async def asked(session: ClientSession, port: int, path: str) -> tuple[int, str]:
    async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


@pytest.mark.usefixtures("discord_afterwards")
async def test_pages_and_monitoring_answer_while_discord_is_away(database_url: str) -> None:
    pages, health = free_port(), free_port()
    bot = create_bot(
        Settings(
            database_url=database_url,
            discord_base="http://127.0.0.1:1",
            web_port=pages,
            metrics_port=health,
            _env_file=None,
        )
    )
    serving = asyncio.create_task(bot.serve(TOKEN))
    async with asyncio.timeout(20), ClientSession() as session:
        while bot.pages is None:  # noqa: ASYNC110 - it is a moment
            await asyncio.sleep(0)
        assert (await asked(session, pages, "/"))[0] == 200
        assert (await asked(session, health, "/healthz"))[0] == 200
        assert await asked(session, health, "/readyz") == (503, "not connected to Discord\n")
        assert (await asked(session, health, "/metrics"))[0] == 200
        bot._told_to_stop()
        await serving
