"""One thread of a process writes SQLite at a time; while another process holds the file, all hear it at once."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from sqlalchemy.exc import DBAPIError

_TRIED_AGAIN_AFTER: Final = 2.0
_HELD: Final = "SQLITE_BUSY"
"""All other faults show at once."""


class StillHeldError(Exception):
    """Another process held the file a moment ago: nobody queues to find it out once more."""

    def __init__(self, first: BaseException) -> None:
        """`first` is what was met then."""
        super().__init__(str(first))
        self.first = first


class WritingTurn:
    """The right to write, which one thread has at a time.

    SQLite lets one connection write and makes the others look again after longer and longer pauses: a queue is faster.
    """

    def __init__(self) -> None:
        """Nobody writes yet, and nothing is known of another process."""
        self._lock = Lock()
        self._held: BaseException | None = None
        self._since = 0.0

    @property
    def is_taken(self) -> bool:
        """Whether a thread of this process is writing, and no trouble is known."""
        return self._lock.locked() and self._held is None

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Write alone. Raises StillHeldError while another finds out whether it works again."""
        self._take()
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            if _is_held(error):
                self._held, self._since = error, time.monotonic()
            raise
        else:
            self._held = None
        finally:
            self._lock.release()

    def _take(self) -> None:
        self._refuse(is_tried=self._lock.locked())
        self._lock.acquire()
        try:
            self._refuse(is_tried=False)
        except StillHeldError:
            self._lock.release()
            raise

    def _refuse(self, *, is_tried: bool) -> None:
        held = self._held
        if held is not None and (is_tried or time.monotonic() - self._since < _TRIED_AGAIN_AFTER):
            raise StillHeldError(held)


def _is_held(error: BaseException) -> bool:
    """Whether another process holds the file."""
    met = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(met, "sqlite_errorname", "")).startswith(_HELD)
