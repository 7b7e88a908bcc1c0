"""Running work in a transaction, again when another one was faster."""

import random
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from data.repository import StaleVersion
from data.unit_of_work import UnitOfWork, reading, reading_publicly, writing

T = TypeVar("T")

_ATTEMPTS = 16
_FIRST_PAUSE = 0.005  # seconds; doubled at each try, up to 64 times
# SQLSTATEs: PostgreSQL asks to try again after a serialization failure and a deadlock. A key that is taken and a
# parent that is gone may be somebody else's work of this moment, which the next try sees; what fails then is wrong.
_MET = frozenset({"40001", "40P01"})
_MAYBE_MET = frozenset({"23505", "23503"})
_SECOND_LOOKS = 2


def write(database: Engine, work: Callable[[UnitOfWork], T], keep: Callable[[T], bool]) -> T:
    """The outcome of `work`, whose changes last if `keep` says so of the outcome."""
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            with writing(database) as uow:
                outcome = work(uow)
                if keep(outcome):
                    uow.commit()
                return outcome
        except (StaleVersion, DBAPIError) as error:
            if attempt == _ATTEMPTS or not _passes(database, error, attempt):
                raise
        _stand_back(attempt)
    raise AssertionError("unreachable: the last attempt returns or raises")


def read(database: Engine, work: Callable[[UnitOfWork], T]) -> T:
    """The outcome of `work` on a consistent picture, whatever is written meanwhile."""
    with reading(database) as uow:
        return work(uow)


def read_publicly(database: Engine, work: Callable[[UnitOfWork], T]) -> T:
    """As `read`, with everybody under the name that they show to the public."""
    with reading_publicly(database) as uow:
        return work(uow)


def _stand_back(attempt: int) -> None:
    """Wait for a moment of chance, so that those who met do not meet again."""
    time.sleep(random.uniform(0, _FIRST_PAUSE * 2 ** min(attempt, 6)))  # noqa: S311 - no secret


def _passes(database: Engine, error: StaleVersion | DBAPIError, attempt: int) -> bool:
    """Whether trying again can help: two transactions met, nothing is wrong with either.

    On SQLite a writer meets nobody: it holds the lock before it reads.
    """
    if database.dialect.name == "sqlite":
        return False
    if isinstance(error, StaleVersion):
        return True
    state = getattr(error.orig, "sqlstate", None)
    return state in _MET or (state in _MAYBE_MET and attempt <= _SECOND_LOOKS)
