"""`python -m bot leave GUILD`, as a host types it, against the simulated Discord."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.support.loopback import TOKEN, LoopbackDiscord

pytestmark = pytest.mark.slow  # the whole bot starts, twice
ROOT = Path(__file__).parents[2]


async def left(server: LoopbackDiscord, folder: Path, guild: int) -> tuple[int, str]:
    """The exit code and the words of the command."""
    environment = os.environ | {
        "DISCORD_TOKEN": TOKEN,
        "GUILDHALL_DISCORD_BASE": server.base,
        "GUILDHALL_DATABASE_URL": f"sqlite:///{folder / 'league.db'}",
        "PYTHONPATH": str(ROOT),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "leave", str(guild),
        cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    words, _ = await process.communicate()
    return process.returncode or 0, words.decode()


async def test_the_bot_leaves_the_server_that_is_named_and_no_other(tmp_path: Path) -> None:
    async with LoopbackDiscord(guild_name="League", locale="en-US") as server:
        other = server.world.add_guild("Other", server.owner, "en-US")
        code, words = await left(server, tmp_path, other.id)
        assert (code, server.world.bot.id in other.members) == (0, False), words
        assert server.world.bot.id in server.guild.members
        assert f"The bot has left {other.id}" in words
        code, words = await left(server, tmp_path, other.id)
        assert code == 1
        assert "Not left" in words
        assert "Traceback" not in words
