"""What a kind of messages is made of, and what follows once one of them says otherwise, or is due no more."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, TypeAlias, TypeVar

from data.game_records import PostGame
from data.records import Guild, Person
from data.unit_of_work import UnitOfWork
from league.duty import Aloud, Closing, Duty, Slot, Told, Wording
from league.event import Event
from league.round import Round, Table

Of = TypeVar("Of", Guild, Event, Round, Table, Person, PostGame)
"""From whose rows the messages of a kind follow."""
Ends: TypeAlias = Callable[[UnitOfWork, Slot, Told], Closing]
News: TypeAlias = Callable[[UnitOfWork, Told, Duty], Wording | Aloud | None]


def no_news(_uow: UnitOfWork, _told: Told, _duty: Duty) -> None:
    """What it says now is nothing that anybody must hear who has read what it said."""


def goes_on(_uow: UnitOfWork, _of: Guild | Event | Round | Table | Person | PostGame) -> bool:
    """What is due no more has an end of its own."""
    return False


@dataclass(frozen=True, slots=True)
class Projection(Generic[Of]):
    """A kind of messages: `reads` are the rows of which they are made, `duties` those due in one of these.

    `ends` says by the facts of now what becomes of one that was read and is due no more, `news` what is said aloud
    beside one that was read and says otherwise by now. `amends`: closing words follow, too. Where an event, round or
    table `is_past`, all that was read of it stays as it is.
    """

    kind: str
    reads: frozenset[str]
    duties: Callable[[UnitOfWork, Of, datetime], Iterable[Duty]]
    ends: Ends
    news: News = no_news
    amends: bool = False
    is_past: Callable[[UnitOfWork, Of], bool] = goes_on
