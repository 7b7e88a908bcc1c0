"""Opens the sandbox and keeps it open: socket, stage, world, demo league, web server, until Ctrl-C."""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol, runtime_checkable

from aiohttp import web

from bot.known_commands import KnownCommands
from bot.sandbox.page import HOST, application
from bot.sandbox.people import ORGANIZER
from bot.sandbox.stage import AnyBot, BotFactory, SimulatedDiscord, live
from bot.sandbox.tab import Show
from bot.sandbox.world import World, build_world


@runtime_checkable
class NotesCommands(Protocol):
    """A bot that names its commands to be pressed, once it knows what Discord calls them."""

    @property
    def known(self) -> KnownCommands:
        """What it knows of them."""


Seed = Callable[[AnyBot, World], Awaitable[None]]
NO_TIME = timedelta()
SLOW_SECONDS = 30.0
Say = Callable[[str], None]

_log = logging.getLogger(__name__)


class PortTakenError(Exception):
    """The port is in use; the text says what to do, in both languages."""

    def __init__(self, port: int) -> None:
        super().__init__(
            f"Port {port} is in use: the sandbox may be running already at {address(port)} - "
            f"open that, end it with Ctrl-C, or choose another: python -m bot sandbox --port {port + 1}\n"
            f"ポート {port} は使用中です。すでに {address(port)} で動いているかもしれません。それを開くか、"
            f"Ctrl-C で終えるか、別の番号で始めてください: python -m bot sandbox --port {port + 1}"
        )


def address(port: int) -> str:
    """Where the browser finds the sandbox."""
    return f"http://{HOST}:{port}/"


def bind(port: int) -> socket.socket:
    """Listen on this machine only; raises PortTakenError."""
    try:
        return socket.create_server((HOST, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTakenError(port) from error
        raise


async def keep_open(
    make_bot: BotFactory,
    port: int,
    *,
    seed: Seed,
    say: Say,
    history: timedelta = NO_TIME,
    pages: socket.socket | None = None,
) -> None:
    """Run the sandbox until SIGINT or SIGTERM; `say` gets the lines for the terminal.

    The simulated clock starts `history` ago, so that the seed can let that much time pass. `pages` is where the
    pages of events are served.
    """
    listening = bind(port)
    slow = asyncio.create_task(_ask_for_patience(say))
    try:
        async with opened(make_bot, listening, seed=seed, history=history, pages=pages) as show:
            slow.cancel()
            say(f"Guildhall sandbox / 道場サンドボックス: {address(listening.getsockname()[1])}")
            if show.pages:
                say(f"Pages on the web / 大会の Web ページ: {show.pages}")
            say("Ctrl-C to end / 終わるには Ctrl-C")
            await _until_told_to_stop()
    finally:
        await _ended(slow)
    _log.info("sandbox closed after %d messages", sum(map(len, show.backend.messages.values())))


async def _ask_for_patience(say: Say) -> None:
    """Tell the terminal that a slow machine is still at work."""
    while True:
        await asyncio.sleep(SLOW_SECONDS)
        say(
            "Still preparing: this machine is slow or busy… / 準備を続けています(このマシンでは時間がかかっています)…"
        )


@contextlib.asynccontextmanager
async def opened(
    make_bot: BotFactory,
    listening: socket.socket,
    *,
    seed: Seed,
    history: timedelta = NO_TIME,
    pages: socket.socket | None = None,
) -> AsyncIterator[Show]:
    """The sandbox, open on that socket for the length of the block."""
    async with live(make_bot, datetime.now(UTC) - history) as stage:
        show = await _prepared(stage, seed)
        runner = web.AppRunner(application(show), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listening).start()
        heart = asyncio.create_task(stage.keep_time())
        try:
            async with _pages(show, pages):
                yield show
        finally:
            await _ended(heart)
            await runner.cleanup()


@contextlib.asynccontextmanager
async def _pages(show: Show, listening: socket.socket | None) -> AsyncIterator[None]:
    """The pages of events, beside the simulated Discord: what they do takes real time and belongs to no operation."""
    bot = show.stage.env.bot
    bot_context = getattr(bot, "bot_context", None)
    if listening is None or bot_context is None:
        yield
        return
    from bot.pages import open_pages

    open_ = await open_pages(bot, bot_context, listening)
    show.pages = f"{open_.site.base}/s/{show.world.guild.id}"
    try:
        yield
    finally:
        await open_.close()


async def _prepared(stage: SimulatedDiscord, seed: Seed) -> Show:
    """The demo server with the commands registered and the demo league played so far."""
    world = build_world(stage.env)
    for person, member in world.members.items():
        stage.locales.set(member.id, person.locale)
    bot = stage.env.bot
    if not isinstance(bot, AnyBot):
        raise TypeError("the sandbox runs a bot of discord.ext.commands")
    registered = await bot.tree.sync()
    if isinstance(bot, NotesCommands):
        bot.known.note(registered)
    await seed(bot, world)
    await stage.env.settle()
    stage.opened()
    show = Show(stage, world)
    show.mark_all_read()
    show.leave_unread(world.members[ORGANIZER].id)
    return show


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _until_told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        await stop.wait()
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
