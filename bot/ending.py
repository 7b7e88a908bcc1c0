"""Ending politely: whoever waits for an answer gets it before the bot leaves."""

import asyncio
from typing import Final

_ANSWERING: Final = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction")
"""How the library names the tasks in which interactions are answered."""
_QUIET: Final = 0.1
_LOOK: Final = 0.02


def answering() -> set[asyncio.Task[object]]:
    """The tasks that answer an interaction now."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERING)}


async def until_quiet(within: float) -> None:
    """Wait until no interaction has been open for a tenth of a second, so many seconds at most."""
    clock = asyncio.get_running_loop()
    end, quiet_since = clock.time() + within, clock.time()
    while clock.time() < min(end, quiet_since + _QUIET):
        await asyncio.sleep(_LOOK)
        if answering():
            quiet_since = clock.time()


async def until_answered(within: float) -> None:
    """Wait until everybody who waits now has an answer, so many seconds at most."""
    tasks = answering()
    if tasks:
        await asyncio.wait(tasks, timeout=within)
