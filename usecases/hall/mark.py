"""Which matches are to be streamed, and which players sit at accessible boards."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.hall import Hall
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.hall.kept import kept_at
from usecases.hall.numbered import Unit, numbered_in


@dataclass(frozen=True, slots=True)
class StreamMatch:
    """An organizer says that a match of a bracket, or the table of this number in each round, is to be streamed.

    `off`: that it is not.
    """

    caller: Caller
    match: int
    event_id: EventId = EventId(0)
    off: bool = False


@dataclass(frozen=True, slots=True)
class MatchMarked:
    """The event and its boards, and the match or table that was marked."""

    event: Event
    hall: Hall
    match: int
    unit: Unit


def stream_match(command: StreamMatch, uow: UnitOfWork) -> MatchMarked | Refusal:
    """Once it opens it is called to a board that is reserved for it; where it has been called it stays.

    Refusals: `needs-organizer`, those of `kept_at`, `hall-no-such-match` (params: match), `hall-marked`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    kept = refused or kept_at(uow, command.caller, command.event_id)
    if isinstance(kept, Refusal):
        return kept
    there = numbered_in(uow, kept.event)
    if there is None or command.match not in there.numbers:
        return Refusal("hall-no-such-match", params={"match": command.match})
    wanted = set(kept.hall.matches) - {command.match} if command.off else {*kept.hall.matches, command.match}
    if wanted == set(kept.hall.matches):
        return Refusal("hall-marked")
    saved = uow.halls.change(kept.hall, matches=tuple(sorted(wanted)))
    action = "hall-unstreamed" if command.off else "hall-streamed"
    params = {"event": kept.event.name, "match": command.match, "unit": there.unit}
    audit(uow, command.caller, kept.event.id, action, params)
    return MatchMarked(kept.event, saved, command.match, there.unit)


@dataclass(frozen=True, slots=True)
class KeepRoom:
    """An organizer says that a player sits at accessible boards, or that any will do (`off`)."""

    caller: Caller
    player: PlayerId
    event_id: EventId = EventId(0)
    off: bool = False


@dataclass(frozen=True, slots=True)
class RoomKept:
    """The event and the player."""

    event: Event
    player: Person


def keep_room(command: KeepRoom, uow: UnitOfWork) -> RoomKept | Refusal:
    """The matches of this player are called to accessible boards, as long as there are any.

    Nobody is told why: all pages show the number of the board alone.

    Refusals: `needs-organizer`, those of `kept_at`, `hall-no-such-player`, `hall-marked`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    kept = refused or kept_at(uow, command.caller, command.event_id)
    if isinstance(kept, Refusal):
        return kept
    entry = uow.entries.rows.first(event_id=kept.event.id, player=command.player)
    person = uow.people.get(command.player)
    if entry is None or person is None or uow.entries.list_of(kept.event).entry_of(command.player) is None:
        return Refusal("hall-no-such-player")
    if entry.accessible is not command.off:
        return Refusal("hall-marked")
    uow.entries.rows.change(entry, accessible=not command.off)
    action = "hall-room-off" if command.off else "hall-room"
    params = {"event": kept.event.name, "player": person.name}
    audit(uow, command.caller, kept.event.id, action, params)
    return RoomKept(kept.event, person)
