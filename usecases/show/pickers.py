"""What autocomplete offers: events and players of the server."""

from dataclasses import dataclass

from rapidfuzz import fuzz, process, utils

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.event import Event, EventStatus
from league.ids import EventId, TableId
from usecases.caller import Caller
from usecases.find import event_labels, is_running, may_see, table_here
from usecases.people import apart

MOST = 25
NOBODY = -1
"""What the line "so many more" stands for: nothing has this number, so that choosing it is refused."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What the caller has typed so far in an option; `event_id` or `table_id` where another option already names it."""

    caller: Caller
    text: str
    event_id: EventId = EventId(0)
    table_id: TableId = TableId(0)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One line that is offered; `label` and `names` show a match of a bracket otherwise than it is searched.

    `at` is the round and the number of a table, which is searched as "R4 T1".
    `more` counts those for which the list has no room, where the line says just that.
    """

    name: str
    value: int
    label: MatchLabel | None = None
    names: str = ""
    more: int = 0
    at: tuple[int, int] | None = None


def events_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The server's events that can be meant, or those that match best: not those that were called off."""
    return _events(typed, uow, [event for event in _seen(typed, uow) if not is_called_off(event)])


def all_events_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """Those that were called off too: to look at them, or to take that back."""
    return _events(typed, uow, _seen(typed, uow))


def is_called_off(event: Event) -> bool:
    """Whether it does not take place."""
    return event.status is EventStatus.CANCELLED


def _seen(typed: Typed, uow: UnitOfWork) -> list[Event]:
    events = reversed(uow.events.find(guild_id=typed.caller.guild_id))
    return [event for event in events if may_see(uow, typed.caller, event)]


def _events(typed: Typed, uow: UnitOfWork, events: list[Event]) -> tuple[Suggestion, ...]:
    """First the event of this thread, then those that run, then the newest."""
    here = table_here(uow, typed.caller)
    first = sorted(
        events,
        key=lambda event: (
            here is None or event.id != here.event_id,
            not is_running(event),
            is_called_off(event),
        ),
    )
    labels = event_labels(uow, events)
    found = best([Suggestion(labels[event.id], event.id) for event in first], typed.text)
    return with_rest(found, len(events), typed.text)


def players_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The server's players, guests included, whose names match best."""
    people = _playing(uow, uow.people.find(guild_id=typed.caller.guild_id))
    found = best([Suggestion(name, player) for player, name in apart(people).items()], typed.text)
    return with_rest(found, len(people), typed.text)


def _playing(uow: UnitOfWork, people: tuple[Person, ...]) -> list[Person]:
    """Without the guests whom no event knows: what was theirs has become another player's."""
    guests = frozenset(person.id for person in people if person.user_id is None)
    listed = uow.entries.players_among(guests) if guests else frozenset()
    return [person for person in people if person.user_id is not None or person.id in listed]


def with_rest(found: tuple[Suggestion, ...], count: int, text: str) -> tuple[Suggestion, ...]:
    """The offers; before anything is typed the last line says how many of all have no room."""
    if text.strip() or count <= MOST:
        return found
    return (*found[: MOST - 1], Suggestion("", NOBODY, more=count - MOST + 1))


def best(offers: list[Suggestion], text: str) -> tuple[Suggestion, ...]:
    """At most 25 offers; typing mistakes are forgiven."""
    if not text.strip():
        return tuple(offers[:MOST])
    names = [offer.name for offer in offers]
    found = process.extract(
        text, names, scorer=fuzz.WRatio, processor=utils.default_process, limit=MOST, score_cutoff=45
    )
    return tuple(offers[index] for _, _, index in found)
