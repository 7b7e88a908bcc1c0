"""The sandbox: the real bot on a simulated Discord, in the browser, without a token or an account."""

import socket
import tempfile
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from bot.config import Settings
from bot.sandbox.page import HOST
from bot.sandbox.rooms import NO_TIME, PortTakenError, Seed, bind, keep_open
from bot.sandbox.stage import AnyBot, Now

__all__ = ["PortTakenError", "serve"]


async def serve(
    settings: Settings, port: int, *, seed: Seed, say: Callable[[str], None], history: timedelta = NO_TIME
) -> None:
    """Open the sandbox until Ctrl-C, with a database of its own that goes with it.

    `seed` plays the demo league before the page opens, `history` is how long ago its clock starts; `say` gets
    the lines for the terminal.
    Raises PortTakenError, whose text says what to do.
    """
    from bot.rulebook import the_rulebook
    from bot.startup import create_bot

    def ready_bot(now: Now) -> AnyBot:
        # simcord gives a starting bot five seconds, and a slow machine builds the index of the rules in ten.
        the_rulebook().build()
        return create_bot(ours, now)

    with tempfile.TemporaryDirectory(prefix="guildhall-sandbox-") as folder:
        listening = _for_pages(port)
        own: dict[str, object] = {"web_port": 0, "web_url": f"http://{HOST}:{listening.getsockname()[1]}"}
        own |= {"database_url": f"sqlite:///{Path(folder) / 'sandbox.db'}", "shard_count": 1, "shard_ids": ()}
        own |= {
            "house_processes": 0,
            "house_pace": 0,
        }  # its clock goes in leaps, and one visitor is waited for
        ours = settings.model_copy(update=own | {"discord_base": ""})
        await keep_open(ready_bot, port, seed=seed, say=say, history=history, pages=listening)


def _for_pages(port: int) -> socket.socket:
    """The port behind the sandbox's own, or any that is free."""
    try:
        return bind(port + 1 if port else 0)
    except (OSError, OverflowError, PortTakenError):
        return bind(0)
