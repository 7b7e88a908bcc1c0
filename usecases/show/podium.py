"""The podium of an event that is over."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId
from usecases.find import people_by_id
from usecases.standings.overall import overall_of

STEPS = 3


@dataclass(frozen=True, slots=True)
class Podium:
    """The best three places, each with everybody who shares it, and how many were ranked."""

    event: Event
    steps: tuple[tuple[int, tuple[Person, ...]], ...]
    players: int


def podium(event_id: EventId, uow: UnitOfWork) -> Podium | None:
    """The podium; None before the end, and where nothing was played."""
    event = uow.events.get(event_id)
    if event is None or event.status is not EventStatus.FINISHED:
        return None
    rows = [row for row in overall_of(uow, event).standings.rows if row.played]
    best = [row for row in rows if row.place <= STEPS]
    people = people_by_id(uow, [row.player for row in best])
    places = dict.fromkeys(row.place for row in best)
    steps = tuple(
        (place, tuple(people[row.player] for row in best if row.place == place)) for place in places
    )
    return Podium(event, steps, len(rows)) if steps else None
