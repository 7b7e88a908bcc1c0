"""What every cog works with: the database in its threads, the time, and who answers which button."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from datetime import datetime
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

from bot.config import Settings
from bot.landings import Landings
from bot.living_desk import LivingDesks
from bot.seldom import Bugs
from bot.ui.command_mentions import CommandNumbers
from bot.ui.reply import Reply
from data.database import Database
from data.queued import Queued
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.execute import Command, ask, carry_out, note
from usecases.limits import limits_of

if TYPE_CHECKING:
    from bot.interaction_context import InteractionContext

C = TypeVar("C", bound=Command)
Q = TypeVar("Q")
T = TypeVar("T")

ButtonHandler = Callable[["InteractionContext", int, int], Awaitable[None]]
MenuHandler = Callable[["InteractionContext", int, int, list[str]], Awaitable[None]]
PlayHandler = Callable[["InteractionContext", int, int, str], Awaitable[None]]
FormHandler = Callable[["InteractionContext", int, int, dict[str, str]], Awaitable[None]]


_ASIDE = 2
"""Threads for long jobs: they share the processor with everything else, so more of them finish nothing sooner."""


class Stopping(Exception):  # noqa: N818 - it names what happened
    """A long job is not begun any more: the process has been told to stop."""


class BotContext:
    """One for each process. Database work runs in threads, so that the event loop is never held up."""

    def __init__(self, settings: Settings, database: Database, now: Callable[[], datetime]) -> None:
        """`now` is the only clock that the bot reads."""
        self.settings = settings
        self.database = database
        self.now = now
        self.limits = limits_of(settings.limits)
        self._threads = ThreadPoolExecutor(settings.workers, thread_name_prefix="database")
        # One easel: whoever wants the same picture at the same moment finds it drawn.
        self._render_pool = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self._autocomplete_pool = ThreadPoolExecutor(1, thread_name_prefix="typing")
        self._aside = ThreadPoolExecutor(_ASIDE, thread_name_prefix="aside")
        self._reviews = ThreadPoolExecutor(1, thread_name_prefix="reviewing")
        self._at_work: WeakValueDictionary[tuple[ThreadPoolExecutor, int], asyncio.Lock] = (
            WeakValueDictionary()
        )
        self.stopping = Event()
        """Set when the process has been told to stop: long jobs end early."""
        self._on_change: list[Callable[[], None]] = []
        self.buttons: dict[str, ButtonHandler] = {}
        self.form_openers: dict[str, ButtonHandler] = {}
        self.menus: dict[str, MenuHandler] = {}
        self.forms: dict[str, FormHandler] = {}
        # Buttons whose answer takes the place of the private message under which they stand.
        self.pagers: set[str] = set()
        self.play: PlayHandler | None = None
        self.command_numbers: CommandNumbers = {}
        self.bugs = Bugs()
        self.landings = Landings()
        self.desks = LivingDesks()

    def go_on(self) -> None:
        """Called by long jobs in between. Raises Stopping."""
        if self.stopping.is_set():
            raise Stopping

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call back after each change of the database: outbox and timers may have new work.

        It is called in the context of now, whoever has changed something: what a worker begins is the worker's own,
        also where a page on the web has woken it. By that the sandbox tells the bot's time from everybody else's.
        """
        self._on_change.append(partial(copy_context().run, callback))

    def notify(self) -> None:
        """Tell the workers that the database has changed."""
        for callback in self._on_change:
            callback()

    async def work(self, job: Callable[[], T]) -> T:
        """Run a blocking job in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    async def aside(self, guild_id: int, job: Callable[[], T]) -> T:
        """Run a long job for a server - take a file apart, build an index, write a spreadsheet - beside all others.

        One at a time for each server, so that what its files hold in memory does not add up and others find a thread.
        """
        return await self._in_turn(self._aside, guild_id, job)

    async def review(self, guild_id: int, job: Callable[[], T]) -> T:
        """Look back on a finished game of a server, for seconds or minutes: no file waits behind it."""
        return await self._in_turn(self._reviews, guild_id, job)

    async def _in_turn(self, threads: ThreadPoolExecutor, guild_id: int, job: Callable[[], T]) -> T:
        turn = self._at_work.setdefault((threads, guild_id), asyncio.Lock())
        async with turn:
            if self.stopping.is_set():
                raise Stopping
            return await asyncio.get_running_loop().run_in_executor(threads, job)

    async def draw(self, job: Callable[[], T]) -> T:
        """Run a job that draws the board: no answer from the database waits behind it."""
        return await asyncio.get_running_loop().run_in_executor(self._render_pool, job)

    async def drawn(self, reply: Reply) -> Reply:
        """The reply with its drawings made."""
        return await self.draw(reply.drawn) if reply.files else reply

    async def described(self, reply: Reply) -> Reply:
        """The reply with its drawings in words, where those are sent: a message that is laid out says them anew."""
        return await self.draw(reply.described) if reply.files and reply.cards else reply

    async def do(self, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C) -> T | Refusal:
        """Carry out a use case; the workers are told afterwards."""
        return (await self.carry_out(use_case, command))[0]

    async def carry_out(
        self, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C
    ) -> tuple[T | Refusal, Queued]:
        """The same, with what Discord is to take because of it."""
        outcome, queued = await self.work(lambda: carry_out(self.database, use_case, command))
        if not isinstance(outcome, Refusal):
            self.bugs.went_well()
            self.notify()
        return outcome, queued

    async def note(self, use_case: Callable[[Q, UnitOfWork], T], fact: Q) -> T:
        """Write down a fact about the bot's own work, and what follows from it; nobody asked for it or is told."""
        return await self.work(lambda: note(self.database, lambda uow: use_case(fact, uow), self.now()))

    async def query_typing(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """Answer an autocomplete: Discord lets it not be acknowledged first, so it has threads of its own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._autocomplete_pool, lambda: ask(self.database, query, question)
        )

    async def ask(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """Answer a question from the database."""
        return await self.work(lambda: ask(self.database, query, question))

    async def look(
        self, query: Callable[[Q, UnitOfWork], T | Refusal | None], question: Q, show: Callable[[T], Reply]
    ) -> tuple[T, Reply] | Refusal | None:
        """Answer a question and word the answer, in one thread: to change threads costs as much as a query."""

        def looked() -> tuple[T, Reply] | Refusal | None:
            found = ask(self.database, query, question)
            return found if found is None or isinstance(found, Refusal) else (found, show(found))

        return await self.work(looked)

    def close(self) -> None:
        """Let the threads finish their work and go."""
        self.stopping.set()
        self._reviews.shutdown(wait=True, cancel_futures=True)
        self._aside.shutdown(wait=True, cancel_futures=True)
        self._autocomplete_pool.shutdown(wait=True)
        self._render_pool.shutdown(wait=True)
        self._threads.shutdown(wait=True)
        self.database.dispose()
