"""What autocomplete offers for rounds: tables of the open round, and pairs to be kept apart."""

from dataclasses import dataclass, replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import seatable
from league.event import Event
from league.names import begun
from league.refusal import Refusal
from league.round import Round, Table, is_bye
from usecases.bracket.labels import labels_in
from usecases.caller import Role, refusal_unless
from usecases.find import GOING_ON, event_for, is_running, people_by_id, stored_people, table_here
from usecases.people import apart
from usecases.round.find import OPEN, PUBLIC, rounds_of, tables_in
from usecases.show.pickers import MOST, Suggestion, Typed, best, with_rest

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Completion:
    """A text that goes on from what has been typed."""

    text: str


def table_numbers_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The tables of the open rounds by number, this thread's first; of a planned round for organizers alone."""
    event = event_for(uow, typed.caller, typed.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal):
        return ()
    shown = PUBLIC if refusal_unless(uow, typed.caller, Role.ORGANIZER) else OPEN
    tables = [
        t
        for row in rounds_of(uow, event)
        if row.status in shown
        for t in tables_in(uow, row)
        if not is_bye(t)
    ]
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    places = {table.number: table for table in reversed(tables)}
    offers = {
        number: Suggestion(f"{number}: {' · '.join(people[p].name for p in table.seats)}", number)
        for number, table in places.items()
    }
    if typed.text.isdigit():
        found = tuple(offer for number, offer in sorted(offers.items()) if str(number).startswith(typed.text))
    else:
        here = table_here(uow, typed.caller)
        first = sorted(offers, key=lambda number: (here is None or places[number].id != here.id, number))
        found = best([offers[number] for number in first], typed.text)
    rounds = {row.id: row for row in rounds_of(uow, event)}
    shown_tables = ((places[offer.value], offer) for offer in found[:MOST])
    named = tuple(named_match(uow, rounds[table.round_id], table, offer) for table, offer in shown_tables)
    return with_rest(named, len(offers), typed.text)


def named_match(uow: UnitOfWork, round_: Round, table: Table, offer: Suggestion) -> Suggestion:
    """A match of a bracket is called by its place in it: winners' round 2."""
    label = labels_in(uow, round_).get(table.number)
    names = f"{table.number}: {offer.name.partition(': ')[2]}"
    return offer if label is None else replace(offer, label=label, names=names)


def avoid_like(typed: Typed, uow: UnitOfWork) -> tuple[Completion, ...]:
    """What an organizer typed, with the last name completed: "Haruka + Ken, 小" offers "Haruka + Ken, 小林 + "."""
    event = event_for(uow, typed.caller, typed.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal) or refusal_unless(uow, typed.caller, Role.ORGANIZER):
        return ()
    shown = apart(_seatable(uow, event))
    cut = begun(typed.text, "+,", shown.values())
    head, last = typed.text[:cut].rstrip(), typed.text[cut:].strip()
    ending = "" if head.endswith("+") else " + "
    start = f"{head} " if head else ""
    names = best([Suggestion(name, player) for player, name in shown.items()], last)
    completed = (f"{start}{offer.name}{ending}" for offer in names)
    return tuple(Completion(text) for text in completed if len(text) <= LONGEST)


def _seatable(uow: UnitOfWork, event: Event) -> tuple[Person, ...]:
    return tuple(stored_people(uow, seatable(uow.entries.list_of(event))).values())
