"""Everything that is open in an event: the one answer that desks, `/event finish` and pages select from."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Final, TypeAlias

from data.unit_of_work import UnitOfWork
from league.event import Event
from usecases.waiting.calls import appeals, calls
from usecases.waiting.entries import approvals, at_door, check_ins, waiting_list
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open
from usecases.waiting.stages import fallen, goes_on, line, plan
from usecases.waiting.tables import (
    disputed,
    held_games,
    not_started,
    refused,
    seats,
    unconfirmed,
    unreported,
)

_Finder: TypeAlias = Callable[[EventFacts], Iterator[Open]]
_KINDS: Final[tuple[_Finder, ...]] = (
    plan, line, fallen, approvals, at_door, waiting_list, check_ins, disputed, refused, not_started, unreported,
    unconfirmed, calls, held_games, seats, goes_on, appeals,
)  # fmt: skip
"""In the order in which the desks name them."""
_OF_PLAYERS: Final[tuple[_Finder, ...]] = (check_ins, unreported, unconfirmed)


def waiting_in(uow: UnitOfWork, event: Event, now: datetime) -> tuple[Open, ...]:
    """Everything that is open in an event.

    Source: house
    """
    return open_in(EventFacts(uow, event, now))


def open_in(facts: EventFacts) -> tuple[Open, ...]:
    """The same, of an event whose rows are read already."""
    return tuple(one for kind in _KINDS for one in kind(facts))


def of_players(facts: EventFacts) -> tuple[Open, ...]:
    """What of it players can end."""
    return tuple(one for kind in _OF_PLAYERS for one in kind(facts))
