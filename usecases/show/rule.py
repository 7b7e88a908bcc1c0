"""What steers the search of the rules on a server: the game and the regulations of its event, and the house's own."""

import tomllib
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from faq.entry import Game
from faq.force import game_of, game_of_document, rule_set
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from usecases.caller import Caller
from usecases.find import GOING_ON, event_for, event_labels, event_of, game_here, has_entered, table_here
from usecases.rule.documents import rules_of_event
from usecases.rule.house_rules import NO_HOUSE, HouseRules, house_of

_LIKELY = (frozenset({EventStatus.RUNNING}), GOING_ON)


@dataclass(frozen=True, slots=True)
class Steering:
    """The game and the rule set whose rulings come first; the house's own.

    None where nothing is being played, and for a league whose documents are not searched. `which`: in private, the
    events that may be meant, where they are several: the asker is to say which.
    """

    game: Game | None = None
    rule_set: str | None = None
    house: HouseRules = NO_HOUSE
    which: tuple[tuple[EventId, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PrivateSteering:
    """What steers a question of the caller, who has said in private that it is about this event (0: nothing said)."""

    caller: Caller
    event_id: EventId = EventId(0)


def rule_set_of(profile: str) -> str | None:
    """The name by which the search knows the documents in force under these regulations; None where it has none.

    The measure of event questions (`measure_event.py`, kept outside) imports this name.
    """
    return rule_set(profile)


def steering(question: PrivateSteering, uow: UnitOfWork) -> Steering:
    """The event of this thread, else the server's only one that runs, or that is being prepared.

    Several or none steer nothing; in the thread of a game between friends that game does, whatever event runs. The
    house rules are those of the server in any case. In a private message it is the asker's only event, with the house
    rules of its server; of several the one that they have named.
    """
    caller = question.caller
    if not caller.guild_id:
        own = _own_events(caller, uow)
        meant = [event for event in own if event.id == question.event_id] or own
        if len(meant) > 1:
            return Steering(which=tuple(event_labels(uow, meant).items()))
        return _steered_by(uow, meant[0]) if meant else Steering()
    house = house_of(uow, caller.guild_id)
    table, game = table_here(uow, caller), game_here(uow, caller, caller.channel_id)
    if table is None and game is not None:
        return Steering(game_of_document(game.kind), house=house)
    event = _event(caller, uow) if table is None else event_of(uow, table.event_id)
    return Steering(house=house) if event is None else _steered_by(uow, event)


def _steered_by(uow: UnitOfWork, event: Event) -> Steering:
    known = rule_set_of(_regulations(event))
    return Steering(game_of(known), known, rules_of_event(uow, event))


def _own_events(caller: Caller, uow: UnitOfWork) -> list[Event]:
    """The running events, on whatever server, that somebody plays in, else those that are going on."""
    people = {person.guild_id: person.id for person in uow.people.find(user_id=caller.user_id)}
    for statuses in _LIKELY:
        found = [
            event
            for guild_id, person in people.items()
            for event in uow.events.find(guild_id=guild_id, status=sorted(statuses))
            if has_entered(uow, event, PlayerId(person))
        ]
        if found:
            return found
    return []


def _regulations(event: Event) -> str:
    """The built-in regulations of an event: a host's own profile is one of them with some changes."""
    if not event.profile_toml:
        return event.profile
    return str(tomllib.loads(event.profile_toml)["base"])


def _event(caller: Caller, uow: UnitOfWork) -> Event | None:
    for statuses in _LIKELY:
        found = event_for(uow, caller, EventId(0), statuses)
        if isinstance(found, Event):
            return found
        if found.code == "which-event":
            return None
    return None
