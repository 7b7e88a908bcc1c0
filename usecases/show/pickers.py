"""What autocomplete offers while somebody types: events and players of the server."""

from dataclasses import dataclass

from rapidfuzz import fuzz, process, utils

from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from usecases.caller import Caller
from usecases.find import may_see

MOST = 25


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody has typed so far in an option; `event_id` where another option already names the event."""

    caller: Caller
    text: str
    event_id: int = 0


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line that is offered; `label` and `names` show a match of a bracket otherwise than it is searched."""

    name: str
    value: int
    label: MatchLabel | None = None
    names: str = ""


def events_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The server's events, newest first, or those that match best; drafts for organizers alone."""
    events = reversed(uow.events.find(guild_id=typed.caller.guild_id))
    seen = [event for event in events if may_see(uow, typed.caller, event)]
    return best([Suggestion(event.name, event.id) for event in seen], typed.text)


def players_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The server's players, guests included, whose names match best."""
    people = uow.people.find(guild_id=typed.caller.guild_id)
    return best([Suggestion(person.name, person.id) for person in people], typed.text)


def best(offers: list[Suggestion], text: str) -> tuple[Suggestion, ...]:
    """At most 25 offers; typing mistakes are forgiven."""
    if not text.strip():
        return tuple(offers[:MOST])
    names = [offer.name for offer in offers]
    found = process.extract(
        text, names, scorer=fuzz.WRatio, processor=utils.default_process, limit=MOST, score_cutoff=45
    )
    return tuple(offers[index] for _, _, index in found)
