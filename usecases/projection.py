"""What a kind of messages is made of, and what follows once one of them is due no more."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told
from league.event import Event

Duties: TypeAlias = Callable[[UnitOfWork, Event, datetime], Iterable[Duty]]
Ends: TypeAlias = Callable[[UnitOfWork, Slot, Told], Closing]


@dataclass(frozen=True, slots=True)
class Projection:
    """A kind of messages: `reads` are the kinds of rows of which they are made, `duties` those due in an event.

    `ends` says by the facts of now what becomes of one that was read and is due no more.
    """

    kind: str
    reads: frozenset[str]
    duties: Duties
    ends: Ends
