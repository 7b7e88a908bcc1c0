"""Names for the player numbers that refusals carry."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.refusal import Refusal


def with_names(refusal: Refusal, uow: UnitOfWork) -> Refusal:
    """The refusal with players' names in place of their numbers."""
    named = {
        key: _name(uow, value) if key in {"player", "other"} and isinstance(value, int) else value
        for key, value in refusal.params.items()
    }
    return replace(refusal, params=named)


def _name(uow: UnitOfWork, number: int) -> str:
    person = uow.people.get(number)
    return person.name if person else str(number)
