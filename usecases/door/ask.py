"""A guest at the door asks to join, or to be checked in; or takes the request back."""

from dataclasses import dataclass
from typing import Final

from data.door_tables import DoorRequest, DoorState, DoorWish
from data.unit_of_work import UnitOfWork
from league.entry import check_in
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.names import matched
from league.refusal import Refusal
from league.round import Stage
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.door.code import event_at_door
from usecases.find import has_entered
from usecases.people import shortened
from usecases.round.late import played_at_tables
from usecases.round.pairing_input import UNLIMITED, seats_to_come

MOST_OPEN: Final = 40
"""So many requests of one event wait at most: an organizer can look through them."""
MOST_OF_PHONE: Final = 4
"""A family has one phone."""
MOST_EVER: Final = 2000
"""Three for each of the most players that an event has had."""
SIGNS_UP: Final = frozenset({EventStatus.OPEN, EventStatus.CHECK_IN})


def takes_in(uow: UnitOfWork, event: Event) -> bool:
    """Whether somebody can ask to join: before the start, and late as long as a round for everybody is left or played.

    Source: house
    """
    if event.status is not EventStatus.RUNNING:
        return event.status in SIGNS_UP
    if event.pairing in UNLIMITED:
        return False
    round_ = played_at_tables(uow, event)
    return seats_to_come(uow, event) or (round_ is not None and round_.stage is Stage.QUALIFIER)


@dataclass(frozen=True, slots=True)
class AskAtDoor:
    """What a phone asks for: by a new `name`, or as the `player` who has entered.

    `device` is a digest of what this phone alone holds.
    """

    caller: Caller
    code: str
    device: str
    wish: DoorWish
    name: str = ""
    player: PlayerId = PlayerId(0)


def ask_at_door(command: AskAtDoor, uow: UnitOfWork) -> DoorRequest | Refusal:
    """The request waits for an organizer: nothing is changed by it.

    Refusals: `door-unknown`, `door-full`, `door-phone-full` (params: count), those of the wish: `door-closed`
    (params: event), `name-empty`, `door-name-taken` (params: player), `door-asked`; `not-signed-up` (params: event)
    and those of `league.entry.check_in`.
    Source: house
    """
    event = event_at_door(uow, command.code)
    if event is None:
        return Refusal("door-unknown")
    asked = uow.doors.requests.find(event_id=event.id)
    waiting = tuple(one for one in asked if one.state is DoorState.OPEN)
    if len(waiting) >= MOST_OPEN or len(asked) >= MOST_EVER:
        return Refusal("door-full")
    if sum(one.device == command.device for one in waiting) >= MOST_OF_PHONE:
        return Refusal("door-phone-full", params={"count": MOST_OF_PHONE})
    wished = _check_in if command.wish is DoorWish.CHECK_IN else _join
    request = wished(uow, event, command, waiting)
    return request if isinstance(request, Refusal) else uow.doors.requests.add(request)


def _join(
    uow: UnitOfWork, event: Event, command: AskAtDoor, waiting: tuple[DoorRequest, ...]
) -> DoorRequest | Refusal:
    if not takes_in(uow, event):
        return Refusal("door-closed", params={"event": event.name})
    name = shortened(command.name)
    if not name:
        return Refusal("name-empty")
    known = uow.people.first(guild_id=event.guild_id, user_id=None, name=name)
    if known is not None and has_entered(uow, event, PlayerId(known.id)):
        return Refusal("door-name-taken", params={"player": name})
    if any(one.wish is DoorWish.JOIN and matched(one.name) == matched(name) for one in waiting):
        return Refusal("door-asked")
    return _request(event, command, name, None)


def _check_in(
    uow: UnitOfWork, event: Event, command: AskAtDoor, waiting: tuple[DoorRequest, ...]
) -> DoorRequest | Refusal:
    if not has_entered(uow, event, command.player):
        return Refusal("not-signed-up", params={"event": event.name})
    change = check_in(uow.entries.list_of(event), command.player)
    if isinstance(change, Refusal):
        return refused_in(event, change)
    if any(one.wish is DoorWish.CHECK_IN and one.player == command.player for one in waiting):
        return Refusal("door-asked")
    return _request(event, command, "", command.player)


def _request(event: Event, command: AskAtDoor, name: str, player: PlayerId | None) -> DoorRequest:
    now = command.caller.now
    return DoorRequest(0, event.id, command.wish, name, player, DoorState.OPEN, command.device, now)


@dataclass(frozen=True, slots=True)
class WithdrawAtDoor:
    """The phone that has asked takes it back."""

    caller: Caller
    code: str
    device: str
    request_id: int


def withdraw_at_door(command: WithdrawAtDoor, uow: UnitOfWork) -> DoorRequest | Refusal:
    """The request waits no more.

    Refusals: `door-unknown`, `door-answered`.
    Source: house
    """
    event = event_at_door(uow, command.code)
    request = uow.doors.requests.get(command.request_id)
    if event is None or request is None or request.event_id != event.id or request.device != command.device:
        return Refusal("door-unknown")
    if request.state is not DoorState.OPEN:
        return Refusal("door-answered")
    return uow.doors.requests.change(request, state=DoorState.WITHDRAWN)
