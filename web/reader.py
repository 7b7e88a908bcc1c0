"""Questions of pages: in a thread of their own, so that no answer on Discord waits behind a viewer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import TypeVar

from data.database import Database
from data.unit_of_work import UnitOfWork
from usecases.execute import ask_publicly

Q = TypeVar("Q")
T = TypeVar("T")
V = TypeVar("V")


class Reader:
    """One for each process."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        """`now` is the bot's clock."""
        self._database = database
        self.now = now
        self._pages = ThreadPoolExecutor(1, thread_name_prefix="pages")
        self._stamps = ThreadPoolExecutor(1, thread_name_prefix="stamps")
        self._render_pool = ThreadPoolExecutor(1, thread_name_prefix="page pictures")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the database too."""
        return self._database.dialect.name == "postgresql"

    async def ask_small(self, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
        """The answer to a small question: it waits behind no page."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._stamps, lambda: ask_publicly(self._database, query, question))

    async def made(
        self, query: Callable[[Q, UnitOfWork], V | None], question: Q, show: Callable[[V], T | None]
    ) -> T | None:
        """What shows the answer to a question, made in one go with it; None where there is nothing to show."""
        return await self._run(self._pages, query, question, show)

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
    ) -> T | None:
        def work() -> T | None:
            found = ask_publicly(self._database, query, question)
            return None if found is None else show(found)

        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def close(self) -> None:
        """Let the threads finish and go."""
        for threads in (self._pages, self._stamps, self._render_pool):
            threads.shutdown(wait=True, cancel_futures=True)
