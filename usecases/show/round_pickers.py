"""What autocomplete offers for rounds: tables of the open round, and pairs to be kept apart."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import seatable
from league.event import Event
from league.refusal import Refusal
from league.round import is_bye
from usecases.caller import Role, unless
from usecases.find import GOING_ON, event_for, people_by_id
from usecases.round.find import OPEN, PUBLIC, rounds_of, tables_in
from usecases.show.pickers import Suggestion, Typed, best

_LONGEST = 100


@dataclass(frozen=True, slots=True)
class Completion:
    """A text that goes on from what has been typed."""

    text: str


def table_numbers_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The tables of the open rounds by number, with their players; of a planned round for organizers alone."""
    event = event_for(uow, typed.caller, typed.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return ()
    shown = PUBLIC if unless(uow, typed.caller, Role.ORGANIZER) else OPEN
    tables = [
        t
        for row in rounds_of(uow, event)
        if row.status in shown
        for t in tables_in(uow, row)
        if not is_bye(t)
    ]
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    offers = {
        table.number: Suggestion(
            f"{table.number}: {' · '.join(people[p].name for p in table.seats)}", table.number
        )
        for table in reversed(tables)
    }
    if typed.text.isdigit():
        return tuple(offer for number, offer in sorted(offers.items()) if str(number).startswith(typed.text))[
            :25
        ]
    return best([offers[number] for number in sorted(offers)], typed.text)


def avoid_like(typed: Typed, uow: UnitOfWork) -> tuple[Completion, ...]:
    """What an organizer typed, with the last name completed: "Haruka + Ken, 小" offers "Haruka + Ken, 小林 + "."""
    event = event_for(uow, typed.caller, typed.event_id, GOING_ON)
    if isinstance(event, Refusal) or unless(uow, typed.caller, Role.ORGANIZER):
        return ()
    cut = max(typed.text.rfind(sign) for sign in "+,") + 1
    head, last = typed.text[:cut].rstrip(), typed.text[cut:].strip()
    ending = "" if head.endswith("+") else " + "
    start = f"{head} " if head else ""
    names = best([Suggestion(person.name, person.id) for person in _seatable(uow, event)], last)
    completed = (f"{start}{offer.name}{ending}" for offer in names)
    return tuple(Completion(text) for text in completed if len(text) <= _LONGEST)


def _seatable(uow: UnitOfWork, event: Event) -> tuple[Person, ...]:
    return tuple(people_by_id(uow, seatable(uow.entries.list_of(event))).values())
