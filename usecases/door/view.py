"""What a phone at the door shows: the way in, who of the list is meant, and what became of one's requests."""

from dataclasses import dataclass

from data.door_tables import DoorRequest, DoorState
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event, EventStatus
from league.ids import PlayerId
from usecases.door.ask import takes_in
from usecases.door.asked import name_of_request
from usecases.door.code import event_at_door
from usecases.find import people_by_id
from usecases.people import shortened
from usecases.show.page.head import event_behind
from usecases.show.page.seats import called_among

_NOT_SHOWN = frozenset({EntryStatus.PENDING, EntryStatus.REFUSED})
"""Who waits for an approval or was refused is nobody's business."""


@dataclass(frozen=True, slots=True)
class DoorShown:
    """A phone (by its digest) looks at the door of a code, and looks for a name."""

    code: str
    device: str
    sought: str = ""


@dataclass(frozen=True, slots=True)
class FoundAtDoor:
    """A player of the event whose name fits; `may_check_in`: that is all that is missing."""

    player: PlayerId
    name: str
    status: EntryStatus
    may_check_in: bool


@dataclass(frozen=True, slots=True)
class OwnRequest:
    """What this phone has asked for, for whom, and (None: not in) how the player stands in the event now."""

    request: DoorRequest
    name: str
    status: EntryStatus | None


@dataclass(frozen=True, slots=True)
class DoorView:
    """The page at the door; `page_key` leads to the public pages ("": there are none).

    `name` is what was looked for, as it would be stored; the requests are the newest first.
    """

    event: Event
    name: str
    found: tuple[FoundAtDoor, ...]
    signs_up: bool
    requests: tuple[OwnRequest, ...]
    page_key: str

    @property
    def waits(self) -> bool:
        """Whether one of the requests has no answer yet."""
        return any(one.request.state is DoorState.OPEN for one in self.requests)


def door_event(code: str, uow: UnitOfWork) -> Event | None:
    """The event behind a code, None where it opens nothing."""
    return event_at_door(uow, code)


def door_view(shown: DoorShown, uow: UnitOfWork) -> DoorView | None:
    """The page at the door; None where the code opens nothing.

    Source: house
    """
    event = event_at_door(uow, shown.code)
    if event is None:
        return None
    name = shortened(shown.sought)
    status = {entry.player: entry.status for entry in uow.entries.list_of(event).entries}
    own = uow.doors.requests.find(event_id=event.id, device=shown.device)
    return DoorView(
        event,
        name,
        _found(uow, event, name, status) if name else (),
        takes_in(uow, event),
        tuple(
            OwnRequest(one, name_of_request(uow, one), status.get(one.player) if one.player else None)
            for one in reversed(own)
        ),
        _page_key(uow, event),
    )


def _found(
    uow: UnitOfWork, event: Event, name: str, status: dict[PlayerId, EntryStatus]
) -> tuple[FoundAtDoor, ...]:
    people = people_by_id(uow, {player for player, one in status.items() if one not in _NOT_SHOWN})
    checks_in = event.status is EventStatus.CHECK_IN
    return tuple(
        FoundAtDoor(
            player,
            people[player].name,
            status[player],
            checks_in and status[player] is EntryStatus.CONFIRMED,
        )
        for player in called_among({number: person.name for number, person in people.items()}, name)
    )


def _page_key(uow: UnitOfWork, event: Event) -> str:
    page = uow.pages.first(event_id=event.id)
    return page.key if page is not None and event_behind(page.key, uow) else ""
