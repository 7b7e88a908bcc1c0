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
    """The refusal as it is said to whoever asked: a number of another server's player stays a number there."""
    named = with_names(refused.refusal, uow, refused.caller.guild_id)
    player = refused.refusal.params.get("player")
    person = uow.people.get(PlayerId(player)) if isinstance(player, int) else None
    return NamedRefusal(named, is_own=person is not None and person.user_id == refused.caller.user_id)


def with_names(refusal: Refusal, uow: UnitOfWork, guild_id: int) -> Refusal:
    """The refusal with the names of this server's players (0: of all) in place of their numbers."""
    named = {
        key: _name(uow, PlayerId(value), guild_id)
        if key in {"player", "other"} and isinstance(value, int)
        else value
        for key, value in refusal.params.items()
    }
    return replace(refusal, params=named)


def _name(uow: UnitOfWork, number: PlayerId, guild_id: int) -> str:
    person = uow.people.get(number)
    is_theirs = person is not None and guild_id in {0, person.guild_id}
    return person.name if person and is_theirs else str(number)
