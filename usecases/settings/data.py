"""A person's own data: everything that is kept of them on every server, and its deletion."""

from dataclasses import dataclass
from typing import Any

from data.game_records import UNDECIDED, SeatState
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.find import GOING_ON
from usecases.limits import LimitedAction
from usecases.spend import spend

_ENTERED = (EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)


@dataclass(frozen=True, slots=True)
class ForgetMe:
    """A user wants to be forgotten."""

    caller: Caller


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many rows the person was taken out of."""

    rows: int


def own_data(caller: Caller, uow: UnitOfWork) -> dict[str, list[dict[str, Any]]] | Refusal:
    """Everything that is kept of the caller, table by table; the whole database is looked through for it.

    Refusals: `limit-own-data`.
    """
    return spend(uow, caller, LimitedAction.OWN_DATA) or uow.own_data(caller.user_id).everything()


def forget_me(command: ForgetMe, uow: UnitOfWork) -> Forgotten | Refusal:
    """The caller is forgotten; results stay under a neutral name. Not while others wait for their play.

    Refusals: `data-in-event` (params: event), `data-in-game` (params: game), `limit-own-data`.
    Source: house
    """
    refused = _awaited(command.caller, uow) or spend(uow, command.caller, LimitedAction.OWN_DATA)
    if refused:
        return refused
    return Forgotten(uow.own_data(command.caller.user_id).forget())


def _awaited(caller: Caller, uow: UnitOfWork) -> Refusal | None:
    """Whoever plays would leave a table that cannot end."""
    people = uow.people.find(user_id=caller.user_id)
    rows = uow.entries.rows.find(player=[person.id for person in people], status=_ENTERED) if people else ()
    for row in rows:
        event = uow.events.require(row.event_id)
        if event.status in GOING_ON:
            return Refusal("data-in-event", params={"event": event.name})
    seats = uow.game_seats.find(user_id=caller.user_id, state=(SeatState.TAKEN, SeatState.INVITED))
    for seat in seats:
        if not seat.resigned and uow.games.require(seat.game_id).status in UNDECIDED:
            return Refusal("data-in-game", params={"game": seat.game_id})
    return None
