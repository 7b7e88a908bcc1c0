"""Questions of pages, and what is done on them: in threads of their own, so that no answer on Discord waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import TypeVar

from data.database import Database
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.execute import Command, ask, ask_publicly, execute
from usecases.foretold import Foretold, foretell

C = TypeVar("C", bound=Command)
Q = TypeVar("Q")
T = TypeVar("T")
V = TypeVar("V")


class Reader:
    """One for each process."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], notify: Callable[[], None] = lambda: None
    ) -> None:
        """`now` is the bot's clock; `notify` tells the bot that the database has changed."""
        self._database = database
        self.now = now
        self._notify = notify
        self._pages = ThreadPoolExecutor(1, thread_name_prefix="pages")
        self._stamps = ThreadPoolExecutor(1, thread_name_prefix="stamps")
        self._deeds = ThreadPoolExecutor(1, thread_name_prefix="deeds on pages")
        self._render_pool = ThreadPoolExecutor(1, thread_name_prefix="page pictures")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the database too."""
        return self._database.dialect.name == "postgresql"

    async def ask_small(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """The answer to a small question: it waits behind no page."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._stamps, lambda: ask_publicly(self._database, query, question))

    async def ask(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """The answer to a question of one person's own page."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pages, lambda: ask_publicly(self._database, query, question))

    async def do(self, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C) -> T | Refusal:
        """Carry out a use case; what Discord is to take because of it is on its way afterwards."""
        loop = asyncio.get_running_loop()
        outcome = await loop.run_in_executor(self._deeds, lambda: execute(self._database, use_case, command))
        if not isinstance(outcome, Refusal):
            self._notify()
        return outcome

    async def foretell(
        self, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C
    ) -> Foretold | Refusal:
        """Whom a use case would call if it were carried out now."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._deeds, lambda: foretell(self._database, use_case, command))

    async def shown(self, show: Callable[[], T]) -> T:
        """What shows an answer that is there already."""
        return await asyncio.get_running_loop().run_in_executor(self._pages, show)

    async def made(
        self, query: Callable[[Q, UnitOfWork], V | None], question: Q, show: Callable[[V], T | None]
    ) -> T | None:
        """What shows the answer to a question, made in one go with it; None where there is nothing to show."""
        return await self._run(self._pages, query, question, show)

    async def made_for_staff(
        self, query: Callable[[Q, UnitOfWork], V | None], question: Q, show: Callable[[V], T | None]
    ) -> T | None:
        """The same for who runs a league, with the names that players have there."""
        return await self._run(self._pages, query, question, show, ask)

    async def drawn(
        self, query: Callable[[Q, UnitOfWork], V | None], question: Q, show: Callable[[V], T | None]
    ) -> T | None:
        """The same of a picture: no page waits behind it."""
        return await self._run(self._render_pool, query, question, show)

    async def _run(
        self,
        threads: ThreadPoolExecutor,
        query: Callable[[Q, UnitOfWork], V | None],
        question: Q,
        show: Callable[[V], T | None],
        asked: Callable[..., V | None] = ask_publicly,
    ) -> T | None:
        def work() -> T | None:
            found = asked(self._database, query, question)
            return None if found is None else show(found)

        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def close(self) -> None:
        """Let the threads finish and go."""
        for threads in (self._pages, self._stamps, self._deeds, self._render_pool):
            threads.shutdown(wait=True, cancel_futures=True)
