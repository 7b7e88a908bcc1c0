"""What is outdated, for the answer to whoever has changed something: the words and buttons that the judges have."""

from collections.abc import Collection
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId
from usecases.standings.outdated import Outdated, outdated_in


@dataclass(frozen=True, slots=True)
class OutdatedQuestion:
    """Asks what is outdated in these events by now."""

    events: Collection[EventId]


@dataclass(frozen=True, slots=True)
class ToMend:
    """Something outdated in an event."""

    event: Event
    what: Outdated


def to_mend(question: OutdatedQuestion, uow: UnitOfWork) -> tuple[ToMend, ...]:
    """What was made of a ranking, or of who plays, and fits no more.

    Source: house
    """
    events = filter(None, map(uow.events.get, sorted(question.events)))
    return tuple(ToMend(event, one) for event in events for one in outdated_in(uow, event))
