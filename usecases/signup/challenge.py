"""On a ladder a player challenges somebody who stands above to a match of the next round."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import seatable
from league.event import Event, EventStatus, Pairing
from league.ids import EventId, PlayerId
from league.ladder import REACH, in_reach
from league.refusal import Refusal
from league.round import RoundStatus
from usecases.caller import Caller
from usecases.find import event_at, people_by_id
from usecases.people import person_of
from usecases.round.find import rounds_of
from usecases.standings.overall import overall_of

_RUNNING = frozenset({EventStatus.RUNNING})


@dataclass(frozen=True, slots=True)
class Challenge:
    """A player challenges `player`; 0 takes back what was said."""

    caller: Caller
    event_id: EventId
    player: PlayerId = PlayerId(0)


@dataclass(frozen=True, slots=True)
class Challenges:
    """Whom a player may challenge, the nearest first, and whom they have challenged; `number` is the next round."""

    event: Event
    number: int
    player: PlayerId
    open: tuple[Person, ...]
    challenged: Person | None


def challenges_open(question: Challenge, uow: UnitOfWork) -> Challenges | Refusal:
    """What a player may choose from; whoever is challenged, or has challenged, is left out.

    Refusals: those of `event_at`, `not-a-ladder` (params: event), `ladder-drawn` (params: event), `not-signed-up`
    (params: event), `ladder-challenged` (params: player, round).
    Source: house
    """
    event = event_at(uow, question.caller, question.event_id, _RUNNING)
    if isinstance(event, Refusal):
        return event
    if event.pairing is not Pairing.LADDER:
        return Refusal("not-a-ladder", params={"event": event.name})
    rounds = rounds_of(uow, event)
    if not rounds or rounds[-1].status is RoundStatus.PLANNED:
        return Refusal("ladder-drawn", params={"event": event.name})
    number = rounds[-1].number + 1
    person = person_of(uow, question.caller)
    here = seatable(uow.entries.list_of(event))
    if person is None or PlayerId(person.id) not in here:
        return Refusal("not-signed-up", params={"event": event.name})
    return _open(uow, event, number, PlayerId(person.id), here)


def _open(
    uow: UnitOfWork, event: Event, number: int, own: PlayerId, here: tuple[PlayerId, ...]
) -> Challenges | Refusal:
    said = uow.entries.challenges(event, number)
    challenger = next((player for player, other in said.items() if other == own), None)
    people = people_by_id(uow, here)
    if challenger is not None:
        return Refusal("ladder-challenged", params={"player": people[challenger].name, "round": number})
    ladder = [row.player for row in overall_of(uow, event).standings.rows if row.player in people]
    busy = {one for pair in said.items() if pair[0] != own for one in pair}
    found = tuple(people[player] for player in in_reach(ladder, own, busy))
    return Challenges(event, number, own, found, people.get(said.get(own, PlayerId(0))))


def challenge(command: Challenge, uow: UnitOfWork) -> Challenges | Refusal:
    """The match is the next round's, whoever wins till then; nobody is challenged twice.

    Refusals: those of `challenges_open`, `ladder-out-of-reach` (params: reach).
    Source: house
    """
    found = challenges_open(command, uow)
    if isinstance(found, Refusal):
        return found
    person = next((one for one in found.open if one.id == command.player), None)
    if command.player and person is None:
        return Refusal("ladder-out-of-reach", params={"reach": REACH})
    uow.entries.set_challenge(found.event, found.player, command.player or None, found.number)
    return Challenges(found.event, found.number, found.player, found.open, person)
