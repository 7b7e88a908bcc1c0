"""Running work in a transaction, again when somebody else was faster."""

import random
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from data.repository import StaleVersion
from data.unit_of_work import UnitOfWork, reading, writing

T = TypeVar("T")

_ATTEMPTS = 16
_FIRST_PAUSE = 0.005  # seconds; doubled at each try, up to 64 times
_SERIALIZATION_FAILURE = "40001"  # SQLSTATE: PostgreSQL asks to try again
_DEADLOCK = "40P01"


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
            if attempt == _ATTEMPTS or not _passes(error):
                raise
        _stand_back(attempt)
    raise AssertionError("unreachable: the last attempt returns or raises")


def read(database: Engine, work: Callable[[UnitOfWork], T]) -> T:
    """The outcome of `work` on a consistent picture."""
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            with reading(database) as uow:
                return work(uow)
        except DBAPIError as error:
            if attempt == _ATTEMPTS or not _passes(error):
                raise
    raise AssertionError("unreachable: the last attempt returns or raises")


def _stand_back(attempt: int) -> None:
    """Wait for a moment of chance, so that those who met do not meet again."""
    time.sleep(random.uniform(0, _FIRST_PAUSE * 2 ** min(attempt, 6)))  # noqa: S311 - no secret


def _passes(error: StaleVersion | DBAPIError) -> bool:
    """Whether trying again can help: two transactions met, nothing is wrong with either."""
    if isinstance(error, (StaleVersion, IntegrityError)):
        return True
    return getattr(error.orig, "sqlstate", None) in {_SERIALIZATION_FAILURE, _DEADLOCK}
