"""Handicap classes: those of the regulations, for anybody who has entered."""

import unicodedata
from dataclasses import dataclass

from data.named import player_named
from data.rank_moves import RankCause
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.standings import moved
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, PLAYED, event_at, event_for, profile_of
from usecases.result.rank_moves import Move, keep_moves, moves_of
from usecases.show.pickers import Typed
from usecases.standings.overall import overall_of
from usecases.standings.tables import is_public

_ANY = BEFORE_START | PLAYED


@dataclass(frozen=True, slots=True)
class SetClass:
    """An organizer gives a player of the event a class ("" for none)."""

    caller: Caller
    event_id: EventId
    player: PlayerId
    handicap: str


@dataclass(frozen=True, slots=True)
class ClassSet:
    """The player with the class; results that are on record count by it from now on, which has moved these ranks."""

    event: Event
    person: Person
    handicap: str
    moves: tuple[Move, ...] = ()


def set_class(command: SetClass, uow: UnitOfWork) -> ClassSet | Refusal:
    """A player's class, whoever made the entry; whoever's rank it moves is told.

    Refusals: `needs-organizer`, those of `event_at`, `no-such-player`, those of `class_of`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_at(uow, command.caller, command.event_id, _ANY)
    if isinstance(event, Refusal):
        return event
    person = uow.people.get(command.player)
    if person is None or uow.entries.list_of(event).entry_of(command.player) is None:
        return Refusal("no-such-player")
    handicap = class_of(profile_of(event), command.handicap)
    if isinstance(handicap, Refusal):
        return handicap
    before = overall_of(uow, event).standings
    uow.entries.set_handicap(event, command.player, handicap)
    audit(
        uow,
        command.caller,
        event.id,
        "entry-class",
        {"player": player_named(person), "class": handicap or "—"},
    )
    moves = moves_of(uow, moved(before, overall_of(uow, event).standings))
    if is_public(event):
        keep_moves(uow, event, moves, RankCause(classed=command.player, handicap=handicap))
    return ClassSet(event, person, handicap, moves)


def lacks_class(uow: UnitOfWork, event: Event, player: PlayerId) -> bool:
    """Whether the regulations have classes, and this player none of them: such a player counts as the strongest."""
    known = profile_of(event).handicap_classes
    return bool(known) and uow.entries.handicaps(event).get(player) not in known


def class_of(profile: Profile, typed: str) -> str | Refusal:
    """The class of the regulations that was typed, in any case and width; "" for none.

    Refusals: `no-classes`, `no-such-class` (params: class, known).
    """
    wanted = unicodedata.normalize("NFKC", typed).strip().casefold()
    if not wanted:
        return ""
    if not profile.handicap_classes:
        return Refusal("no-classes")
    for letter in profile.handicap_classes:
        if unicodedata.normalize("NFKC", letter).casefold() == wanted:
            return letter
    known = ", ".join(profile.handicap_classes)
    return Refusal("no-such-class", params={"class": typed.strip()[:20], "known": known})


def classes_like(typed: Typed, uow: UnitOfWork) -> tuple[str, ...]:
    """The classes of the event's regulations that begin with what was typed."""
    event = event_for(uow, typed.caller, typed.event_id, _ANY)
    if isinstance(event, Refusal):
        return ()
    begun = typed.text.strip().casefold()
    return tuple(one for one in profile_of(event).handicap_classes if one.casefold().startswith(begun))
