"""Who asks at a door, as organizers see it: each with those who are called the same."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.door_tables import DoorRequest
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId
from usecases.find import entrant
from usecases.people import namesakes
from usecases.waiting.open import Open


@dataclass(frozen=True, slots=True)
class AskedAtDoor:
    """A request, the name of who asks, and others of the league who are called so."""

    request: DoorRequest
    name: str
    namesakes: tuple[str, ...]


def name_of_request(uow: UnitOfWork, request: DoorRequest) -> str:
    """What somebody who asks is called."""
    return uow.people.require(request.player).name if request.player else request.name


def asked_at_door(uow: UnitOfWork, event: Event, opens: Iterable[Open]) -> tuple[AskedAtDoor, ...]:
    """The requests among all that is open in an event, the oldest first."""
    found = (one.about for one in opens if isinstance(one.about, DoorRequest))
    return tuple(_asked(uow, event, request) for request in found)


def _asked(uow: UnitOfWork, event: Event, request: DoorRequest) -> AskedAtDoor:
    if request.player:
        return AskedAtDoor(request, entrant(uow, event, request.player).name, ())
    newcomer = Person(PlayerId(0), event.guild_id, request.name)
    return AskedAtDoor(request, request.name, namesakes(uow, newcomer))
