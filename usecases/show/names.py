"""Names for the player numbers that refusals carry."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.caller import Caller


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal, and who heard it."""

    caller: Caller
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class NamedRefusal:
    """The refusal with players' names; `is_own`: it speaks of the one who hears it."""

    refusal: Refusal
    is_own: bool


def addressed(refused: Refused, uow: UnitOfWork) -> NamedRefusal:
    """The refusal as it is said to whoever asked."""
    named = with_names(refused.refusal, uow)
    player = refused.refusal.params.get("player")
    person = uow.people.get(PlayerId(player)) if isinstance(player, int) else None
    return NamedRefusal(named, is_own=person is not None and person.user_id == refused.caller.user_id)


def with_names(refusal: Refusal, uow: UnitOfWork) -> Refusal:
    """The refusal with players' names in place of their numbers."""
    named = {
        key: _name(uow, PlayerId(value)) if key in {"player", "other"} and isinstance(value, int) else value
        for key, value in refusal.params.items()
    }
    return replace(refusal, params=named)


def _name(uow: UnitOfWork, number: PlayerId) -> str:
    person = uow.people.get(number)
    return person.name if person else str(number)
