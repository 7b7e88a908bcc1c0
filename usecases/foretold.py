"""Whom a command would call on Discord, found out before it is carried out: it is tried, and nothing of it is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from data.database import Database
from data.records import Destination, Notice
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.execute import Command
from usecases.follow import follow

C = TypeVar("C", bound=Command)


@dataclass(frozen=True, slots=True)
class Foretold:
    """The names of those who would be called, and whether a role of the staff would be.

    `done` is the outcome that the use case would have.
    """

    names: tuple[str, ...]
    calls_staff: bool
    done: object = None


def foretell(
    database: Database, use_case: Callable[[C, UnitOfWork], object], command: C
) -> Foretold | Refusal:
    """Whom the command would call as things stand. Refusals: those of the use case."""

    def work(uow: UnitOfWork) -> Foretold | Refusal:
        uow.lock(command.caller.guild_id)
        outcome = use_case(command, uow)
        if isinstance(outcome, Refusal):
            return outcome
        follow(uow, command.caller.now)
        sent = uow.outbox.queued.notices
        notices = uow.outbox.notices.find(id=sorted(sent), message_id=0) if sent else ()
        called = {number for one in notices for number in pinged(one)}
        people = uow.people.find(guild_id=command.caller.guild_id, user_id=sorted(called)) if called else ()
        names = sorted(person.name for person in people)
        return Foretold(tuple(names), any(_roles(one) for one in notices), outcome)

    return write(database, work, keep=lambda _: False)


def pinged(notice: Notice) -> tuple[int, ...]:
    """Whom a message calls: its reader, those whom it names, and roles."""
    reader = (notice.subject,) if notice.place is Destination.PRIVATE else ()
    return *reader, *notice.mentions, *_roles(notice)


def _roles(notice: Notice) -> tuple[int, ...]:
    return tuple(one["role"] for one in notice.params.values() if isinstance(one, dict) and "role" in one)
