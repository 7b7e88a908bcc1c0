"""Processes of our own in which the bot lets think: each ends with its input, however the bot ends."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[1]
_OURS: Final = ("GUILDHALL_", "DISCORD_")
_LINE: Final = 1 << 22
"""Bytes of the longest line that it may answer."""


async def child_process(module: str) -> Process:
    """A process without the bot's settings; Ctrl-C is not for it."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=known, cwd=_ROOT,
        start_new_session=True, limit=_LINE,
    )  # fmt: skip


async def end(process: Process) -> None:
    """End it, whatever it does."""
    if process.returncode is None:
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
