"""An organizer answers who asks at the door: yes is `/signup add` or the check-in of a player."""

from dataclasses import dataclass

from data.door_tables import DoorRequest, DoorState, DoorWish
from data.named import player_named
from data.unit_of_work import UnitOfWork
from league.entry import check_in
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.door.asked import name_of_request
from usecases.find import event_of
from usecases.signup.manage_entries import AddEntry, Handled, HandleEntry, Verb, add_entry, handle_entry
from usecases.signup.promotion import store_entries


@dataclass(frozen=True, slots=True)
class AnswerAtDoor:
    """An organizer says yes or no to a request."""

    caller: Caller
    request_id: int
    accepts: bool


@dataclass(frozen=True, slots=True)
class DoorAnswered:
    """The event, who asked, and what was done with the entry (None: the request was declined)."""

    event: Event
    name: str
    wish: DoorWish
    handled: Handled | None


def answer_at_door(command: AnswerAtDoor, uow: UnitOfWork) -> DoorAnswered | Refusal:
    """The player is in, or here; or the request is declined.

    Refusals: `needs-organizer`, `door-gone`, `door-answered`, those of `add_entry` and `handle_entry`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    request = uow.doors.requests.get(command.request_id)
    event = event_of(uow, request.event_id) if request else None
    if request is None or event is None or event.guild_id != command.caller.guild_id:
        return Refusal("door-gone")
    if request.state is not DoorState.OPEN:
        return Refusal("door-answered")
    name = name_of_request(uow, request)
    if not command.accepts:
        uow.doors.requests.change(request, state=DoorState.DECLINED)
        said = player_named(uow.people.require(request.player)) if request.player else name
        audit(uow, command.caller, event.id, "door-declined", {"player": said})
        return DoorAnswered(event, name, request.wish, None)
    handled = _accepted(uow, command.caller, request)
    if isinstance(handled, Refusal):
        return handled
    uow.doors.requests.change(request, state=DoorState.ACCEPTED, player=PlayerId(handled.person.id))
    return DoorAnswered(event, name, request.wish, handled)


def _accepted(uow: UnitOfWork, caller: Caller, request: DoorRequest) -> Handled | Refusal:
    if request.wish is DoorWish.CHECK_IN:
        player = request.player or PlayerId(0)
        return handle_entry(HandleEntry(caller, request.event_id, player, Verb.CHECK_IN), uow)
    handled = add_entry(AddEntry(caller, request.event_id, 0, request.name), uow)
    return handled if isinstance(handled, Refusal) else _here(uow, caller, handled)


def _here(uow: UnitOfWork, caller: Caller, handled: Handled) -> Handled:
    """Who stands at the door while the check-in is open need not say so again."""
    change = check_in(uow.entries.list_of(handled.event), PlayerId(handled.person.id))
    if isinstance(change, Refusal):
        return handled
    store_entries(uow, handled.event, change, caller.now)
    return Handled(
        handled.event,
        handled.person,
        change.status,
        handled.promoted,
        lacks_class=handled.lacks_class,
        unseated=handled.unseated,
        namesakes=handled.namesakes,
    )
