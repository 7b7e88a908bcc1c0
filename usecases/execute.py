"""Carrying out a use case: one transaction, and once only for each interaction."""

from collections.abc import Callable
from datetime import datetime
from typing import Protocol, TypeVar

from data.database import Database
from data.queued import Queued
from data.records import UserSettings
from data.transaction import read, read_publicly, write
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.follow import follow
from usecases.server import server_of


class Command(Protocol):
    """What a caller wants done; every command says who that is."""

    @property
    def caller(self) -> Caller:
        """The person behind the command."""


C = TypeVar("C", bound=Command)
Q = TypeVar("Q")
T = TypeVar("T")


def execute(database: Database, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C) -> T | Refusal:
    """The outcome of a use case; a refusal changes nothing.

    Refusals: `already-done` when the interaction was carried out before, and those of the use case.
    """
    return carry_out(database, use_case, command)[0]


def carry_out(
    database: Database, use_case: Callable[[C, UnitOfWork], T | Refusal], command: C
) -> tuple[T | Refusal, Queued]:
    """The outcome of a use case as `execute` gives it, and what Discord is to take because of it."""

    def work(uow: UnitOfWork) -> tuple[T | Refusal, Queued]:
        caller = command.caller
        uow.lock(caller.guild_id or server_of(command, uow))
        if caller.interaction_id and not uow.first_time(caller.interaction_id, caller.now):
            return Refusal("already-done"), Queued()
        _remember_locale(uow, caller)
        outcome = use_case(command, uow)
        if not isinstance(outcome, Refusal):
            follow(uow, caller.now)
        return outcome, uow.outbox.queued

    return write(database, work, keep=lambda done: not isinstance(done[0], Refusal))


def note(database: Database, work: Callable[[UnitOfWork], T], now: datetime) -> T:
    """Write down what nobody asked for, a fact about the bot's own work, and what follows from it."""

    def noted(uow: UnitOfWork) -> T:
        outcome = work(uow)
        follow(uow, now)
        return outcome

    return write(database, noted, keep=lambda _: True)


def ask(database: Database, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
    """The answer to a question; nothing is written."""
    return read(database, lambda uow: query(question, uow))


def ask_publicly(database: Database, query: Callable[[Q, UnitOfWork], T], question: Q) -> T:
    """The answer for the public: everybody has the name that they chose to show there."""
    return read_publicly(database, lambda uow: query(question, uow))


def _remember_locale(uow: UnitOfWork, caller: Caller) -> None:
    """Timed messages come without a locale: keep the one that Discord told us last."""
    if not caller.locale:
        return
    known = uow.users.values("locale", id=caller.user_id)
    if not known:
        uow.users.add(UserSettings(caller.user_id, locale=caller.locale))
    elif known[0][0] != caller.locale:
        uow.users.change(uow.users.require(caller.user_id), locale=caller.locale)
